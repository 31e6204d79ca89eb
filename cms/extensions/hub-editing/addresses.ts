// Which routes show the rows of which collection. What the addresses of those routes look like, the site alone knows.

import type { Filter } from "@directus/types";
import { isLocale, type Locale } from "@hub/shared-contracts/language/locale";
import { type Row, textOf } from "./row.ts";

/** Where a row is shown: a route's key and what fills its parameters. */
export interface RowAddress {
	readonly route: string;
	readonly params: Readonly<Record<string, string>>;
	readonly locale: Locale;
}

/** A way in which rows of a collection are shown: on these routes, unless the field `without` is filled. */
interface Showing {
	readonly routes: readonly string[];
	/** Parameter to the field that fills it. */
	readonly params: Readonly<Record<string, string>>;
	readonly without?: string;
}

const bySlug = (...routes: readonly string[]): Showing => ({ routes, params: { slug: "slug" } });

const showings: Readonly<Record<string, readonly Showing[]>> = {
	// A page with a route of its own lives there, not at its slug.
	pages: [{ ...bySlug("page"), without: "route_key" }],
	posts: [bySlug("page")],
	authors: [bySlug("author", "author-about")],
	categories: [
		{ ...bySlug("category"), without: "region" },
		{ routes: ["category-region"], params: { region: "region" } },
	],
	events: [bySlug("event")],
	recordings: [bySlug("recording")],
	demos: [bySlug("demo", "prototype")],
	glossary_terms: [bySlug("term")],
	client_references: [bySlug("reference")],
	use_cases: [bySlug("use-case")],
	industries: [{ routes: ["industry"], params: { field: "slug" } }],
};

/** Fields that become a part of an address. */
export const addressParts = ["slug", "region"] as const;

/** All fields that an address hangs on. */
export const addressFields = [...addressParts, "route_key", "locale"] as const;

/** Where a row is shown; empty for one that has no page of its own, or no slug or language yet. */
export function addressesOf(collection: string, row: Row): RowAddress[] {
	const { locale } = row;
	if (!isLocale(locale)) return [];
	return (showings[collection] ?? []).flatMap(({ routes, params: fields, without }) => {
		const params = Object.fromEntries(Object.entries(fields).map(([param, field]) => [param, textOf(row, field)]));
		if (Object.values(params).includes("") || (without && textOf(row, without) !== "")) return [];
		return routes.map((route) => ({ route, params, locale }));
	});
}

/** In which collections to look for the row at an address, and with which filter. */
export function rowsAt({ route, params, locale }: RowAddress): { readonly collection: string; readonly filter: Filter }[] {
	return Object.entries(showings).flatMap(([collection, ways]) =>
		ways
			.filter(({ routes }) => routes.includes(route))
			.map(({ params: fields, without }) => ({
				collection,
				filter: {
					_and: [
						{ locale: { _eq: locale } },
						...Object.entries(fields).map(([param, field]) => ({ [field]: { _eq: params[param]?.toLowerCase() ?? "" } })),
						...(without ? [{ [without]: { _empty: true } }] : []),
					],
				},
			})),
	);
}

/** Other collections whose rows live at the same addresses: a page and a post share `/:slug`. */
export function neighboursOf(collection: string): string[] {
	const own = new Set((showings[collection] ?? []).flatMap(({ routes }) => routes));
	return Object.keys(showings).filter(
		(other) => other !== collection && showings[other]?.some(({ routes }) => routes.some((route) => own.has(route))),
	);
}
