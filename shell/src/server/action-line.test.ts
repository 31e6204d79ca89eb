import { expect, test } from "vitest";
import { createActionLine } from "./action-line.server.ts";

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Work that ends when it is told to, and says that it has begun. */
function work(begun: string[], name: string) {
	const { promise, resolve } = Promise.withResolvers<string>();
	return {
		begin: () => {
			begun.push(name);
			return promise;
		},
		end: () => resolve(name),
	};
}
const never = () => new AbortController().signal;

test("so many at once, and the others in the order in which they came", async () => {
	const line = createActionLine({ atOnce: 2, patience: 10_000 });
	const begun: string[] = [];
	const works = ["a", "b", "c", "d"].map((name) => work(begun, name));
	const outcomes = works.map(({ begin }) => line.run(never(), begin));
	await settled();
	expect(begun).toEqual(["a", "b"]);
	works[1]?.end();
	await settled();
	expect(begun).toEqual(["a", "b", "c"]);
	for (const { end } of works) end();
	expect(await Promise.all(outcomes)).toEqual(["a", "b", "c", "d"].map((value) => ({ kind: "done", value })));
});

test("one who could not begin in time is told so at once; one who could waits", async () => {
	let clock = 0;
	const line = createActionLine({ atOnce: 1, patience: 10_000, now: () => clock });
	await line.run(never(), async () => {
		clock += 3_000;
	});
	const begun: string[] = [];
	const first = work(begun, "first");
	const outcomes = [line.run(never(), first.begin)];
	// With 3 s each, the eighth in line is taken to wait for 21 s, twice what it would, and is sent away at once.
	for (let place = 1; place <= 7; place += 1) outcomes.push(line.run(never(), work(begun, String(place)).begin));
	expect(await line.run(never(), work(begun, "8").begin)).toEqual({ kind: "full" });
	await settled();
	expect(begun).toEqual(["first"]);
});

test("one who has waited for as long as anyone may is told so", async () => {
	const line = createActionLine({ atOnce: 1, patience: 30 });
	void line.run(never(), () => new Promise(() => undefined));
	expect(await line.run(never(), async () => 1)).toEqual({ kind: "full" });
});

test("one whose deadline passes in line leaves it, and the others move up", async () => {
	const line = createActionLine({ atOnce: 1, patience: 10_000 });
	const begun: string[] = [];
	const first = work(begun, "first");
	void line.run(never(), first.begin);
	const controller = new AbortController();
	const gone = line.run(controller.signal, work(begun, "gone").begin);
	void line.run(never(), work(begun, "next").begin);
	controller.abort();
	expect(await gone).toEqual({ kind: "full" });
	first.end();
	await settled();
	expect(begun).toEqual(["first", "next"]);
});

test("work that fails gives its place back", async () => {
	const line = createActionLine({ atOnce: 1, patience: 10_000 });
	await expect(line.run(never(), () => Promise.reject(new Error("no")))).rejects.toThrow("no");
	expect(await line.run(never(), async () => 1)).toEqual({ kind: "done", value: 1 });
});
