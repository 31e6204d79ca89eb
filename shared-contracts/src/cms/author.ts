// Collection `authors`, one row per language.

import { z } from "zod";
import type { Author, AuthorName } from "../content/author.ts";
import type { ContentQuery, Fields } from "../content/content-reader.ts";
import type { Locale } from "../language/locale.ts";
import { parseRichText } from "../rich-text/rich-text-parser.ts";
import { type EntryRow, entryRows } from "./entry.ts";
import { portraitField, portraitRow } from "./portrait.ts";
import { optionalText, parseRow, text } from "./row.ts";

/** The fields of a byline. */
export const authorNameFields: Fields = ["id", "slug", "display_name", "role", "translation_key", portraitField];

/** A byline's row. */
export const authorNameRow = z.object({
	id: text,
	slug: text,
	display_name: text,
	role: optionalText,
	translation_key: text,
	portrait: portraitRow,
});

/** A byline's meaning. */
export function authorNameFrom({ display_name, translation_key, portrait, ...rest }: z.infer<typeof authorNameRow>): AuthorName {
	return { ...rest, displayName: display_name, key: translation_key, portrait: portrait?.id };
}

/** The authors of a language, by name. */
export function authorsOf(locale: Locale): ContentQuery<AuthorName> {
	return {
		collection: "authors",
		fields: authorNameFields,
		filter: { locale: { _eq: locale } },
		sort: ["display_name"],
		parse: (row) => parseRow(authorNameRow, row, authorNameFrom),
	};
}

/** An author's profile by its slug. */
export function authorBySlug(locale: Locale, slug: string, canonicalHref: (href: string) => string): ContentQuery<Author> {
	const row = authorNameRow.extend({ bio: optionalText });
	return {
		collection: "authors",
		fields: [...authorNameFields, "bio"],
		filter: { _and: [{ locale: { _eq: locale } }, { slug: { _eq: slug } }] },
		parse: (value) =>
			parseRow(row, value, (parsed) => ({
				...authorNameFrom(parsed),
				bio: parseRichText(parsed.bio, { id: `author-${parsed.id}`, canonicalHref }),
			})),
	};
}

/** Every live author in every language, for the entries of routes. */
export function authorEntries(): ContentQuery<EntryRow<{ readonly slug: string }>> {
	return entryRows({ collection: "authors", fields: authorNameFields, row: authorNameRow });
}
