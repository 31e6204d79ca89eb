import type { MessageSource } from "@hub/shared-contracts/language/messages";

/**
 * The shell's messages. The same folder has `error.json`, with all languages, in the client bundle for when nothing can
 * be loaded, and `plain.json`, the server's messages in plain text.
 */
export const shellMessages: MessageSource = (tag) =>
	import(
		/* webpackChunkName: "messages-[request]", webpackExclude: /(error|plain)\.json$/ */ `../../messages/${tag}.json`
	);
