/** A backup or restore failed. The message is a sentence that says what to do. */
export class ArchiveError extends Error {
	override readonly name = "ArchiveError";
}
