/** Row that another row refers to. */
export interface SeedTarget {
	readonly collection: string;
	readonly id: string;
}

/** A row to be made, with what it points to. */
export interface SeedRow {
	readonly collection: string;
	readonly id: string;
	readonly values: Readonly<Record<string, unknown>>;
	readonly refers: Readonly<Record<string, SeedTarget>>;
	/** True if the row makes no sense without the rows it refers to. */
	readonly dependent?: boolean;
}
