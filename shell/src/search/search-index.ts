// What an index of pages can be asked, whichever engine is behind it: the embedded one here, or the full text of a database.

import type { Locale } from "@hub/shared-contracts/language/locale";
import type { MarkedText, SearchQuestion } from "@hub/shared-contracts/search/search";
import type { SearchText } from "@hub/shared-contracts/search/search-source";

/** A page as it is indexed. */
export interface IndexedPage {
	/** Unique within the index. */
	readonly id: string;
	readonly locale: Locale;
	readonly type: string;
	readonly about: SearchText;
}

/** A page that was found. */
export interface FoundPage {
	readonly id: string;
	readonly type: string;
	readonly title: MarkedText;
	readonly extract: MarkedText;
	readonly date?: string;
}

/** A page whose title fits what was typed. */
export interface SuggestedPage {
	readonly id: string;
	readonly title: string;
}

/** What an index found. The counts of one filter are those of the other filter's choice. */
export interface FoundPages {
	readonly pages: readonly FoundPage[];
	readonly total: number;
	/** By type. */
	readonly types: ReadonlyMap<string, number>;
	/** By the key of the period. */
	readonly periods: ReadonlyMap<string, number>;
	/** Words of the question that no text has, as they were typed; undefined where there are none. */
	readonly unknown?: readonly string[];
	/** The question with the nearest words that find something; undefined where it finds something itself, or nothing is near. */
	readonly meant?: string;
}

/** What is known of pages where they come from. */
export interface PageSource {
	/** Whether a page is one of those that the visitor may be led to now. */
	isShown(id: string): boolean;
	/** The texts of a page that an extract may be of. They are read for those that an answer shows. */
	passagesOf(id: string): readonly string[];
}

/** An index of pages in all languages. */
export interface SearchIndex {
	/** Puts a page in, in the place of the one with the same id. */
	put(page: IndexedPage): void;
	remove(id: string): void;
	find(locale: Locale, question: SearchQuestion, source: PageSource): Promise<FoundPages>;
	/** Pages whose titles have the words that were typed, the last one perhaps not to its end. The best first, at most `limit` of them. */
	suggest(locale: Locale, typed: string, limit: number, source: Pick<PageSource, "isShown">): Promise<readonly SuggestedPage[]>;
}
