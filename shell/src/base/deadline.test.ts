import { afterEach, describe, expect, test, vi } from "vitest";
import { afterOwnTime, withinDeadline } from "./deadline.server.ts";

afterEach(() => void vi.useRealTimers());

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Holds the event loop up, as a busy machine or a stop of the process does. */
function holdUp(ms: number): void {
	const until = performance.now() + ms;
	while (performance.now() < until);
}

describe("a deadline", () => {
	test("ends work that never settles and aborts its signal", async () => {
		let stopped = false;
		const result = await withinDeadline(30, (signal) => {
			signal.addEventListener("abort", () => {
				stopped = true;
			});
			return new Promise<never>(() => undefined);
		});
		expect(result).toEqual({ kind: "timeout" });
		expect(stopped).toBe(true);
	});

	test("does not count time in which the process was blocked: a result that is ready is used", async () => {
		const result = await withinDeadline(200, async () => {
			await sleep(20);
			holdUp(600);
			await sleep(20);
			return "here";
		});
		expect(result).toEqual({ kind: "done", value: "here" });
	});

	test("pauses during a wait with its own timeout, up to a maximum", async () => {
		const waiting = await withinDeadline(50, (_signal, clock) => clock.during(sleep(150)).then(() => "here"), 2_000);
		expect(waiting).toEqual({ kind: "done", value: "here" });
		expect(await withinDeadline(30, (_signal, clock) => clock.during(sleep(5_000)), 120)).toEqual({ kind: "timeout" });
		expect(await withinDeadline(30, (_signal, clock) => clock.during(sleep(5_000)))).toEqual({ kind: "timeout" });
	});

	test("resumes after the wait", async () => {
		const result = await withinDeadline(
			60,
			async (_signal, clock) => {
				await clock.during(sleep(100));
				await sleep(10_000);
			},
			20_000,
		);
		expect(result).toEqual({ kind: "timeout" });
	});

	test("does not call back once cancelled", async () => {
		let called = false;
		const cancel = afterOwnTime(10, () => {
			called = true;
		});
		cancel();
		await sleep(60);
		expect(called).toBe(false);
	});
});
