// What a broken, slow or absent remote costs: its own place on the page, and nothing else.

import { dataOfPage, type PageElement, regionOfLayout } from "@hub/shared-contracts/testing/page-document";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type HandmadeRemote, LOADER_DATA, openTestStore, plainLoad, type TestStore } from "../fixtures/handmade-releases.ts";
import { recordLog } from "../fixtures/site-log.ts";
import { openTestSite, type TestSite } from "../fixtures/test-site.ts";

const NEVER = "() => new Promise(() => {})";
const THROWS = `() => { throw new Error("thrown on purpose"); }`;

const trouble: HandmadeRemote = {
	name: "mf-trouble",
	routes: [
		{ key: "t-well", path: "/t/well", paths: { de: "/t/gesund" }, load: plainLoad("All is well") },
		{ key: "t-empty", path: "/t/empty", layout: "empty", load: plainLoad("Nothing around me") },
		{ key: "t-view", path: "/t/view", view: THROWS },
		{ key: "t-late-view", path: "/t/late-view", view: `() => require("react").use(new Promise(() => {}))` },
		{ key: "t-loader", path: "/t/loader", load: THROWS },
		{ key: "t-never", path: "/t/never", load: NEVER },
		{ key: "t-odd", path: "/t/odd", load: "() => undefined" },
		{ key: "t-middleware", path: "/t/middleware", middleware: ["no-such-check"], load: plainLoad("Never seen") },
		{ key: "t-invalid", path: "/t/invalid/:id", validate: "({ id }) => id === '7' || 'not seven'", load: plainLoad("Seven") },
		{
			key: "t-slots",
			path: "/t/slots",
			slots: ["s-well", "s-never", "s-throws", "s-view", "s-absent"],
			view: slotsView(),
			load: plainLoad("Around the slots"),
		},
	],
	slots: {
		"s-well": { view: `({ data }) => h("aside", null, data)`, load: `() => "a healthy side dish"` },
		"s-never": { view: `() => h("aside", null, "never seen")`, load: NEVER },
		"s-throws": { view: `() => h("aside", null, "never seen")`, load: THROWS },
		"s-view": { view: THROWS, load: "() => 1" },
	},
};

function slotsView(): string {
	const slots = ["s-well", "s-never", "s-throws", "s-view", "s-absent"].map((name) => `h(Slot, { name: "${name}" })`);
	return `() => { ${LOADER_DATA} const { Slot } = require("@hub/shared-contracts/remote/runtime"); return h("article", null, h("h1", null, data.title), ${slots}); }`;
}

let releases: TestStore;
let site: TestSite;
let log: ReturnType<typeof recordLog>;
beforeAll(async () => {
	log = recordLog();
	releases = await openTestStore({ withLive: true });
	await releases.publish(trouble);
	await releases.goLive(trouble);
	site = await openTestSite({ releasesDir: releases.dir }, { logLevel: "info" });
});
afterAll(async () => {
	await site.close();
	await releases.remove();
	log.stop();
});

function expectLayout(document: PageElement, lang: "de" | "en" = "en"): void {
	expect(document.attributes.lang).toBe(lang);
	expect(regionOfLayout(document, "header").text).toContain(lang === "de" ? "Veranstaltungen" : "Events");
	expect(regionOfLayout(document, "footer").text).toContain("Schnittstellenweg");
	expect(document.all("h1")).toHaveLength(1);
}

async function timed<Value>(work: Promise<Value>): Promise<{ value: Value; ms: number }> {
	const begun = performance.now();
	return { value: await work, ms: performance.now() - begun };
}

describe("layouts", () => {
	test("[NV-1] the default layout has header with navigation, languages, footer and the consent banner", async () => {
		const { document, status } = await site.get("/t/well");
		expect(status).toBe(200);
		expectLayout(document);
		expect(regionOfLayout(document, "header").all("nav").length).toBeGreaterThanOrEqual(2);
		expect(document.all("a", { "data-locale": true })).toHaveLength(2);
		expect(document.all("form", { action: "/api/consent" })).toHaveLength(1);
	});

	test("[NV-1] the empty layout has none of these", async () => {
		const { document, status } = await site.get("/t/empty");
		expect(status).toBe(200);
		expect(document.one("h1").text).toBe("Nothing around me");
		expect(document.all("header, footer, nav, a, form")).toEqual([]);
	});

	test("[PF-2] a release's new route answers in all forms, with no build of the shell", async () => {
		for (const path of ["/t/well", "/en/t/well", "/de/t/gesund"])
			expect([path, (await site.get(path)).status]).toEqual([path, 200]);
		expect((await site.fetch("/de/t/well")).headers.get("location")).toBe("/de/t/gesund");
	});
});

