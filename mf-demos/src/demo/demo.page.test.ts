import type { MemoryRow } from "@hub/content-model/testing/memory-content";
import { openTestHost } from "@hub/content-model/testing/test-host";
import { describe, expect, test } from "vitest";
import de from "../../messages/de-DE.json";
import en from "../../messages/en-US.json";
import { PASSPORT } from "../prototypes/passport/passport.fixture.ts";
import server from "../remote.server.ts";

const industry: MemoryRow = {
	id: "food-en",
	locale: "en",
	translation_key: "food",
	slug: "food",
	title: "Food",
	description: "An industry.",
	tone: "leaf",
};
const demo = (locale: "de" | "en", slug: string, more: MemoryRow = {}): MemoryRow => ({
	locale,
	slug,
	title: `Demo ${slug}`,
	description: `About ${slug}.`,
	tone: "plum",
	translation_key: "pass",
	...more,
});
const shown = {
	industry,
	minutes: 10,
	audience: "purchasing",
	shows: [{ title: "One passport", text: "For all." }],
	videos: [
		{ title: "A film", source: "film", text: "What it shows." },
		{ title: "Elsewhere", source: "https://vimeo.com/76979871", text: "" },
		{ title: "Withdrawn", source: "withdrawn", text: "" },
	],
	body: "<p>More to read.</p>",
	use_cases: ["recall", "gone"],
	terms: ["traceability"],
	prototype_settings: PASSPORT,
};
const rows = {
	demos: [
		demo("en", "pass", shown),
		demo("de", "ausweis"),
		demo("en", "tour", { translation_key: "tour", title: "A tour" }),
	],
	industries: [industry],
	use_cases: [
		{
			locale: "en",
			translation_key: "recall",
			slug: "recall",
			title: "Recall by batch",
			description: "A use case.",
			published_on: "2020-01-01",
		},
	],
	glossary_terms: [
		{ locale: "en", translation_key: "traceability", slug: "traceability", term: "Traceability", short: "A word." },
	],
	recordings: [
		{
			locale: "en",
			translation_key: "film",
			slug: "film",
			title: "Film",
			topic: "governance",
			language: "en",
			published_on: "2020-01-01",
			provider: "file",
			file: { id: "film-1", filename_download: "film.webm", type: "video/webm" },
		},
	],
};
const routes = {
	contact: { path: "/contact" },
	industry: { path: "/industry/:field" },
	recording: { path: "/events/recordings/:slug" },
	term: { path: "/glossary/:slug" },
	"use-case": { path: "/use-cases/:slug" },
};
const host = openTestHost(server, { rows, routes });

describe("[RT-1] a demo's page", () => {
	test("shows its content, audience and duration", async () => {
		const { status, document, text } = await host.get("/demos/pass");
		expect([status, document.one("h1").text]).toEqual([200, "Demo pass"]);
		for (const words of ["10 minutes", "purchasing", "One passport", "More to read.", "Food"])
			expect(text).toContain(words);
	});

	test("leads to its prototype first", async () => {
		const { document } = await host.get("/demos/pass");
		expect(document.one("header").all("a", { href: "/demos/pass/prototype" })[0]?.text).toBe(en["demo.try"]);
	});

	test("links related live content", async () => {
		const { document } = await host.get("/demos/pass");
		for (const href of ["/use-cases/recall", "/glossary/traceability", "/industry/food", "/demos/tour"])
			expect(document.all("a", { href }).length, href).toBe(1);
	});

	test("has its videos as slides; those of providers need consent", async () => {
		const { document, outcome } = await host.get("/demos/pass");
		expect(outcome).toMatchObject({ lazyChunks: ["demo-videos"] });
		const slides = document.one("section", { id: "videos" });
		expect(slides.all("h3").map(({ text }) => text)).toEqual(["A film", "Elsewhere"]);
		expect(slides.all("video").length).toBe(1);
		expect(slides.all("a", { href: "https://vimeo.com/76979871" }).length).toBe(1);
		expect(slides.all("iframe")).toEqual([]);
	});

	test("without a prototype leads to the contact page first", async () => {
		const { document } = await host.get("/demos/tour");
		expect(document.all("a", { href: "/contact" })[0]?.text).toBe(en["demo.ask"]);
		expect(document.all("a", { href: "/demos/tour/prototype" })).toEqual([]);
	});

	test("has no empty sections", async () => {
		const { document, status } = await host.get("/de/demos/ausweis");
		expect([status, document.all("h2").map(({ text }) => text)]).toEqual([200, []]);
		expect(document.one("nav", { "aria-label": de.breadcrumb }).text).toContain(de["demos.title"]);
	});

	test("[LN-7] redirects from the other language's slug, and is a 404 for an unknown one", async () => {
		const { status, location } = await host.get("/de/demos/pass");
		expect([status, location]).toEqual([302, "/de/demos/ausweis"]);
		expect((await host.get("/demos/no-such")).status).toBe(404);
		expect((await host.get("/demos/pass")).outcome).toMatchObject({
			translations: { en: { slug: "pass" }, de: { slug: "ausweis" } },
		});
	});

	test("[MT-2] is a learning resource in its structured data", async () => {
		expect((await host.get("/demos/pass")).outcome).toMatchObject({
			head: {
				structuredData: {
					thing: {
						"@type": "LearningResource",
						timeRequired: "PT10M",
						audience: { audienceType: "purchasing" },
						teaches: ["Traceability"],
					},
					list: { path: "/demos" },
				},
			},
		});
	});
});
