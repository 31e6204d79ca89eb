// Converts saved values to the form that their fields store, and refuses values that no field can hold. Imported tables
// contain only texts, and programs send any type. Visible content is not changed. The database would accept most
// impossible values, and then lists that show the entry would fail, or the entry would lose its texts.

import { momentOf } from "@hub/content-model/cms/row";
import type { CollectionDefinition } from "@hub/content-model/collections/collection";
import type { Field, FieldType } from "@hub/content-model/collections/field";
import { MAX_INTEGER } from "@hub/content-model/collections/fields";
import { inOneLine } from "@hub/shared-contracts/language/letters";
import { problemText } from "@hub/shared-contracts/problems/problem-text";
import { z } from "zod";
import { normalisedMarkup } from "../../../src/prose/stored-markup.ts";
import { withFormattedTexts } from "../entries/formatted-texts.ts";
import type { Row } from "../entries/row.ts";
import { Refusal } from "../wording/refusal.ts";
import { currentLocale, fieldName, translate } from "../wording/wording.ts";

/** Range of years; others are typing errors. */
const [FIRST_YEAR, LAST_YEAR] = [1900, 2199];

/** A field type: converts values to their stored form, and refuses invalid ones, even in drafts. */
interface ValueType {
	/** Converts a value to its stored form; undefined leaves it unchanged. */
	store?(value: unknown, field: Field): unknown;
	/** Returns the problem of a stored value. @param name the quoted name of the field */
	problem(name: string, value: unknown, field: Field): string | undefined;
}

/**
 * Returns the values of a row in their stored form: parses structures, normalises formatted texts.
 * @throws Refusal if a field cannot hold its value
 */
export function storableValues(definition: CollectionDefinition, written: Row): Row {
	const { collection, fields } = definition;
	const stored = Object.entries(written).map(([name, value]) => {
		const field = fields[name];
		const form = field && !field.relation ? VALUE_TYPES[field.type]?.store?.(value, field) : undefined;
		return [name, form === undefined ? value : form] as const;
	});
	const values = withFormattedTexts(definition, Object.fromEntries(stored), normalisedMarkup);
	for (const [name, value] of Object.entries(values)) {
		const field = fields[name];
		if (!field || value === null || value === undefined) continue;
		const reason = VALUE_TYPES[field.type]?.problem(fieldName(name, collection), value, field);
		if (reason) throw new Refusal({ at: name, reason });
	}
	return values;
}

/** Value that an empty field stores. */
const emptyValue = ({ column }: Field): unknown => column?.default_value ?? null;

const isBlank = (value: unknown): boolean => value === null || (typeof value === "string" && inOneLine(value) === "");

const text: ValueType = {
	store(value, field) {
		if (typeof value === "number") return String(value);
		if (isBlank(value)) return emptyValue(field);
		if (typeof value !== "string" || field.kind === "rich-text") return undefined;
		// Keys and slugs are compared exactly, and are shown in one line.
		return field.type === "string" ? inLine(value) : inLines(value);
	},
	problem(name, value, { column, relation }) {
		if (relation) return undefined;
		if (typeof value !== "string") return `${name} ${problemText({ key: "text" }, currentLocale())}.`;
		const [length, maxLength] = [[...value].length, column?.max_length];
		return maxLength !== undefined && length > maxLength
			? translate("value.long", { field: name, length, most: maxLength })
			: undefined;
	},
};

const moment: ValueType = {
	store(value, field) {
		if (isBlank(value)) return emptyValue(field);
		const written = value instanceof Date && !Number.isNaN(value.getTime()) ? value.toISOString() : value;
		// Dates have no time, but programs write midnight.
		return field.type === "date" && typeof written === "string"
			? written.trim().replace(/^(\d{4}-\d\d-\d\d)T.*$/, "$1")
			: written;
	},
	problem(name, value, { type }) {
		const noDay = translate("value.no-day", { field: name, value: String(value) });
		const [, yearText] = (typeof value === "string" && /^([+-]?\d{4,})-\d\d/.exec(value)) || [];
		if (typeof value !== "string" || yearText === undefined) return noDay;
		const year = Number(yearText);
		if (year < FIRST_YEAR || year > LAST_YEAR)
			return translate("value.year", { field: name, year, first: FIRST_YEAR, last: LAST_YEAR });
		// Parsers convert 30 February to different days.
		const day = value.slice(0, 10);
		if (!z.iso.date().safeParse(day).success) return translate("value.such-day", { field: name, value: day });
		const isRead = type === "timestamp" ? !Number.isNaN(momentOf(value)) : day === value;
		return isRead ? undefined : noDay;
	},
};

