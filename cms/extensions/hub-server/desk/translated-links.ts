// Links in the other language: what an original links to has a page of its own there, at another address.

import { isDeepStrictEqual } from "node:util";
import type { CollectionDefinition } from "@hub/content-model/collections/collection";
import type { AddressOwner } from "@hub/shared-contracts/address/address-question";
import type { Locale } from "@hub/shared-contracts/language/locale";
import { withOtherLinks } from "../../../src/prose/stored-markup.ts";
import { addressesOf, type RowAddress, rowsAt } from "../editing/addresses.ts";
import { definitionOf } from "../editing/change.ts";
import { linksIn } from "../editing/links-in.ts";
import { pathOf } from "../editing/redirects.ts";
import { type Row, textOf } from "../editing/row.ts";
import type { Site } from "../editing/site.ts";
import type { StoredRows } from "../editing/stored-rows.ts";

/** What is asked for addresses. */
export interface LinkSources {
	readonly rows: StoredRows;
	readonly site: Site;
}

/** How many addresses the site is asked for at once. */
const AT_ONCE = 100;

/**
 * The address of each link's target in a language, by the link as it is written. Links are missing that lead to no page of another
 * language, or to one that this language lacks; all are where the site, which alone knows addresses, does not answer.
 */
async function linksInto(
	locale: Locale,
	hrefs: readonly string[],
	{ rows, site }: LinkSources,
): Promise<ReadonlyMap<string, string>> {
	const found = new Map<string, string>();
	for (let at = 0; at < hrefs.length; at += AT_ONCE) {
		const some = hrefs.slice(at, at + AT_ONCE);
		const answer = await site.ask({ paths: some.map(pathOf) });
		const partners = (answer?.paths ?? []).map(({ owner }) => partnerOf(owner, locale, rows));
		const asked = (await Promise.all(partners)).flatMap((place, index) => {
			const href = some[index];
			return place && href !== undefined ? [{ href, place }] : [];
		});
		const places = asked.length === 0 ? undefined : await site.ask({ rows: asked.map(({ place }) => place) });
		for (const [index, { href: address }] of (places?.rows ?? []).entries()) {
			const href = asked[index]?.href;
			// A heading's anchor is another one in another language.
			if (href !== undefined && address !== null) found.set(href, address + (/\?[^#]*/.exec(href)?.[0] ?? ""));
		}
	}
	return found;
}

/** Where what an address belongs to is shown in a language; undefined where it is there already, or not in it. */
async function partnerOf(owner: AddressOwner, locale: Locale, rows: StoredRows): Promise<RowAddress | undefined> {
	if (owner.kind !== "page" || owner.locale === locale) return undefined;
	const { route, params, fixed } = owner;
	const ways = fixed ? [] : rowsAt(owner);
	// A page that is the same route in each language, such as a list.
	if (ways.length === 0) return { route, params, locale };
	for (const { collection, filter } of ways) {
		const definition = definitionOf(collection);
		const [row] = definition ? await rows.list(definition, filter) : [];
		const key = row ? textOf(row, "translation_key") : "";
		if (!definition || key === "") continue;
		const [partner] = await rows.list(definition, { _and: [{ translation_key: { _eq: key } }, { locale: { _eq: locale } }] });
		const place = partner && addressesOf(collection, partner).find((one) => one.route === route);
		if (place) return place;
	}
	return undefined;
}

/** The fields of a row in which links lead elsewhere in another language, with their values there. */
export async function translatedLinks(
	definition: CollectionDefinition,
	row: Row,
	locale: Locale,
	sources: LinkSources,
): Promise<Readonly<Record<string, unknown>>> {
	const fields = Object.keys(definition.fields);
	const hrefs = [...new Set(fields.flatMap((field) => linksIn(row, field, definition)))];
	const addresses = await linksInto(locale, hrefs, sources);
	if (addresses.size === 0) return {};
	return Object.fromEntries(
		fields.flatMap((field) => {
			if (linksIn(row, field, definition).length === 0) return [];
			const value = withAddresses(row[field], addresses);
			return isDeepStrictEqual(value, row[field]) ? [] : [[field, value]];
		}),
	);
}

/** A value with its links changed: a whole text that is one, and those within formatted text. */
function withAddresses(value: unknown, addresses: ReadonlyMap<string, string>): unknown {
	if (typeof value === "string") return addresses.get(value) ?? withOtherLinks(value, (href) => addresses.get(href));
	if (Array.isArray(value)) return value.map((one) => withAddresses(one, addresses));
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withAddresses(one, addresses)]));
}
