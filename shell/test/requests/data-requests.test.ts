// What a tab asks for when it navigates.

import { dataOfPage, type PageElement } from "@hub/shared-contracts/testing/page-document";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestSite, type TestSite } from "../fixtures/test-site.ts";

let site: TestSite;
let set: string;
beforeAll(async () => {
	site = await openTestSite();
	set = (dataOfPage((await site.get("/")).document) as { set: { id: string } }).set.id;
});
afterAll(() => site.close());

type Part = Readonly<Record<string, unknown>>;

/** What a tab gets. */
interface Fetched {
	readonly answer: Part & { readonly head?: Part };
	readonly layout: Part & { readonly settings?: Part };
}

/** The menus as a browser takes them from the markup (shell/src/page/menus-in-page.ts). */
function menusOf(document: PageElement) {
	const linksIn = (lists: readonly PageElement[]) =>
		lists.flatMap((list) => list.all("a")).map(({ text, attributes }) => ({ label: text, href: attributes.href }));
	const groups = document
		.one("footer")
		.all("div")
		.filter(({ children }) => children.some((child) => isList(child, "footer")));
	const entries = document
		.one("ul", { "data-menu": "header" })
		.children.filter((child) => typeof child === "object")
		.flatMap((item): readonly Part[] => {
			const [heading] = item.all("summary");
			return heading ? [{ label: heading.text, links: linksIn([item]) }] : linksIn([item]);
		});
	return {
		header: entries,
		footer: groups.map((group) => ({ label: group.one("h2").text, links: linksIn([group.one("ul")]) })),
		legal: linksIn(document.all("ul", { "data-menu": "legal" })),
	};
}

function isList(child: PageElement | string, menu: string): boolean {
	return typeof child === "object" && child.attributes["data-menu"] === menu;
}

describe("/_data", () => {
	test("answers a page with its data, its head and its languages, in one JSON", async () => {
		const response = await site.data("/why-lisbon", set);
		expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/json; charset=utf-8"]);
		expect(response.headers.get("cache-control")).toContain("no-store");
		expect(await response.json()).toMatchObject({
			answer: {
				kind: "page",
				locale: "en",
				route: "page",
				remote: "mf-content",
				params: { slug: "why-lisbon" },
				head: { title: "Why we have a second office in Lisbon" },
				data: { kind: "post", post: { title: "Why we have a second office in Lisbon" } },
			},
			layout: { locale: "en", menus: { header: expect.arrayContaining([{ label: "Events", href: "/events" }]) } },
		});
	});

	test("leaves the layout out where the tab has it in that language, and only there", async () => {
		expect(await (await site.data("/events", set, { layout: "en" })).json()).not.toHaveProperty("layout");
		expect(await (await site.data("/de/events", set, { layout: "en" })).json()).toMatchObject({ layout: { locale: "de" } });
		expect(await (await site.data("/events", set, { layout: "de" })).json()).toMatchObject({ layout: { locale: "en" } });
	});

	test.each([
		["/de/about?a=1", "/de/uber-uns?a=1", true],
		["/insights/why-lisbon", "/why-lisbon", true],
	])("tells that %s moved to %s", async (from, to, permanent) => {
		const response = await site.data(from, set);
		expect(response.status).toBe(200);
		expect(await response.json()).toEqual({ answer: { kind: "moved", to, permanent } });
	});

	test.each([
		["/no-such-page?a=1", "invalid", "Page Not Found: /no-such-page?a=1"],
		["/a/b/c", "unmatched", "Page not found: /a/b/c"],
	])("tells that %s is missing", async (path, reason, message) => {
		expect(await (await site.data(path, set)).json()).toMatchObject({ answer: { kind: "missing", reason, message } });
	});

	test("knows the visitor's language as a document does", async () => {
		const answer = await site.data("/", set, { headers: { cookie: "i18n_redirected=de" } });
		expect(await answer.json()).toMatchObject({ answer: { kind: "moved", to: "/de", permanent: false } });
	});

	test("the answer to a tab and to a document are the same, but for what the document's head and markup say", async () => {
		const { document } = await site.get("/events");
		const { page } = dataOfPage(document) as { page: Fetched };
		const { answer, layout } = (await (await site.data("/events", set)).json()) as Fetched;
		const { head, addresses, sharePicture, ...same } = answer;
		expect(page.answer).toEqual({ ...same, head: { title: head?.title, description: "" } });
		expect([head, addresses, sharePicture].map(Boolean)).toEqual([true, true, true]);
		expect(page.layout).not.toHaveProperty("menus");
		const { menus, settings, ...rest } = layout;
		// What else the settings say is for search engines and loaders.
		const { footerText, organisation } = settings ?? {};
		expect(page.layout).toEqual({ ...rest, settings: { footerText, organisation } });
		expect(footerText).toBeTruthy();
		expect(menus).toEqual(menusOf(document));
	});

	test.each(["https://elsewhere.example/", "//elsewhere.example/x", "javascript:alert(1)", "events", "\\\\elsewhere.example"])(
		"an address that is none of this site (%s) is not answered as a page, and nothing breaks",
		async (to) => {
			const response = await site.data(to, set);
			expect(response.status).toBeLessThan(500);
			const body = (await response.json()) as { kind?: string; answer?: { kind: string } };
			expect(body.kind === "reload" || body.answer?.kind === "missing").toBe(true);
		},
	);

	test.each(["//", "///", "/%", "/\\"])("an address that cannot be read (%s) breaks nothing", async (to) => {
		expect((await site.data(to, set)).status).toBeLessThan(500);
	});
});

test("the data within a document cannot end its element", async () => {
	const page = await site.get("/a/b/c?</script><script>alert(1)</script>");
	expect(page.html.match(/<\/script>/g)?.length).toBe(page.document.all("script").length);
	expect(dataOfPage(page.document)).toMatchObject({ page: { answer: { kind: "missing" } } });
});
