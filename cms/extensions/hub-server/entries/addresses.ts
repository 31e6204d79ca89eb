// Addresses of rows, as a route key and its parameters. Only the site knows the paths of its routes.

import type { Filter } from "@directus/types";
import type { RowRoutes } from "@hub/content-model/collections/collection";
import { collections } from "@hub/content-model/collections/collections";
import { addressWords } from "@hub/shared-contracts/language/letters";
import { isLocale, type Locale } from "@hub/shared-contracts/language/locale";
import { type Row, textOf } from "./row.ts";

/** Address of a row: a route's key and the values of its parameters. */
export interface RowAddress {
	readonly route: string;
	readonly params: Readonly<Record<string, string>>;
	readonly locale: Locale;
}

const pagesByCollection: Readonly<Record<string, readonly RowRoutes[]>> = Object.fromEntries(
	collections.map(({ collection, pages = [] }) => [collection, pages]),
);

/** Fields that become a part of an address. */
export const addressParts = ["slug", "region"] as const;

/** All fields that determine an address. */
export const addressFields = [...addressParts, "route_key", "locale"] as const;

/** Returns a row's addresses. Empty for a row without a page of its own, or without a slug or language yet. */
export function addressesOf(collection: string, row: Row): RowAddress[] {
	const { locale } = row;
	if (!isLocale(locale)) return [];
	return (pagesByCollection[collection] ?? []).flatMap(({ routes, params: fields, without }) => {
		const params = Object.fromEntries(Object.entries(fields).map(([param, field]) => [param, textOf(row, field)]));
		if (Object.values(params).includes("") || (without && textOf(row, without) !== "")) return [];
		return routes.map((route) => ({ route, params, locale }));
	});
}

/** Returns the collections that can have a row at an address, each with the filter that finds it. */
export function rowsAt({
	route,
	params,
	locale,
}: RowAddress): { readonly collection: string; readonly filter: Filter }[] {
	return Object.entries(pagesByCollection).flatMap(([collection, pages]) =>
		pages
			.filter(({ routes }) => routes.includes(route))
			.map(({ params: fields, without }) => ({
				collection,
				filter: {
					_and: [
						{ locale: { _eq: locale } },
						...Object.entries(fields).map(([param, field]) => ({
							[field]: { _eq: params[param]?.toLowerCase() ?? "" },
						})),
						...(without ? [{ [without]: { _empty: true } }] : []),
					],
				},
			})),
	);
}

/** Other collections whose rows live at the same addresses: a page and a post share `/:slug`. */
export function collectionsWithSharedAddresses(collection: string): string[] {
	const own = new Set((pagesByCollection[collection] ?? []).flatMap(({ routes }) => routes));
	return Object.keys(pagesByCollection).filter(
		(other) =>
			other !== collection && pagesByCollection[other]?.some(({ routes }) => routes.some((route) => own.has(route))),
	);
}

/** Maximum length of an address part in characters. */
const MAX_PART_LENGTH = 80;

/** Converts a text to a part of an address. Long texts are cut after a whole word. Empty if no characters remain. */
export function addressPart(text: string): string {
	const part = addressWords(text);
	if (part.length <= MAX_PART_LENGTH) return part;
	const whole = part.slice(0, MAX_PART_LENGTH + 1).replace(/-[^-]*$/, "");
	return whole.slice(0, MAX_PART_LENGTH);
}
