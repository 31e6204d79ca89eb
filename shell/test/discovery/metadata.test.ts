// What pages say about themselves to share cards and search engines.

import { LOCALES } from "@hub/shared-contracts/language/locale";
import type { PageElement } from "@hub/shared-contracts/testing/page-document";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { openEditor } from "../fixtures/editor.ts";
import { openTestSite, publicUrl, type TestSite } from "../fixtures/test-site.ts";

let site: TestSite;
beforeAll(async () => {
	site = await openTestSite();
});
afterAll(() => site.close());
const editor = openEditor();
afterEach(() => editor.undo());

const og = (page: PageElement, name: string) =>
	page.all("meta", { property: `og:${name}` }).map(({ attributes }) => attributes.content);
const card = (page: PageElement, name: string) => page.one("meta", { name: `twitter:${name}` }).attributes.content;

/** The things of a page's graph by their type. */
function graphOf(page: PageElement): Map<string, Record<string, unknown>> {
	const element = page.one("script", { type: "application/ld+json" });
	const graph = JSON.parse(element.children.join("")) as { "@context": string; "@graph": Record<string, unknown>[] };
	expect(graph["@context"]).toBe("https://schema.org");
	return new Map(graph["@graph"].map((thing) => [String(thing["@type"]), thing]));
}

describe("share cards", () => {
	test.each([
		["/why-lisbon", "article", "Why we have a second office in Lisbon", "en_US", ["de_DE"]],
		["/de/warum-lissabon", "article", undefined, "de_DE", ["en_US"]],
		["/events", "website", undefined, "en_US", ["de_DE"]],
		["/de/insights", "website", undefined, "de_DE", ["en_US"]],
	])("[MT-1] %s is a %s, with the page's own words and address", async (path, type, title, locale, others) => {
		const { document } = await site.get(`${path}?utm_source=letter`);
		const heading = title ?? document.one("head").one("title").text.replace(/ · .*/, "");
		expect([og(document, "type"), og(document, "title"), og(document, "site_name")]).toEqual([
			[type],
			[heading],
			["Data Intelligence Hub"],
		]);
		expect(og(document, "url")).toEqual([publicUrl() + path]);
		expect(og(document, "url")).toEqual([document.one("link", { rel: "canonical" }).attributes.href]);
		expect([og(document, "locale"), og(document, "locale:alternate")]).toEqual([[locale], others]);
		expect([card(document, "card"), card(document, "title")]).toEqual(["summary_large_image", heading]);
		expect(og(document, "description")).toEqual([card(document, "description")]);
	});

	test("[MT-3] a page without a title of its own is shared under the site's", async () => {
		const { document } = await site.get("/");
		expect([document.one("head").one("title").text, og(document, "title"), card(document, "title")]).toEqual([
			"Data Intelligence Hub",
			["Data Intelligence Hub"],
			"Data Intelligence Hub",
		]);
	});

	test("[MT-4] a long description is cut on the card alone", async () => {
		const long = `Written  by a test. ${"word ".repeat(40)}"end" <b>`;
		await editor.create("pages", {
			status: "published",
			locale: "en",
			translation_key: "made-by-a-test",
			slug: "made-by-a-test",
			title: 'A "test" & <more>',
			description: long,
			blocks: [{ type: "hero", title: "A beginning", text: "It stays.", actions: [], motif: "exchange" }],
		});
		const { document } = await site.get("/made-by-a-test");
		const shared = og(document, "description")[0] ?? "";
		expect(shared).toMatch(/^Written by a test\. (word )+word\.\.\.$/);
		expect(shared.length).toBeLessThan(160);
		expect(card(document, "description")).toBe(shared);
		expect(document.one("meta", { name: "description" }).attributes.content).toBe(long);
		expect(og(document, "title")).toEqual(['A "test" & <more>']);
		expect(og(document, "locale:alternate"), "no German version, no alternate").toEqual([]);
	});

	test("what is no page is no card", async () => {
		const { document } = await site.get("/a/b/c");
		expect(document.all("meta", { property: true })).toEqual([]);
		expect(document.all("script", { type: "application/ld+json" })).toEqual([]);
	});
});

