import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createFairQueue, type Shares } from "./fair-queue.server.ts";

const shares: Shares = { atOnce: 4, doubtful: 2, each: 3, waiting: 20, waitingEach: 10 };

/** A queue whose tasks end when they are told to. */
function queueOf(settings: Shares = shares) {
	const queue = createFairQueue(settings);
	const running: { readonly name: string; end(): void }[] = [];
	const ask = (visitor: string, name: string, standing: "known" | "doubtful" = "known") =>
		queue.run(visitor, standing, () => new Promise<void>((resolve) => running.push({ name, end: resolve })));
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

describe("visitors who ask at once", () => {
	test("one alone may have everything; the next waits for no more than its turn", async () => {
		const { ask, names, end } = queueOf();
		for (const name of ["a1", "a2", "a3", "a4", "a5", "a6"]) void ask("a", name);
		void ask("b", "b1");
		expect(await names()).toEqual(["a1", "a2", "a3", "a4"]);
		await end("a1");
		// A has three under way still, so it is b's turn, though a asked before.
		expect(await names()).toEqual(["a2", "a3", "a4", "b1"]);
		await end("b1");
		expect(await names()).toEqual(["a2", "a3", "a4", "a5"]);
	});

	test("made-up addresses leave room for pages, and wait behind them", async () => {
		const { ask, names, end } = queueOf();
		for (const visitor of ["a", "b", "c"]) void ask(visitor, `${visitor}-made-up`, "doubtful");
		for (const visitor of ["d", "e", "f"]) void ask(visitor, `${visitor}-page`);
		expect(await names()).toEqual(["a-made-up", "b-made-up", "d-page", "e-page"]);
		await end("a-made-up");
		expect(await names()).toEqual(["b-made-up", "d-page", "e-page", "f-page"]);
	});

	test("too many of one visitor, or in all, are told so; another visitor still comes in", async () => {
		const { ask } = queueOf();
		const outcomes = Array.from({ length: 15 }, (_, index) => ask("a", `a${index}`));
		expect(await outcomes[14]).toEqual({ kind: "full" });
		void ask("b", "b1");
		for (let index = 0; index < 30; index += 1) void ask(`c${index}`, "c");
		expect(await ask("d", "d1")).toEqual({ kind: "full" });
	});

	test("work that fails gives its place back", async () => {
		const queue = createFairQueue({ ...shares, atOnce: 1 });
		await expect(queue.run("a", "known", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
		expect(await queue.run("a", "known", async () => "yes")).toEqual({ kind: "done", value: "yes" });
	});

	test("whatever comes in which order, everything that was let in is done, and no more than allowed at once", async () => {
		const asked = fc.array(fc.tuple(fc.integer({ min: 0, max: 4 }), fc.boolean(), fc.integer({ min: 0, max: 3 })), {
			maxLength: 60,
		});
		await fc.assert(
			fc.asyncProperty(asked, async (tasks) => {
				const queue = createFairQueue(shares);
				let most = 0;
				let now = 0;
				let doubtful = 0;
				const outcomes = tasks.map(([visitor, known, turns]) =>
					queue.run(String(visitor), known ? "known" : "doubtful", async () => {
						now += 1;
						if (!known) doubtful += 1;
						most = Math.max(most, now);
						expect(doubtful).toBeLessThanOrEqual(shares.doubtful);
						for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
						now -= 1;
						if (!known) doubtful -= 1;
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
