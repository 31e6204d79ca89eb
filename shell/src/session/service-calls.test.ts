import { expect, test, vi } from "vitest";
import { createServiceCalls } from "./service-calls.server.ts";

const never = (signal: AbortSignal) =>
	new Promise<never>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason as Error)));

/** A service that turns out to be silent once it is looked at. */
function silent() {
	let away = false;
	const probe = vi.fn(async () => {
		away = true;
	});
	return { isAway: () => away, probe };
}

test("[TK-4] a pending call aborts once a probe finds the service silent", async () => {
	const call = createServiceCalls(silent(), 60_000);
	const begun = performance.now();
	await expect(call(never)).rejects.toMatchObject({ name: "AbortError" });
	expect(performance.now() - begun).toBeLessThan(2_000);
	const made = vi.fn(never);
	await expect(call(made)).rejects.toMatchObject({ status: undefined, message: "The content service is silent" });
	expect(made, "the next one is not made at all").not.toHaveBeenCalled();
});

test("[TK-4] a slow call to a healthy service is awaited up to its timeout", async () => {
	const probe = vi.fn(async () => undefined);
	const call = createServiceCalls({ isAway: () => false, probe }, 60_000);
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	const { promise, resolve } = Promise.withResolvers<string>();
	const slow = call(() => promise);
	await vi.advanceTimersByTimeAsync(30_000);
	resolve("late");
	expect([await slow, probe.mock.calls.length]).toEqual(["late", 1]);
	expect([await call(async () => "quick"), probe.mock.calls.length]).toEqual(["quick", 1]);
	vi.useRealTimers();
	await expect(createServiceCalls({ isAway: () => false, probe }, 20)(never)).rejects.toMatchObject({
		name: "TimeoutError",
	});
});
