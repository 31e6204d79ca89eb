// What a change of the replica, or a moment that was due, says about content.

/** A change in a collection of the content service. */
export interface ContentChange {
	readonly collection: string;
	/** `due`: a row came or went by its `publish_at` or `unpublish_at`. */
	readonly event: "create" | "update" | "delete" | "due";
	/** Ids of the rows that were made, changed or deleted. */
	readonly keys: ReadonlySet<string>;
	/** The fields that an update changed; undefined: any. */
	readonly fields: ReadonlySet<string> | undefined;
}
