// Queries of the collection `resources`.

import type { ContentQuery, EntryRow } from "@hub/shared-contracts/content/content-reader";
import type { Download } from "@hub/shared-contracts/content/download";
import type { ResourceFilter } from "@hub/shared-contracts/content/resource";
import type { Locale } from "@hub/shared-contracts/language/locale";
import { resources } from "../collections/resources.ts";
import { documentsOf, entryRows, mapQuery, query } from "./documents.ts";
import { download } from "./library-file.ts";
import { type ItemOf, select } from "./select.ts";

/** File to download, with its description. */
export const resource = select(resources, "list", { links: { file: download } });

const facets = select(resources, "none", { also: ["kind", "language"] });

const dated = select(resources, "list", { links: { file: download }, also: ["published_on"] });

export const resourceDocuments = documentsOf(
	resources,
	{ list: resource, text: dated, facets },
	{ filters: { kind: "kind", language: "language", file: "file.id" }, order: ["-published_on", "title"] },
);

/** Queries resources whose texts are in a language, the newest first. */
export function resourcesOf(
	locale: Locale,
	{ kind, language, limit, offset }: ResourceFilter & { readonly limit?: number; readonly offset?: number } = {},
): ContentQuery<Resource> {
	return query(resourceDocuments.list, locale, { where: { kind, language }, limit, offset });
}

/** Queries kind and language of every resource, for the filters of its list. */
export function resourceFacets(locale: Locale): ContentQuery<Required<ResourceFilter>> {
	return query(resourceDocuments.facets, locale, { limit: -1 });
}

/** Queries resources in any language with a file. No other upload may be downloaded. */
export function filesOffered(file: string): ContentQuery<Download> {
	return mapQuery(query(resourceDocuments.list, undefined, { where: { file } }), (item) => item.file);
}

/** Queries every live resource in every language, for the search. */
export const resourceTexts: ContentQuery<EntryRow<ItemOf<typeof dated>>> = entryRows(resourceDocuments.text);

/** File to download with its description, in one language (CT-3). `language` is the language of the file. */
export type Resource = ItemOf<typeof resource>;
