import type { MessageSource } from "@hub/shared-contracts/language/messages";

/** The shell's own texts. `error.json` beside them holds all languages and is part of the program, for when nothing can be loaded. */
export const shellMessages: MessageSource = (tag) =>
	import(/* webpackChunkName: "messages-[request]", webpackExclude: /error\.json$/ */ `../../messages/${tag}.json`);
