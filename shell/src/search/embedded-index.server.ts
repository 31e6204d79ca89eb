// The index in this process's memory: for each language one of whole texts, and one of titles for what is being typed.

import { deflateRawSync, inflateRawSync } from "node:zlib";
import type { Locale } from "@hub/shared-contracts/language/locale";
import { stemOf, wordsOf } from "@hub/shared-contracts/language/words";
import { LONGEST_QUESTION, type SearchPeriod } from "@hub/shared-contracts/search/search";
import type { SearchText } from "@hub/shared-contracts/search/search-source";
import { extractOf, marked } from "./extract.ts";
import { readQuestion } from "./question.ts";
import { rank } from "./ranking.ts";
import type { FoundPage, IndexedPage, SearchIndex } from "./search-index.ts";
import { createTextIndex, type TextIndex } from "./text-index.ts";
import { createThesaurus, type Thesaurus } from "./thesaurus.ts";
import { nearTerms } from "./typos.ts";

/** Most hits in an answer. */
const MOST_HITS = 100;

/** How much more a page counts that is from today; half of it after a year. */
const FRESHNESS = 0.04;
const YEAR = 365 * 24 * 60 * 60 * 1_000;

/** Errors between a question that found nothing and the words that are proposed instead. */
const FARTHEST = 2;

/** A page's place in the index of its language. */
interface Placed {
	readonly id: string;
	readonly locale: Locale;
	readonly text: number;
	readonly type: string;
	readonly title: string;
	readonly date: string | undefined;
	/** Its texts, compressed: they are read for a few results at a time. */
	readonly texts: Buffer;
}

interface LanguageIndex {
	readonly whole: TextIndex;
	readonly titles: TextIndex;
	readonly thesaurus: Thesaurus;
	readonly pages: (Placed | undefined)[];
	readonly free: number[];
}

/** @param now the moment by which pages are fresh, in ms */
export function createEmbeddedIndex({ now = Date.now }: { readonly now?: () => number } = {}): SearchIndex {
	const languages = new Map<Locale, LanguageIndex>();
	const placed = new Map<string, Placed>();

	const languageOf = (locale: Locale): LanguageIndex => {
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

	const put = ({ id, locale, type, about }: IndexedPage): void => {
		remove(id);
		const { whole, titles, thesaurus, pages, free } = languageOf(locale);
		const text = free.pop() ?? pages.length;
		const { title, names = [], synonyms = [], summary = "", body = [], tags = [], date } = about;
		const called = [...names, ...synonyms];
		whole.put(text, { title: [title], names: called, summary: [summary], tags, body });
		titles.put(text, { title: [title], names: called, summary: [], tags: [], body: [] });
		thesaurus.put(text, synonyms.length > 0 ? [title, ...synonyms] : []);
		const texts = deflateRawSync(JSON.stringify([summary, ...body].filter(Boolean)), { level: 3 });
		const page: Placed = { id, locale, text, type, title, date, texts };
		pages[text] = page;
		placed.set(id, page);
	};

	const ranked = ({ whole, thesaurus, pages }: LanguageIndex, typed: string, isShown: (id: string) => boolean) => {
		const sought = readQuestion(typed, whole, { thesaurus });
		const today = now();
		const liking = (text: number): number => {
			const date = pages[text]?.date;
			if (!date) return 1;
			const age = Math.max(0, today - Date.parse(date));
			return 1 + FRESHNESS * 0.5 ** (age / YEAR);
		};
		const meanings = sought.words.flatMap((word) => word.meanings);
		const terms = new Set(meanings.flatMap((meaning) => meaning.terms.map(whole.dictionary.termOf)));
		const shown = rank(sought, whole, liking).flatMap(({ text }) => {
			const page = pages[text];
			return page && isShown(page.id) ? [page] : [];
		});
		return { shown, terms };
	};

	/** The words of a question that no text has, as the nearest ones that some have. */
	const corrected = ({ whole }: LanguageIndex, typed: string): string | undefined => {
		const question = typed.slice(0, LONGEST_QUESTION);
		let written = "";
		let end = 0;
		let changed = false;
		for (const word of wordsOf(question)) {
			const { dictionary, locale } = whole;
			const isKnown = dictionary.idOf(stemOf(word.text, locale)) !== undefined;
			const spread = (term: number) => whole.postings(term)?.size ?? 0;
			const [id] = isKnown ? [] : [...nearTerms(word.text, FARTHEST, whole)].toSorted((one, other) => spread(other) - spread(one));
			written += question.slice(end, word.start) + (id === undefined ? word.text : dictionary.writtenAs(id));
			end = word.end;
			changed ||= id !== undefined;
		}
		return changed ? written + question.slice(end) : undefined;
	};

	return {
		put,
		remove,
		async find(locale, question, isShown) {
			const language = languageOf(locale);
			const { words, type, period, periods = [], limit, offset = 0 } = question;
			const { shown, terms } = ranked(language, words, isShown);
			const chosen = period === undefined ? undefined : periods.find(({ key }) => key === period);
			const isOfType = (page: Placed) => type === undefined || page.type === type;
			const isOfPeriod = (page: Placed) => period === undefined || (chosen !== undefined && isWithin(page.date, chosen));
			const fitting = shown.filter((page) => isOfType(page) && isOfPeriod(page));
			const types = new Map<string, number>();
			for (const page of shown) if (isOfPeriod(page)) types.set(page.type, (types.get(page.type) ?? 0) + 1);
			const ofType = shown.filter(isOfType);
			const meant = shown.length === 0 ? corrected(language, words) : undefined;
			const helps = meant !== undefined && ranked(language, meant, isShown).shown.length > 0;
			return {
				pages: fitting.slice(offset, offset + Math.min(limit, MOST_HITS)).map((page) => foundPage(page, (term) => terms.has(term))),
				total: fitting.length,
				types,
				periods: new Map(periods.map((one) => [one.key, ofType.filter(({ date }) => isWithin(date, one)).length])),
				...(helps ? { meant } : {}),
			};
		},
		async suggest(locale, typed, limit, isShown) {
			const { titles, pages } = languageOf(locale);
			const found = rank(readQuestion(typed, titles, { unfinished: true }), titles, () => 1);
			return found
				.flatMap(({ text }) => {
					const page = pages[text];
					return page && isShown(page.id) ? [{ id: page.id, title: page.title }] : [];
				})
				.slice(0, limit);
		},
	};
}

function foundPage({ id, locale, type, title, date, texts }: Placed, isHit: (term: string) => boolean): FoundPage {
	// What was compressed here.
	const passages = JSON.parse(inflateRawSync(texts).toString()) as NonNullable<SearchText["body"]>;
	return {
		id,
		type,
		title: marked(title, locale, isHit),
		extract: extractOf(passages, locale, isHit),
		...(date === undefined ? {} : { date }),
	};
}

/** Whether a day or a moment lies within a period. */
function isWithin(date: string | undefined, { from = "", to }: SearchPeriod): boolean {
	if (date === undefined) return false;
	const day = date.slice(0, 10);
	return day >= from && (to === undefined || day <= to);
}
