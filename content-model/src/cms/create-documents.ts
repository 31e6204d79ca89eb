// Creates the documents of a row, with the values for queries and order.

import type { Fields } from "@hub/shared-contracts/content/content-reader";
import type { Problem } from "@hub/shared-contracts/problems/problem";
import { logTexts } from "@hub/shared-contracts/problems/problem-text";
import { collectionsByName } from "../collections/collections.ts";
import { glossaryTerms } from "../collections/glossary-terms.ts";
import { isStoredText } from "../rich-text/rich-text-parser.ts";
import { linkTerms, termsIn, type Vocabulary } from "../rich-text/term-linker.ts";
import type { DocumentType } from "./documents.ts";
import { liveRow, withLiveFields } from "./live.ts";
import { isRow, momentOf, type Row } from "./row.ts";
import { parseSelected } from "./select.ts";

const CHANGE_FIELDS = ["date_created", "date_updated", "publish_at"] as const;

export interface RowDocuments {
	readonly key: string;
	/** Empty if there is no language. */
	readonly locale: string;
	/** Empty if there is none. */
	readonly slug: string;
	/** Text that sorts rows in ascending order. */
	readonly sort: string;
	/** Time, in ms, after which the entry counts as over; undefined: never. */
	readonly over: number | undefined;
	readonly announced: string | undefined;
	readonly modified: string | undefined;
	/** Values that queries filter by, by name. */
	readonly values: ReadonlyMap<string, readonly string[]>;
	/** Values by part. Invalid parts are absent. */
	readonly parts: ReadonlyMap<string, unknown>;
	/** Invalid values that were left out, for the log. */
	readonly problems: readonly string[];
}

/** Returns the fields that documents are created from, including those that decide on visibility. */
export function documentFields(type: DocumentType): Fields {
	const paths = [
		...Object.values(type.filters).flat(),
		...type.order.map(fieldOf),
		...type.needs,
		...(type.over ? [type.over] : []),
	];
	const own = [
		...paths.flatMap((path) => fieldsAt(type.collection, path)),
		...CHANGE_FIELDS,
		"id",
		"translation_key",
		"slug",
	];
	const parts = Object.values(type.parts).flatMap(({ fields }) => fields);
	return withLiveFields(type.collection, mergeFields([...own, ...parts]));
}

/**
 * Creates the documents of a row; undefined if it is not live or lacks a required field.
 * @param row with the fields of {@link documentFields} and related rows as objects
 * @param now in ms
 * @param vocabulary glossary of the row's language
 */
export function createRowDocuments(
	type: DocumentType,
	row: Row,
	now: number,
	vocabulary?: Vocabulary,
): RowDocuments | undefined {
	const live = liveRow(row, type.collection, documentFields(type), now);
	if (!live || type.needs.some((name) => isEmpty(live[name]))) return undefined;
	const terms = type.linksTerms ? vocabulary : undefined;
	const parts = new Map<string, unknown>();
	const problems: Problem[] = [];
	for (const [name, selection] of Object.entries(type.parts)) {
		const parsed = parseSelected(selection, live, terms && ((text) => linkTerms(text, terms, ownTerm(type, live))));
		if (parsed.kind === "item") parts.set(name, parsed.item);
		problems.push(...parsed.problems);
	}
	return {
		key: text(live.translation_key),
		locale: text(live.locale),
		slug: text(live.slug),
		sort: sortText(type.order, live),
		over: type.over ? momentOf(live[type.over]) : undefined,
		...changesOf(live),
		values: new Map([
			...Object.entries(type.filters).map(
				([name, paths]) => [name, [paths].flat().flatMap((path) => valuesAt(live, path))] as const,
			),
			...(terms ? namedTerms(text(live.title), parts.get("page"), terms) : []),
		]),
		parts,
		problems: [...new Set(logTexts(problems, live))],
	};
}

/**
 * Returns the ISO times at which visitors first saw a row and its last change; undefined if unknown. A scheduled row
 * is first seen when it is published.
 */
function changesOf({ date_created, date_updated, publish_at }: Row): Pick<RowDocuments, "announced" | "modified"> {
	return { announced: latest(date_created, publish_at), modified: latest(date_updated ?? date_created, publish_at) };
}

function latest(...moments: readonly unknown[]): string | undefined {
	const times = moments.flatMap((moment) => momentOf(moment) ?? []).filter((moment) => !Number.isNaN(moment));
	return times.length > 0 ? new Date(Math.max(...times)).toISOString() : undefined;
}

/** Returns the term that an entry explains, which is not linked on its own page. */
function ownTerm({ collection }: DocumentType, { translation_key }: Row): string | undefined {
	return collection === glossaryTerms.collection ? text(translation_key) : undefined;
}

/** Returns the keys of terms in the title and the texts of a page. */
function namedTerms(
	title: string,
	page: unknown,
	vocabulary: Vocabulary,
): readonly (readonly [string, readonly string[]])[] {
	const passages = Object.values(page ?? {}).flatMap((value) => (isStoredText(value) ? value.passages : []));
	return [
		["about", [...termsIn(title, vocabulary)]],
		["mentions", [...new Set(passages.flatMap((passage) => [...termsIn(passage, vocabulary)]))]],
	];
}

/** Returns the fields for a path such as `author.translation_key`. */
function fieldsAt(collection: string, path: string): Fields {
	const [name = "", ...rest] = path.split(".");
	const to = collectionsByName.get(collection)?.fields[name]?.relation?.to;
	return to && rest.length > 0 ? [{ [name]: { collection: to, fields: fieldsAt(to, rest.join(".")) } }] : [name];
}

function fieldOf(order: string): string {
	return order.replace(/^-/, "");
}

/** Merges the fields of several parts. */
function mergeFields(fields: Fields): Fields {
	const names = new Set<string>();
	const relations = new Map<string, { readonly collection: string; readonly fields: Fields }>();
	for (const field of fields) {
		if (typeof field === "string") names.add(field);
		else
			for (const [name, { collection, fields: inner }] of Object.entries(field))
				relations.set(name, { collection, fields: mergeFields([...(relations.get(name)?.fields ?? []), ...inner]) });
	}
	for (const name of relations.keys()) names.delete(name);
	return [...names, ...(relations.size > 0 ? [Object.fromEntries(relations)] : [])];
}

/** Returns the values at a path as texts, one for each item of a list. Empty fields result in an empty text. */
function valuesAt(value: unknown, path: string): readonly string[] {
	const [name = "", ...rest] = path.split(".");
	const field = isRow(value) ? value[name] : undefined;
	if (rest.length === 0) return (Array.isArray(field) ? field : [field]).map(text);
	return isRow(field) ? valuesAt(field, rest.join(".")) : [];
}

/** Returns a text that sorts like the given fields. Descending fields are moments, dates or numbers. */
function sortText(order: readonly string[], row: Row): string {
	return order
		.map((field) => {
			const value = row[fieldOf(field)];
			const sortable = typeof value === "number" ? String(value + 1e9).padStart(11, "0") : text(value);
			if (!field.startsWith("-")) return sortable;
			// Empty values come last.
			return sortable === "" ? "~" : sortable.replace(/\d/g, (digit) => String(9 - Number(digit)));
		})
		.join("\u0000");
}

function isEmpty(value: unknown): boolean {
	return value === null || value === undefined || value === "";
}

function text(value: unknown): string {
	return value === null || value === undefined ? "" : String(value);
}
