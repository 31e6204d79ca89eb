// The process that the search runs in: it reads what is searched for, and answers what the site's processes ask.

import type { Order } from "../process/messages.ts";
import { supervised, tell } from "../process/supervised.server.ts";
import type { PageSearch, SearchCall, SearchReply } from "../search/page-search.ts";
import { type OpenSearch, openSearch } from "./open-search.server.ts";

const { promise: opened, resolve } = Promise.withResolvers<OpenSearch>();

supervised<Extract<Order, { kind: "open search" }>>({
	name: "search",
	opens: "open search",
	async open({ settings, shellDir, logLevel }, process) {
		const search = await openSearch(settings, { shellDir, logLevel });
		process.opened(search);
		resolve(search);
		process.listening();
	},
	take(order) {
		if (order.kind === "call") void answer(order);
	},
});

/** Who asks waits for a reply; a question that fails gets none that says anything. */
async function answer({ number, from, call }: Extract<Order, { kind: "call" }>): Promise<void> {
	const { search } = await opened;
	const reply = await replyTo(search, call).catch(() => undefined);
	tell({ kind: "reply", number, from, reply });
}

async function replyTo(search: PageSearch, call: SearchCall): Promise<SearchReply> {
	if (call.kind === "find") return { kind: "find", found: await search.find(call.locale, call.question) };
	return { kind: "suggest", suggested: await search.suggest(call.locale, call.typed) };
}
