// Unhandled failures in the launcher must not stop the site and Directus.

/** Reports unhandled failures instead of ending the process. */
export function surviveUnhandledFailures(report: (text: string) => void): void {
	process.on("uncaughtException", (error: unknown) => {
		report(`Something failed here and is left behind: ${error instanceof Error ? error.stack : String(error)}`);
	});
}
