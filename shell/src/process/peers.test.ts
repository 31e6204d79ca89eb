import { expect, test, vi } from "vitest";
import type { News, Report } from "./messages.ts";
import { createPeers } from "./peers.server.ts";

const form: News = { kind: "form sent", visitor: "someone" };

test("news that is waited for is settled by the launcher's answer to it, in whatever order answers come", async () => {
	const sent: Report[] = [];
	const peers = createPeers((report) => sent.push(report));
	const [first, second] = [peers.tellAndWait(form), peers.tellAndWait(form)];
	expect(sent).toEqual([1, 2].map((number) => ({ kind: "news", news: form, number })));
	peers.take({ kind: "told", number: 2, everyone: false });
	peers.take({ kind: "told", number: 1, everyone: true });
	expect([await first, await second]).toEqual([true, false]);
});

test("a launcher that does not answer is not waited for without end", async () => {
	vi.useFakeTimers();
	try {
		const told = createPeers(() => undefined).tellAndWait(form);
		await vi.advanceTimersByTimeAsync(3_000);
		expect(await told).toBe(false);
	} finally {
		vi.useRealTimers();
	}
});

test("what is heard before the site is open is acted by when it opens, and answered at once", () => {
	const sent: Report[] = [];
	const heard: News[] = [];
	const peers = createPeers((report) => sent.push(report));
	peers.take({ kind: "news", news: form, answer: 7 });
	expect(sent).toEqual([{ kind: "heard", answer: 7 }]);
	peers.listen((news) => heard.push(news));
	expect(heard).toEqual([form]);
	peers.take({ kind: "news", news: form });
	expect(heard).toEqual([form, form]);
	expect(sent).toHaveLength(1);
});
