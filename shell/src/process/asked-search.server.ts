// The search in another process, which is reached through the launcher.

import { withinDeadline } from "../base/deadline.server.ts";
import { nothingYet, type PageSearch, type SearchCall, type SearchReply } from "../search/page-search.ts";
import type { Order, Report } from "./messages.ts";

/** A search whose replies are handed in. */
export interface AskedSearch extends PageSearch {
	take(order: Extract<Order, { kind: "reply" }>): void;
}

/** How long a question waits for its reply, in ms: less than the loader of a page may take, which then says that the search is not ready. */
const PATIENCE = 1_000;

/** Most questions that wait, some second's work of the search: one more could not be answered in time. */
const MOST_WAITING = 100;

/** @param report sends to the launcher */
export function createAskedSearch(report: (report: Report) => void): AskedSearch {
	const waiting = new Map<number, (reply: SearchReply | undefined) => void>();
	let last = 0;

	/** The reply; undefined where none came in time. */
	const ask = async (call: SearchCall): Promise<SearchReply | undefined> => {
		if (waiting.size >= MOST_WAITING) return undefined;
		last += 1;
		const number = last;
		const { promise, resolve } = Promise.withResolvers<SearchReply | undefined>();
		waiting.set(number, resolve);
		report({ kind: "call", number, call });
		const answer = await withinDeadline(PATIENCE, () => promise);
		waiting.delete(number);
		return answer.kind === "done" ? answer.value : undefined;
	};

	return {
		async find(locale, question) {
			const reply = await ask({ kind: "find", locale, question });
			return reply?.kind === "find" ? reply.found : nothingYet(question);
		},
		async suggest(locale, typed) {
			const reply = await ask({ kind: "suggest", locale, typed });
			return reply?.kind === "suggest" ? reply.suggested : [];
		},
		take: ({ number, reply }) => waiting.get(number)?.(reply),
	};
}
