/** What a row points to. */
export interface SeedTarget {
	readonly collection: string;
	readonly id: string;
}

/** A row to be made, with what it points to. */
export interface SeedRow {
	readonly collection: string;
	readonly id: string;
	readonly values: Readonly<Record<string, unknown>>;
	/** By field: the row that it points to. */
	readonly refers: Readonly<Record<string, SeedTarget>>;
	/** Whether the row makes no sense without what it points to. */
	readonly dependent?: boolean;
}
