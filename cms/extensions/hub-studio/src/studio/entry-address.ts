interface EntryReference {
	readonly collection: string;
	/** `+` if the entry exists only as a draft. */
	readonly id: string;
	/** Directus' version of the draft. Default: the entry itself. */
	readonly version?: { readonly id: string; readonly key: string } | null | undefined;
}

/** Returns the path of an entry, or of one of its versions, in Studio. */
export function entryAddress({ collection, id, version }: EntryReference): string {
	const query = new URLSearchParams(
		version ? { version: version.key, ...(id === "+" ? { versionId: version.id } : {}) } : {},
	);
	return `/content/${collection}/${id}${query.size > 0 ? `?${query}` : ""}`;
}
