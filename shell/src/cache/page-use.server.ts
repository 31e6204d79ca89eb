// Dependencies of a response, recorded while it is made. The page cache checks them.

/** Dependencies of a response, besides its address and its release set. */
export interface PageUse {
	/** The content's version at the beginning. */
	readonly version: number;
	/** The version of links at that moment. */
	readonly linksVersion: number;
	/** The time of that, in ms. */
	readonly at: number;
	/** The moment of the content, in ms, where it was older than an operator allows; undefined otherwise. */
	readonly outdatedSince: number | undefined;
	/** The collections that were read, those of related rows included. */
	readonly collections: Set<string>;
	/** True if it changes with time alone: it was made with the clock. */
	timed: boolean;
	/** True if it depends on the language that the visitor prefers: its address names none. */
	byLanguage: boolean;
	/** True if it is one visitor's own, and so is cached for no one. */
	private: boolean;
	/** True if a part of it was left out that will be there another time. */
	lacking: boolean;
}

/** Begins to record the dependencies of a response. */
export function beginUse(begun: Pick<PageUse, "version" | "linksVersion" | "outdatedSince">): PageUse {
	return {
		...begun,
		at: Date.now(),
		collections: new Set(),
		timed: false,
		byLanguage: false,
		private: false,
		lacking: false,
	};
}
