/** Fields that a draft has without an editor: its first language, and Directus' notes of each save. */
const BY_ITSELF = new Set([
	...["locale", "id", "_user", "_date"],
	...["user_created", "date_created", "user_updated", "date_updated"],
]);

/**
 * True if an editor wrote nothing into the draft of a new entry.
 * @param delta the changes that Directus stores of a version; null if it was never saved
 */
export function isEmptyDraft(delta: unknown): boolean {
	if (delta === null || delta === undefined) return true;
	return (
		typeof delta === "object" &&
		Object.entries(delta).every(([field, value]) => BY_ITSELF.has(field) || value === null || value === undefined)
	);
}
