// The index in this process's memory: for each language one of whole texts, and one of titles for what is being typed.

import type { Locale } from "@hub/shared-contracts/language/locale";
import { spellingOf, stemOf, wordsOf } from "@hub/shared-contracts/language/words";
import { LONGEST_QUESTION, type SearchPeriod } from "@hub/shared-contracts/search/search";
import { extractOf, marked, type Sought } from "./extract.ts";
import { readQuestion } from "./question.ts";
import { rank } from "./ranking.ts";
import type { FoundPage, IndexedPage, SearchIndex } from "./search-index.ts";
import { createTextIndex, type TextIndex } from "./text-index.ts";
import { createThesaurus, type Thesaurus } from "./thesaurus.ts";
import { errorsIn, nearTerms } from "./typos.ts";

/** Most hits in an answer. */
const MOST_HITS = 100;

/** How much more a page counts that is from today; half of it after a year. */
const FRESHNESS = 0.04;
const YEAR = 365 * 24 * 60 * 60 * 1_000;

/** Suggestions are chosen from this many times as many. */
const SUGGESTED_FROM = 3;

/** Errors between a question that found nothing and the words that are proposed instead. */
const FARTHEST = 2;

/** Most words of a question that are looked at for them. */
const MOST_CORRECTED = 4;

/** A page's place in the index of its language. */
interface Placed<Source> {
	readonly source: Source;
	readonly locale: Locale;
	readonly text: number;
	readonly type: string;
	readonly title: string;
	readonly date: string | undefined;
	/** The day of its date, and its last one; empty without a date. */
	readonly day: string;
	readonly lastDay: string;
	/** The moment of its date in ms; undefined without one. */
	readonly moment: number | undefined;
}

interface LanguageIndex<Source> {
	readonly whole: TextIndex;
	readonly titles: TextIndex;
	readonly thesaurus: Thesaurus;
	readonly pages: (Placed<Source> | undefined)[];
	readonly free: number[];
}

