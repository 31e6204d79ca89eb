import { canaryOutcome } from "@hub/releases/canary-outcome";
import { readHistory } from "@hub/releases/history";
import { readLive } from "@hub/releases/live";
import { beginCanary } from "@hub/releases/operations";
import { PREVIEW_RELEASE_PATH, writePass } from "@hub/releases/preview-pass";
import { previewSet } from "@hub/releases/preview-set";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type HandmadeRemote, openTestStore, plainLoad, type TestStore } from "../fixtures/handmade-releases.ts";
import { recordLog } from "../fixtures/site-log.ts";
import { openTestSite, type TestSite } from "../fixtures/test-site.ts";

const switched = (version: string, load = plainLoad(`Version ${version}`)): HandmadeRemote => ({
	name: "mf-switched",
	version,
	routes: [
		{ key: "home", path: "/", load: plainLoad("Home") },
		{ key: "switched", path: "/switched", load },
	],
});
const SECRET = "a secret of this test";
const FAILS = `() => { throw new Error("worse"); }`;
const acting = { by: "a test", why: "to see what happens", remote: "mf-switched", version: "2" };

let releases: TestStore;
let site: TestSite;
let log: ReturnType<typeof recordLog>;
async function begin({ pageCache = true } = {}): Promise<void> {
	log = recordLog();
	releases = await openTestStore({ withLive: false });
	await releases.publish(switched("1"));
	await releases.goLive(switched("1"));
	site = await openTestSite(
		{ releasesDir: releases.dir, publishSecret: SECRET, canaryPages: 20, canaryMinutes: 10, pageCache },
		{ logLevel: "error" },
	);
}
async function end(): Promise<void> {
	await site.close();
	await releases.remove();
	log.stop();
}

const visit = async (visitor: number, path = "/switched", headers: Readonly<Record<string, string>> = {}) => {
	const response = await site.fetch(path, { headers: { "user-agent": `browser ${visitor}`, ...headers } });
	const text = await response.text();
	return { status: response.status, version: /Version (\d)/.exec(text)?.[1], text, headers: response.headers };
};
const tried = async () => (await readLive(releases.store)).record?.canary;

describe("[PF-10] a canary", () => {
	beforeEach(() => begin());
	afterEach(end);
	const tryOut = async (percent: number, load?: string) => {
		await releases.publish(switched("2", load));
		await beginCanary(releases.store, { ...acting, percent });
		await site.opened.refresh();
	};

	test("that fails is withdrawn within seconds with its figures in the history", async () => {
		await tryOut(30, FAILS);
		const began = Date.now();
		const statuses = new Set<number>();
		for (let visitor = 0; visitor < 60; visitor += 1) statuses.add((await visit(visitor)).status);
		expect([...statuses].sort()).toEqual([200, 500]);
		await expect.poll(tried, { timeout: 10_000 }).toBeUndefined();
		expect(Date.now() - began).toBeLessThan(10_000);
		// A change is live shortly before it is in the history.
		const last = async () => (await readHistory(releases.store)).records[0];
		await expect.poll(last).toMatchObject({ action: "end canary", by: "the site" });
		expect((await last())?.why).toMatch(
			/^\d+ of \d+ pages failed, and 0 of \d+ with what is live; by chance in 1 of \d+$/,
		);
		await site.opened.refresh();
		for (let visitor = 0; visitor < 20; visitor += 1) expect((await visit(visitor)).version).toBe("1");
	});
});

describe("[PF-10] a published release", () => {
	// Only rendered pages count.
	beforeEach(() => begin({ pageCache: false }));
	afterEach(end);
	const publish = async (load?: string) => {
		await releases.publish(switched("2", load));
		await beginCanary(releases.store, { ...acting, action: "publish", percent: 30, widens: true });
		await site.opened.refresh();
	};
	const live = async () => (await readLive(releases.store)).record?.set.releases["mf-switched"];

	test("goes live for all in its publisher's name after enough pages, and the outcome says so", async () => {
		await publish();
		expect(await canaryOutcome(releases.store, "mf-switched", "2")).toEqual({ kind: "tried", percent: 30 });
		for (let visitor = 0; visitor < 120; visitor += 1) await visit(visitor);
		await expect.poll(live, { timeout: 10_000 }).toBe("2");
		expect(await canaryOutcome(releases.store, "mf-switched", "2")).toMatchObject({ kind: "live" });
		await expect
			.poll(async () => (await readHistory(releases.store)).records[0])
			.toMatchObject({ action: "publish", by: acting.by, why: acting.why });
		await site.opened.refresh();
		for (let visitor = 0; visitor < 20; visitor += 1) expect((await visit(visitor)).version).toBe("2");
	});

	test("that fails is withdrawn before it is live for all, and the outcome says why", async () => {
		await publish(FAILS);
		for (let visitor = 0; visitor < 120; visitor += 1) await visit(visitor);
		await expect.poll(tried, { timeout: 10_000 }).toBeUndefined();
		expect(await live()).toBe("1");
		await expect
			.poll(() => canaryOutcome(releases.store, "mf-switched", "2"))
			.toMatchObject({ kind: "ended", by: "the site", why: expect.stringMatching(/^\d+ of \d+ pages failed/) });
	});
});

describe("[PF-10] a preview of a release", () => {
	const linkOf = async (seconds = 60) => {
		const { id } = await previewSet(releases.store, "mf-switched", "2");
		return `${PREVIEW_RELEASE_PATH}/${writePass({ set: id, until: Math.floor(Date.now() / 1_000) + seconds }, SECRET)}`;
	};
	const open = async (link: string) => {
		const response = await site.fetch(link, { redirect: "manual" });
		return { response, cookie: (response.headers.get("set-cookie") ?? "").split(";")[0] ?? "" };
	};
	beforeAll(async () => {
		await begin();
		await releases.publish(switched("2"));
	});
	afterAll(end);

	test("shows the whole site with the release to the holder of its link only", async () => {
		const { response, cookie } = await open(await linkOf());
		expect([response.status, response.headers.get("location"), response.headers.get("cache-control")]).toEqual([
			302,
			"/",
			"no-store",
		]);
		expect(response.headers.get("set-cookie")).toMatch(/; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
		for (const _time of [1, 2]) {
			const seen = await visit(1, "/switched", { cookie });
			expect(seen.version).toBe("2");
			expect(seen.text).toContain("mf-switched 2");
			expect([seen.headers.get("cache-control"), seen.headers.get("x-robots-tag")]).toEqual(["no-store", "noindex"]);
			const other = await visit(1);
			expect(other.version).toBe("1");
			expect(other.text).not.toContain("mf-switched 2");
			expect(other.headers.get("x-robots-tag")).toBeNull();
		}
	});

	test.each([
		["that is over", async () => linkOf(-1)],
		["with a letter changed", async () => (await linkOf()).replace(/.$/, (last) => (last === "A" ? "B" : "A"))],
		["made up", async () => `${PREVIEW_RELEASE_PATH}/x`],
	])("a link %s is a 410", async (_what, link) => {
		const { response } = await open(await link());
		expect([response.status, response.headers.get("set-cookie")]).toEqual([410, null]);
		expect(await response.text()).toContain("Diese Vorschau ist abgelaufen");
	});
});
