/** Fields that a draft has without an editor's input: its first language, and Directus' records of each save. */
const AUTOMATIC_FIELDS = new Set([
	"locale",
	"id",
	"_user",
	"_date",
	"user_created",
	"date_created",
	"user_updated",
	"date_updated",
]);

/**
 * True if an editor wrote nothing into the draft of a new entry.
 * @param delta the changes that Directus stores of a version; null if it was never saved
 */
export function isEmptyDraft(delta: unknown): boolean {
	if (delta === null || delta === undefined) return true;
	return (
		typeof delta === "object" &&
		Object.entries(delta).every(
			([field, value]) => AUTOMATIC_FIELDS.has(field) || value === null || value === undefined,
		)
	);
}
