// How sentences for editors name things: as Studio names them.

import type { CollectionDefinition } from "@hub/shared-contracts/collections/collection";
import { type Row, textOf } from "./row.ts";

const capitals: Readonly<Record<string, string>> = { url: "URL", id: "ID", html: "HTML" };

/** A field as Studio's form calls it: `display_name` is “Display Name”. */
export function fieldName(field: string): string {
	const words = field.split("_").map((word) => capitals[word] ?? word.charAt(0).toUpperCase() + word.slice(1));
	return `“${words.join(" ")}”`;
}

/** The field that a sentence names first, as Studio's form calls it; undefined where it names none. */
export function fieldNamedIn(sentence: string, { fields }: CollectionDefinition): string | undefined {
	const places = Object.keys(fields).flatMap((field) => {
		const at = sentence.indexOf(fieldName(field));
		return at < 0 ? [] : [{ field, at }];
	});
	return places.sort((one, other) => one.at - other.at)[0]?.field;
}

/** “A”, “A and B”, “A, B and C”. */
export function listed(words: readonly string[]): string {
	if (words.length < 2) return words.join("");
	return `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

/** A language as its own speakers call it in English: `de` is “German”. */
export function languageName(locale: unknown): string {
	return typeof locale === "string" && /^[a-z]{2}$/.test(locale)
		? (new Intl.DisplayNames("en", { type: "language" }).of(locale) ?? locale)
		: "no language";
}

/** What stands for a row in Studio's lists, e.g. “Why Lisbon” (draft). */
export function nameOf({ template }: CollectionDefinition, row: Row): string {
	const field = /\{\{(\w+)\}\}/.exec(template)?.[1] ?? "id";
	const name = `“${textOf(row, field) || String(row.id)}”`;
	return row.status === "published" ? name : `${name} (${String(row.status)})`;
}
