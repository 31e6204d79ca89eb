import { bundleName, evaluateServerBundle } from "@hub/releases/evaluate";
import { describe, expect, test } from "vitest";
import { withinRelease } from "../remotes/running-release.server.ts";
import { createUnhandledFailures } from "./unhandled-failures.server.ts";

const release = { name: "mf-test", version: "1" };
const thrownByRemote = (words = "no") => {
	const { fail } = evaluateServerBundle(
		`exports.default = { remote: { name: "x" }, routes: {}, fail: (words) => new Error(words) };`,
		bundleName(release, "server.cjs"),
		{},
	) as unknown as { fail(words: string): Error };
	return fail(words);
};

function recorded(now?: () => number) {
	const lines: Record<string, unknown>[] = [];
	const note = (fields: object, msg?: string) => void lines.push({ ...fields, msg });
	return { lines, unhandled: createUnhandledFailures({ info: note, warn: note, error: note } as never, now) };
}

describe("an unhandled failure", () => {
	test("of a remote is logged with its release and never ends the process", () => {
		const { unhandled, lines } = recorded();
		for (let time = 0; time < 150; time += 1) {
			expect(unhandled.record("rejection", thrownByRemote())).toBe("go on");
			expect(unhandled.record("exception", thrownByRemote())).toBe("go on");
		}
		expect(unhandled.counts()).toEqual({ "mf-test@1": 300 });
		expect(lines.map(({ remote, version, kind, times }) => [remote, version, kind, times])).toEqual(
			[1, 10, 100].flatMap((times) => ["rejection", "exception"].map((kind) => ["mf-test", "1", kind, times])),
		);
	});

	test.each([["words alone"], [undefined], [new Error("made by the site for the remote")]])(
		"belongs to the release whose work began it, whatever was rejected: %s",
		(error) => {
			const { unhandled } = recorded();
			withinRelease(release, () => unhandled.record("rejection", error));
			expect(unhandled.counts()).toEqual({ "mf-test@1": 1 });
		},
	);

	test("that the site's own code threw drains the process", () => {
		const { unhandled, lines } = recorded();
		expect(withinRelease(release, () => unhandled.record("exception", new Error("half done")))).toBe("drain");
		expect(unhandled.record("exception", "words of unknown origin")).toBe("drain");
		expect(unhandled.counts()).toEqual({ site: 2 });
		expect(lines[0]).not.toHaveProperty("remote");
	});

	test("of the site as a rejection drains the process only above ten per minute", () => {
		let now = 0;
		const { unhandled } = recorded(() => now);
		const reject = () => unhandled.record("rejection", new Error("own"));
		for (let time = 0; time < 100; time += 1) {
			expect(reject()).toBe("go on");
			now += 10_000;
		}
		now += 60_000;
		expect(Array.from({ length: 11 }, reject)).toEqual([...Array.from({ length: 10 }, () => "go on"), "drain"]);
	});
});
