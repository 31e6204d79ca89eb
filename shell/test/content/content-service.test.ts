// The content service is away, silent or broken: what the site answers then, and how fast.

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { testSite } from "@hub/e2e/test-site";
import { dataOfPage, type PageElement, regionOfLayout } from "@hub/shared-contracts/testing/page-document";
import { afterEach, describe, expect, test } from "vitest";
import { sendReport } from "../fixtures/publish-report.ts";
import { absentService, faultyProxy, type ProxyFault, silentService } from "../fixtures/stand-in-services.ts";
import { openTestSite, type TestSite } from "../fixtures/test-site.ts";

const undo: (() => Promise<void>)[] = [];
afterEach(async () => {
	for (const step of undo.splice(0).reverse()) await step();
});

async function siteOn(cmsUrl: string): Promise<TestSite> {
	const site = await openTestSite({ cmsUrl });
	undo.push(site.close);
	return site;
}

async function proxied() {
	const proxy = await faultyProxy(testSite().settings.cmsUrl);
	undo.push(proxy.close);
	return { proxy, site: await siteOn(proxy.url) };
}

function expectTrouble(document: PageElement, lang: string): void {
	expect(document.attributes.lang).toBe(lang);
	expect(document.all("h1")).toHaveLength(1);
	expect(document.one("h1").text).toMatch(
		lang === "de" ? /^Diese Seite ist gerade nicht/ : /^This page is not available right now$/,
	);
	regionOfLayout(document, "header");
	regionOfLayout(document, "footer");
	expect(document.all("a", { "data-locale": true })).toHaveLength(2);
}

describe("a content service that was never reached", () => {
	test("is not there: a 503 within the layout, in both languages, at once", async () => {
		const site = await siteOn(await absentService());
		for (const [path, lang] of [
			["/", "en"],
			["/de", "de"],
			["/why-lisbon", "en"],
			["/de/events", "de"],
		] as const) {
			const begun = performance.now();
			const page = await site.get(path);
			expect([path, page.status]).toEqual([path, 503]);
			expectTrouble(page.document, lang);
			expect(Number(page.headers.get("retry-after"))).toBeGreaterThan(0);
			expect(page.headers.get("cache-control")).toContain("no-cache");
			expect(performance.now() - begun).toBeLessThan(5_000);
		}
	});

	test("never answers: a 503 within the layout, within the deadlines of page and layout", async () => {
		const silent = await silentService();
		undo.push(silent.close);
		const site = await siteOn(silent.url);
		for (const [path, lang] of [
			["/", "en"],
			["/de/uber-uns", "de"],
		] as const) {
			const begun = performance.now();
			const page = await site.get(path);
			expect(page.status).toBe(503);
			expectTrouble(page.document, lang);
			expect(performance.now() - begun).toBeLessThan(10_000);
		}
	});

	test("the page and its layout wait together, not one after the other", async () => {
		const silent = await silentService();
		undo.push(silent.close);
		const site = await siteOn(silent.url);
		// One after the other they would take twice the call's deadline of 1.4 s; a busy machine may hold up one of the tries.
		const waits: number[] = [];
		for (let attempt = 0; attempt < 3; attempt += 1) {
			const begun = performance.now();
			await site.get("/");
			waits.push(performance.now() - begun);
		}
		expect(Math.min(...waits)).toBeLessThan(2_800);
	});

	test("a page that needs no content is there all the same", async () => {
		const site = await siteOn(await absentService());
		expect((await site.get("/login")).status).toBe(200);
		expect((await site.get("/a/b/c")).status).toBe(404);
	});

	test.each([
		["/search?q=Pumpernickel", "The search is not available right now", "We found nothing"],
		["/de/suche?q=Pumpernickel", "Die Suche ist gerade nicht verfügbar", "nichts gefunden"],
	])("[CT-5] the search is not available, and does not claim that there is nothing: %s", async (path, said, claimed) => {
		const site = await siteOn(await absentService());
		const page = await site.get(path);
		expect([page.status, page.text]).toEqual([503, expect.stringContaining(said)]);
		expect(page.text).not.toContain(claimed);
		expect(Number(page.headers.get("retry-after"))).toBeGreaterThan(0);
	});

	test("is told within a tab as an answer", async () => {
		const site = await siteOn(await absentService());
		const { set } = dataOfPage((await site.get("/")).document) as { set: { id: string } };
		const answer = await site.data("/events", set.id);
		expect(answer.status).toBe(200);
		expect(await answer.json()).toMatchObject({ answer: { kind: "unavailable", status: 503 } });
	});

	test("is told at /readyz with the reason; /healthz is well", async () => {
		const site = await siteOn(await absentService());
		await site.get("/");
		const ready = await site.fetch("/readyz");
		expect(ready.status).toBe(503);
		expect(await ready.json()).toEqual({
			ready: false,
			reasons: [expect.stringContaining("content service")],
			unavailable: { page: 1 },
		});
		expect((await site.fetch("/healthz")).status).toBe(200);
	});
});

