import { describe, expect, test } from "vitest";
import { bundleName, evaluateServerBundle, releaseInStack } from "./evaluate.ts";

const entry = 'exports.default = { remote: { name: "mf-test" }, routes: {}, shared: require("shared") };';

describe("a server bundle", () => {
	test("[PF-1] gets the shared instances", () => {
		const shared = { one: 1 };
		expect(evaluateServerBundle(entry, "mf-test/1/server.cjs", { shared })).toMatchObject({ shared });
	});

	test.each(["node:fs", "fs", "child_process", "./other.cjs", "constructor", "__proto__", "toString"])(
		"is refused any other module: %s",
		(specifier) => {
			expect(() =>
				evaluateServerBundle(`require("${specifier}")`, "mf-test/1/server.cjs", { shared: {}, react: {} }),
			).toThrow(
				`mf-test/1/server.cjs imports “${specifier}”, which is not shared with remotes. Shared modules: shared, react.`,
			);
		},
	);

	test("has its own state for each version", () => {
		const counting = `let count = 0; exports.default = { remote: { name: "x" }, routes: {}, next: () => ++count };`;
		const [first, second] = ["1", "2"].map(
			(version) => evaluateServerBundle(counting, version, {}) as unknown as { next(): number },
		);
		first?.next();
		expect(first?.next()).toBe(2);
		expect(second?.next()).toBe(1);
	});

	test.each(["", "exports.default = {};", 'exports.remote = { name: "x" };'])(
		"without an entry is refused: %j",
		(code) => {
			expect(() => evaluateServerBundle(code, "mf-test/1/server.cjs", {})).toThrow(
				"mf-test/1/server.cjs exports no server entry",
			);
		},
	);
});

describe("a stack trace names the failed release", () => {
	const release = { name: "mf-test", version: "0.1.0-ab12" };
	const filename = bundleName(release, "server.cjs");
	const failing = (code: string) =>
		evaluateServerBundle(
			`exports.default = { remote: { name: "x" }, routes: {}, fail() { ${code} } };`,
			filename,
			{},
		) as unknown as {
			fail(): unknown;
		};

	test.each([
		["thrown at once", `throw new Error("no");`],
		["rejected later", `return (async () => { await null; throw new Error("no"); })();`],
		["thrown in a function without a name", `return [1].map(() => { throw new Error("at (never:1:2)"); });`],
		["thrown by Node for it", `JSON.parse("{");`],
	])("%s", async (_what, code) => {
		const error: unknown = await (async () => failing(code).fail())().catch((thrown: unknown) => thrown);
		expect(releaseInStack((error as Error).stack ?? "")).toEqual(release);
	});

	test("but none for other code", () => {
		expect(releaseInStack(new Error("mf-test/1/server.cjs:1:1").stack ?? "")).toBeUndefined();
		const own = [
			"Error: no",
			"    at read (/srv/site/dist/node/server.cjs:12:3)",
			"    at node:internal/process/task_queues:103:5",
		];
		expect(releaseInStack(own.join("\n"))).toBeUndefined();
	});
});
