// What a site without a search of its own has: `?search=` of Directus, collection by collection.

import { z } from "zod";
import { addressOf, SEARCHED_COLLECTIONS, type SearchedCollection } from "../../cms/seed/judged/addresses.ts";
import type { SeedLocale } from "../../cms/seed/shape.ts";

/** Results that are asked for of each collection. */
const LIMIT = 10;

const answer = z.object({
	data: z.array(
		z.object({
			slug: z.string().optional(),
			translation_key: z.string().optional(),
			region: z.string().nullish(),
			route_key: z.string().nullish(),
		}),
	),
});

/** Asks all collections at once, and puts their results one after the other, as Directus says nothing of which is better. */
export function directusSearch(
	{ cmsUrl, adminToken }: { readonly cmsUrl: string; readonly adminToken: string },
	locale: SeedLocale,
): (query: string) => Promise<readonly string[]> {
	const ask = async (collection: SearchedCollection, query: string): Promise<readonly string[]> => {
		const also = { categories: ["region"], pages: ["route_key"] };
		const asked = new URLSearchParams({
			search: query,
			limit: String(LIMIT),
			fields: [
				collection === "partners" ? "translation_key" : "slug",
				...(Object.entries(also).find(([name]) => name === collection)?.[1] ?? []),
			].join(),
			filter: JSON.stringify({ locale: { _eq: locale }, status: { _eq: "published" } }),
		});
		const response = await fetch(`${cmsUrl}/items/${collection}?${asked}`, {
			headers: { authorization: `Bearer ${adminToken}` },
		});
		// What it refuses, such as an address that is too long, finds nothing.
		if (!response.ok) {
			await response.body?.cancel();
			return [];
		}
		return answer
			.parse(await response.json())
			.data.map(({ slug, translation_key: key = "", ...row }) => addressOf(collection, { slug: slug ?? key, ...row }, locale));
	};
	return async (query) => (await Promise.all(SEARCHED_COLLECTIONS.map((collection) => ask(collection, query)))).flat();
}
