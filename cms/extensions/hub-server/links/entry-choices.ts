// Entries that another entry can refer to, found by what they are called.

import { type EntryChoice, MAX_CHOICES, type ReferredBy } from "@hub/content-model/cms/entry-choice";
import { type CollectionDefinition, nameField } from "@hub/content-model/collections/collection";
import { collections } from "@hub/content-model/collections/collections";
import type { Locale } from "@hub/shared-contracts/language/locale";
import { type Row, textOf } from "../editing/row.ts";
import { bestNamed } from "./link-names.ts";
import type { LinkSources } from "./link-offers.ts";
import { linkedEntry } from "./link-rows.ts";

/** Where entries are looked for. */
export interface ChoiceQuestion {
	readonly collection: string;
	readonly by: ReferredBy;
	/** Undefined: entries of all languages. */
	readonly locale: Locale | undefined;
	readonly search: string;
	/** What is stored of entries that are chosen; undefined: entries are searched for. */
	readonly values: readonly string[] | undefined;
}

/** The day that an entry bears, by the first of these fields that it has. */
const DAYS = ["starts_at", "published_on"];
/** What is said of an entry beside its name, by the first of these fields that it has. */
const ABOUT = ["role", "client"];

/**
 * The entries whose names fit a search, the best first; or those that are chosen, in the order of what is stored of them, in the
 * language that is asked for where they have one. Names are compared here and not by the database, which knows no umlauts.
 * @returns undefined where entries of this collection are none that one can choose
 */
export async function choicesFor(
	{ collection, by, locale, search, values }: ChoiceQuestion,
	{ rows, database }: Omit<LinkSources, "site">,
): Promise<{ readonly choices: readonly EntryChoice[]; readonly more: number } | undefined> {
	const definition = collections.find((one): one is CollectionDefinition => one.collection === collection);
	if (definition?.audience !== "public" || !("status" in definition.fields) || !(by in definition.fields)) return undefined;
	const toChoice = (row: Row) => choiceOf(definition, row, by);
	if (values) {
		const found = await rows.list(definition, { [by]: { _in: [...values] } });
		const choices = values.flatMap((value) => {
			const own = found.filter((row) => textOf(row, by) === value);
			const row = own.find((one) => one.locale === locale) ?? own[0];
			return row ? [toChoice(row)] : [];
		});
		return { choices, more: 0 };
	}
	const name = nameField(definition);
	const named: readonly { readonly id: string; readonly name: string | null }[] = await database(collection)
		.select("id", { name })
		.whereNot({ status: "archived" })
		.whereNotNull(by)
		.modify((query) => (locale === undefined ? query : query.where({ locale })));
	const fitting = bestNamed(
		named.map((row) => ({ id: row.id, name: row.name ?? "" })),
		search,
	);
	const best = fitting.slice(0, MAX_CHOICES);
	const found = best.length === 0 ? [] : await rows.list(definition, { id: { _in: best.map(({ id }) => id) } });
	const choices = best.flatMap(({ id }) => {
		const row = found.find((one) => one.id === id);
		return row ? [toChoice(row)] : [];
	});
	return { choices, more: fitting.length - choices.length };
}

function choiceOf(definition: CollectionDefinition, row: Row, by: string): EntryChoice {
	const first = (fields: readonly string[]) => fields.map((field) => textOf(row, field)).find((text) => text !== "") ?? null;
	const pictures = Object.keys(definition.fields).filter((field) => definition.fields[field]?.kind === "picture");
	return {
		...linkedEntry(definition, row),
		value: textOf(row, by),
		picture: first(pictures),
		kind: first(["kind"]),
		about: first(ABOUT),
		day: first(DAYS),
	};
}
