import { EventEmitter } from "node:events";
import { expect, test } from "vitest";
import type { Order, Report } from "../shell/src/process/messages.ts";
import type { SearchCall } from "../shell/src/search/page-search.ts";
import { createSearchRelay } from "./search-relay.ts";
import type { SupervisedProcess } from "./supervised-process.ts";

const call: SearchCall = { kind: "suggest", locale: "en", typed: "ru" };
const reply = { kind: "suggest", suggested: [] } as const;

/** A process as the relay sees it. */
function process() {
	const events = new EventEmitter();
	const orders: Order[] = [];
	const { promise: gone, resolve: go } = Promise.withResolvers<void>();
	let connected = true;
	const made = {
		order: (order: Order) => connected && orders.push(order) > 0,
		onReport: (hear: (report: Report) => void) => void events.on("report", hear),
		gone,
	};
	return {
		// The rest of a process is nothing to the relay.
		it: made as unknown as SupervisedProcess,
		orders,
		report: (report: Report) => events.emit("report", report),
		async end() {
			connected = false;
			go();
			await gone;
		},
	};
}

test("who asks gets the reply under the number of its own question", () => {
	const relay = createSearchRelay();
	const [one, two, search] = [process(), process(), process()];
	relay.addAsking(one.it);
	relay.addAsking(two.it);
	relay.answerBy(search.it);
	one.report({ kind: "call", number: 7, call });
	two.report({ kind: "call", number: 7, call });
	const numbers = search.orders.flatMap((order) => (order.kind === "call" ? [order.number] : []));
	expect(new Set(numbers).size).toBe(2);
	search.report({ kind: "reply", number: numbers[1] ?? 0, reply });
	expect([one.orders, two.orders]).toEqual([[], [{ kind: "reply", number: 7, reply }]]);
	search.report({ kind: "reply", number: numbers[0] ?? 0, reply });
	search.report({ kind: "reply", number: numbers[0] ?? 0, reply });
	expect(one.orders).toEqual([{ kind: "reply", number: 7, reply }]);
});

test("who asks while no search is there, or one that ends meanwhile, is told at once; the next search answers the next question", async () => {
	const relay = createSearchRelay();
	const [site, first, second] = [process(), process(), process()];
	relay.addAsking(site.it);
	site.report({ kind: "call", number: 1, call });
	expect(site.orders).toEqual([{ kind: "reply", number: 1, reply: undefined }]);
	relay.answerBy(first.it);
	site.report({ kind: "call", number: 2, call });
	expect(site.orders).toHaveLength(1);
	await first.end();
	expect(site.orders.at(-1)).toEqual({ kind: "reply", number: 2, reply: undefined });
	site.report({ kind: "call", number: 3, call });
	expect(site.orders.at(-1)).toEqual({ kind: "reply", number: 3, reply: undefined });
	relay.answerBy(second.it);
	site.report({ kind: "call", number: 4, call });
	expect(second.orders).toHaveLength(1);
});

test("a reply to one that has ended is dropped", async () => {
	const relay = createSearchRelay();
	const [site, search] = [process(), process()];
	relay.addAsking(site.it);
	relay.answerBy(search.it);
	site.report({ kind: "call", number: 1, call });
	await site.end();
	search.report({ kind: "reply", number: 1, reply });
	expect(site.orders).toEqual([]);
});
