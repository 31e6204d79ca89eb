import { describe, expect, test } from "vitest";
import table from "./cases/navigation.navigateTo.json" with { type: "json" };
import { type NavigationMethods, navigateTo } from "./navigate-to.ts";

/** Navigation methods that only record their calls. */
function recordedMethods() {
	const calls: (readonly string[])[] = [];
	const methods: NavigationMethods = {
		async within(to, { replace }) {
			calls.push([replace ? "replace" : "push", to]);
			return { kind: "done", at: to };
		},
		load: (to, { replace }) => void calls.push([replace ? "location.replace" : "href", to]),
		open: (to, target, features) => void calls.push(["open", to, target, features]),
	};
	return { methods, calls };
}

/** Expected result of a case: a recommendation, an error, or calls of the router and the window. */
interface Expected {
	readonly error?: string;
	readonly router?: readonly (readonly string[])[];
	readonly window?: readonly (readonly string[])[];
}

const SCRIPT = "Cannot navigate to an URL with script protocol";

describe("programmatic navigation", () => {
	// `router` of a case is our client navigation, `window` a full load or another window. Hydration and guards make no
	// difference.
	test.each(table.cases)("[NV-3] is allowed or refused: $name", async ({ id, in: { to, options }, out, ...rest }) => {
		const expected: Expected = "recommended" in rest && rest.recommended ? rest.recommended : out;
		const { methods, calls } = recordedMethods();
		if (expected.error === undefined) {
			await navigateTo(methods, to, options ?? {});
			expect(calls).toEqual([...(expected.router ?? []), ...(expected.window ?? [])]);
			return;
		}
		// The requirement stands where a case differs: a script is always refused as a script, permission or not (015), and
		// the sentence ends without a full stop (021).
		const words = id.endsWith("#015") ? SCRIPT : expected.error.replace(/protocol\.$/, "protocol");
		await expect(navigateTo(methods, to, options ?? {})).rejects.toThrow(words);
		expect(calls).toEqual([]);
	});

	test("[NV-3] a script URL is refused for a new window too", async () => {
		const { methods, calls } = recordedMethods();
		await expect(navigateTo(methods, "javascript:alert(1)", { open: {} })).rejects.toThrow(SCRIPT);
		expect(calls).toEqual([]);
	});

	test.each([
		["", {}, ["push", "/"]],
		["/a", { replace: true }, ["replace", "/a"]],
		["https://example.com", { external: true, replace: true }, ["location.replace", "https://example.com"]],
		["https://example.com", { open: {} }, ["open", "https://example.com", "_blank", ""]],
	] as const)("%j with %j", async (to, options, call) => {
		const { methods, calls } = recordedMethods();
		await navigateTo(methods, to, options);
		expect(calls).toEqual([call]);
	});

	test("[RT-9] returns how the navigation ended", async () => {
		const { methods } = recordedMethods();
		const redirected = { kind: "redirected", at: "/b" } as const;
		expect(await navigateTo({ ...methods, within: async () => redirected }, "/a")).toBe(redirected);
		expect(await navigateTo(methods, "mailto:a@example.com", { external: true })).toEqual({
			kind: "done",
			at: "mailto:a@example.com",
		});
	});
});
