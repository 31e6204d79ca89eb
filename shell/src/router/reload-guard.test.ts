import { describe, expect, test } from "vitest";
import table from "./cases/reload.guard.json" with { type: "json" };
import { guardedReload, RELOAD_KEY, RELOAD_STATE_KEY, type ReloadEnvironment } from "./reload-guard.ts";

const START = 1_700_000_000_000;

type Action = "reload" | { readonly navigate: string };

/** A tab on a page: its storage, its clock and the addresses that it loads. */
function tabAt(at: string, stored: Record<string, string> = {}) {
	const storage = new Map(Object.entries(stored));
	const actions: Action[] = [];
	const clock = { now: START };
	const place: ReloadEnvironment = {
		pathname: () => at,
		now: () => clock.now,
		read: (key) => storage.get(key) ?? null,
		write: (key, value) => void storage.set(key, value),
		reload: () => void actions.push("reload"),
		navigate: (path) => void actions.push({ navigate: path }),
	};
	return { place, storage, actions, clock };
}

describe("the reload guard", () => {
	// `t` of a step is the time since the first one, in ms.
	test.each(table.cases)("[NV-4] allows or blocks a reload: $name", ({ in: { at, steps }, out }) => {
		const tab = tabAt(at);
		for (const [index, step] of steps.entries()) {
			tab.actions.length = 0;
			tab.clock.now = START + ("t" in step ? (step.t ?? 0) : 0);
			guardedReload(tab.place, step.options);
			expect(tab.actions).toEqual(out.steps[index]?.actions);
		}
		expect(tab.storage.get(RELOAD_KEY)).toBe(out.storage.reload);
	});

	test("[NV-4] blocks the same path for 10 000 ms", () => {
		const tab = tabAt("/a");
		expect(guardedReload(tab.place)).toBe(true);
		tab.clock.now += 10_000;
		expect(guardedReload(tab.place)).toBe(false);
		tab.clock.now += 1;
		expect(guardedReload(tab.place)).toBe(true);
		expect(tab.actions).toEqual(["reload", "reload"]);
	});

	test.each(["", "null", "{", "[]", '"x"', '{"path":7}', "{}"])(
		"[NV-4] an invalid stored value %j does not block a reload",
		(stored) => {
			expect(guardedReload(tabAt("/a", { [RELOAD_KEY]: stored }).place)).toBe(true);
		},
	);

	test("[NV-4] a storage that throws does not block a reload", () => {
		const tab = tabAt("/a");
		const broken = () => {
			throw new Error("The storage is forbidden.");
		};
		expect(guardedReload({ ...tab.place, read: broken, write: broken }, { path: "/b", state: 1 })).toBe(true);
		expect(tab.actions).toEqual([{ navigate: "/b" }]);
	});

	test("the state is stored only with a reload", () => {
		const tab = tabAt("/a");
		guardedReload(tab.place, { state: { navigated: true } });
		expect(tab.storage.get(RELOAD_STATE_KEY)).toBe('{"state":{"navigated":true}}');
		tab.storage.delete(RELOAD_STATE_KEY);
		guardedReload(tab.place, { state: { navigated: true } });
		expect(tab.storage.has(RELOAD_STATE_KEY)).toBe(false);
	});
});
