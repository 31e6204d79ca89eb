import { appendFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { CONTRACT_VERSION } from "@hub/shared-contracts/remote/remote";
import type { RemoteManifest } from "@hub/shared-contracts/remote/remote-manifest";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { refusalsOfSet } from "./admit.ts";
import { publishRelease } from "./publish.ts";
import { KEYS, type ReleaseStore } from "./store.ts";
import { buildTinyRelease, manifestRoute, openTestStore, SHELL } from "./tiny-release.fixture.ts";

let folder: string;
let store: ReleaseStore;
beforeEach(async () => {
	({ folder, store } = await openTestStore());
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const publish = async (name: string, part: Partial<RemoteManifest> = {}) =>
	publishRelease(store, await buildTinyRelease(folder, name, "1", { part }));
const refusals = (...names: string[]) =>
	refusalsOfSet(store, Object.fromEntries(names.map((name) => [name, "1"])), { shell: SHELL });
const chunks = { js: [], css: [] };

describe("a set is refused for", () => {
	test("nothing if every release is complete and of this contract", async () => {
		await publish("one", { routes: [manifestRoute("a", "/a"), manifestRoute("page", "/:slug")] });
		await publish("two", { routes: [manifestRoute("b", "/b")] });
		expect(await refusals("one", "two")).toEqual([]);
	});

	test("[PF-5] a release that was not published", async () => {
		expect(await refusals("ghost")).toEqual(["ghost 1 is not in the store: publish it first."]);
	});

	test.each([0, 3])("[PF-5] contract %i", async (contractVersion) => {
		await publish("old", { contractVersion });
		expect(await refusals("old")).toEqual([
			`old 1 was built for contract ${contractVersion}, and this shell has contract ${CONTRACT_VERSION}: build it against the current shared-contracts.`,
		]);
	});

	test("[PF-5] shared modules of another version or missing in the shell", async () => {
		await publish("odd", { shared: { react: "^18.0.0", vue: "^3.0.0" } });
		expect(await refusals("odd")).toEqual([
			"odd 1 needs react ^18.0.0, and this shell has 19.1.1: build it against react 19.1.1.",
			"odd 1 needs vue ^3.0.0, which this shell does not share: build it without.",
		]);
	});

	test("[PF-5] files that are missing from the store or changed in it", async () => {
		await publish("one");
		const path = (file: string) => join(folder, "store", KEYS.file("one", "1", file));
		await rm(path("remoteEntry.js"));
		await appendFile(path("server.cjs"), " ");
		expect(await refusals("one")).toEqual([
			"one 1: remoteEntry.js is missing in the store.",
			"one 1: server.cjs in the store does not match remote.json.",
		]);
	});

	test("[RT-10] a redirect from another remote's page", async () => {
		await publish("one", { routes: [manifestRoute("a", "/a")] });
		await publish("two", { routes: [manifestRoute("b", "/b")], redirects: [{ from: ["/a"], route: "b" }] });
		expect(await refusals("one", "two")).toContain(
			"/a is claimed by one (/a) and two (/a): one of them has to take another path.",
		);
	});

	test("[RT-10] all overlapping paths, listed at once", async () => {
		await publish("one", { routes: [manifestRoute("a", "/a/:slug"), manifestRoute("b", "/b")] });
		await publish("two", { routes: [manifestRoute("c", "/A/:id"), manifestRoute("d", "/b/")] });
		await publish("three", { routes: [manifestRoute("e", "/b")] });
		const found = await refusals("one", "two", "three");
		expect(found).toContain(
			"/a/:slug is claimed by one (/a/:slug) and two (/A/:id): one of them has to take another path.",
		);
		expect(found).toContain(
			"/b is claimed by one (/b) and two (/b/) and three (/b): one of them has to take another path.",
		);
		expect(found).toContain(
			"/de/b is claimed by one (/b) and two (/b/) and three (/b): one of them has to take another path.",
		);
	});

	test("[RT-10] slots, services, api paths and route keys of two remotes", async () => {
		const offers = {
			routes: [manifestRoute("list", "/one")],
			slots: { "side-dish": { loads: false, still: false, packs: {}, chunks } },
			services: { consent: { chunks } },
			api: ["ping"],
		};
		await publish("one", offers);
		await publish("two", { ...offers, routes: [manifestRoute("list", "/two")] });
		expect(await refusals("one", "two")).toEqual(
			["the route key “list”", "the slot “side-dish”", "the service “consent”", "/api/ping"].map(
				(what) => `${what} is declared by one and two: one of them has to remove it.`,
			),
		);
	});
});