/** @param now the moment by which pages are fresh, in ms */
export function createEmbeddedIndex<Source>({ now = Date.now }: { readonly now?: () => number } = {}): SearchIndex<Source> {
	const languages = new Map<Locale, LanguageIndex<Source>>();
	const placed = new Map<string, Placed<Source>>();

	const languageOf = (locale: Locale): LanguageIndex<Source> => {
		const known = languages.get(locale);
		if (known) return known;
		const made = {
			whole: createTextIndex(locale),
			titles: createTextIndex(locale),
			thesaurus: createThesaurus(locale),
			pages: [],
			free: [],
		};
		languages.set(locale, made);
		return made;
	};

	const remove = (id: string): void => {
		const page = placed.get(id);
		if (!page) return;
		const { whole, titles, thesaurus, pages, free } = languageOf(page.locale);
		whole.remove(page.text);
		thesaurus.remove(page.text);
		titles.remove(page.text);
		pages[page.text] = undefined;
		free.push(page.text);
		placed.delete(id);
	};

	const put = ({ id, source, locale, type, about }: IndexedPage<Source>): void => {
		remove(id);
		const { whole, titles, thesaurus, pages, free } = languageOf(locale);
		const text = free.pop() ?? pages.length;
		const { title, names = [], synonyms = [], summary = "", body = [], tags = [], date, until } = about;
		const called = [...names, ...synonyms];
		whole.put(text, { title: [title], names: called, summary: [summary], tags, body });
		titles.put(text, { title: [title], names: called, summary: [], tags: [], body: [] });
		thesaurus.put(text, synonyms.length > 0 ? [title, ...synonyms] : []);
		const [day, moment] = [date ?? "", date === undefined ? undefined : Date.parse(date)];
		const lastDay = until === undefined || until < day ? day : until;
		const page: Placed<Source> = { source, locale, text, type, title, date, day, lastDay, moment };
		pages[text] = page;
		placed.set(id, page);
	};

	const search = ({ whole, thesaurus, pages }: LanguageIndex<Source>, typed: string) => {
		const sought = readQuestion(typed, whole, { thesaurus });
		const today = now();
		const liking = (text: number): number => {
			const moment = pages[text]?.moment;
			return moment === undefined ? 1 : 1 + FRESHNESS * 0.5 ** (Math.max(0, today - moment) / YEAR);
		};
		const meanings = sought.words.flatMap((word) => word.meanings.map(({ terms }) => terms.map(whole.dictionary.termOf)));
		const marks = {
			terms: new Set(meanings.filter(({ length }) => length === 1).flat()),
			phrases: meanings.filter(({ length }) => length > 1),
		};
		return { fitting: rank(sought, whole, liking), marks };
	};

	/** The words of a question that no text has, as the nearest ones that some have. */
	const corrected = ({ whole }: LanguageIndex<Source>, typed: string): string | undefined => {
		const question = typed.slice(0, LONGEST_QUESTION);
		let written = "";
		let end = 0;
		let changed = false;
		let looked = 0;
		for (const word of wordsOf(question)) {
			const { dictionary, locale } = whole;
			const isKnown = dictionary.idOf(stemOf(word.text, locale)) !== undefined;
			const spread = (term: number) => whole.postings(term)?.length ?? 0;
			const near =
				isKnown || errorsIn(word.text) === 0 || looked >= MOST_CORRECTED ? undefined : nearTerms(word.text, FARTHEST, whole);
			if (near) looked += 1;
			const [id] = [...(near ?? [])].toSorted((one, other) => spread(other) - spread(one));
			written += question.slice(end, word.start) + (id === undefined ? word.text : dictionary.writtenAs(id));
			end = word.end;
			changed ||= id !== undefined;
		}
		return changed ? written + question.slice(end) : undefined;
	};

	return {
		put,
		remove,
		async find(locale, question, { isShown, passagesOf }) {
			const language = languageOf(locale);
			const { pages } = language;
			const { words, type, period, periods = [], limit, offset = 0 } = question;
			const { fitting, marks } = search(language, words);
			const chosen = period === undefined ? undefined : periods.find(({ key }) => key === period);
			const isOfPeriod = (page: Placed<Source>) => period === undefined || (chosen !== undefined && isWithin(page, chosen));
			const types = new Map<string, number>();
			const counts = new Map(periods.map(({ key }) => [key, 0]));
			let found = 0;
			const asked = new Uint32Array(fitting.texts.length);
			let total = 0;
			for (let at = 0; at < fitting.texts.length; at += 1) {
				const text = fitting.texts[at] ?? 0;
				const page = pages[text];
				if (!page || !isShown(page.source)) continue;
				found += 1;
				const isOfType = type === undefined || page.type === type;
				if (isOfPeriod(page)) types.set(page.type, (types.get(page.type) ?? 0) + 1);
				if (isOfType) for (const one of periods) if (isWithin(page, one)) counts.set(one.key, (counts.get(one.key) ?? 0) + 1);
				if (isOfType && isOfPeriod(page)) asked[total++] = text;
			}
			const last = offset + Math.min(limit, MOST_HITS);
			const best = fitting.best(last, asked.subarray(0, total)).slice(offset);
			const meant = found === 0 ? corrected(language, words) : undefined;
			const helps = meant !== undefined && search(language, meant).fitting.texts.some(shownAmong(pages, isShown));
			return {
				pages: best.flatMap((text) => {
					const page = pages[text];
					return page ? [foundPage(page, passagesOf(page.source), marks)] : [];
				}),
				total,
				types,
				periods: counts,
				...(fitting.unknown.length > 0 ? { unknown: fitting.unknown } : {}),
				...(helps ? { meant } : {}),
			};
		},
		async suggest(locale, typed, limit, { isShown }) {
			const { titles, pages } = languageOf(locale);
			const begun = spellingOf(typed, locale);
			const { texts, best } = rank(readQuestion(typed, titles, { unfinished: true }), titles, () => 1);
			const shown = texts.filter(shownAmong(pages, isShown));
			const found = best(limit * SUGGESTED_FROM, shown).flatMap((text) => pages[text] ?? []);
			// What begins with what was typed is most likely meant.
			const begins = ({ title }: Placed<Source>) => spellingOf(title, locale).startsWith(begun);
			const ordered = [...found.filter(begins), ...found.filter((page) => !begins(page))];
			return ordered.slice(0, limit).map(({ source, title }) => ({ source, title }));
		},
	};
}

function foundPage<Source>(
	{ source, locale, type, title, date }: Placed<Source>,
	passages: readonly string[],
	marks: Sought,
): FoundPage<Source> {
	return {
		source,
		type,
		title: marked(title, locale, marks),
		extract: extractOf(passages, locale, marks),
		...(date === undefined ? {} : { date }),
	};
}

/** Tells of a text's number whether its page is shown. */
function shownAmong<Source>(
	pages: readonly (Placed<Source> | undefined)[],
	isShown: (page: Source) => boolean,
): (text: number) => boolean {
	return (text) => {
		const page = pages[text];
		return page !== undefined && isShown(page.source);
	};
}

/** Whether a day of a page lies within a period; without a date none does. */
function isWithin({ day, lastDay }: Pick<Placed<unknown>, "day" | "lastDay">, { from = "", to }: SearchPeriod): boolean {
	return day !== "" && lastDay >= from && (to === undefined || day <= to);
}