describe("a content service that goes away after it was read", () => {
	test.each(["failing", "silent"] as const)("%s: what was read before is still there", async (mood: ProxyFault) => {
		const { proxy, site } = await proxied();
		const paths = ["/", "/de", "/why-lisbon", "/de/events"];
		const before = await Promise.all(paths.map(async (path) => (await site.get(path)).document.one("main").text));
		proxy.mood = mood;
		for (const [index, path] of paths.entries()) {
			const begun = performance.now();
			const page = await site.get(path);
			expect([path, page.status]).toEqual([path, 200]);
			expect(page.document.one("main").text).toBe(before[index]);
			expect(performance.now() - begun).toBeLessThan(5_000);
		}
		expect((await site.fetch("/readyz")).status).toBe(200);
	});

	test("and comes back: the site needs no restart", async () => {
		const { proxy, site } = await proxied();
		proxy.mood = "failing";
		expect((await site.get("/why-lisbon")).status).toBe(503);
		proxy.mood = "well";
		expect((await site.get("/why-lisbon")).status).toBe(200);
		expect((await site.fetch("/readyz")).status).toBe(200);
	});

	test("comes up after the site: /readyz notices without a visitor", async () => {
		const proxy = await faultyProxy(testSite().settings.cmsUrl);
		undo.push(proxy.close);
		proxy.mood = "failing";
		const site = await siteOn(proxy.url);
		expect((await site.fetch("/readyz")).status).toBe(503);
		proxy.mood = "well";
		await expect.poll(async () => (await site.fetch("/readyz")).status, { timeout: 3_000, interval: 200 }).toBe(200);
	});

	test("hangs right after an editor saved: what was shown before is shown again and says that it is old, quickly", async () => {
		const { proxy, site } = await proxied();
		const paths = ["/", "/de", "/why-lisbon", "/insights", "/de/events"];
		for (const path of paths) {
			const page = await site.get(path);
			expect([path, page.status, page.headers.get("cache-status")?.includes("stale")]).toEqual([path, 200, false]);
		}
		proxy.mood = "silent";
		for (const collection of ["posts", "pages", "navigation"]) await sendReport(site, { collection, event: "update" });
		for (let round = 0; round < 3; round += 1) {
			for (const path of paths) {
				const page = await site.get(path);
				expect([path, page.status]).toEqual([path, 200]);
				expect(page.headers.get("cache-status")).toBe('"Data Hub"; hit; detail=stale');
			}
		}
		const begun = performance.now();
		expect((await site.get("/security")).status).toBe(503);
		expect(performance.now() - begun, "once silence is known, it is not waited for").toBeLessThan(1_500);
		proxy.mood = "well";
		await expect.poll(async () => (await site.get("/security")).status, { timeout: 10_000 }).toBe(200);
		await expect
			.poll(async () => (await site.get("/why-lisbon")).headers.get("cache-status"), { timeout: 10_000 })
			.not.toContain("stale");
	});

	test("a site that is started again without it shows what was shown before, for a day", async () => {
		const siteDir = await mkdtemp(join(tmpdir(), "site-"));
		undo.push(() => rm(siteDir, { recursive: true }));
		const first = await openTestSite({ siteDir });
		const paths = ["/", "/de/events", "/why-lisbon"];
		const before: string[] = [];
		for (const path of paths) before.push((await first.get(path)).document.one("main").text);
		await first.close();
		const again = await openTestSite({ siteDir, cmsUrl: await absentService() });
		undo.push(again.close);
		for (const [index, path] of paths.entries()) {
			const page = await again.get(path);
			expect([path, page.status]).toEqual([path, 200]);
			expect(page.document.one("main").text).toBe(before[index]);
			expect(page.headers.get("cache-status")).toContain("stale");
		}
		expect((await again.get("/security")).status).toBe(503);
	});

	test("what was never read is a 503, with the menu that was", async () => {
		const { proxy, site } = await proxied();
		await site.get("/");
		proxy.mood = "failing";
		const page = await site.get("/security");
		expect(page.status).toBe(503);
		expect(regionOfLayout(page.document, "header").text).toContain("Products");
	});
});

test("made-up addresses cost the content service nothing, and a page that was just published is no made-up one", async () => {
	const { proxy, site } = await proxied();
	for (const path of ["/glossary", "/de/glossar"]) await site.get(path);
	expect((await site.get("/glossary/made-up")).status).toBe(404);
	const { asked } = proxy;
	const made = ["/glossary", "/de/glossar", "/events", "/de/events/recordings", "", "/de", "/category", "/references", "/authors"];
	const pages = await Promise.all(
		made.flatMap((folder) => Array.from({ length: 6 }, (_, index) => site.get(`${folder}/made-up-${index}`))),
	);
	expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([404]));
	expect(proxy.asked).toBe(asked);
	// After a publish it is asked once whether anything changed, however many ask.
	await sendReport(site, { collection: "glossary_terms", event: "create" });
	await Promise.all(made.map((folder) => site.get(`${folder}/made-up`)));
	expect(proxy.asked - asked).toBeLessThanOrEqual(6);
});

test("pages that are asked for again cost the content service nothing", async () => {
	const { proxy, site } = await proxied();
	const whenOpen = proxy.asked;
	expect(whenOpen, "a site warms up before it is open").toBeGreaterThan(0);
	await site.get("/why-lisbon");
	const { asked } = proxy;
	expect(asked).toBeGreaterThan(whenOpen);
	// Reads of one tick are one question.
	expect(asked - whenOpen).toBeLessThanOrEqual(3);
	for (let turn = 0; turn < 5; turn += 1) await site.get("/why-lisbon");
	expect(proxy.asked).toBe(asked);
});
