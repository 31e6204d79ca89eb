// The process that the search runs in: it reads what is searched for, and answers what the site's processes ask.

import { type OpenSearch, openSearch } from "../search/open-search.server.ts";
import type { Order } from "./messages.ts";
import { createPeers } from "./peers.server.ts";
import { supervised, tell } from "./supervised.server.ts";

const peers = createPeers(tell);
const { promise: opened, resolve } = Promise.withResolvers<OpenSearch>();

supervised<Extract<Order, { kind: "open search" }>>({
	name: "search",
	opens: "open search",
	async open({ settings, shellDir, logLevel }, process) {
		const search = await openSearch(settings, { shellDir, logLevel });
		process.opened(search);
		peers.listen(search.hear);
		resolve(search);
		process.listening();
	},
	take(order) {
		if (order.kind === "call") void answer(order);
		else if (order.kind === "news" || order.kind === "told") peers.take(order);
	},
});

async function answer({ number, call }: Extract<Order, { kind: "call" }>): Promise<void> {
	const { search } = await opened;
	if (call.kind === "find") {
		const found = await search.find(call.locale, call.question);
		tell({ kind: "reply", number, reply: { kind: "find", found } });
	} else {
		const suggested = await search.suggest(call.locale, call.typed);
		tell({ kind: "reply", number, reply: { kind: "suggest", suggested } });
	}
}
