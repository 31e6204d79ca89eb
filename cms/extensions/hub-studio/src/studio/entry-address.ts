/** An entry, or a draft of one. */
interface Addressed {
	readonly collection: string;
	/** `+` for one that is in a draft alone. */
	readonly id: string;
	/** The draft, as Directus has it: a version. Default: the entry itself. */
	readonly version?: { readonly id: string; readonly key: string } | null | undefined;
}

/** Where Studio shows an entry, or a version of it. @param more what else the address says */
export function entryAddress({ collection, id, version }: Addressed, more: Readonly<Record<string, string>> = {}): string {
	const named = version ? { version: version.key, ...(id === "+" ? { versionId: version.id } : {}) } : {};
	const query = new URLSearchParams({ ...named, ...more });
	return `/content/${collection}/${id}${query.size > 0 ? `?${query}` : ""}`;
}
