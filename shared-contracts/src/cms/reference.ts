// Collection `client_references`, one row per language.

import { z } from "zod";
import type { ContentQuery, Fields } from "../content/content-reader.ts";
import type { Reference, ReferenceTeaser } from "../content/reference.ts";
import type { Locale } from "../language/locale.ts";
import { parseRichText } from "../rich-text/rich-text-parser.ts";
import { type EntryRow, entryRows } from "./entry.ts";
import { optionalText, parseRow, text } from "./row.ts";

/** Whatever is related is read by its key. */
const keyed = (collection: string) => ({ collection, fields: ["id", "translation_key"] });

const teaserFields: Fields = [
	"id",
	"slug",
	"title",
	"client",
	"description",
	"figures",
	"translation_key",
	{ industry: keyed("industries") },
];

const related = z.object({ translation_key: text }).nullish();

const teaserRow = z.object({
	id: text,
	slug: text,
	title: text,
	client: text,
	description: optionalText,
	figures: z.array(z.object({ value: text, label: text })).nullish(),
	translation_key: text,
	industry: related,
});

/** How a client's words are written. */
export const quoteShape = z.object({ text, name: text, role: optionalText });

const referenceRow = teaserRow.extend({
	published_on: z.iso.date().nullish(),
	date_created: z.string().nullish(),
	profile: optionalText,
	challenge: optionalText,
	solution: optionalText,
	result: optionalText,
	body: optionalText,
	quote: quoteShape.nullish(),
	logo: z.object({ id: text }).nullish(),
	use_case: related,
});

function teaserFrom({ translation_key, industry, figures, ...rest }: z.infer<typeof teaserRow>): ReferenceTeaser {
	return { ...rest, industryKey: industry?.translation_key ?? "", figure: figures?.[0], key: translation_key };
}

/** What a list of references may be narrowed to. */
export interface ReferenceListOptions {
	readonly limit?: number;
	/** Leaves out so many of the newest; default 0. */
	readonly offset?: number;
	readonly industryKey?: string;
	readonly useCaseKey?: string;
	/** Leaves out one, for what to read next. */
	readonly exceptKey?: string;
}

/** References of a language, newest first. */
export function referencesOf(
	locale: Locale,
	{ limit = 100, offset = 0, industryKey, useCaseKey, exceptKey }: ReferenceListOptions = {},
): ContentQuery<ReferenceTeaser> {
	return {
		collection: "client_references",
		fields: teaserFields,
		filter: {
			_and: [
				{ locale: { _eq: locale } },
				...(industryKey ? [{ industry: { translation_key: { _eq: industryKey } } }] : []),
				...(useCaseKey ? [{ use_case: { translation_key: { _eq: useCaseKey } } }] : []),
				...(exceptKey ? [{ translation_key: { _neq: exceptKey } }] : []),
			],
		},
		// The id last, so that none stands on two pages or on none.
		sort: ["-published_on", "client", "id"],
		limit,
		offset,
		parse: (row) => parseRow(teaserRow, row, teaserFrom),
	};
}

/** A reference by its slug. */
export function referenceBySlug(locale: Locale, slug: string, canonicalHref: (href: string) => string): ContentQuery<Reference> {
	return {
		collection: "client_references",
		fields: [
			...teaserFields,
			"published_on",
			"date_created",
			"profile",
			"challenge",
			"solution",
			"result",
			"body",
			"quote",
			{ use_case: keyed("use_cases"), logo: { collection: "directus_files", fields: ["id"] } },
		],
		filter: { _and: [{ locale: { _eq: locale } }, { slug: { _eq: slug } }] },
		parse: (value) =>
			parseRow(referenceRow, value, (row): Reference => {
				const { published_on, date_created, profile, challenge, solution, result, body, quote, logo, use_case, ...teaser } = row;
				const rich = (html: string, part: string) => parseRichText(html, { id: `reference-${teaser.id}-${part}`, canonicalHref });
				return {
					...teaserFrom(teaser),
					publishedOn: published_on ?? date_created?.slice(0, 10) ?? "",
					profile,
					// The client's name stands beside it.
					logo: logo ? { id: logo.id, alt: "" } : undefined,
					figures: row.figures ?? [],
					challenge: rich(challenge, "challenge"),
					solution: rich(solution, "solution"),
					result: rich(result, "result"),
					body: rich(body, "body"),
					quote: quote ?? undefined,
					useCaseKey: use_case?.translation_key ?? "",
				};
			}),
	};
}

/** Every live reference in every language, for the entries of routes. */
export function referenceEntries(): ContentQuery<EntryRow<{ readonly slug: string }>> {
	return entryRows({ collection: "client_references", fields: teaserFields, row: teaserRow });
}
