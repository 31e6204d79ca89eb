import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createFairQueue, type Shares } from "./fair-queue.server.ts";

const shares: Shares = { atOnce: 4, lowPriority: 2, each: 3, waiting: 20, waitingEach: 10 };

/** A queue with tasks that end on request. */
function queueOf(settings: Shares = shares) {
	const queue = createFairQueue(settings);
	const running: { readonly name: string; end(): void }[] = [];
	const ask = (visitor: string, name: string, priority: "high" | "low" = "high") =>
		queue.run(visitor, priority, () => new Promise<void>((resolve) => running.push({ name, end: resolve })));
	const settled = () => new Promise((resolve) => setImmediate(resolve));
	return {
		ask,
		names: async () => {
			await settled();
			return running.map(({ name }) => name);
		},
		async end(name: string) {
			const at = running.findIndex((task) => task.name === name);
			running.splice(at, 1)[0]?.end();
			await settled();
		},
	};
}

describe("the fair queue", () => {
	test("gives one visitor every slot, and the next visitor the first slot that becomes free", async () => {
		const { ask, names, end } = queueOf();
		for (const name of ["a1", "a2", "a3", "a4", "a5", "a6"]) void ask("a", name);
		void ask("b", "b1");
		expect(await names()).toEqual(["a1", "a2", "a3", "a4"]);
		await end("a1");
		// a still runs three tasks, so it is the turn of b, though a queued first.
		expect(await names()).toEqual(["a2", "a3", "a4", "b1"]);
		await end("b1");
		expect(await names()).toEqual(["a2", "a3", "a4", "a5"]);
	});

	test("limits low-priority work and runs it after high-priority work", async () => {
		const { ask, names, end } = queueOf();
		for (const visitor of ["a", "b", "c"]) void ask(visitor, `${visitor}-made-up`, "low");
		for (const visitor of ["d", "e", "f"]) void ask(visitor, `${visitor}-page`);
		expect(await names()).toEqual(["a-made-up", "b-made-up", "d-page", "e-page"]);
		await end("a-made-up");
		expect(await names()).toEqual(["b-made-up", "d-page", "e-page", "f-page"]);
	});

	test("rejects work above the limit per visitor or in total, and accepts other visitors", async () => {
		const { ask } = queueOf();
		const outcomes = Array.from({ length: 15 }, (_, index) => ask("a", `a${index}`));
		expect(await outcomes[14]).toEqual({ kind: "full" });
		void ask("b", "b1");
		for (let index = 0; index < 30; index += 1) void ask(`c${index}`, "c");
		expect(await ask("d", "d1")).toEqual({ kind: "full" });
	});

	test("frees the slot of work that fails", async () => {
		const queue = createFairQueue({ ...shares, atOnce: 1 });
		await expect(queue.run("a", "high", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
		expect(await queue.run("a", "high", async () => "yes")).toEqual({ kind: "done", value: "yes" });
	});

	test("finishes all accepted work and never exceeds its limits", async () => {
		const requests = fc.array(fc.tuple(fc.integer({ min: 0, max: 4 }), fc.boolean(), fc.integer({ min: 0, max: 3 })), {
			maxLength: 60,
		});
		await fc.assert(
			fc.asyncProperty(requests, async (tasks) => {
				const queue = createFairQueue(shares);
				let most = 0;
				let now = 0;
				let low = 0;
				const outcomes = tasks.map(([visitor, known, turns]) =>
					queue.run(String(visitor), known ? "high" : "low", async () => {
						now += 1;
						if (!known) low += 1;
						most = Math.max(most, now);
						expect(low).toBeLessThanOrEqual(shares.lowPriority);
						for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
						now -= 1;
						if (!known) low -= 1;
					}),
				);
				const ended = await Promise.all(outcomes);
				expect(ended.length).toBe(tasks.length);
				expect(most).toBeLessThanOrEqual(shares.atOnce);
				expect(now).toBe(0);
			}),
		);
	});
});

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Work that ends on request and records that it has begun. */
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

/** A queue of one line, in which one waits for so many ms at most. */
function lineOf(atOnce: number, timeout: number, now?: () => number) {
	const many = Number.POSITIVE_INFINITY;
	const queue = createFairQueue(
		{ atOnce, lowPriority: atOnce, each: atOnce, waiting: many, waitingEach: many, timeout },
		now,
	);
	return {
		run: <Value>(signal: AbortSignal, begin: () => Promise<Value>) => queue.run("everyone", "high", begin, signal),
	};
}

describe("a queue with a timeout", () => {
	test("rejects work at once if its expected wait exceeds twice the timeout", async () => {
		let clock = 0;
		const line = lineOf(1, 10_000, () => clock);
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

	test("rejects work that waited for the timeout", async () => {
		const line = lineOf(1, 30);
		void line.run(never(), () => new Promise(() => undefined));
		expect(await line.run(never(), async () => 1)).toEqual({ kind: "full" });
	});

	test("drops queued work whose signal aborts", async () => {
		const line = lineOf(1, 10_000);
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
});
