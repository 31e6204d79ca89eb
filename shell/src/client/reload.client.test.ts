import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import table from "../router/cases/reload.chunkError.json" with { type: "json" };
import { RELOAD_KEY, RELOAD_STATE_KEY } from "../router/reload-guard.ts";
import { PRELOAD_ERROR_EVENT, reloadTarget } from "./reload.client.ts";

/** Events in the page, in their order. */
const happened: unknown[] = [];
const storage = new Map<string, string>();
const page = new EventTarget();

beforeEach(() => {
	happened.length = 0;
	storage.clear();
	vi.stubGlobal("window", page);
	vi.stubGlobal("location", {
		pathname: "/",
		href: "https://hub.example/",
		reload: () => happened.push("reload"),
		assign: (path: string) => happened.push({ navigate: path }),
	});
	vi.stubGlobal("sessionStorage", {
		getItem: (key: string) => storage.get(key) ?? null,
		setItem: (key: string, value: string) => storage.set(key, value),
	});
});
afterEach(() => vi.unstubAllGlobals());

const failure = new Error("Failed to fetch dynamically imported module");

describe("a page whose files cannot be loaded", () => {
	// A case's navigation rejects and the page shown stays; ours waits for the load that replaces it, which is the
	// caller's part.
	test.each(table.cases)("[NV-4] is loaded as a document or not: $name", ({ in: { to, stored }, out }) => {
		if (stored) storage.set(RELOAD_KEY, JSON.stringify({ path: stored.path, expires: Date.now() + 5_000 }));
		expect(reloadTarget(to, failure)).toBe(true);
		expect(happened).toEqual(out.actions);
		expect(JSON.parse(storage.get(RELOAD_KEY) ?? "null")).toMatchObject({ path: out.guardPath });
		expect(storage.has(RELOAD_STATE_KEY)).toBe(out.stateDumped);
	});

	test("[NV-4] the preload error event fires before the reload", () => {
		const listener = (event: Event) => happened.push((event as CustomEvent<{ error: unknown }>).detail.error);
		page.addEventListener(PRELOAD_ERROR_EVENT, listener);
		reloadTarget("/chunk", failure);
		page.removeEventListener(PRELOAD_ERROR_EVENT, listener);
		expect(happened).toEqual([failure, { navigate: "/chunk" }]);
	});

	test("[NV-4] the same target is not reloaded twice in a row", () => {
		expect(reloadTarget("/chunk", failure)).toBe(true);
		expect(reloadTarget("/chunk", failure)).toBe(false);
		expect(happened).toEqual([{ navigate: "/chunk" }]);
	});
});
