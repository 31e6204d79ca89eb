// What a report of a publish, or a moment that was due, says about content.

/** A change in a collection of the content service. */
export interface ContentChange {
	readonly collection: string;
	/** `due`: a row came or went by its `publish_at` or `unpublish_at`. */
	readonly event: "create" | "update" | "delete" | "due";
	/** Ids of the rows that were made, changed or deleted; undefined: any of them. */
	readonly keys: ReadonlySet<string> | undefined;
	/** The fields that an update changed; undefined: any. */
	readonly fields: ReadonlySet<string> | undefined;
}

/** A change of which nothing is known but where it happened. */
export function anyChangeIn(collection: string): ContentChange {
	return { collection, event: "update", keys: undefined, fields: undefined };
}
