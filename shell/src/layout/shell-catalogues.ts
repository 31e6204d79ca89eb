import type { MessageSource } from "@hub/shared-contracts/language/messages";

/**
 * The shell's own texts. Beside them, `error.json` holds all languages and is part of the program, for when nothing can be loaded;
 * `plain.json` is what the server says in plain text.
 */
export const shellMessages: MessageSource = (tag) =>
	import(/* webpackChunkName: "messages-[request]", webpackExclude: /(error|plain)\.json$/ */ `../../messages/${tag}.json`);
