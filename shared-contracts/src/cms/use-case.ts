// Collection `use_cases`, one row per language.

import { z } from "zod";
import type { ContentQuery, Fields, Filter } from "../content/content-reader.ts";
import type { Flow, Party, UseCase, UseCaseTeaser } from "../content/use-case.ts";
import type { Locale } from "../language/locale.ts";
import { parseRichText } from "../rich-text/rich-text-parser.ts";
import { type EntryRow, entryRows } from "./entry.ts";
import { optionalText, parseRow, text } from "./row.ts";

const teaserFields: Fields = [
	"id",
	"slug",
	"title",
	"description",
	"industries",
	"translation_key",
	{ industry: { collection: "industries", fields: ["id", "translation_key"] } },
];

const teaserRow = z.object({
	id: text,
	slug: text,
	title: text,
	description: optionalText,
	industries: z.array(z.string()).nullish(),
	translation_key: text,
	industry: z.object({ translation_key: text }).nullish(),
});

const titled = z.array(z.object({ title: text, text: optionalText })).nullish();

const useCaseRow = teaserRow.extend({
	published_on: z.iso.date().nullish(),
	date_created: z.string().nullish(),
	problem: optionalText,
	parties: z.array(z.object({ name: text, role: optionalText })).nullish(),
	flows: z.array(z.object({ from: text, to: text, data: text, rule: optionalText })).nullish(),
	steps: titled,
	results: titled,
	body: optionalText,
	blocks: z.unknown(),
});

function teaserFrom({ translation_key, industry, industries, ...rest }: z.infer<typeof teaserRow>): UseCaseTeaser {
	const further = (industries ?? []).map((key) => key.trim()).filter(Boolean);
	return {
		...rest,
		industryKeys: [...new Set([...(industry ? [industry.translation_key] : []), ...further])],
		key: translation_key,
	};
}

/** The keywords are one text with commas between: a word stands alone, first, last, or in the middle. */
function usedBy(industryKey: string): Filter {
	return {
		_or: [
			{ industry: { translation_key: { _eq: industryKey } } },
			{ industries: { _eq: industryKey } },
			{ industries: { _starts_with: `${industryKey},` } },
			{ industries: { _ends_with: `,${industryKey}` } },
			{ industries: { _contains: `,${industryKey},` } },
		],
	};
}

/** What a list of use cases may be narrowed to. */
export interface UseCaseListOptions {
	readonly limit?: number;
	/** Leaves out so many of the newest; default 0. */
	readonly offset?: number;
	/** Those that the industry uses, whichever it comes from. */
	readonly industryKey?: string;
	readonly key?: string;
	/** Leaves out one, for what to read next. */
	readonly exceptKey?: string;
}

/** Use cases of a language, newest first. */
export function useCasesOf(
	locale: Locale,
	{ limit = 100, offset = 0, industryKey, key, exceptKey }: UseCaseListOptions = {},
): ContentQuery<UseCaseTeaser> {
	return {
		collection: "use_cases",
		fields: teaserFields,
		filter: {
			_and: [
				{ locale: { _eq: locale } },
				...(industryKey ? [usedBy(industryKey)] : []),
				...(key ? [{ translation_key: { _eq: key } }] : []),
				...(exceptKey ? [{ translation_key: { _neq: exceptKey } }] : []),
			],
		},
		// The id last, so that none stands on two pages or on none.
		sort: ["-published_on", "title", "id"],
		limit,
		offset,
		parse: (row) => parseRow(teaserRow, row, teaserFrom),
	};
}

/** A use case by its slug. */
export function useCaseBySlug(locale: Locale, slug: string, canonicalHref: (href: string) => string): ContentQuery<UseCase> {
	return {
		collection: "use_cases",
		fields: [...teaserFields, "published_on", "date_created", "problem", "parties", "flows", "steps", "results", "body", "blocks"],
		filter: { _and: [{ locale: { _eq: locale } }, { slug: { _eq: slug } }] },
		parse(value) {
			let problems: readonly string[] = [];
			const parsed = parseRow(useCaseRow, value, (row): UseCase => {
				const { published_on, date_created, problem, parties, flows, steps, results, body, blocks, ...teaser } = row;
				const rich = (html: string, part: string) => parseRichText(html, { id: `use-case-${teaser.id}-${part}`, canonicalHref });
				const drawn = flowsBetween(parties ?? [], flows ?? []);
				problems = drawn.problems;
				return {
					...teaserFrom(teaser),
					publishedOn: published_on ?? date_created?.slice(0, 10) ?? "",
					problem: rich(problem, "problem"),
					parties: parties ?? [],
					flows: drawn.flows,
					steps: steps ?? [],
					results: results ?? [],
					body: rich(body, "body"),
					blocks,
				};
			});
			return parsed.kind === "item" ? { ...parsed, problems } : parsed;
		},
	};
}

/** Every live use case in every language, for the entries of routes. */
export function useCaseEntries(): ContentQuery<EntryRow<{ readonly slug: string }>> {
	return entryRows({ collection: "use_cases", fields: teaserFields, row: teaserRow });
}

/** Editors write the parties' names; a flow that names somebody else, or leads back to where it began, costs only itself. */
function flowsBetween(
	parties: readonly Party[],
	written: readonly { readonly from: string; readonly to: string; readonly data: string; readonly rule: string }[],
): { readonly flows: readonly Flow[]; readonly problems: readonly string[] } {
	const plain = (name: string) => name.replaceAll("\u00ad", "").trim().toLowerCase();
	const placeOf = (name: string) => parties.findIndex((party) => plain(party.name) === plain(name));
	const flows: Flow[] = [];
	const problems: string[] = [];
	for (const [index, { from, to, data, rule }] of written.entries()) {
		const flow = { from: placeOf(from), to: placeOf(to), data, rule };
		if (flow.from < 0 || flow.to < 0) problems.push(`flows[${index}]: “${flow.from < 0 ? from : to}” is no party`);
		else if (flow.from === flow.to) problems.push(`flows[${index}]: leads from “${from}” to itself`);
		else flows.push(flow);
	}
	return { flows, problems };
}
