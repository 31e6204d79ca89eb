import type { EntryLine } from "./read-desk.ts";

/** Where Studio shows an entry, or a version of it. @param more what else the address says */
export function addressOf(
	{ collection, id, version }: Pick<EntryLine, "collection" | "id" | "version">,
	more: Readonly<Record<string, string>> = {},
): string {
	const named = version ? { version: version.key, ...(id === "+" ? { versionId: version.id } : {}) } : {};
	const query = new URLSearchParams({ ...named, ...more });
	return `/content/${collection}/${id}${query.size > 0 ? `?${query}` : ""}`;
}
