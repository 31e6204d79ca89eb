import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { boundLines } from "./log.server.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("[OP-4] log lines above the limit per minute are dropped and counted", () => {
	const lines: string[] = [];
	const write = boundLines((text) => void lines.push(text), 100);
	for (let count = 0; count < 1_000; count += 1) write(`${String(count).padStart(9)}\n`);
	expect(lines).toHaveLength(10);
	vi.advanceTimersByTime(60_000);
	expect(JSON.parse(lines[10] ?? "")).toMatchObject({
		level: 40,
		lines: 990,
		bytes: 9_900,
		msg: expect.stringMatching(/^Log lines were dropped/),
	});
	write("again\n");
	vi.advanceTimersByTime(60_000);
	expect(lines.slice(11)).toEqual(["again\n"]);
});

test("[OP-4] control characters in log lines are escaped", () => {
	const lines: string[] = [];
	boundLines((text) => void lines.push(text))('{"what":"\u009b2J\u202e"}\n');
	expect(lines).toEqual(['{"what":"\\u009b2J\\u202e"}\n']);
});
