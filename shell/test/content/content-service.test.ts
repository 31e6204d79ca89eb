// Pages while the content service is down, silent or broken.

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { testSite } from "@hub/e2e/test-site";
import { feedPath } from "@hub/shared-contracts/remote/feed";
import { type PageElement, regionOfLayout } from "@hub/shared-contracts/testing/page-document";
import { afterEach, describe, expect, test } from "vitest";
import { absentService, faultyProxy, silentService } from "../fixtures/stand-in-services.ts";
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
	test.each(["absent", "silent"] as const)(
		"and is %s: pages are a 503 within the layout, in both languages, in time",
		async (kind) => {
			const silent = kind === "silent" ? await silentService() : undefined;
			if (silent) undo.push(silent.close);
			const site = await siteOn(silent?.url ?? (await absentService()));
			for (const [path, lang] of [
				["/", "en"],
				["/why-lisbon", "en"],
				["/de/uber-uns", "de"],
			] as const) {
				const begun = performance.now();
				const page = await site.get(path);
				expect([path, page.status]).toEqual([path, 503]);
				expectTrouble(page.document, lang);
				expect(Number(page.headers.get("retry-after"))).toBeGreaterThan(0);
				expect(page.headers.get("cache-control")).toContain("no-cache");
				expect(performance.now() - begun).toBeLessThan(silent ? 10_000 : 5_000);
			}
		},
	);

	test("[CT-5] [MT-5] makes search and feeds unavailable instead of empty, and is reported by /readyz, not by /healthz", async () => {
		const site = await siteOn(await absentService());
		const page = await site.get("/search?q=Pumpernickel");
		expect([page.status, page.text]).toEqual([503, expect.stringContaining("The search is not available right now")]);
		expect(page.text).not.toContain("We found nothing");
		expect(Number(page.headers.get("retry-after"))).toBeGreaterThan(0);
		expect((await site.fetch(feedPath("insights", "de", "rss"))).status).toBe(503);
		const ready = await site.fetch("/readyz");
		expect(ready.status).toBe(503);
		expect(await ready.json()).toEqual({
			ready: false,
			reasons: [expect.stringContaining("content service")],
			unavailable: expect.objectContaining({ page: expect.any(Number) }),
		});
		expect((await site.fetch("/healthz")).status).toBe(200);
	});
});

describe("a content service that goes away after it was read", () => {
	test("fails or is silent: pages stay as they were", async () => {
		const { proxy, site } = await proxied();
		const paths = ["/", "/de", "/why-lisbon", "/de/events"];
		const before = await Promise.all(paths.map(async (path) => (await site.get(path)).document.one("main").text));
		for (const fault of ["failing", "silent"] as const) {
			proxy.fault = fault;
			for (const [index, path] of paths.entries()) {
				const begun = performance.now();
				const page = await site.get(path);
				expect([fault, path, page.status]).toEqual([fault, path, 200]);
				expect(page.document.one("main").text).toBe(before[index]);
				expect(performance.now() - begun).toBeLessThan(5_000);
			}
			expect((await site.fetch("/readyz")).status).toBe(200);
		}
	});

	test("[SC-2] and is down at the next start: all published pages are shown, marked as older than OUTDATED_AFTER until it responds", async () => {
		const siteDir = await mkdtemp(join(tmpdir(), "site-"));
		undo.push(() => rm(siteDir, { recursive: true }));
		const first = await openTestSite({ siteDir });
		// It is ready without a visitor. The search is read from the first query on.
		await expect
			.poll(async () => (await first.fetch("/readyz")).json(), { timeout: 20_000 })
			.toEqual({ ready: true, reasons: [] });
		const before = (await first.get("/why-lisbon")).document.one("h1").text;
		await first.close();
		const database = new DatabaseSync(join(siteDir, "content.sqlite"));
		database.prepare("update state set complete_at = ?").run(Date.parse("2026-03-04T09:30:00Z"));
		database.close();
		const proxy = await faultyProxy(testSite().settings.cmsUrl);
		undo.push(proxy.close);
		proxy.fault = "failing";
		const again = await openTestSite({ siteDir, cmsUrl: proxy.url, outdatedAfter: 24 });
		undo.push(again.close);
		expect((await again.get("/why-lisbon")).document.one("h1").text).toBe(before);
		for (const path of ["/", "/security", "/de/events", "/references"])
			expect([path, (await again.get(path)).status]).toEqual([path, 200]);
		expect(await (await again.fetch("/readyz")).json()).toMatchObject({
			ready: true,
			warnings: expect.arrayContaining([expect.stringContaining("The content service does not answer")]),
		});
		const notice = async (path: string) =>
			(await again.get(path)).document.all("aside", { class: "site-notice" })[0]?.text;
		expect(await notice("/why-lisbon")).toMatch(
			/^This website shows its content as of 4 March 2026, 10:30 \(CET\): .*out of date\.$/,
		);
		expect(await notice("/de/events")).toMatch(
			/^Diese Website zeigt den Stand vom 4\. März 2026, 10:30 Uhr \(MEZ\): .*überholt sein\.$/,
		);
		proxy.fault = "none";
		await expect.poll(() => notice("/why-lisbon"), { timeout: 20_000 }).toBeUndefined();
	}, 60_000);
});

test("[OP-1] a feed that hangs is reported by /readyz, and followed again within seconds", async () => {
	const { proxy, site } = await proxied();
	const warnings = async () => String((await (await site.fetch("/readyz")).json()).warnings ?? "");
	await expect.poll(warnings, { timeout: 10_000 }).toBe("");
	proxy.silentFor = /hub-feed/;
	await expect.poll(warnings, { timeout: 16_000 }).toContain("Changes do not arrive");
	proxy.silentFor = undefined;
	await expect.poll(warnings, { timeout: 6_000 }).toBe("");
}, 40_000);
