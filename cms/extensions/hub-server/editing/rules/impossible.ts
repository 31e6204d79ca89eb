// Refuses values that no field can hold, even in drafts. The database would accept most of them, and then lists that
// show the entry would fail, or the entry would lose its texts.

import type { CollectionDefinition } from "@hub/content-model/collections/collection";
import type { Field } from "@hub/content-model/collections/field";
import { MAX_INTEGER } from "@hub/content-model/collections/fields";
import { problemText } from "@hub/shared-contracts/problems/problem-text";
import { z } from "zod";
import type { Reason } from "../refusal.ts";
import type { Row } from "../row.ts";
import { currentLocale, fieldName, translate } from "../wording.ts";
import { momentOf } from "./times.ts";

/** Range of years; others are typing errors. */
const [FIRST_YEAR, LAST_YEAR] = [1900, 2199];

/** Refuses values that their fields cannot hold. */
export function impossibleValueError({ collection, fields }: CollectionDefinition, values: Row): Reason | undefined {
	for (const [field, value] of Object.entries(values)) {
		const draft = fields[field];
		if (!draft || value === null || value === undefined) continue;
		const reason = judges[draft.type]?.(fieldName(field, collection), value, draft);
		if (reason) return { at: field, reason };
	}
	return undefined;
}

/** Returns why a text is not valid JSON. */
function problemIn(text: string): string {
	try {
		JSON.parse(text);
		return translate("value.brackets");
	} catch (error) {
		return error instanceof Error ? error.message : String(error);
	}
}

/** Returns the problem of a value. `name` is the quoted name of the field. */
type Judge = (name: string, value: unknown, draft: Field) => string | undefined;

const isNoText: Judge = (name, value, { column, relation }) => {
	if (relation) return undefined;
	if (typeof value !== "string") return `${name} ${problemText({ key: "text" }, currentLocale())}.`;
	const [length, maxLength] = [[...value].length, column?.max_length];
	return maxLength !== undefined && length > maxLength
		? translate("value.long", { field: name, length, most: maxLength })
		: undefined;
};

const isNoMoment: Judge = (name, value, { type }) => {
	const [, written] = (typeof value === "string" && /^([+-]?\d{4,})-\d\d/.exec(value)) || [];
	const year =
		written === undefined ? new Date(value instanceof Date ? value : Number.NaN).getUTCFullYear() : Number(written);
	if (Number.isNaN(year)) return translate("value.no-day", { field: name, value: String(value) });
	if (year < FIRST_YEAR || year > LAST_YEAR)
		return translate("value.year", { field: name, year, first: FIRST_YEAR, last: LAST_YEAR });
	// Parsers convert 30 February to different days.
	const day = typeof value === "string" ? value.slice(0, 10) : undefined;
	if (day !== undefined && !z.iso.date().safeParse(day).success)
		return translate("value.such-day", { field: name, value: day });
	const isRead = type === "timestamp" ? momentOf(value) !== undefined : day === undefined || day === value;
	return isRead ? undefined : translate("value.no-day", { field: name, value: String(value) });
};

const judges: { readonly [Type in Field["type"]]?: Judge } = {
	string: isNoText,
	text: isNoText,
	uuid: isNoText,
	integer(name, value, { meta }) {
		const { min = -MAX_INTEGER, max = MAX_INTEGER } = (meta.options ?? {}) as { min?: number; max?: number };
		if (typeof value === "number" && Number.isInteger(value) && value >= min && value <= max) return undefined;
		return translate("value.number", { field: name, value: String(value), min, max });
	},
	date: isNoMoment,
	timestamp: isNoMoment,
	json(name, value) {
		if (typeof value === "object") return undefined;
		return translate("value.json", {
			field: name,
			problem: typeof value === "string" ? problemIn(value) : translate("value.brackets"),
		});
	},
	csv(name, value) {
		return Array.isArray(value) ? undefined : translate("value.words", { field: name });
	},
	boolean(name, value) {
		return typeof value === "boolean" ? undefined : translate("value.toggle", { field: name, value: String(value) });
	},
};
