import { describe, expect, test } from "vitest";
import { evaluateServerBundle } from "./evaluate.ts";

const door = 'exports.default = { remote: { name: "mf-test" }, routes: {}, shared: require("shared") };';

describe("a server bundle", () => {
	test("[PF-1] gets the one instance of what is shared", () => {
		const shared = { one: 1 };
		expect(evaluateServerBundle(door, "mf-test/1/server.cjs", { shared })).toMatchObject({ shared });
	});

	test.each(["node:fs", "fs", "child_process", "./other.cjs"])("gets nothing else: %s is refused by name", (specifier) => {
		expect(() => evaluateServerBundle(`require("${specifier}")`, "mf-test/1/server.cjs", { shared: {}, react: {} })).toThrow(
			`mf-test/1/server.cjs asks for “${specifier}”, which is not shared with remotes. Shared are shared, react.`,
		);
	});

	test("keeps its own state apart from another version of itself", () => {
		const counting = `let count = 0; exports.default = { remote: { name: "x" }, routes: {}, next: () => ++count };`;
		const [first, second] = ["1", "2"].map(
			(version) => evaluateServerBundle(counting, version, {}) as unknown as { next(): number },
		);
		first?.next();
		expect(first?.next()).toBe(2);
		expect(second?.next()).toBe(1);
	});

	test.each(["", "exports.default = {};", 'exports.remote = { name: "x" };'])("without a door is refused: %j", (code) => {
		expect(() => evaluateServerBundle(code, "mf-test/1/server.cjs", {})).toThrow("mf-test/1/server.cjs exports no server door");
	});
});
