/**
 * Returns an entry's status after Studio's button “Publish”: a draft becomes published. A published entry whose version
 * says draft leaves the site, and an archived entry stays archived unless its version says otherwise.
 * @param stored the entry's status; undefined for a new entry
 * @param written the version's status; undefined if the version does not change it
 */
export function publishedStatus(stored: unknown, written: unknown): string {
	const status = [written, stored].find((value) => typeof value === "string") ?? "draft";
	return status === "draft" && stored !== "published" ? "published" : status;
}
