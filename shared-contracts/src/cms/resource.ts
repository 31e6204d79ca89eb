// Queries of the collection `resources`.

import { resources } from "../collections/resources.ts";
import type { ContentQuery } from "../content/content-reader.ts";
import type { Download } from "../content/download.ts";
import type { ResourceFilter } from "../content/resource.ts";
import type { Locale } from "../language/locale.ts";
import { type EntryRow, entryRows } from "./entry.ts";
import { download } from "./library-file.ts";
import { type ItemOf, inLanguage, meaning, narrowedTo, query, select } from "./select.ts";

/** A file to download and what is said about it. */
export const resource = select(resources, "list", { links: { file: download } });

const facets = select(resources, "none", { also: ["kind", "language"] });

/** Resources whose texts are in a language, newest first. */
export function resourcesOf(
	locale: Locale,
	{ kind, language, limit = 100, offset = 0 }: ResourceFilter & { readonly limit?: number; readonly offset?: number } = {},
): ContentQuery<Resource> {
	return query(resource, {
		filter: inLanguage(locale, narrowedTo("kind", kind), narrowedTo("language", language)),
		// The id last, so that no resource stands on two pages or on none.
		sort: ["-published_on", "title", "id"],
		limit,
		offset,
	});
}

/** Kind and language of every resource of a language: what its list can be narrowed to. */
export function resourceFacets(locale: Locale): ContentQuery<Required<ResourceFilter>> {
	return query(facets, { filter: inLanguage(locale), sort: ["id"], limit: -1 });
}

/** The file with an id, if a live resource offers it in any language: no other upload may be downloaded. */
export function offeredFile(id: string): ContentQuery<Download> {
	return query(
		meaning(select(resources, "none", { links: { file: download } }), ({ file }) => file),
		{ filter: { file: { id: { _eq: id } } }, sort: ["id"], limit: 1 },
	);
}

const dated = select(resources, "list", { links: { file: download }, also: ["published_on"] });

/** Every live resource in every language, to be searched. */
export const resourceTexts: ContentQuery<EntryRow<ItemOf<typeof dated>>> = entryRows(dated);

/** A file to download and what is said about it, in one language (CT-3). `language` is the one that the file is written in. */
export type Resource = ItemOf<typeof resource>;
