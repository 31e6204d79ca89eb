// Share cards and structured data.

import type { PageElement } from "@hub/shared-contracts/testing/page-document";
import { afterEach, describe, expect, test } from "vitest";
import { openEditor } from "../fixtures/editor.ts";
import { publicUrl } from "../fixtures/test-site.ts";
import { useTestSite } from "../fixtures/use-test-site.ts";

const site = useTestSite();
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
		["/events", "website", undefined, "en_US", ["de_DE"]],
	])("[MT-1] %s has the og:type %s and the page's title and address", async (path, type, title, locale, others) => {
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

	test("[MT-4] a long description is cut in share tags only", async () => {
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
});

describe("[MT-2] structured data", () => {
	test("a post is an Article by a Person, with a breadcrumb", async () => {
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

	test("no text can end the script element", async () => {
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
