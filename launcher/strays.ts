// What fails in the launcher itself and is handled nowhere, such as in the mail catcher: no reason to stop the site and Directus.

/** From now on, failures that are handled nowhere are reported, and this process goes on. */
export function outliveStrays(report: (text: string) => void): void {
	process.on("uncaughtException", (error: unknown) => {
		report(`Something failed here and is left behind: ${error instanceof Error ? error.stack : String(error)}`);
	});
}
