// Finds uses of an entry or a file: entries that refer to it, show it in their texts, or link to its address.

import { type CollectionDefinition, nameField } from "@hub/content-model/collections/collection";
import { collections } from "@hub/content-model/collections/collections";
import type { Knex } from "knex";
import { addressesOf } from "../entries/addresses.ts";
import { definitionOf } from "../entries/change.ts";
import { linksIn } from "../entries/formatted-texts.ts";
import { FILES } from "../entries/published-users.ts";
import { type Row, textOf } from "../entries/row.ts";
import { type DefinedRow, rowsPointingTo } from "../entries/stored-rows.ts";
import type { SearchSources } from "../links/choices.ts";

/** Maximum number of rows per collection whose texts are searched. */
const MAX_ROWS = 200;

/** Maximum number of addresses per request to the site. */
const MAX_LINKS = 200;

/** An entry that uses another. */
export interface EntryUse {
	readonly collection: string;
	readonly id: string;
	readonly name: string;
	readonly status: string;
	readonly locale: string;
	/** `shows`: displays the entry or file. `links`: links to its address. */
	readonly how: "shows" | "links";
}

/**
 * Returns the entries that use an entry or a file, each once, those that show it first. Searches at most 200 entries of
 * each collection for links, and none if the site does not respond, because only the site resolves addresses.
 */
export async function usesOf(
	collection: string,
	id: string,
	{ rows, database, site }: SearchSources,
): Promise<EntryUse[]> {
	const shown = await rowsPointingTo(collection, [id], rows);
	const needles = collection === FILES ? [id] : [];
	for (const found of await mentioning(needles, { rows, database })) {
		if (textFields(found.definition).some((field) => JSON.stringify(found.row[field] ?? null).includes(id)))
			shown.push(found);
	}
	const linking = collection === FILES ? [] : await rowsLinkingTo(collection, id, { rows, database, site });
	const uses = new Map<string, EntryUse>();
	for (const [how, found] of [
		["shows", shown],
		["links", linking],
	] as const) {
		for (const { definition, row } of found) {
			const key = `${definition.collection}/${String(row.id)}`;
			const isItself = definition.collection === collection && String(row.id) === id;
			if (!isItself && !uses.has(key) && definition.audience === "public") uses.set(key, useOf(definition, row, how));
		}
	}
	return [...uses.values()];
}

/** Returns entries with a link to one of an entry's addresses. */
async function rowsLinkingTo(
	collection: string,
	id: string,
	{ rows, database, site }: SearchSources,
): Promise<DefinedRow[]> {
	const definition = definitionOf(collection);
	const [row] = definition ? await rows.list(definition, { id: { _eq: id } }) : [];
	const addresses = row ? addressesOf(collection, row) : [];
	if (addresses.length === 0) return [];
	const own = new Set((await site.lookUp({ rows: addresses }))?.rows.flatMap(({ href }) => href ?? []));
	const ends = [...new Set(addresses.flatMap(({ params }) => Object.values(params).at(-1) ?? []))];
	const found = await mentioning(
		ends.map((end) => `/${end}`),
		{ rows, database },
	);
	const hrefs = [
		...new Set(found.flatMap(hrefsIn).filter((href) => ends.some((end) => href.includes(`/${end}`)))),
	].slice(0, MAX_LINKS);
	if (own.size === 0 || hrefs.length === 0) return [];
	const answer = await site.lookUp({ paths: hrefs });
	const leading = new Set(hrefs.filter((_, at) => own.has((answer?.paths[at]?.href ?? "").replace(/[?#].*$/, ""))));
	return found.filter((one) => hrefsIn(one).some((href) => leading.has(href)));
}

function hrefsIn({ definition, row }: DefinedRow): string[] {
	return textFields(definition).flatMap((field) => linksIn(row, field, definition));
}

/** Returns entries whose texts, structures or addresses contain one of the words. */
async function mentioning(
	words: readonly string[],
	{ rows, database }: Pick<SearchSources, "rows" | "database">,
): Promise<DefinedRow[]> {
	if (words.length === 0) return [];
	const found = collections.map(async (definition) => {
		const fields = textFields(definition);
		if (fields.length === 0 || definition.audience !== "public") return [];
		const has = (query: Knex.QueryBuilder) => {
			for (const field of fields) {
				for (const word of words)
					query.orWhereRaw("CAST(?? AS TEXT) LIKE ? ESCAPE '!'", [
						field,
						`%${word.replace(/[!%_]/g, (sign) => `!${sign}`)}%`,
					]);
			}
		};
		const ids: readonly { readonly id: string }[] = await database(definition.collection)
			.select("id")
			.where(has)
			.limit(MAX_ROWS);
		if (ids.length === 0) return [];
		return (await rows.list(definition, { id: { _in: ids.map(({ id }) => id) } })).map((row) => ({ definition, row }));
	});
	return (await Promise.all(found)).flat();
}

/** Returns the fields that can contain addresses and files. */
function textFields({ fields }: CollectionDefinition): string[] {
	return Object.keys(fields).filter((field) => {
		const kind = fields[field]?.kind;
		return kind === "rich-text" || kind === "blocks" || kind === "structure" || field === "href";
	});
}

function useOf(definition: CollectionDefinition, row: Row, how: EntryUse["how"]): EntryUse {
	return {
		collection: definition.collection,
		id: String(row.id),
		name: textOf(row, nameField(definition)) || String(row.id),
		status: textOf(row, "status"),
		locale: textOf(row, "locale"),
		how,
	};
}
