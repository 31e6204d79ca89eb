// Collection `pages`: pages built of blocks, one row per language.

import { z } from "zod";
import type { ContentQuery } from "../content/content-reader.ts";
import type { Page } from "../content/page.ts";
import type { Locale } from "../language/locale.ts";
import { type EntryRow, entryRows } from "./entry.ts";
import { optionalText, parseRow, text } from "./row.ts";

const row = z.object({
	id: text,
	route_key: optionalText,
	// A page with a route of its own needs none.
	slug: optionalText,
	title: text,
	description: optionalText,
	blocks: z.unknown(),
	social_image: z.object({ id: text }).nullish(),
	translation_key: text,
});

const socialImageField = { social_image: { collection: "directus_files", fields: ["id"] } };

function query(filter: readonly Record<string, unknown>[]): ContentQuery<Page> {
	return {
		collection: "pages",
		fields: ["id", "route_key", "slug", "title", "description", "blocks", "translation_key", socialImageField],
		filter: { _and: filter },
		parse: (value) =>
			parseRow(row, value, ({ route_key, social_image, translation_key, ...rest }): Page => {
				return { ...rest, routeKey: route_key, socialImage: social_image?.id, key: translation_key };
			}),
	};
}

/** The page of a route of its own, e.g. `home`. */
export function pageOfRoute(locale: Locale, routeKey: string): ContentQuery<Page> {
	return query([{ locale: { _eq: locale } }, { route_key: { _eq: routeKey } }]);
}

/** A page that lives at its slug; pages with a route of their own do not. */
export function pageBySlug(locale: Locale, slug: string): ContentQuery<Page> {
	return query([{ locale: { _eq: locale } }, { slug: { _eq: slug } }, { route_key: { _empty: true } }]);
}

/** Every live page in every language, for the entries of routes. A page of a route of its own has its key. */
export function pageEntries(): ContentQuery<EntryRow<{ readonly slug: string; readonly route_key: string }>> {
	return entryRows({
		collection: "pages",
		fields: ["route_key", "slug", "title", "description"],
		row: row.omit({ blocks: true, social_image: true }),
	});
}
