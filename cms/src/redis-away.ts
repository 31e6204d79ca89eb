// Preloaded into Directus' process. Directus does not await Redis when it notifies its other processes of a changed row or caches
// permissions. While Redis is unreachable, such a command is rejected after some ten seconds. As nothing handles the rejection, Node would
// end a content service that can continue (docs/upstream.md).

process.on("unhandledRejection", (reason) => {
	// Same as without this listener: Node ends the process with the error.
	if (!(reason instanceof Error) || reason.name !== "MaxRetriesPerRequestError") throw reason;
	process.stderr.write(`Redis did not answer, and what waited for it is left out: ${reason.message}\n`);
});
