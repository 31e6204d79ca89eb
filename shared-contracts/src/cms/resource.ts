// Collection `resources`, one row per language.

import { z } from "zod";
import type { ContentQuery } from "../content/content-reader.ts";
import type { Download } from "../content/download.ts";
import { RESOURCE_KINDS, type Resource, type ResourceFilter } from "../content/resource.ts";
import type { Locale } from "../language/locale.ts";
import { downloadFields, downloadRow } from "./download.ts";
import { locale as language, optionalText, parseRow, text } from "./row.ts";

const row = z.object({
	id: text,
	slug: text,
	title: text,
	description: optionalText,
	kind: z.enum(RESOURCE_KINDS),
	language,
	translation_key: text,
	file: downloadRow,
});

/** Resources whose texts are in a language, newest first. */
export function resourcesOf(
	locale: Locale,
	{ kind, language: written, limit = 100, offset = 0 }: ResourceFilter & { readonly limit?: number; readonly offset?: number } = {},
): ContentQuery<Resource> {
	return {
		collection: "resources",
		fields: [
			"id",
			"slug",
			"title",
			"description",
			"kind",
			"language",
			"translation_key",
			{ file: { collection: "directus_files", fields: downloadFields } },
		],
		filter: {
			_and: [
				{ locale: { _eq: locale } },
				...(kind ? [{ kind: { _eq: kind } }] : []),
				...(written ? [{ language: { _eq: written } }] : []),
			],
		},
		// The id last, so that no resource stands on two pages or on none.
		sort: ["-published_on", "title", "id"],
		limit,
		offset,
		parse: (value) => parseRow(row, value, ({ translation_key, ...rest }) => ({ ...rest, key: translation_key })),
	};
}

/** Kind and language of every resource of a language: what its list can be narrowed to. */
export function resourceFacets(locale: Locale): ContentQuery<Required<ResourceFilter>> {
	return {
		collection: "resources",
		fields: ["id", "kind", "language"],
		filter: { locale: { _eq: locale } },
		sort: ["id"],
		limit: -1,
		parse: (value) => parseRow(row.pick({ id: true, kind: true, language: true }), value, ({ id: _, ...rest }) => rest),
	};
}

/** The file with an id, if a live resource offers it in any language: no other upload may be taken along. */
export function offeredFile(id: string): ContentQuery<Download> {
	return {
		collection: "resources",
		fields: ["id", { file: { collection: "directus_files", fields: downloadFields } }],
		filter: { file: { id: { _eq: id } } },
		sort: ["id"],
		limit: 1,
		parse: (value) => parseRow(row.pick({ file: true }), value, ({ file }) => file),
	};
}
