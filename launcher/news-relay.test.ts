import { EventEmitter } from "node:events";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { News, Order, Report } from "../shell/src/process/messages.ts";
import { createNewsRelay, type NewsRelay } from "./news-relay.ts";
import type { SupervisedProcess } from "./supervised-process.ts";

const news: News = { kind: "form sent", visitor: "someone" };

/** A process of the site as the relay sees it. */
function process(relay: NewsRelay, concerns?: (news: News) => boolean) {
	const events = new EventEmitter();
	const orders: Order[] = [];
	let go = () => {};
	const made = {
		child: { connected: true },
		order: (order: Order) => orders.push(order) > 0,
		onReport: (hear: (report: Report) => void) => void events.on("report", hear),
		gone: new Promise<void>((resolve) => {
			go = resolve;
		}),
	};
	// The rest of a process is nothing to the relay.
	relay.add(made as unknown as SupervisedProcess, concerns);
	return { orders, report: (report: Report) => events.emit("report", report), go };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("news reaches all others, and who waits is told when the last of them has heard", () => {
	const relay = createNewsRelay();
	const [one, two, three] = [process(relay), process(relay), process(relay)];
	one.report({ kind: "news", news, number: 5 });
	expect(two.orders).toEqual([{ kind: "news", news, answer: 1 }]);
	expect(three.orders).toEqual(two.orders);
	two.report({ kind: "heard", answer: 1 });
	two.report({ kind: "heard", answer: 1 });
	expect(one.orders).toEqual([]);
	three.report({ kind: "heard", answer: 1 });
	expect(one.orders).toEqual([{ kind: "told", number: 5, everyone: true }]);
	two.report({ kind: "news", news });
	expect(one.orders.at(-1)).toEqual({ kind: "news", news });
});

test("one that ends meanwhile is not waited for, and one that does not answer not for long", async () => {
	const relay = createNewsRelay();
	const [one, two] = [process(relay), process(relay)];
	one.report({ kind: "news", news, number: 1 });
	two.go();
	await vi.advanceTimersByTimeAsync(0);
	expect(one.orders).toEqual([{ kind: "told", number: 1, everyone: true }]);
	const three = process(relay);
	one.report({ kind: "news", news, number: 2 });
	await vi.advanceTimersByTimeAsync(1_200);
	expect(three.orders).toHaveLength(1);
	expect(one.orders.at(-1)).toEqual({ kind: "told", number: 2, everyone: false });
});

test("a process alone is told at once", () => {
	const alone = process(createNewsRelay());
	alone.report({ kind: "news", news, number: 1 });
	expect(alone.orders).toEqual([{ kind: "told", number: 1, everyone: true }]);
});

test("one that news does not concern neither gets it nor is waited for", () => {
	const relay = createNewsRelay();
	const [site, search] = [process(relay), process(relay, ({ kind }) => kind === "published")];
	site.report({ kind: "news", news, number: 1 });
	expect([search.orders, site.orders]).toEqual([[], [{ kind: "told", number: 1, everyone: true }]]);
	const change = { collection: "posts", event: "update", keys: undefined, fields: undefined } as const;
	site.report({ kind: "news", news: { kind: "published", change }, number: 2 });
	expect(search.orders).toHaveLength(1);
	expect(site.orders).toHaveLength(1);
});
