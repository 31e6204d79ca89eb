// What can be previewed (CT-8): the rows of each collection whose declaration says that they have a page.

import { fillPattern } from "@hub/shared-contracts/address/route-path";
import type { Locale } from "@hub/shared-contracts/language/locale";
import type { CollectionDefinition, RowRoutes } from "../collections/collection.ts";
import { collections } from "../collections/collections.ts";

/** Words that addresses of previews have had from the beginning; all others are the collection's own name. */
const WORDS: Readonly<Record<string, string>> = { posts: "blog-post", events: "event" };

/**
 * Stands for the version's key where the id of a preview is that of a version without a row: Studio stores a new entry as one, until it is
 * published. Studio itself calls new entries so.
 */
export const UNSTORED = "+";

/** A collection whose rows can be previewed. */
export interface PreviewedCollection {
	readonly collection: string;
	/** The path of its previews without a language's prefix, `/preview/event/:id`. */
	readonly path: string;
	/** Where its rows are shown. */
	readonly pages: readonly RowRoutes[];
	/** The field with the key of a row's own route. */
	readonly routeField: string | undefined;
	/** The fields by one of which a page finds its row; `id` first. */
	readonly found: readonly [string, ...string[]];
}

/** All that can be previewed, by name. */
export const previewedCollections: ReadonlyMap<string, PreviewedCollection> = new Map(
	collections.flatMap(({ collection, pages = [], routeField }: CollectionDefinition) => {
		if (pages.length === 0) return [];
		const path = `/preview/${WORDS[collection] ?? collection.replaceAll("_", "-")}/:id`;
		const named = pages.flatMap(({ params }) => Object.values(params));
		const found = ["id", ...new Set([...named, ...(routeField ? [routeField] : [])])] as const;
		return [[collection, { collection, path, pages, routeField, found }] as const];
	}),
);

/** A route with its parameters. */
export interface RowPage {
	readonly route: string;
	readonly params: Readonly<Record<string, string>>;
}

/** The fields that say on which page a row is. */
export function pageFields({ pages, found }: PreviewedCollection): readonly string[] {
	return [...new Set([...found, ...pages.flatMap(({ without }) => without ?? [])])];
}

/** The page of a row, or the page that it will have; a parameter that is not filled yet is empty. @param row with {@link pageFields} */
export function pageOfRow({ pages, routeField }: PreviewedCollection, row: Readonly<Record<string, unknown>>): RowPage | undefined {
	const filled = (field: string) => String(row[field] ?? "");
	if (routeField && filled(routeField)) return { route: filled(routeField), params: {} };
	const place = pages.find(({ without }) => without === undefined || !filled(without));
	const [route] = place?.routes ?? [];
	if (!place || !route) return undefined;
	const params = Object.entries(place.params).map(([name, field]) => [name, filled(field)]);
	return { route, params: Object.fromEntries(params) };
}

/** The address of a preview. The language's prefix is always there: every site answers it, whatever its strategy (LN-3). */
export function previewPath({
	collection,
	id,
	locale,
}: {
	readonly collection: string;
	readonly id: string;
	readonly locale: Locale;
}) {
	const path = previewedCollections.get(collection)?.path;
	if (path === undefined) throw new Error(`Rows of ${collection} have no page that could be previewed.`);
	return `/${locale}${fillPattern(path, { id })}`;
}
