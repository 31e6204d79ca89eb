// Preloaded into Directus' process. Directus waits for no answer of Redis where it tells its other processes of a changed row, or stores
// rights that it looked up. With Redis away, such a command is rejected after some ten seconds; nothing handles that, and Node would end
// a content service that could go on (docs/upstream.md).

process.on("unhandledRejection", (reason) => {
	// As without this listener: Node ends the process with the error.
	if (!(reason instanceof Error) || reason.name !== "MaxRetriesPerRequestError") throw reason;
	process.stderr.write(`Redis did not answer, and what waited for it is left out: ${reason.message}\n`);
});
