// Progress messages on stderr; stdout has only results.

import { storageSentence } from "@hub/cms/cms-start-error";
import { printableLines } from "@hub/releases/printable";

export function say(text: string): void {
	process.stderr.write(`▸ ${printableLines(text)}\n`);
}

/** Failure that an operator can fix. Its message is shown without a stack. */
export class StepError extends Error {
	override readonly name = "StepError";
}

/** Ends the process with one sentence for an expected failure, or the stack of a bug. */
export function exitWithError(error: unknown): never {
	process.stderr.write(`✗ ${printableLines(errorSentence(error))}\n`);
	process.exit(1);
}

/** Reports unhandled failures instead of ending the launcher: the site and Directus must go on. */
export function surviveUnhandledFailures(): void {
	process.on("uncaughtException", (error: unknown) => {
		say(`An unhandled error in the launcher was ignored: ${error instanceof Error ? error.stack : String(error)}`);
	});
}

/** Returns one sentence for an expected failure, or the stack of a bug. */
export function errorSentence(error: unknown): string {
	// Errors of other packages are recognised by name.
	const isExpected =
		error instanceof Error &&
		[
			"StepError",
			"BuildError",
			"SettingsError",
			"CmsStartError",
			"AdmissionError",
			"ArchiveError",
			"BucketError",
		].includes(error.name);
	if (isExpected) return error.message;
	return fullDiskSentence(error) ?? (error instanceof Error ? (error.stack ?? error.message) : String(error));
}

/** Returns a sentence for a full disk, wherever it shows first; undefined for other errors. */
function fullDiskSentence(error: unknown): string | undefined {
	const code = error instanceof Error && "code" in error ? String(error.code) : "";
	return ["ENOSPC", "EDQUOT", "EROFS"].includes(code) ? storageSentence(code, "to DATA_DIR") : undefined;
}
