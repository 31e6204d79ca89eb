// What a report of a publish, or a moment that was due, says about content.

/** A change in a collection of the content service. */
export interface ContentChange {
	readonly collection: string;
	/** Ids of the rows that were made, changed or deleted; undefined: any of them. */
	readonly keys: ReadonlySet<string> | undefined;
	/** The fields that changed in them; undefined: any, also that a row came or went. */
	readonly fields: ReadonlySet<string> | undefined;
}

/** A change of which nothing is known but where it happened. */
export function anyChangeIn(collection: string): ContentChange {
	return { collection, keys: undefined, fields: undefined };
}
