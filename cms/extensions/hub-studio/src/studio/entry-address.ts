/** Where Studio shows an entry, or a version of it. @param at its `id` is `+` where there is only a version so far */
export function entryAddress({
	collection,
	id,
	version,
}: {
	readonly collection: string;
	readonly id: string;
	readonly version?: { readonly id: string; readonly key: string } | null | undefined;
}): string {
	const query = new URLSearchParams(version ? { version: version.key, ...(id === "+" ? { versionId: version.id } : {}) } : {});
	return `/content/${collection}/${id}${version ? `?${query}` : ""}`;
}
