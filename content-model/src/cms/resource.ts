// Queries of the collection `resources`.

import type { ContentQuery, EntryRow } from "@hub/shared-contracts/content/content-reader";
import type { Download } from "@hub/shared-contracts/content/download";
import type { ResourceFilter } from "@hub/shared-contracts/content/resource";
import type { Locale } from "@hub/shared-contracts/language/locale";
import { resources } from "../collections/resources.ts";
import { documentsOf, entryRows, mapped, query } from "./documents.ts";
import { download } from "./library-file.ts";
import { type ItemOf, select } from "./select.ts";

/** A file to download and what is said about it. */
export const resource = select(resources, "list", { links: { file: download } });

const facets = select(resources, "none", { also: ["kind", "language"] });

const dated = select(resources, "list", { links: { file: download }, also: ["published_on"] });

/** Resources as documents. */
export const resourceDocuments = documentsOf(
	resources,
	{ list: resource, text: dated, facets },
	{ foundBy: { kind: "kind", language: "language", file: "file.id" }, order: ["-published_on", "title"] },
);

/** Resources whose texts are in a language, newest first. */
export function resourcesOf(
	locale: Locale,
	{ kind, language, limit, offset }: ResourceFilter & { readonly limit?: number; readonly offset?: number } = {},
): ContentQuery<Resource> {
	return query(resourceDocuments.list, locale, { where: { kind, language }, limit, offset });
}

/** Kind and language of every resource of a language: what its list can be narrowed to. */
export function resourceFacets(locale: Locale): ContentQuery<Required<ResourceFilter>> {
	return query(resourceDocuments.facets, locale, { limit: -1 });
}

/** The file with an id, for each resource that offers it in any language: no other upload may be downloaded. */
export function filesOffered(file: string): ContentQuery<Download> {
	return mapped(query(resourceDocuments.list, undefined, { where: { file } }), (item) => item.file);
}

/** Every live resource in every language, to be searched. */
export const resourceTexts: ContentQuery<EntryRow<ItemOf<typeof dated>>> = entryRows(resourceDocuments.text);

/** A file to download and what is said about it, in one language (CT-3). `language` is the one that the file is written in. */
export type Resource = ItemOf<typeof resource>;
