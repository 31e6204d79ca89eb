// Editors' links to pages that are gone or not live yet are not rendered as links (MT-5).

import { randomUUID } from "node:crypto";
import type { PageElement } from "@hub/shared-contracts/testing/page-document";
import { afterEach, describe, expect, test } from "vitest";
import { openEditor } from "../fixtures/editor.ts";
import { useTestSite } from "../fixtures/use-test-site.ts";

const editor = openEditor();
afterEach(() => editor.undo());
const site = useTestSite();

async function page(path: string): Promise<PageElement> {
	await editor.catchUp();
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
	test("shows the words without links once the post is withdrawn", async () => {
		editor.force("pages", { ...PAGE, blocks: BLOCKS });
		const [row] = await editor.read("posts", { slug: { _eq: "why-lisbon" }, locale: { _eq: "en" } });
		await editor.update("posts", String(row?.id), { status: "draft" });
		const main = (await page("/made-by-a-test")).one("main");
		expect(hrefs(main).filter((href) => href.includes("lisbon"))).toEqual([]);
		expect(hrefs(main)).toEqual(expect.arrayContaining(["/events", "/insights"]));
		for (const words of ["Read why Lisbon and more.", "About a city.", "A city", "Because."])
			expect(main.text).toContain(words);
		expect(main.text, "a button without a way on is none").not.toContain("To the post");
		expect(main.text, "a card that is no link does not say that it is one").not.toContain("Read on");
		expect(main.text).toContain("Read all");
	});
});

test("[MT-5] menus lose the link to a withdrawn page in its language alone", async () => {
	const [row] = await editor.read("pages", { route_key: { _eq: "privacy-policy" }, locale: { _eq: "en" } });
	await editor.update("pages", String(row?.id), { status: "archived" });
	expect(hrefs(await page("/imprint")).filter((href) => href.includes("privacy-policy"))).toEqual([]);
	expect(hrefs(await page("/de/impressum"))).toContain("/de/datenschutz");
});

describe("[CT-1] Directus refuses to publish a broken link and names it", () => {
	const linking = (...hrefs: readonly string[]) => ({
		...PAGE,
		blocks: [{ type: "prose", html: hrefs.map((href) => `<p><a href="${href}">Read on</a></p>`).join("") }],
	});
	const refusal = (row: Readonly<Record<string, unknown>>) => expect(editor.create("pages", row)).rejects;

	test("to a missing page or to the other language", async () => {
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

	test("but not in a draft, to the entry itself, to a file or to another site", async () => {
		const page = await editor.create("pages", { ...linking("/nobodys-page"), status: "draft" });
		await expect(editor.revise("pages", page, { status: "published" })).rejects.toThrow(
			"/nobodys-page, where nothing is",
		);
		const fine = [
			"/made-by-a-test#here",
			"/insights?page=2",
			"/feeds/insights.en.xml",
			"https://example.com/de",
			"mailto:a@example.com",
		];
		await editor.revise("pages", page, { ...linking(...fine), status: "published" });
	});

	test("to an archived entry, but not to a scheduled one", async () => {
		const [like] = await editor.read("posts", { slug: { _eq: "why-lisbon" } });
		const post = { ...like, id: randomUUID() };
		const made = { translation_key: "made-by-another", slug: "made-by-another", title: "To come" };
		const article = await editor.create("posts", { ...post, ...made, status: "draft" });
		const page = await editor.create("pages", linking("/made-by-another"));
		await editor.revise("posts", article, { status: "archived" });
		// Existing links stay; only new ones are checked.
		await editor.revise("pages", page, { description: "Another one." });
		await expect(editor.revise("pages", page, { ...linking("/made-by-another") })).rejects.toThrow(
			"/made-by-another, where “To come” (archived) in posts is not shown.",
		);
	});
});
