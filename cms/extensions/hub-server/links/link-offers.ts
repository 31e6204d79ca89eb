import { type CollectionDefinition, nameField } from "@hub/content-model/collections/collection";
import { navigation } from "@hub/content-model/collections/navigation";
import { pages } from "@hub/content-model/collections/pages";
import { type LinkOffer, MAX_LINKS } from "@hub/shared-contracts/address/link-target";
import type { Locale } from "@hub/shared-contracts/language/locale";
import type { Knex } from "knex";
import { pathOf } from "../editing/redirects.ts";
import { textOf } from "../editing/row.ts";
import type { Site } from "../editing/site.ts";
import type { StoredRows } from "../editing/stored-rows.ts";
import { bestNamed, type Named } from "./link-names.ts";
import { linkable, linkedEntry, placesOf } from "./link-rows.ts";

/** How many entries are offered at once; the others are counted. */
const MOST = 20;

/** What is asked for offers and targets. */
export interface LinkSources {
	readonly rows: StoredRows;
	readonly database: Knex;
	readonly site: Site;
}

interface NamedIn extends Named {
	readonly id: string;
	readonly definition: CollectionDefinition;
}

/** Pages that a link can lead to, and how many there are besides. */
export interface Offers {
	readonly offers: LinkOffer[];
	readonly more: number;
}

/**
 * Entries and other pages of a language whose names fit a search, the best first. Names are compared here and not by the database, which
 * knows no umlauts; it reads three columns of each entry for that.
 * @param locale undefined for those of all languages
 * @returns undefined where the site does not answer: only it knows addresses
 */
export async function offersFor(
	search: string,
	locale: Locale | undefined,
	{ rows, database, site }: LinkSources,
): Promise<Offers | undefined> {
	const named = await Promise.all(linkable.map((definition) => namesOf(definition, locale, database)));
	const fitting = bestNamed(named.flat(), search);
	const best = fitting.slice(0, MOST);
	const stored = await Promise.all(
		linkable.map(async (definition) => {
			const ids = best.filter((one) => one.definition === definition).map(({ id }) => id);
			if (ids.length === 0) return [];
			return (await rows.list(definition, { id: { _in: ids } })).map((row) => ({
				definition,
				row,
				places: placesOf(definition, row),
			}));
		}),
	);
	const found = best.flatMap(({ id }) => stored.flat().find(({ row }) => row.id === id) ?? []);
	const links = bestNamed(await menuLinks(locale, rows), search).slice(0, MAX_LINKS);
	const answer = await site.ask({ rows: found.flatMap(({ places }) => [...places]), paths: links.map(({ path }) => path) });
	if (!answer) return undefined;
	let at = 0;
	const entries = found.flatMap(({ definition, row, places }): LinkOffer[] => {
		const own = answer.rows.slice(at, at + places.length);
		at += places.length;
		const href = own.find((one) => one.href !== null)?.href;
		const entry = linkedEntry(definition, row);
		return href ? [{ href, name: entry.name, locale: entry.locale, entry }] : [];
	});
	const withEntry = new Set((await rows.list(pages, { route_key: { _nnull: true } })).map((row) => textOf(row, "route_key")));
	const others = new Map<string, LinkOffer>();
	for (const [index, { href, owner }] of answer.paths.entries()) {
		const { name } = links[index] ?? {};
		if (name === undefined || owner.kind !== "page" || !owner.fixed || withEntry.has(owner.route)) continue;
		if (!others.has(href)) others.set(href, { href, name, locale: owner.locale, entry: null });
	}
	const offers = bestNamed([...entries, ...others.values()], search).slice(0, MOST);
	return { offers, more: Math.max(fitting.length + others.size - offers.length, 0) };
}

/** The menus' links within this site: only they have a name in its readers' words for a page without an entry, such as the contact form. */
async function menuLinks(locale: Locale | undefined, rows: StoredRows): Promise<readonly (Named & { readonly path: string })[]> {
	const published = { status: { _eq: "published" } };
	const found = await rows.list(navigation, locale === undefined ? published : { ...published, locale: { _eq: locale } });
	return found
		.map((row) => ({ name: textOf(row, "label"), path: pathOf(textOf(row, "href")) }))
		.filter(({ path }) => path.startsWith("/"));
}

async function namesOf(definition: CollectionDefinition, locale: Locale | undefined, database: Knex): Promise<readonly NamedIn[]> {
	const name = nameField(definition);
	const found: readonly { readonly id: string; readonly name: string | null }[] = await database(definition.collection)
		.select("id", { name })
		.whereNot({ status: "archived" })
		.modify((query) => (locale === undefined ? query : query.where({ locale })));
	return found.map((row) => ({ id: row.id, name: row.name ?? "", definition }));
}
