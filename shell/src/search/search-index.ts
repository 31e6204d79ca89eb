// What an index of pages can be asked, whichever engine is behind it: the embedded one here, or the full text of a database.

import type { Locale } from "@hub/shared-contracts/language/locale";
import type { MarkedText, SearchQuestion } from "@hub/shared-contracts/search/search";
import type { SearchText } from "@hub/shared-contracts/search/search-source";

/** A page as it is indexed. */
export interface IndexedPage<Source> {
	/** Unique within the index. */
	readonly id: string;
	/** What the page is to who puts it in; answers name pages by it. */
	readonly source: Source;
	readonly locale: Locale;
	readonly type: string;
	readonly about: SearchText;
}

/** A page that was found. */
export interface FoundPage<Source> {
	readonly source: Source;
	readonly type: string;
	readonly title: MarkedText;
	readonly extract: MarkedText;
	readonly date?: string;
}

/** A page whose title fits what was typed. */
export interface SuggestedPage<Source> {
	readonly source: Source;
	readonly title: string;
}

/** What an index found. The counts of one filter are those of the other filter's choice. */
export interface FoundPages<Source> {
	readonly pages: readonly FoundPage<Source>[];
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
export interface PageSource<Source> {
	/** Whether a page is one of those that the visitor may be led to now. Called for every page that fits. */
	isShown(page: Source): boolean;
	/** The texts of a page that an extract may be of. They are read for those that an answer shows. */
	passagesOf(page: Source): readonly string[];
}

/** An index of pages in all languages. */
export interface SearchIndex<Source> {
	/** Puts a page in, in the place of the one with the same id. */
	put(page: IndexedPage<Source>): void;
	remove(id: string): void;
	find(locale: Locale, question: SearchQuestion, shown: PageSource<Source>): Promise<FoundPages<Source>>;
	/** Pages whose titles have the words that were typed, the last one perhaps not to its end. The best first, at most `limit` of them. */
	suggest(
		locale: Locale,
		typed: string,
		limit: number,
		shown: Pick<PageSource<Source>, "isShown">,
	): Promise<readonly SuggestedPage<Source>[]>;
}
