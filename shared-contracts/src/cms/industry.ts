// Collection `industries`, one row per language.

import { z } from "zod";
import type { ContentQuery, Fields } from "../content/content-reader.ts";
import type { Industry, IndustryName } from "../content/industry.ts";
import type { Locale } from "../language/locale.ts";
import { parseRichText } from "../rich-text/rich-text-parser.ts";
import { type EntryRow, entryRows } from "./entry.ts";
import { optionalText, parseRow, text } from "./row.ts";

const nameFields: Fields = ["id", "slug", "title", "description", "tone", "translation_key"];

const nameRow = z.object({
	id: text,
	slug: text,
	title: text,
	description: optionalText,
	// Rows from before the field was there have none.
	tone: z
		.enum(["brand", "leaf", "sky", "clay", "plum"])
		.nullish()
		.transform((tone) => tone ?? "brand"),
	translation_key: text,
});

const industryRow = nameRow.extend({
	intro: optionalText,
	challenges: z.array(z.object({ title: text, text: optionalText })).nullish(),
	cta_heading: optionalText,
	cta_text: optionalText,
	blocks: z.unknown(),
});

function nameFrom({ translation_key, ...rest }: z.infer<typeof nameRow>): IndustryName {
	return { ...rest, key: translation_key };
}

/** The industries of a language, by name. */
export function industriesOf(locale: Locale): ContentQuery<IndustryName> {
	return {
		collection: "industries",
		fields: nameFields,
		filter: { locale: { _eq: locale } },
		sort: ["title", "id"],
		parse: (row) => parseRow(nameRow, row, nameFrom),
	};
}

/** An industry by its slug. */
export function industryBySlug(locale: Locale, slug: string, canonicalHref: (href: string) => string): ContentQuery<Industry> {
	return {
		collection: "industries",
		fields: [...nameFields, "intro", "challenges", "cta_heading", "cta_text", "blocks"],
		filter: { _and: [{ locale: { _eq: locale } }, { slug: { _eq: slug } }] },
		parse(value) {
			return parseRow(industryRow, value, (row): Industry => {
				const { intro, challenges, cta_heading, cta_text, blocks, ...name } = row;
				return {
					...nameFrom(name),
					intro: parseRichText(intro, { id: `industry-${name.id}`, canonicalHref }),
					challenges: challenges ?? [],
					nextStep: { heading: cta_heading, text: cta_text },
					blocks,
				};
			});
		},
	};
}

/** Every live industry in every language, for the entries of routes. */
export function industryEntries(): ContentQuery<EntryRow<{ readonly slug: string }>> {
	return entryRows({ collection: "industries", fields: nameFields, row: nameRow });
}