describe("[MT-2] structured data", () => {
	test("a post is an article by a person with a page about them, in the list above it", async () => {
		const { document } = await site.get("/why-lisbon");
		const graph = graphOf(document);
		const title = "Why we have a second office in Lisbon";
		expect(graph.get("Article")).toMatchObject({
			headline: title,
			name: title,
			url: `${publicUrl()}/why-lisbon`,
			datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00\.000\+0[12]:00$/),
			inLanguage: "en-US",
			author: { "@type": "Person", name: expect.any(String), url: expect.stringMatching(/\/authors\/[a-z-]+\/about$/) },
			publisher: { "@type": "Organization", name: "Data Hub" },
		});
		const { url } = (graph.get("Article") as { author: { url: string } }).author;
		expect((await site.fetch(url.slice(publicUrl().length))).status).toBe(200);
		expect(graph.get("BreadcrumbList")).toEqual({
			"@type": "BreadcrumbList",
			itemListElement: [
				{ "@type": "ListItem", position: 1, name: "Data Intelligence Hub", item: `${publicUrl()}/` },
				{ "@type": "ListItem", position: 2, name: "Insights", item: `${publicUrl()}/insights` },
				{ "@type": "ListItem", position: 3, name: title, item: `${publicUrl()}/why-lisbon` },
			],
		});
	});

	test("an event says when, where and with whom", async () => {
		const list = (await site.get("/de/events")).document;
		const hrefs = new Set(list.all("a").map(({ attributes }) => attributes.href ?? ""));
		const events = [...hrefs].filter((href) => /^\/de\/events\/(?!recordings$)[^?#]+$/.test(href));
		expect(events.length).toBeGreaterThan(3);
		for (const path of events) {
			const { document } = await site.get(path);
			const graph = graphOf(document);
			const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00\.000[+-]\d\d:\d\d$/);
			expect([path, graph.get("Event")]).toMatchObject([
				path,
				{
					name: expect.any(String),
					url: publicUrl() + path,
					startDate: moment,
					endDate: moment,
					eventStatus: expect.stringMatching(/^https:\/\/schema\.org\/Event(Scheduled|Cancelled)$/),
					eventAttendanceMode: expect.stringMatching(/^https:\/\/schema\.org\/(Online|Offline|Mixed)EventAttendanceMode$/),
					organizer: { "@type": "Organization" },
				},
			]);
			expect(String(graph.get("Event")?.name).replace(/\s+/g, " ")).toBe(document.one("h1").text);
			expect((graph.get("Event") as { location: unknown[] }).location.length).toBeGreaterThan(0);
			expect(graph.has("BreadcrumbList")).toBe(true);
		}
	});

	test.each(LOCALES)("the home page in $name is the site and the company behind it", async ({ code, iso }) => {
		const path = code === "en" ? "/" : `/${code}`;
		const graph = graphOf((await site.get(path)).document);
		expect(graph.get("WebSite")).toMatchObject({ name: "Data Intelligence Hub", url: publicUrl() + path, inLanguage: iso });
		expect(graph.get("Organization")).toMatchObject({
			name: "Data Hub",
			email: expect.stringContaining("@"),
			address: { "@type": "PostalAddress", addressLocality: "Berlin" },
		});
	});

	test("a page that answers questions names them once, as its readers see them", async () => {
		const page = await site.get("/de/build-operate");
		const asked = (graphOf(page.document).get("FAQPage") as { mainEntity: { name: string; acceptedAnswer: { text: string } }[] })
			.mainEntity;
		expect(asked.length).toBeGreaterThan(1);
		const words = page.document.one("main").text;
		for (const { name, acceptedAnswer } of asked) {
			expect(words).toContain(name.replace(/\s+/g, " "));
			expect(acceptedAnswer.text.length).toBeGreaterThan(20);
		}
		const data = page.document.one("script", { id: "hub:data" }).children.join("");
		expect(data).not.toContain(asked[0]?.acceptedAnswer.text.slice(0, 40));
	});

	test("no text of an editor ends the element", async () => {
		await editor.create("posts", await postLike("/why-lisbon"));
		const page = await site.get("/breaks-out");
		expect(page.status).toBe(200);
		expect(graphOf(page.document).get("Article")).toMatchObject({ headline: EVIL });
		expect(page.html).not.toContain(EVIL);
	});

	/** A post like another one, under a title that tries to break out. */
	async function postLike(path: string) {
		const [post] = await editor.read("posts", { slug: { _eq: path.slice(1) } });
		const { author, category, body, published_on } = post ?? {};
		const texts = { slug: "breaks-out", title: EVIL, description: EVIL, translation_key: "breaks-out" };
		return { ...texts, status: "published", locale: "en", author, category, body, published_on };
	}
});

const EVIL = "</script><script>alert(1)</script><!--";
