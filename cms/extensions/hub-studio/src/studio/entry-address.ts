/** An entry, or a draft of one. */
interface Addressed {
	readonly collection: string;
	/** `+` for one that is in a draft alone. */
	readonly id: string;
	/** The draft, as Directus has it: a version. Default: the entry itself. */
	readonly version?: { readonly id: string; readonly key: string } | null | undefined;
}

/** The address in Studio of an entry, or of a version of it. */
export function entryAddress({ collection, id, version }: Addressed): string {
	const query = new URLSearchParams(version ? { version: version.key, ...(id === "+" ? { versionId: version.id } : {}) } : {});
	return `/content/${collection}/${id}${query.size > 0 ? `?${query}` : ""}`;
}
