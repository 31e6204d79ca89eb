// Collection `glossary_terms`, one row per language.

import { z } from "zod";
import type { ContentQuery, Fields } from "../content/content-reader.ts";
import type { GlossaryEntry, GlossaryTerm } from "../content/glossary-term.ts";
import type { Locale } from "../language/locale.ts";
import { parseRichText } from "../rich-text/rich-text-parser.ts";
import { type EntryRow, entryRows } from "./entry.ts";
import { optionalText, parseRow, text } from "./row.ts";

/** More than a glossary that people read will hold. */
const LIMIT = 1_000;

const fields: Fields = ["id", "slug", "term", "short", "synonyms", "related", "translation_key"];

/** Words that editors typed one by one; empty ones are none. */
const words = z
	.array(z.string())
	.nullish()
	.transform((list) => (list ?? []).map((word) => word.trim()).filter(Boolean));

const row = z.object({ id: text, slug: text, term: text, short: text, synonyms: words, related: words, translation_key: text });

function termFrom({ translation_key, ...rest }: z.infer<typeof row>): GlossaryTerm {
	return { ...rest, key: translation_key };
}

/** All terms of a language, in no order that a reader would call alphabetical. */
export function glossaryOf(locale: Locale): ContentQuery<GlossaryTerm> {
	return {
		collection: "glossary_terms",
		fields,
		filter: { locale: { _eq: locale } },
		sort: ["term", "id"],
		limit: LIMIT,
		parse: (value) => parseRow(row, value, termFrom),
	};
}

/** A term by its slug. */
export function termBySlug(locale: Locale, slug: string, canonicalHref: (href: string) => string): ContentQuery<GlossaryEntry> {
	const entry = row.extend({ body: optionalText });
	return {
		collection: "glossary_terms",
		fields: [...fields, "body"],
		filter: { _and: [{ locale: { _eq: locale } }, { slug: { _eq: slug } }] },
		parse: (value) =>
			parseRow(entry, value, ({ body, ...rest }) => ({
				...termFrom(rest),
				body: parseRichText(body, { id: `term-${rest.id}`, canonicalHref }),
			})),
	};
}

/** All live terms, in every language. */
export function termEntries(): ContentQuery<EntryRow<{ readonly slug: string }>> {
	return entryRows({ collection: "glossary_terms", fields, row });
}
