// Refuses values that no field can hold, even in drafts. The database would accept most of them, and then lists that show the entry would
// fail, or the entry would lose its texts.

import type { CollectionDefinition } from "@hub/content-model/collections/collection";
import type { Field } from "@hub/content-model/collections/field";
import { GREATEST_INTEGER } from "@hub/content-model/collections/fields";
import { z } from "zod";
import type { Row } from "../row.ts";
import { fieldName, say } from "../wording.ts";
import { momentOf } from "./times.ts";

/** Years that an entry can be about: beyond them is a slip of the keyboard. */
const [FIRST_YEAR, LAST_YEAR] = [1900, 2199];

/** A value that its field cannot hold. */
export function impossibleValueError({ collection, fields }: CollectionDefinition, values: Row): string | undefined {
	for (const [field, value] of Object.entries(values)) {
		const draft = fields[field];
		if (!draft || value === null || value === undefined) continue;
		const problem = judges[draft.type]?.(fieldName(field, collection), value, draft);
		if (problem) return problem;
	}
	return undefined;
}

/** Returns why a text is not valid JSON. */
function problemIn(text: string): string {
	try {
		JSON.parse(text);
		return say("value.brackets");
	} catch (error) {
		return error instanceof Error ? error.message : String(error);
	}
}

/** Returns the problem of a value. `name` is the quoted name of the field. */
type Judge = (name: string, value: unknown, draft: Field) => string | undefined;

const isNoText: Judge = (name, value, { column, relation }) => {
	if (relation) return undefined;
	if (typeof value !== "string") return say("value.text", { field: name });
	const [length, maxLength] = [[...value].length, column?.max_length];
	return maxLength !== undefined && length > maxLength ? say("value.long", { field: name, length, most: maxLength }) : undefined;
};

const isNoMoment: Judge = (name, value, { type }) => {
	const [, written] = (typeof value === "string" && /^([+-]?\d{4,})-\d\d/.exec(value)) || [];
	const year = written === undefined ? new Date(value instanceof Date ? value : Number.NaN).getUTCFullYear() : Number(written);
	if (Number.isNaN(year)) return say("value.no-day", { field: name, value: String(value) });
	if (year < FIRST_YEAR || year > LAST_YEAR) return say("value.year", { field: name, year, first: FIRST_YEAR, last: LAST_YEAR });
	// 30 February would be another day for each who reads it.
	const day = typeof value === "string" ? value.slice(0, 10) : undefined;
	if (day !== undefined && !z.iso.date().safeParse(day).success) return say("value.such-day", { field: name, value: day });
	const isRead = type === "timestamp" ? momentOf(value) !== undefined : day === undefined || day === value;
	return isRead ? undefined : say("value.no-day", { field: name, value: String(value) });
};

const judges: { readonly [Type in Field["type"]]?: Judge } = {
	string: isNoText,
	text: isNoText,
	uuid: isNoText,
	integer(name, value, { meta }) {
		const { min = -GREATEST_INTEGER, max = GREATEST_INTEGER } = (meta.options ?? {}) as { min?: number; max?: number };
		if (typeof value === "number" && Number.isInteger(value) && value >= min && value <= max) return undefined;
		return say("value.number", { field: name, value: String(value), min, max });
	},
	date: isNoMoment,
	timestamp: isNoMoment,
	json(name, value) {
		if (typeof value === "object") return undefined;
		return say("value.json", { field: name, problem: typeof value === "string" ? problemIn(value) : say("value.brackets") });
	},
	csv(name, value) {
		return Array.isArray(value) ? undefined : say("value.words", { field: name });
	},
	boolean(name, value) {
		return typeof value === "boolean" ? undefined : say("value.toggle", { field: name, value: String(value) });
	},
};
