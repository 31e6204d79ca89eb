import { EventEmitter } from "node:events";
import { expect, test } from "vitest";
import type { News, Order, Report } from "../shell/src/process/messages.ts";
import { createNewsRelay, type NewsRelay } from "./news-relay.ts";
import type { SupervisedProcess } from "./supervised-process.ts";

const news: News = { kind: "form sent", visitor: "someone" };

/** A process of the site as the relay sees it. */
function process(relay: NewsRelay) {
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
	relay.add(made as unknown as SupervisedProcess);
	return { orders, report: (report: Report) => events.emit("report", report), go };
}

test("news reaches all others, and none that is gone", async () => {
	const relay = createNewsRelay();
	const [one, two, three] = [process(relay), process(relay), process(relay)];
	one.report({ kind: "news", news });
	expect([one, two, three].map(({ orders }) => orders)).toEqual([[], [{ kind: "news", news }], [{ kind: "news", news }]]);
	three.go();
	await Promise.resolve();
	two.report({ kind: "news", news });
	expect([one, two, three].map(({ orders }) => orders.length)).toEqual([1, 1, 1]);
});
