// Swapped files in the release store, and revoked releases.

import { rm } from "node:fs/promises";
import { join } from "node:path";
import { revoke } from "@hub/releases/operations";
import { KEYS } from "@hub/releases/store";
import { dataOfPage } from "@hub/shared-contracts/testing/page-document";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type HandmadeRemote, openTestStore, plainLoad, type TestStore } from "../fixtures/handmade-releases.ts";
import { recordLog } from "../fixtures/site-log.ts";
import { useTestSites } from "../fixtures/use-test-site.ts";

const home: HandmadeRemote = { name: "mf-home", routes: [{ key: "own-home", path: "/", load: plainLoad("Home") }] };
const telling = (version: string, words = version): HandmadeRemote => ({
	name: "mf-switched",
	version,
	routes: [{ key: "switched", path: "/switched", load: plainLoad(words) }],
});

let releases: TestStore;
let log: ReturnType<typeof recordLog>;
const openSite = useTestSites();
beforeEach(async () => {
	log = recordLog();
	releases = await openTestStore({ withLive: false });
	await releases.publish(home, telling("1"), telling("2"));
});
afterEach(async () => {
	await releases.remove();
	log.stop();
});

const openTestSiteOn = () => openSite({ releasesDir: releases.dir }, { logLevel: "error" });

describe("[PF-5] code that was swapped in the store", () => {
	test("is not run, even with a swapped manifest, and affects no other remote", async () => {
		await releases.goLive(home, telling("1"));
		await rm(join(releases.dir, KEYS.release("mf-switched", "1")), { recursive: true });
		await releases.publish(telling("1", "Swapped"));
		const site = await openTestSiteOn();
		expect((await site.get("/")).status).toBe(200);
		const page = await site.get("/switched");
		expect(page.status).toBe(503);
		expect(page.text).not.toContain("Swapped");
		expect(await (await site.fetch("/readyz")).json()).toMatchObject({
			warnings: expect.arrayContaining(["mf-switched 1 is live and cannot be loaded: its pages are not there."]),
		});
		expect(log.lines).toContainEqual(
			expect.objectContaining({
				remote: "mf-switched",
				version: "1",
				error: expect.stringContaining("in the store has changed since it went live"),
			}),
		);
	});

	test("is not sent to browsers", async () => {
		await releases.goLive(home, telling("1"));
		await releases.goLive(telling("2"));
		const site = await openTestSiteOn();
		for (const version of ["1", "2"]) {
			const path = `/r/mf-switched/${version}/remoteEntry.js`;
			await releases.spoil(telling(version), "remoteEntry.js", "alert(1)");
			expect([path, (await site.fetch(path)).status]).toEqual([path, 404]);
		}
		expect((await site.fetch("/r/mf-home/1/remoteEntry.js")).status).toBe(200);
		expect(log.lines).toContainEqual(
			expect.objectContaining({ remote: "mf-switched", version: "2", file: "remoteEntry.js" }),
		);
	});
});

test("a tab with a revoked release reloads, and the release's loader is not called", async () => {
	const counter = Symbol.for("hub-test-calls");
	const counting: HandmadeRemote = {
		name: "mf-switched",
		version: "3",
		routes: [
			{
				key: "switched",
				path: "/switched",
				load: `() => { const at = Symbol.for("hub-test-calls"); globalThis[at] = (globalThis[at] ?? 0) + 1; return (${plainLoad("3")})(); }`,
			},
		],
	};
	const calls = () => (globalThis as Record<symbol, number>)[counter] ?? 0;
	await releases.publish(counting);
	const { id: bad } = (await releases.goLive(home, counting)).set;
	const { id: next } = (await releases.goLive(telling("1"))).set;
	const { id: last } = (await releases.goLive(telling("2"))).set;
	const site = await openTestSiteOn();
	const { set: shown } = dataOfPage((await site.get("/")).document) as { set: { id: string } };
	const inTab = (set: string) => set + shown.id.slice(shown.id.indexOf("."));
	for (const set of [bad, next, last]) expect((await site.data("/switched", inTab(set))).status).toBe(200);
	// Sent files stay in memory.
	for (const _time of [1, 2]) expect((await site.fetch("/r/mf-switched/3/remoteEntry.js")).status).toBe(200);
	expect(calls()).toBe(1);
	await revoke(releases.store, { remote: "mf-switched", version: "3", by: "a test", why: "to see what happens" });
	await site.opened.refresh();
	expect((await site.fetch("/r/mf-switched/3/remoteEntry.js")).status).toBe(410);
	expect((await site.fetch("/r/mf-switched/2/remoteEntry.js")).status).toBe(200);
	for (const path of ["/switched", "/"]) {
		const answer = await site.data(path, inTab(bad));
		expect(answer.status).toBe(409);
		expect(await answer.json()).toEqual({ kind: "reload" });
	}
	expect(calls()).toBe(1);
	for (const set of [next, last]) expect((await site.data("/switched", inTab(set))).status).toBe(200);
	const fresh = await openTestSiteOn();
	expect((await fresh.data("/switched", inTab(bad))).status).toBe(409);
});