describe("[PF-4] a route that fails", () => {
	test.each(["/t/view", "/de/t/view"])("%s: a page that throws while it is rendered is a 500 within the layout", async (path) => {
		const page = await site.get(path);
		expect(page.status).toBe(500);
		expectLayout(page.document, path.startsWith("/de") ? "de" : "en");
		expect(page.html).not.toContain("thrown on purpose");
		expect(log.lines).toContainEqual(
			expect.objectContaining({ region: "route t-view", error: expect.stringContaining("thrown on purpose") }),
		);
	});

	test.each([
		["view", "/t/view", "the reference"],
		["view", "/de/t/view", "die Kennung"],
		["loader", "/t/loader", "the reference"],
	])("[PF-10] a %s that throws is told with a reference, under which the log has the release (%s)", async (kind, path, words) => {
		const { document } = await site.get(path);
		const [, reference] = new RegExp(`${words} ([0-9a-f]{10})\\.`).exec(document.one("main").text) ?? [];
		expect(reference).toBeDefined();
		// A second line at once is written with the next turn of the event loop.
		await expect
			.poll(() => log.lines)
			.toContainEqual(
				expect.objectContaining({
					...{
						reference,
						side: "server",
						kind,
						remote: trouble.name,
						version: "1",
						route: kind === "view" ? "t-view" : "t-loader",
					},
					what: expect.stringContaining("thrown on purpose"),
				}),
			);
	});

	test("a loader that throws is a 500 within the layout, and the log says which", async () => {
		const page = await site.get("/t/loader");
		expect(page.status).toBe(500);
		expectLayout(page.document);
		expect(page.html).not.toContain("thrown on purpose");
		expect(log.lines).toContainEqual(
			expect.objectContaining({ route: "t-loader", remote: "mf-trouble", error: expect.stringContaining("thrown on purpose") }),
		);
	});

	test("a loader that never answers is a 503 at its deadline, with a time to come back", async () => {
		const { value: page, ms } = await timed(site.get("/t/never"));
		expect(page.status).toBe(503);
		expect(Number(page.headers.get("retry-after"))).toBeGreaterThan(0);
		expectLayout(page.document);
		expect(ms).toBeGreaterThan(1_400);
		expect(ms).toBeLessThan(8_000);
	});

	test("a page that never finishes rendering is a 500 within the layout", async () => {
		const { value: page, ms } = await timed(site.get("/t/late-view"));
		expect(page.status).toBe(500);
		expectLayout(page.document);
		expect(ms).toBeLessThan(10_000);
	});

	test("a loader that ends in nothing we know is a 500 within the layout", async () => {
		const page = await site.get("/t/odd");
		expect(page.status).toBe(500);
		expectLayout(page.document);
	});

	test("none of them is indexed, none is a canonical address", async () => {
		for (const path of ["/t/view", "/t/loader"]) {
			const { document } = await site.get(path);
			expect(document.one("meta", { name: "robots" }).attributes.content).toBe("noindex");
			expect(document.all("link", { rel: "canonical" })).toEqual([]);
		}
	});

	test("all other pages are as before", async () => {
		for (const path of ["/t/well", "/", "/de/events", "/why-lisbon"])
			expect([path, (await site.get(path)).status]).toEqual([path, 200]);
	});
});

describe("[PF-4] a slot that fails", () => {
	test("the page is whole without it, within the slot's deadline", async () => {
		const { value: page, ms } = await timed(site.get("/t/slots"));
		expect(page.status).toBe(200);
		expectLayout(page.document);
		expect(page.document.one("h1").text).toBe("Around the slots");
		expect(page.document.all("aside").map(({ text }) => text)).toEqual(["a healthy side dish"]);
		expect(ms).toBeGreaterThan(450);
		expect(ms).toBeLessThan(5_000);
	});

	test("the data for the browser leaves out what was left out", async () => {
		const { document } = await site.get("/t/slots");
		expect(dataOfPage(document)).toMatchObject({ page: { answer: { kind: "page", slots: { "s-well": "a healthy side dish" } } } });
		const { page } = dataOfPage(document) as { page: { answer: { slots: object } } };
		expect(Object.keys(page.answer.slots)).toEqual(["s-well"]);
	});

	test("the log names each", async () => {
		await site.get("/t/slots");
		for (const slot of ["s-never", "s-throws"])
			expect(log.lines).toContainEqual(expect.objectContaining({ slot, remote: "mf-trouble" }));
		expect(log.lines).toContainEqual(expect.objectContaining({ region: "slot s-view" }));
	});
});

describe("checks of a route", () => {
	test("[RT-8] an unknown middleware is an error that names it", async () => {
		const page = await site.fetch("/t/middleware");
		expect(page.status).toBe(500);
		expect(JSON.stringify(log.lines)).toContain("no-such-check");
		expect(await page.text()).not.toContain("Never seen");
	});

	test("[PF-4] and costs the layout nothing", async () => {
		const page = await site.get("/t/middleware");
		expect(page.headers.get("content-type")).toContain("text/html");
		expectLayout(page.document);
	});

	test("[RT-6] a validity check that is not true is a 404 with the text", async () => {
		expect((await site.get("/t/invalid/7")).status).toBe(200);
		const page = await site.get("/t/invalid/8?x=1");
		expect(page.status).toBe(404);
		expect(page.document.one("main").text).toContain("Page Not Found: /t/invalid/8?x=1");
		expectLayout(page.document);
	});
});
