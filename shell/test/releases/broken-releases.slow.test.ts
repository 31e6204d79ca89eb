// Release stores with lost or damaged files. Failing views: failing-regions.test.ts.

import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { KEYS } from "@hub/releases/store";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type HandmadeRemote, openTestStore, plainLoad, type TestStore } from "../fixtures/handmade-releases.ts";
import { recordLog } from "../fixtures/site-log.ts";
import { openTestSite } from "../fixtures/test-site.ts";
import { useTestSites } from "../fixtures/use-test-site.ts";

const fragile: HandmadeRemote = {
	name: "mf-fragile",
	version: "1",
	routes: [{ key: "fragile", path: "/fragile", paths: { de: "/zerbrechlich" }, load: plainLoad("Whole") }],
	slots: { "fragile-slot": { view: `() => h("aside", null, "slot")` } },
};
const next: HandmadeRemote = {
	...fragile,
	version: "2",
	routes: [{ key: "fragile", path: "/fragile", load: plainLoad("Newer") }],
};

let releases: TestStore;
let log: ReturnType<typeof recordLog>;
const openSite = useTestSites();
beforeEach(async () => {
	log = recordLog();
	releases = await openTestStore({ withLive: true });
	await releases.publish(fragile, next);
	await releases.goLive(fragile);
});
afterEach(async () => {
	await releases.remove();
	log.stop();
});

const openTestSiteOn = () => openSite({ releasesDir: releases.dir }, { logLevel: "info" });

describe("[PF-4] a remote whose release", () => {
	test.each([
		["was lost", undefined],
		["is damaged", "{"],
	])("has a manifest that %s makes unknown addresses a 503 and affects no other page", async (_how, manifest) => {
		await releases.spoil(fragile, "remote.json", manifest);
		const site = await openTestSiteOn();
		for (const path of ["/fragile", "/de/no/such/page"]) {
			const { status, headers } = await site.get(path);
			expect([path, status, headers.has("retry-after")]).toEqual([path, 503, true]);
		}
		expect((await site.get("/events")).status).toBe(200);
		expect((await site.fetch("/r/mf-fragile/1/remoteEntry.js")).status).toBe(manifest ? 503 : 404);
	});

	test.each([["server.cjs"], ["remote.json"]])("lost %s is back once the file is restored", async (file) => {
		const bytes = await releases.store.get(`releases/mf-fragile/1/${file}`);
		await releases.spoil(fragile, file, undefined);
		const site = await openTestSiteOn();
		expect((await site.get("/fragile")).status).toBe(503);
		await releases.spoil(fragile, file, new TextDecoder().decode(bytes));
		await expect.poll(async () => (await site.get("/fragile")).status, { timeout: 20_000 }).toBe(200);
		expect(log.lines).toContainEqual(
			expect.objectContaining({ msg: "Missing parts of the live release set are loaded" }),
		);
	});
});

describe("[PF-4] a live set that cannot be loaded", () => {
	test.each([
		["damaged", "{"],
		["missing", undefined],
	])("[PF-6] a live record that is %s changes nothing, also after a restart, and is reported", async (how, text) => {
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
				warnings: expect.arrayContaining([
					expect.stringContaining(`live.json in the release store is ${how}: revision`),
				]),
			});
		}
	});
});

test("a store without a live set answers 503 and is not ready", async () => {
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
