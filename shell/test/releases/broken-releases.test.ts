// Releases whose server code cannot run: at the start of the site, and while it runs.

import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readLive } from "@hub/releases/live";
import { encodeRecord, sealRecord } from "@hub/releases/live-record";
import { setId } from "@hub/releases/set-id";
import { KEYS } from "@hub/releases/store";
import type { ReleaseSet } from "@hub/shared-contracts/remote/release-set";
import { dataOfPage, regionOfLayout } from "@hub/shared-contracts/testing/page-document";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type PackedSet, unpackSet } from "../../src/page/packed-set.ts";
import { type HandmadeRemote, openTestStore, plainLoad, type TestStore } from "../fixtures/handmade-releases.ts";
import { recordLog } from "../fixtures/site-log.ts";
import { openTestSite, type TestSite } from "../fixtures/test-site.ts";

const fragile: HandmadeRemote = {
	name: "mf-fragile",
	version: "1",
	routes: [{ key: "fragile", path: "/fragile", paths: { de: "/zerbrechlich" }, load: plainLoad("Whole") }],
	slots: { "fragile-slot": { view: `() => h("aside", null, "slot")` } },
};
const next: HandmadeRemote = { ...fragile, version: "2", routes: [{ key: "fragile", path: "/fragile", load: plainLoad("Newer") }] };

let releases: TestStore;
let log: ReturnType<typeof recordLog>;
const sites: TestSite[] = [];
beforeEach(async () => {
	log = recordLog();
	releases = await openTestStore({ withLive: true });
	await releases.publish(fragile, next);
	await releases.goLive(fragile);
});
afterEach(async () => {
	for (const site of sites.splice(0)) await site.close();
	await releases.remove();
	log.stop();
});

async function openTestSiteOn(): Promise<TestSite> {
	const site = await openTestSite({ releasesDir: releases.dir }, { logLevel: "info" });
	sites.push(site);
	return site;
}

describe("[PF-4] at the start, a remote whose code", () => {
	test.each([
		["is missing", undefined],
		["is empty", ""],
		["is not what its manifest says", "exports.default = {};"],
		["does not parse", "this is not JavaScript {"],
	])("%s costs only its own addresses", async (_what, bytes) => {
		await releases.spoil(fragile, "server.cjs", bytes);
		const site = await openTestSiteOn();
		for (const [path, lang] of [
			["/fragile", "en"],
			["/de/zerbrechlich", "de"],
		] as const) {
			const page = await site.get(path);
			expect([path, page.status]).toEqual([path, 503]);
			expect(page.document.attributes.lang).toBe(lang);
			expect(Number(page.headers.get("retry-after"))).toBeGreaterThan(0);
			expect(regionOfLayout(page.document, "header").text).toContain(lang === "de" ? "Veranstaltungen" : "Events");
		}
		for (const path of ["/", "/de", "/events", "/why-lisbon"]) expect([path, (await site.get(path)).status]).toEqual([path, 200]);
		expect(log.lines).toContainEqual(expect.objectContaining({ remote: "mf-fragile", version: "1" }));
	});

	test("is missing is told to the browser neither as code nor as a slot", async () => {
		await releases.spoil(fragile, "server.cjs", undefined);
		const site = await openTestSiteOn();
		const { set } = dataOfPage((await site.get("/")).document) as { set: PackedSet };
		const { remotes } = unpackSet(set);
		expect(remotes.map(({ name }) => name)).not.toContain("mf-fragile");
		expect(remotes.map(({ name }) => name)).toContain("mf-content");
	});

	test("is missing can still be asked for within a tab: the answer is data, not a reload for ever", async () => {
		await releases.spoil(fragile, "server.cjs", undefined);
		const site = await openTestSiteOn();
		const { set } = dataOfPage((await site.get("/")).document) as { set: { id: string } };
		expect((await site.data("/events", set.id)).status).toBe(200);
		expect(await (await site.data("/fragile", set.id)).json()).toMatchObject({ answer: { kind: "unavailable", status: 503 } });
	});

	test.each([
		["was lost", undefined],
		["is damaged", "{"],
	])("whose manifest %s makes addresses without a page a 503, and costs no other page", async (_how, manifest) => {
		await releases.spoil(fragile, "remote.json", manifest);
		const site = await openTestSiteOn();
		for (const path of ["/fragile", "/de/no/such/page"]) {
			const { status, headers } = await site.get(path);
			expect([path, status, headers.has("retry-after")]).toEqual([path, 503, true]);
		}
		expect((await site.get("/events")).status).toBe(200);
		expect((await site.fetch("/r/mf-fragile/1/remoteEntry.js")).status).toBe(manifest ? 503 : 404);
	});

	test.each([["server.cjs"], ["remote.json"]])("was lost with %s is back once that is", async (file) => {
		const bytes = await releases.store.get(`releases/mf-fragile/1/${file}`);
		await releases.spoil(fragile, file, undefined);
		const site = await openTestSiteOn();
		expect((await site.get("/fragile")).status).toBe(503);
		await releases.spoil(fragile, file, new TextDecoder().decode(bytes));
		await expect.poll(async () => (await site.get("/fragile")).status, { timeout: 20_000 }).toBe(200);
		expect(log.lines).toContainEqual(expect.objectContaining({ msg: "What the live release set lacked is here" }));
	});

	test("throws when it is evaluated costs only its own addresses", async () => {
		// Told by the clock of this process, so that the same code can be described before it fails.
		const moody: HandmadeRemote = {
			name: "mf-moody",
			first: `if (globalThis[Symbol.for("moody")]) throw new Error("not today");`,
			routes: [{ key: "moody", path: "/moody" }],
		};
		await releases.publish(moody);
		await releases.goLive(moody);
		const mood = globalThis as Record<symbol, unknown>;
		mood[Symbol.for("moody")] = true;
		try {
			const site = await openTestSiteOn();
			expect((await site.get("/moody")).status).toBe(503);
			expect((await site.get("/events")).status).toBe(200);
			expect(JSON.stringify(log.lines)).toContain("not today");
		} finally {
			delete mood[Symbol.for("moody")];
		}
	});
});

