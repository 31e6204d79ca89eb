// Editors' links to pages that are gone or not live yet are not rendered as links (MT-5).

import { randomUUID } from "node:crypto";
import { type PageElement, regionOfLayout } from "@hub/shared-contracts/testing/page-document";
import { afterEach, describe, expect, test } from "vitest";
import { openEditor } from "../fixtures/editor.ts";
import { openTestSite, type TestSite } from "../fixtures/test-site.ts";

const editor = openEditor();
// Each test opens a site of its own: what another one has read is none of its business.
const sites: TestSite[] = [];
afterEach(async () => {
	await editor.undo();
	for (const site of sites.splice(0)) await site.close();
});

async function page(path: string): Promise<PageElement> {
	const site = await openTestSite();
	sites.push(site);
	const answer = await site.get(path);
	expect([path, answer.status]).toEqual([path, 200]);
	return answer.document;
}

const hrefs = (element: PageElement) => element.all("a").map(({ attributes }) => attributes.href ?? "");

const PAGE = {
	status: "published",
	locale: "en",
	translation_key: "made-by-a-test",
	slug: "made-by-a-test",
	title: "Made by a test",
	description: "A page that a test made.",
};

/** Another one. */
const OTHER = {
	...{ ...PAGE, translation_key: "made-by-another", slug: "made-by-another", title: "Made by another" },
	blocks: [{ type: "prose", html: "<p>Words.</p>" }],
};

const BLOCKS = [
	{
		type: "hero",
		title: "A beginning",
		text: "With two ways on.",
		motif: "exchange",
		actions: [
			{ label: "To the post", href: "/why-lisbon" },
			{ label: "To the events", href: "/en/events" },
			{ label: "To nobody", href: "/nobodys-page" },
		],
	},
	{
		type: "prose",
		heading: "Words",
		html: '<p>Read <a href="/why-lisbon#top">why Lisbon</a> and <a href="/insights">more</a>.</p>',
	},
	{
		type: "cards",
		heading: "Cards",
		items: [
			{ title: "A post", text: "About a city.", href: "/why-lisbon", label: "Read on" },
			{ title: "All posts", text: "About everything.", href: "/insights/", label: "Read all" },
		],
	},
	{
		type: "features",
		heading: "Features",
		items: [{ title: "A city", text: "With a river.", href: "/why-lisbon" }],
	},
	{
		type: "accordion",
		heading: "Questions",
		items: [{ question: "Why?", html: '<p><a href="/insights/why-lisbon">Because.</a></p>' }],
	},
];

describe("[MT-5] a page with links to a post", () => {
	test("leads to it, straight, while it is there", async () => {
		// Stored before the rule that refuses links to missing pages.
		editor.force("pages", { ...PAGE, blocks: BLOCKS });
		const main = (await page("/made-by-a-test")).one("main");
		expect(hrefs(main).filter((href) => href.includes("lisbon"))).toEqual([
			"/why-lisbon",
			"/why-lisbon#top",
			"/why-lisbon",
			"/why-lisbon",
			"/why-lisbon",
		]);
		expect(main.text).not.toContain("To nobody");
	});

	test("says the same words without leading anywhere once it is withdrawn", async () => {
		editor.force("pages", { ...PAGE, blocks: BLOCKS });
		const [row] = await editor.read("posts", { slug: { _eq: "why-lisbon" }, locale: { _eq: "en" } });
		await editor.update("posts", String(row?.id), { status: "draft" });
		const main = (await page("/made-by-a-test")).one("main");
		expect(hrefs(main).filter((href) => href.includes("lisbon"))).toEqual([]);
		expect(hrefs(main)).toEqual(expect.arrayContaining(["/events", "/insights"]));
		for (const words of ["Read why Lisbon and more.", "About a city.", "A city", "Because."]) expect(main.text).toContain(words);
		expect(main.text, "a button without a way on is none").not.toContain("To the post");
		expect(main.text, "a card that is no link does not say that it is one").not.toContain("Read on");
		expect(main.text).toContain("Read all");
	});
});

describe("[MT-5] when a page is withdrawn", () => {
	test("menus lose their entry in that language alone, and the page itself is not led to by name", async () => {
		const [row] = await editor.read("pages", { route_key: { _eq: "privacy-policy" }, locale: { _eq: "en" } });
		await editor.update("pages", String(row?.id), { status: "archived" });
		const english = await page("/imprint");
		expect(hrefs(english).filter((href) => href.includes("privacy-policy"))).toEqual([]);
		expect(hrefs(regionOfLayout(english, "footer"))).toContain("/imprint");
		const german = await page("/de/impressum");
		expect(hrefs(regionOfLayout(german, "footer"))).toContain("/de/datenschutz");
	});
});

