/** Why a backup cannot be made or restored, in a sentence that says what to do. */
export class ArchiveError extends Error {
	override readonly name = "ArchiveError";
}
