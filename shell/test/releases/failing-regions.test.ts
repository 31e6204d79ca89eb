// Failing routes and slots affect only their own region of the page.

import { type PageElement, regionOfLayout } from "@hub/shared-contracts/testing/page-document";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type HandmadeRemote, LOADER_DATA, plainLoad } from "../fixtures/handmade-releases.ts";
import { recordLog } from "../fixtures/site-log.ts";
import { useHandmadeSite } from "../fixtures/use-test-site.ts";

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

let log: ReturnType<typeof recordLog>;
beforeAll(() => {
	log = recordLog();
});
const site = useHandmadeSite(trouble, [{}, { logLevel: "info" }]);
afterAll(() => log.stop());

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
	test("[NV-1] the empty layout has none of these", async () => {
		const { document, status } = await site.get("/t/empty");
		expect(status).toBe(200);
		expect(document.one("h1").text).toBe("Nothing around me");
		expect(document.all("header, footer, nav, a, form")).toEqual([]);
	});

	test("[PF-2] a release's new route answers in all forms", async () => {
		for (const path of ["/t/well", "/en/t/well", "/de/t/gesund"])
			expect([path, (await site.get(path)).status]).toEqual([path, 200]);
		expect((await site.fetch("/de/t/well")).headers.get("location")).toBe("/de/t/gesund");
	});
});

describe("[PF-4] a route that fails", () => {
	test.each(["/t/view", "/de/t/view"])("%s, which throws while rendering, is a 500 within the layout", async (path) => {
		const page = await site.get(path);
		expect(page.status).toBe(500);
		expectLayout(page.document, path.startsWith("/de") ? "de" : "en");
		expect(page.html).not.toContain("thrown on purpose");
		expect(log.lines).toContainEqual(
			expect.objectContaining({ region: "route t-view", error: expect.stringContaining("thrown on purpose") }),
		);
	});

	test.each([
		["view", "/de/t/view", "die Kennung"],
		["loader", "/t/loader", "the reference"],
	])(
		"[PF-10] by a %s that throws shows a reference, under which the log names the release (%s)",
		async (kind, path, words) => {
			const { document } = await site.get(path);
			const [, reference] = new RegExp(`${words} ([0-9a-f]{10})\\.`).exec(document.one("main").text) ?? [];
			expect(reference).toBeDefined();
			// A second line in the same turn is written in the next one.
			await expect
				.poll(() => log.lines)
				.toContainEqual(
					expect.objectContaining({
						reference,
						side: "server",
						kind,
						remote: trouble.name,
						version: "1",
						route: kind === "view" ? "t-view" : "t-loader",
						what: expect.stringContaining("thrown on purpose"),
					}),
				);
		},
	);

	test("by a loader that never settles is a 503 with Retry-After at the timeout", async () => {
		const { value: page, ms } = await timed(site.get("/t/never"));
		expect(page.status).toBe(503);
		expect(Number(page.headers.get("retry-after"))).toBeGreaterThan(0);
		expectLayout(page.document);
		expect(ms).toBeGreaterThan(1_400);
		expect(ms).toBeLessThan(8_000);
	});

	test("by never finishing to render is a 500 within the layout", async () => {
		const { value: page, ms } = await timed(site.get("/t/late-view"));
		expect(page.status).toBe(500);
		expectLayout(page.document);
		expect(ms).toBeLessThan(10_000);
	});
});

describe("[PF-4] a slot that fails", () => {
	test("is left out of a complete page within the slot's timeout", async () => {
		const { value: page, ms } = await timed(site.get("/t/slots"));
		expect(page.status).toBe(200);
		expectLayout(page.document);
		expect(page.document.one("h1").text).toBe("Around the slots");
		expect(page.document.all("aside").map(({ text }) => text)).toEqual(["a healthy side dish"]);
		expect(ms).toBeGreaterThan(450);
		expect(ms).toBeLessThan(5_000);
	});
});