const VALUE_TYPES: { readonly [Type in FieldType]?: ValueType } = {
	string: text,
	text,
	uuid: { problem: text.problem },
	date: moment,
	timestamp: moment,
	integer: {
		store(value, field) {
			if (isBlank(value)) return emptyValue(field);
			return typeof value === "string" && /^\s*-?\d+\s*$/.test(value) ? Number(value) : undefined;
		},
		problem(name, value, { meta }) {
			const { min = -MAX_INTEGER, max = MAX_INTEGER } = (meta.options ?? {}) as { min?: number; max?: number };
			if (typeof value === "number" && Number.isInteger(value) && value >= min && value <= max) return undefined;
			return translate("value.number", { field: name, value: String(value), min, max });
		},
	},
	boolean: {
		store(value, field) {
			if (isBlank(value)) return emptyValue(field);
			const word = String(value).trim().toLowerCase();
			if (word === "true" || word === "1") return true;
			return word === "false" || word === "0" ? false : undefined;
		},
		problem: (name, value) =>
			typeof value === "boolean" ? undefined : translate("value.toggle", { field: name, value: String(value) }),
	},
	json: {
		store(value, field) {
			if (isBlank(value)) return null;
			const structure = typeof value === "string" ? parsed(value) : value;
			if (field.kind === "words" && Array.isArray(structure)) return words(structure);
			return withoutBlanks(structure);
		},
		problem(name, value) {
			if (typeof value === "object") return undefined;
			const problem = typeof value === "string" ? syntaxErrorIn(value) : undefined;
			return translate("value.json", { field: name, problem: problem ?? translate("value.brackets") });
		},
	},
	csv: {
		store(value) {
			if (isBlank(value)) return null;
			const list = typeof value === "string" ? parsed(value) : value;
			// The column stores them separated by commas.
			return Array.isArray(list) || typeof list === "string"
				? words([list].flat().flatMap((word) => (typeof word === "string" ? word.split(",") : [word])))
				: undefined;
		},
		problem: (name, value) => (Array.isArray(value) ? undefined : translate("value.words", { field: name })),
	},
};

/** Text in one line. Line breaks and control characters become spaces. */
function inLine(text: string): string {
	return text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
}

/** Removes control characters from a text of several lines. */
function inLines(text: string): string {
	return withoutControls(text.replace(/\r\n?|[\u2028\u2029]/gu, "\n")).trim();
}

function withoutControls(text: string): string {
	return text.replace(/(?![\n\t])\p{Cc}+/gu, " ");
}

/** Trims words and removes empty ones. Values that are not texts stay, and are refused later. */
function words(written: readonly unknown[]): unknown[] {
	return written.flatMap((word) => {
		const text = typeof word === "number" ? String(word) : word;
		if (typeof text !== "string") return [text];
		return isBlank(text) ? [] : [inLine(text)];
	});
}

/**
 * Replaces texts without visible characters in a structure by empty ones, so that required texts are reported as
 * missing.
 */
function withoutBlanks(value: unknown): unknown {
	if (typeof value === "string") return isBlank(value) ? "" : withoutControls(value);
	if (Array.isArray(value)) return value.map(withoutBlanks);
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutBlanks(inner)]));
}

/** Parses a text as a structure; returns texts that contain none unchanged. */
function parsed(text: string): unknown {
	if (syntaxErrorIn(text) !== undefined) return text;
	const value: unknown = JSON.parse(text);
	return typeof value === "object" && value !== null ? value : text;
}

/** Returns why a text is not valid JSON; undefined if it is. */
function syntaxErrorIn(text: string): string | undefined {
	try {
		JSON.parse(text);
		return undefined;
	} catch (error) {
		return error instanceof Error ? error.message : String(error);
	}
}
