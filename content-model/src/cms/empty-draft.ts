// Drafts of new entries in which nothing was written.

/** What a draft has by itself: the language that it begins in, and what Directus notes of each save. */
const BY_ITSELF = new Set([
	...["locale", "id", "_user", "_date"],
	...["user_created", "date_created", "user_updated", "date_updated"],
]);

/**
 * Whether nothing was written in the draft of a new entry: a language alone is nothing.
 * @param delta what Directus stores of a version; null where it was never saved
 */
export function isEmptyDraft(delta: unknown): boolean {
	if (delta === null || delta === undefined) return true;
	return (
		typeof delta === "object" &&
		Object.entries(delta).every(([field, value]) => BY_ITSELF.has(field) || value === null || value === undefined)
	);
}