describe("[PF-4] while the site runs, a set that cannot be loaded", () => {
	/** Opens a site, then makes a set live that the store admitted while it was whole. */
	async function goLiveWithBroken(): Promise<TestSite> {
		const { set } = await releases.goLive(next);
		await releases.goLive(fragile);
		await releases.spoil(next, "server.cjs", undefined);
		const site = await openTestSiteOn();
		await pointTo(set);
		await site.opened.refresh();
		return site;
	}

	/** As admission would not, now that the release is not whole. */
	async function pointTo(set: ReleaseSet): Promise<void> {
		const { record, bytes } = await readLive(releases.store);
		if (!record) throw new Error("Nothing is live.");
		const next = sealRecord({ ...record, set, revision: record.revision + 1 });
		await releases.store.compareAndSwap(KEYS.live, bytes, encodeRecord(next));
	}

	test("is not taken: the last good one stays, and the log says why", async () => {
		const site = await goLiveWithBroken();
		expect((await site.get("/fragile")).document.one("h1").text).toBe("Whole");
		expect((await site.get("/events")).status).toBe(200);
		expect(log.lines).toContainEqual(
			expect.objectContaining({ level: 50, error: expect.stringContaining("mf-fragile/2/server.cjs is missing") }),
		);
	});

	test("is not taken when the store does not have its releases, and an operator is told", async () => {
		const site = await openTestSiteOn();
		const releasesOfNone = { "mf-none": "1" };
		const set = { id: setId({ releases: releasesOfNone }), releases: releasesOfNone };
		await pointTo(set);
		await site.opened.refresh();
		expect((await site.get("/fragile")).document.one("h1").text).toBe("Whole");
		expect(log.lines).toContainEqual(expect.objectContaining({ set: set.id, level: 50 }));
		expect(await (await site.fetch("/readyz")).json()).toMatchObject({
			ready: true,
			warnings: expect.arrayContaining([
				`The live release set ${set.id} cannot be loaded; the one before it is served. mf-none 1 cannot be loaded.`,
			]),
		});
	});

	test("is taken later, once it is whole again", async () => {
		const server = await releases.store.get("releases/mf-fragile/2/server.cjs");
		const site = await goLiveWithBroken();
		await releases.spoil(next, "server.cjs", new TextDecoder().decode(server));
		const begun = performance.now();
		while ((await site.get("/fragile")).document.one("h1").text !== "Newer" && performance.now() - begun < 8_000)
			await new Promise((resolve) => setTimeout(resolve, 100));
		expect((await site.get("/fragile")).document.one("h1").text).toBe("Newer");
	});

	test.each([
		["damaged", "{"],
		["missing", undefined],
	])("[PF-6] a record that is %s changes nothing, also after a restart, and is told", async (how, text) => {
		const live = join(releases.dir, KEYS.live);
		const running = await openTestSiteOn();
		await (text === undefined ? rm(live) : writeFile(live, text));
		await running.opened.refresh();
		for (const site of [running, await openTestSiteOn()]) {
			expect((await site.get("/fragile")).document.one("h1").text).toBe("Whole");
			expect((await site.get("/events")).status).toBe(200);
			const ready = await site.fetch("/readyz");
			expect(ready.status).toBe(200);
			expect(await ready.json()).toMatchObject({
				warnings: expect.arrayContaining([expect.stringContaining(`live.json in the release store is ${how}: revision`)]),
			});
		}
	});
});

test("a store with nothing live answers 503 in plain words, and is not ready", async () => {
	const empty = await openTestStore({ withLive: false });
	const site = await openTestSite({ releasesDir: empty.dir });
	try {
		const page = await site.fetch("/");
		expect(page.status).toBe(503);
		expect(page.headers.get("retry-after")).not.toBeNull();
		const ready = await site.fetch("/readyz");
		expect(ready.status).toBe(503);
		expect(await ready.json()).toMatchObject({
			ready: false,
			reasons: expect.arrayContaining([expect.stringContaining("No release set is live")]),
		});
	} finally {
		await site.close();
		await empty.remove();
	}
});
