// Dependencies of a response, recorded while it is rendered. The page cache checks them.

/** Dependencies of a response, besides its address and its release set. */
export interface PageUse {
	/** Version of the content when rendering began. */
	readonly version: number;
	/** Version of the links when rendering began. */
	readonly linksVersion: number;
	/** Time when rendering began, in ms. */
	readonly at: number;
	/** Time of the content, in ms, if it was older than an operator allows; undefined otherwise. */
	readonly outdatedSince: number | undefined;
	/** Collections that were read, including those of related rows. */
	readonly collections: Set<string>;
	/** True if it depends on the clock. */
	timed: boolean;
	/** True if it depends on the visitor's preferred language, because its address names none. */
	byLanguage: boolean;
	/** True if it is for one visitor and not cached. */
	private: boolean;
	/** True if a part was left out because of a temporary failure. */
	incomplete: boolean;
}

/** Begins to record the dependencies of a response. */
export function beginUse(versions: Pick<PageUse, "version" | "linksVersion" | "outdatedSince">): PageUse {
	return {
		...versions,
		at: Date.now(),
		collections: new Set(),
		timed: false,
		byLanguage: false,
		private: false,
		incomplete: false,
	};
}
