// Collections with previews (CT-8): those whose declaration has pages.

import { fillPattern } from "@hub/shared-contracts/address/route-path";
import type { Locale } from "@hub/shared-contracts/language/locale";
import type { CollectionDefinition, RowRoutes } from "../collections/collection.ts";
import { collections } from "../collections/collections.ts";

/** Historical words in addresses of previews. Other collections use their own name. */
const WORDS: Readonly<Record<string, string>> = { posts: "blog-post", events: "event" };

/**
 * Version key of a preview of a new entry, which Studio stores as a version without a row. The preview's id is then that
 * of the version. Studio itself uses this sign as the id of new entries.
 */
export const UNSTORED = "+";

/** Collection whose rows can be previewed. */
export interface PreviewedCollection {
	readonly collection: string;
	/** Path of its previews without the language's prefix, such as `/preview/event/:id`. */
	readonly path: string;
	readonly pages: readonly RowRoutes[];
	/** Field with the key of a row's own route. */
	readonly routeField: string | undefined;
	/** Fields by which pages find a row; `id` first. */
	readonly found: readonly [string, ...string[]];
}

export const previewedCollections: ReadonlyMap<string, PreviewedCollection> = new Map(
	collections.flatMap(({ collection, pages = [], routeField }: CollectionDefinition) => {
		if (pages.length === 0) return [];
		const path = `/preview/${WORDS[collection] ?? collection.replaceAll("_", "-")}/:id`;
		const named = pages.flatMap(({ params }) => Object.values(params));
		const found = ["id", ...new Set([...named, ...(routeField ? [routeField] : [])])] as const;
		return [[collection, { collection, path, pages, routeField, found }] as const];
	}),
);

export interface RowPage {
	readonly route: string;
	readonly params: Readonly<Record<string, string>>;
}

/** Returns the fields that determine a row's page. */
export function pageFields({ pages, found }: PreviewedCollection): readonly string[] {
	return [...new Set([...found, ...pages.flatMap(({ without }) => without ?? [])])];
}

/**
 * Returns the current or future page of a row. Parameters that are not filled yet are empty.
 * @param row with {@link pageFields}
 */
export function pageOfRow(
	{ pages, routeField }: PreviewedCollection,
	row: Readonly<Record<string, unknown>>,
): RowPage | undefined {
	const filled = (field: string) => String(row[field] ?? "");
	if (routeField && filled(routeField)) return { route: filled(routeField), params: {} };
	const page = pages.find(({ without }) => without === undefined || !filled(without));
	const [route] = page?.routes ?? [];
	if (!page || !route) return undefined;
	const params = Object.entries(page.params).map(([name, field]) => [name, filled(field)]);
	return { route, params: Object.fromEntries(params) };
}

/**
 * Returns the address of a preview. It always has the language's prefix, which every site accepts, whatever its
 * strategy (LN-3).
 */
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
