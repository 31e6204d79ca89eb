// Searches entries and pages by name, for Studio's comboboxes.

import { type CollectionDefinition, nameField } from "@hub/content-model/collections/collection";
import { collections } from "@hub/content-model/collections/collections";
import { navigation } from "@hub/content-model/collections/navigation";
import { pages } from "@hub/content-model/collections/pages";
import { isLocale, type Locale } from "@hub/shared-contracts/language/locale";
import type { Knex } from "knex";
import {
	type Choice,
	type ChoiceQuery,
	type Choices,
	MAX_CHOICES,
	MAX_VALUES,
	type NamedEntry,
} from "../../../src/entries/choice.ts";
import { addressesOf, type RowAddress } from "../entries/addresses.ts";
import { type Row, textOf } from "../entries/row.ts";
import type { StoredRows } from "../entries/stored-rows.ts";
import { pathOf } from "../redirects/redirects.ts";
import type { Site } from "../site/site.ts";
import { bestNamed } from "./link-names.ts";

/** Sources for resolving links. */
export interface LinkSources {
	readonly rows: StoredRows;
	readonly site: Site;
}

/** Sources for searching entries. */
export interface SearchSources extends LinkSources {
	readonly database: Knex;
}

interface Entry {
	readonly definition: CollectionDefinition;
	readonly row: Row;
}

/** Fields with the day of an entry, and with details beside its name. The first filled field counts. */
const DAYS = ["starts_at", "published_on"];
const ABOUT = ["role", "client"];

/** Returns the collections of a query; empty unless they are public, have pages and have the field. */
export function choosable({ by, collection }: ChoiceQuery): readonly CollectionDefinition[] {
	return collections.filter((one: CollectionDefinition) => {
		if (one.audience !== "public" || !("status" in one.fields)) return false;
		if (by === "href")
			return one.pages !== undefined && "locale" in one.fields && (collection ?? one.collection) === one.collection;
		return one.collection === collection && by in one.fields;
	});
}

/**
 * Finds the entries of a query. Reads three columns of each entry and compares names here, because SQLite does not fold
 * umlauts.
 * @returns undefined if addresses are needed and the site does not respond
 */
export async function choicesFor(query: ChoiceQuery, sources: SearchSources): Promise<Choices | undefined> {
	const { by, locale, search = "", values } = query;
	const { rows, database } = sources;
	const definitions = choosable(query);
	const [definition] = definitions;
	if (values && definition && by !== "href") {
		const found = await rows.list(definition, { [by]: { _in: [...values] } });
		const choices = values.flatMap((value) => {
			const own = found.filter((row) => textOf(row, by) === value);
			const row = own.find((one) => one.locale === locale) ?? own[0];
			return row ? [choiceOf({ definition, row }, value)] : [];
		});
		return { choices, more: 0 };
	}
	const named = await Promise.all(definitions.map((one) => namesOf(one, query, database)));
	const fitting = bestNamed(named.flat(), search);
	const best = fitting.slice(0, MAX_CHOICES);
	const read = definitions.map(async (one): Promise<Entry[]> => {
		const ids = best.filter((entry) => entry.definition === one).map(({ id }) => id);
		const found = ids.length === 0 ? [] : await rows.list(one, { id: { _in: ids } });
		return found.map((row) => ({ definition: one, row }));
	});
	const stored = (await Promise.all(read)).flat();
	const entries = best.flatMap(({ id }) => stored.find(({ row }) => row.id === id) ?? []);
	if (by !== "href") {
		const choices = entries.map((entry) => choiceOf(entry, textOf(entry.row, by)));
		return { choices, more: fitting.length - choices.length };
	}
	const linked = await withAddresses(entries, locale, search, sources);
	if (!linked) return undefined;
	const choices = bestNamed(linked, search).slice(0, MAX_CHOICES);
	return { choices, more: Math.max(fitting.length - entries.length + linked.length - choices.length, 0) };
}

/** Returns entries by address, and pages without an entry that menus link to, named by their menu link. */
async function withAddresses(
	entries: readonly Entry[],
	locale: Locale | undefined,
	search: string,
	{ rows, site }: LinkSources,
): Promise<Choice[] | undefined> {
	const addresses = entries.map(({ definition, row }) => addressesOfEntry(definition, row));
	const shown = { status: { _eq: "published" }, ...(locale === undefined ? {} : { locale: { _eq: locale } }) };
	const menuLinks = (await rows.list(navigation, shown))
		.map((row) => ({ name: textOf(row, "label"), path: pathOf(textOf(row, "href")) }))
		.filter(({ path }) => path.startsWith("/"));
	const links = bestNamed(menuLinks, search).slice(0, MAX_VALUES);
	const answer = await site.lookUp({ rows: addresses.flat(), paths: links.map(({ path }) => path) });
	if (!answer) return undefined;
	const hrefs = answer.rows.map(({ href }) => href);
	const choices = entries.flatMap((entry, at) => {
		const href = hrefs.splice(0, addresses[at]?.length).find((one) => one !== null);
		return href ? [choiceOf(entry, href)] : [];
	});
	const withEntry = new Set(
		(await rows.list(pages, { route_key: { _nnull: true } })).map((row) => textOf(row, "route_key")),
	);
	const others = new Map<string, Choice>();
	for (const [at, { href, owner }] of answer.paths.entries()) {
		const { name } = links[at] ?? {};
		if (name === undefined || owner.kind !== "page" || !owner.fixed || withEntry.has(owner.route) || others.has(href))
			continue;
		const state = { status: "published", publish_at: null, unpublish_at: null };
		const details = { picture: null, kind: null, about: null, day: null };
		others.set(href, { value: href, collection: "", id: "", name, locale: owner.locale, ...state, ...details });
	}
	return [...choices, ...others.values()];
}

/** Returns the addresses of an entry: its own route, else those of its collection. */
function addressesOfEntry({ collection, routeField }: CollectionDefinition, row: Row): readonly RowAddress[] {
	const own = routeField ? textOf(row, routeField) : "";
	if (own === "") return addressesOf(collection, row);
	return isLocale(row.locale) ? [{ route: own, params: {}, locale: row.locale }] : [];
}

async function namesOf(definition: CollectionDefinition, { by, locale }: ChoiceQuery, database: Knex) {
	const found: readonly { readonly id: string; readonly name: string | null }[] = await database(definition.collection)
		.select("id", { name: nameField(definition) })
		.whereNot({ status: "archived" })
		.modify((query) => (by === "href" ? query : query.whereNotNull(by)))
		.modify((query) => (locale === undefined ? query : query.where({ locale })));
	return found.map((row) => ({ id: row.id, name: row.name ?? "", definition }));
}

export function namedEntry(definition: CollectionDefinition, row: Row): NamedEntry {
	const moment = (field: string) => textOf(row, field) || null;
	return {
		collection: definition.collection,
		id: String(row.id),
		name: textOf(row, nameField(definition)) || String(row.id),
		locale: textOf(row, "locale"),
		status: textOf(row, "status"),
		publish_at: moment("publish_at"),
		unpublish_at: moment("unpublish_at"),
	};
}

function choiceOf({ definition, row }: Entry, value: string): Choice {
	const first = (fields: readonly string[]) =>
		fields.map((field) => textOf(row, field)).find((text) => text !== "") ?? null;
	const pictures = Object.keys(definition.fields).filter((field) => definition.fields[field]?.kind === "picture");
	return {
		...namedEntry(definition, row),
		value,
		picture: first(pictures),
		kind: first(["kind"]),
		about: first(ABOUT),
		day: first(DAYS),
	};
}