describe("[MT-5] what is related to a page is led to while it is there, and not once it is withdrawn or before its time", () => {
	/** The path of the first link of the page's own part that begins like this. */
	const relatedOf = async (path: string, start: RegExp) => {
		const found = hrefs((await page(path)).one("main")).find((href) => start.test(href) && href !== path);
		return found?.replace(/[?#].*/, "") ?? "";
	};

	test.each([
		["a recording of an event", "/events/recordings/a-data-space-in-60-minutes", /^\/events\/(?!recordings)/, "events"],
		["an event of its recording", "/events/a-data-space-in-60-minutes", /^\/events\/recordings\/./, "recordings"],
		["a use case of its industry", "/use-cases/product-passport-for-repair", /^\/industry\/./, "industries"],
		["a reference of its industry", "/references/hafenverbund-oldersiel", /^\/industry\/./, "industries"],
		["an industry of its use cases", "/industry/manufacturing", /^\/use-cases\/./, "use_cases"],
		["an industry of its references", "/industry/manufacturing", /^\/references\/./, "client_references"],
		["a term of its neighbours", "/glossary/connector", /^\/glossary\/./, "glossary_terms"],
	])("%s", async (_what, path, start, collection) => {
		const related = await relatedOf(path, start);
		expect([path, related]).toEqual([path, expect.stringMatching(/^\/.+\/./)]);
		const slug = related.split("/").at(-1) ?? "";
		const [row] = await editor.read(collection, { slug: { _eq: slug }, locale: { _eq: "en" } });
		for (const change of [{ status: "archived" }, { status: "published", publish_at: "2099-01-01T00:00:00Z" }]) {
			await editor.update(collection, String(row?.id), change);
			expect(hrefs(await page(path)).map((href) => href.replace(/[?#].*/, ""))).not.toContain(related);
		}
	});
});

test("[RD-2] a link to an address that an editor led on goes on at once", async () => {
	await editor.create("redirects", { from: "/old-story", to: "/why-lisbon", permanent: true });
	const prose = {
		type: "prose",
		heading: "Words",
		html: '<p><a href="/old-story">The story</a> <a href="/en/connect">Connect</a></p>',
	};
	await editor.create("pages", { ...PAGE, blocks: [{ ...BLOCKS[0], actions: [] }, prose] });
	const links = hrefs((await page("/made-by-a-test")).one("main"));
	expect(links).toEqual(expect.arrayContaining(["/why-lisbon", "/connect-integrate"]));
	expect(links.filter((href) => /old-story|\/connect$/.test(href))).toEqual([]);
});

describe("[CT-1] Directus refuses to publish a link that leads astray, and says which one", () => {
	const linking = (...hrefs: readonly string[]) => ({
		...PAGE,
		blocks: [{ type: "prose", html: hrefs.map((href) => `<p><a href="${href}">Read on</a></p>`).join("") }],
	});
	const refusal = (row: Readonly<Record<string, unknown>>) => expect(editor.create("pages", row)).rejects;

	test("to where nothing is, or to the other language", async () => {
		await refusal(linking("/nobodys-page", "/events")).toThrow(
			"“Blocks” links to /nobodys-page, where nothing is. Correct the address, or take the link out.",
		);
		await refusal(linking("/de/events#top", "/insights/nobodys/page")).toThrow(
			"“Blocks” links to /de/events, which is in German, while this entry is in English; /insights/nobodys/page, where nothing is. ",
		);
		await refusal({ ...linking("/why-lisbon"), locale: "de" }).toThrow(
			"/why-lisbon, which is in English, while this entry is in German",
		);
		const cards = { type: "features", heading: "A", items: [{ title: "A", text: "B", href: "/glossary/nobody" }] };
		await refusal({ ...PAGE, blocks: [cards] }).toThrow("“Blocks” links to /glossary/nobody, where nothing is");
		const entry = { status: "published", locale: "en", translation_key: "made-by-a-test", menu: "footer", label: "A" };
		await expect(editor.create("navigation", { ...entry, href: "/nobodys-page" })).rejects.toThrow(
			"“Leads to” links to /nobodys-page, where nothing is.",
		);
	});

	test("while a draft may hold it, and it may lead to the entry itself, to a file, and elsewhere", async () => {
		const page = await editor.create("pages", { ...linking("/nobodys-page"), status: "draft" });
		await expect(editor.revise("pages", page, { status: "published" })).rejects.toThrow("/nobodys-page, where nothing is");
		const fine = [
			"/made-by-a-test#here",
			"/insights?page=2",
			"/feeds/insights.en.xml",
			"https://example.com/de",
			"mailto:a@example.com",
		];
		await editor.revise("pages", page, { ...linking(...fine), status: "published" });
	});

	test("and may lead to what is shown later, but not to what was archived", async () => {
		const [like] = await editor.read("posts", { slug: { _eq: "why-lisbon" } });
		const post = { ...like, id: randomUUID() };
		const made = { translation_key: "made-by-another", slug: "made-by-another", title: "To come" };
		const article = await editor.create("posts", { ...post, ...made, status: "draft" });
		const page = await editor.create("pages", linking("/made-by-another"));
		await editor.revise("posts", article, { status: "archived" });
		// What was written before stays; what is written now is looked at.
		await editor.revise("pages", page, { description: "Another one." });
		await expect(editor.revise("pages", page, { ...linking("/made-by-another") })).rejects.toThrow(
			"/made-by-another, where “To come” (archived) in posts is not shown.",
		);
	});

	test("nor to what is gone before the entry appears, nor to a redirect that ends nowhere", async () => {
		await editor.create("pages", { ...OTHER, unpublish_at: "2098-01-01T00:00:00Z" });
		await refusal({ ...linking("/made-by-another"), publish_at: "2099-01-01T00:00:00Z" }).toThrow(
			"/made-by-another, where “Made by another” in pages is not shown.",
		);
		await editor.create("pages", linking("/made-by-another"));
		editor.force("redirects", { from: "/en/old-another", to: "/en/nobodys-page", permanent: true });
		await refusal({ ...linking("/old-another"), slug: "made-by-a-third", translation_key: "made-by-a-third" }).toThrow(
			"/old-another, which leads on to /en/nobodys-page, where nothing is.",
		);
	});
});
