import { afterEach, describe, expect, test, vi } from "vitest";
import { afterOwnTime, withinDeadline } from "./deadline.server.ts";

afterEach(async () => {
	if (!vi.isFakeTimers()) return;
	// The common timer of all deadlines would never fire once the clock is real again.
	await vi.runAllTimersAsync();
	vi.useRealTimers();
});

const useFakeClock = () => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setImmediate", "performance"] });
const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Holds the event loop up, as a busy machine or a stop of the process does. */
function holdUp(ms: number): void {
	const until = performance.now() + ms;
	while (performance.now() < until);
}

describe("a deadline", () => {
	test("ends work that never settles and aborts its signal", async () => {
		useFakeClock();
		let stopped = false;
		const result = withinDeadline(30, (signal) => {
			signal.addEventListener("abort", () => {
				stopped = true;
			});
			return new Promise<never>(() => undefined);
		});
		await vi.advanceTimersByTimeAsync(25);
		expect(stopped).toBe(false);
		await vi.advanceTimersByTimeAsync(10);
		expect(await result).toEqual({ kind: "timeout" });
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
		useFakeClock();
		const waiting = withinDeadline(50, (_signal, clock) => clock.during(sleep(150)).then(() => "here"), 2_000);
		const long = withinDeadline(30, (_signal, clock) => clock.during(sleep(5_000)), 120);
		const unpaused = withinDeadline(30, (_signal, clock) => clock.during(sleep(5_000)));
		await vi.advanceTimersByTimeAsync(300);
		expect(await waiting).toEqual({ kind: "done", value: "here" });
		expect(await long).toEqual({ kind: "timeout" });
		expect(await unpaused).toEqual({ kind: "timeout" });
	});

	test("resumes after the wait", async () => {
		useFakeClock();
		const result = withinDeadline(
			60,
			async (_signal, clock) => {
				await clock.during(sleep(100));
				await sleep(10_000);
			},
			20_000,
		);
		await vi.advanceTimersByTimeAsync(300);
		expect(await result).toEqual({ kind: "timeout" });
	});

	test("does not call back once cancelled", async () => {
		useFakeClock();
		let called = false;
		const cancel = afterOwnTime(10, () => {
			called = true;
		});
		cancel();
		await vi.advanceTimersByTimeAsync(60);
		expect(called).toBe(false);
	});
});
