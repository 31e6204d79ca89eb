import { describe, expect, test } from "vitest";
import { limitStream } from "./byte-stream.server.ts";

/** A stream of parts that tells whether it was stopped; without `end` it never ends. */
function opened(parts: readonly string[], length: number, { end = true, timeoutMs = 1_000 } = {}) {
	const state = { stopped: 0, pulled: 0 };
	const source = new ReadableStream<Uint8Array>(
		{
			pull(controller) {
				const part = parts[state.pulled];
				state.pulled += 1;
				if (part !== undefined) controller.enqueue(new TextEncoder().encode(part));
				else if (end) controller.close();
				else return new Promise(() => undefined);
			},
		},
		{ highWaterMark: 0 },
	);
	const stop = () => {
		state.stopped += 1;
	};
	return { state, stream: limitStream(source, length, { timeoutMs, stop }) };
}
const read = (stream: ReadableStream<Uint8Array>) => new Response(stream).text();

describe("the first bytes of a stream", () => {
	test.each([
		[["abc", "def"], 6, "abcdef"],
		[["abc", "def"], 4, "abcd"],
		[["abcdef"], 1, "a"],
		[["", "abc"], 3, "abc"],
	])("of %j, %d are “%s”", async (parts, length, expected) => {
		const { stream, state } = opened(parts, length);
		expect(await read(stream)).toBe(expected);
		expect(state.stopped).toBe(1);
	});

	test("fail if the stream ends early", async () => {
		const { stream, state } = opened(["abc"], 6);
		await expect(read(stream)).rejects.toThrow("3 of 6 bytes are missing");
		expect(state.stopped).toBe(1);
	});

	test("fail if no data arrives in time", async () => {
		const { stream, state } = opened(["abc"], 6, { end: false, timeoutMs: 30 });
		await expect(read(stream)).rejects.toThrow("nothing came for 30 ms");
		expect(state.stopped).toBe(1);
	});

	test("are pulled on demand, and the source stops when the reader cancels", async () => {
		const { stream, state } = opened(["abc", "def", "ghi"], 9);
		const reader = stream.getReader();
		await reader.read();
		expect(state.pulled).toBeLessThan(3);
		await reader.cancel();
		expect(state.stopped).toBe(1);
	});
});
