// Replaces links by links to the same page in another language.

import { isDeepStrictEqual } from "node:util";
import type { CollectionDefinition } from "@hub/content-model/collections/collection";
import type { AddressOwner } from "@hub/shared-contracts/address/address-query";
import type { Locale } from "@hub/shared-contracts/language/locale";
import { withOtherLinks } from "../../../src/prose/stored-markup.ts";
import { addressesOf, type RowAddress, rowsAt } from "../entries/addresses.ts";
import { definitionOf } from "../entries/change.ts";
import { linksIn } from "../entries/formatted-texts.ts";
import { type Row, textOf } from "../entries/row.ts";
import type { StoredRows } from "../entries/stored-rows.ts";
import type { LinkSources } from "../links/choices.ts";
import { pathOf } from "../redirects/redirects.ts";

const BATCH_SIZE = 100;

/**
 * Returns the address of each link's target in another language, by the link as written. Leaves out links whose target
 * is not in that language, and all links if the site does not respond, because only the site resolves addresses.
 */
async function linksInto(
	locale: Locale,
	hrefs: readonly string[],
	{ rows, site }: LinkSources,
): Promise<ReadonlyMap<string, string>> {
	const found = new Map<string, string>();
	for (let at = 0; at < hrefs.length; at += BATCH_SIZE) {
		const some = hrefs.slice(at, at + BATCH_SIZE);
		const answer = await site.lookUp({ paths: some.map(pathOf) });
		const translations = (answer?.paths ?? []).map(({ owner }) => translationOf(owner, locale, rows));
		const translatedLinks = (await Promise.all(translations)).flatMap((row, index) => {
			const href = some[index];
			return row && href !== undefined ? [{ href, row }] : [];
		});
		const addresses =
			translatedLinks.length === 0 ? undefined : await site.lookUp({ rows: translatedLinks.map(({ row }) => row) });
		for (const [index, { href: address }] of (addresses?.rows ?? []).entries()) {
			const href = translatedLinks[index]?.href;
			// Anchors of headings depend on the language, so they are dropped.
			if (href !== undefined && address !== null) found.set(href, address + (/\?[^#]*/.exec(href)?.[0] ?? ""));
		}
	}
	return found;
}

/**
 * Returns the address of a link's target in a language; undefined if it is in that language already or does not exist
 * in it.
 */
async function translationOf(owner: AddressOwner, locale: Locale, rows: StoredRows): Promise<RowAddress | undefined> {
	if (owner.kind !== "page" || owner.locale === locale) return undefined;
	const { route, params, fixed } = owner;
	const candidates = fixed ? [] : rowsAt(owner);
	// Pages without an entry, such as lists, have the same route in each language.
	if (candidates.length === 0) return { route, params, locale };
	for (const { collection, filter } of candidates) {
		const definition = definitionOf(collection);
		const [row] = definition ? await rows.list(definition, filter) : [];
		const key = row ? textOf(row, "translation_key") : "";
		if (!definition || key === "") continue;
		const [translation] = await rows.list(definition, {
			_and: [{ translation_key: { _eq: key } }, { locale: { _eq: locale } }],
		});
		const address = translation && addressesOf(collection, translation).find((one) => one.route === route);
		if (address) return address;
	}
	return undefined;
}

/** Returns the fields whose links change in another language, with the new values. */
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

/** Replaces links in a value: a text that is an address, or links in formatted text. */
function withAddresses(value: unknown, addresses: ReadonlyMap<string, string>): unknown {
	if (typeof value === "string") return addresses.get(value) ?? withOtherLinks(value, (href) => addresses.get(href));
	if (Array.isArray(value)) return value.map((one) => withAddresses(one, addresses));
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withAddresses(one, addresses)]));
}
