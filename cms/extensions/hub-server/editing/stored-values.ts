// Converts saved values to the form that their fields store: imported tables contain only texts, and programs send any
// type. Visible content is not changed. Values that no field can hold are left for the rules to refuse.

import type { CollectionDefinition } from "@hub/content-model/collections/collection";
import type { Field, FieldType } from "@hub/content-model/collections/field";
import { inOneLine } from "@hub/shared-contracts/language/letters";
import { turnedMarkup } from "../../../src/prose/stored-markup.ts";
import { withFormattedTexts } from "./formatted-texts.ts";
import type { Row } from "./row.ts";

/** Converts the values of a row: parses structures, normalises formatted texts. */
export function storedValues(definition: CollectionDefinition, values: Row): Row {
	const { fields } = definition;
	const stored = Object.entries(values).map(([name, value]) => {
		const field = fields[name];
		const form = field && !field.relation ? FORMS[field.type]?.(value, field) : undefined;
		return [name, form === undefined ? value : form] as const;
	});
	return withFormattedTexts(definition, Object.fromEntries(stored), turnedMarkup);
}

/** Value of an empty field, which the site shows too. */
const nothing = ({ column }: Field): unknown => column?.default_value ?? null;

const isBlank = (value: unknown): boolean => value === null || (typeof value === "string" && inOneLine(value) === "");

/** Converts a value to the stored form of a field type; undefined leaves it unchanged. */
type Form = (value: unknown, field: Field) => unknown;

const asText: Form = (value, field) => {
	if (typeof value === "number") return String(value);
	if (isBlank(value)) return nothing(field);
	if (typeof value !== "string") return undefined;
	// Keys and slugs are compared exactly, and are shown in one line.
	if (field.kind === "rich-text") return undefined;
	return field.type === "string" ? inLine(value) : inLines(value);
};

const asDay: Form = (value, field) => {
	if (isBlank(value)) return nothing(field);
	// Dates have no time, but programs write midnight.
	return field.type === "date" && typeof value === "string"
		? value.trim().replace(/^(\d{4}-\d\d-\d\d)T.*$/, "$1")
		: undefined;
};

const FORMS: { readonly [Type in FieldType]?: Form } = {
	string: asText,
	text: asText,
	date: asDay,
	timestamp: asDay,
	integer(value, field) {
		if (isBlank(value)) return nothing(field);
		return typeof value === "string" && /^\s*-?\d+\s*$/.test(value) ? Number(value) : undefined;
	},
	boolean(value, field) {
		if (isBlank(value)) return nothing(field);
		const word = typeof value === "boolean" ? undefined : String(value).trim().toLowerCase();
		if (word === "true" || word === "1") return true;
		return word === "false" || word === "0" ? false : undefined;
	},
	json(value, field) {
		if (isBlank(value)) return null;
		const structure = typeof value === "string" ? parsed(value) : value;
		if (field.kind === "words" && Array.isArray(structure)) return words(structure);
		return withoutBlanks(structure);
	},
	csv(value) {
		if (isBlank(value)) return null;
		const list = typeof value === "string" ? parsed(value) : value;
		// The column stores them separated by commas.
		return Array.isArray(list) || typeof list === "string"
			? words([list].flat().flatMap((word) => (typeof word === "string" ? word.split(",") : [word])))
			: undefined;
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

/** Trims words and removes duplicates. Values that are not texts stay, and are refused later. */
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
	try {
		const value: unknown = JSON.parse(text);
		return typeof value === "object" && value !== null ? value : text;
	} catch {
		return text;
	}
}
