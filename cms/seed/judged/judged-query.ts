// Queries with their right answers, to judge a search by. They are written from what the seed says and what visitors
// would type, never from what an engine finds. An answer is a page that an editor would say the visitor wants: it is
// about the query; pages that only mention it in passing are none.

/** The difficulty of a query. */
export type QueryKind =
	/** Words of which the content has the parts, or parts of which it has the whole. */
	| "compound"
	/** Other forms of the content's words. */
	| "inflection"
	/** Umlauts, ß and capitals written otherwise, spellings of another country. */
	| "spelling"
	/** A letter too many, too few, wrong, or two of them swapped. */
	| "typo"
	/** Quotes, one of them perhaps missing. */
	| "phrase"
	/** Hyphens and blanks that the content has elsewhere. */
	| "hyphen"
	| "number"
	/** Words that stand nowhere but in the text. */
	| "body"
	| "person"
	| "company"
	| "event"
	/** Other words for a term of the glossary. */
	| "synonym"
	/** English words on German pages. */
	| "english"
	/** Questions in the visitor's own words, whole or as a few key words. */
	| "question"
	/** A subject or a type of content. */
	| "topic"
	/** Words of a page outside its text: partners, directions, cards, calls to action. */
	| "shown"
	/** One word that the content does not have beside others that it has: these count. */
	| "unknown"
	/** Words that were not typed to their end. */
	| "beginning"
	/** With a word for the type of page, in the visitor's words. */
	| "type"
	/** Nothing but words that stand everywhere: some are a title all the same, the rest find nothing. */
	| "stop-words"
	/** Words and phrases that the content does not have. */
	| "nothing"
	/** Meaningless or malicious input. */
	| "hostile";

/** A query and what should be found. */
export interface JudgedQuery {
	readonly kind: QueryKind;
	/** As typed. */
	readonly query: string;
	/**
	 * Addresses of the right pages with the language's prefix, the best first; none: nothing may be found. A download is
	 * `/resources#resource-<slug>`, its place in the list, whatever the list is narrowed to.
	 */
	readonly answers: readonly string[];
}
