// Previews (CT-8) with the real Directus: drafts, versions and access.

import { previewedCollections } from "@hub/content-model/preview/previewed-collections.server";
import { testSite } from "@hub/e2e/test-site";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Editor, openEditor } from "../fixtures/editor.ts";
import { formBrowser } from "../fixtures/form-browser.ts";
import { useTestSite } from "../fixtures/use-test-site.ts";
import { CANARY, draftOf, inAMinute, linkTo } from "./preview-drafts.ts";

const BAR = { class: "preview-bar" };
const { settings, staff } = testSite();

const site = useTestSite();
let editor: Editor;
let draft: { readonly id: string; readonly slug: string };
let event: { readonly id: string; readonly slug: string };

beforeAll(async () => {
	editor = openEditor();
	draft = await draftOf(editor, "posts", {});
	event = await draftOf(editor, "events", {
		starts_at: "2035-05-01T08:00:00Z",
		ends_at: "2035-05-01T10:00:00Z",
		registered: 0,
		waiting: 0,
	});
});
afterAll(async () => {
	await editor.undo();
});

/** Returns the cookies of a staff member who is signed in on the site. */
async function staffCookie(): Promise<string> {
	const browser = formBrowser((path, init) => site.fetch(path, init));
	expect((await browser.login(staff.email, staff.password)).status).toBe(303);
	return [...browser.jar].map((pair) => pair.join("=")).join("; ");
}

describe("[CT-8] a preview", () => {
	test.each(["posts", "events"] as const)(
		"shows a draft of %s to holders of its link, frameable by Studio, uncached and unindexed",
		async (collection) => {
			const { id } = collection === "posts" ? draft : event;
			const page = await site.get(linkTo(collection, id));
			expect(page.status).toBe(200);
			expect(page.document.one("h1").text).toContain(CANARY);
			expect(page.document.one("aside", BAR).text).toMatch(/Entwurf.*Der Link gilt bis/);
			expect(page.headers.get("cache-control")).toBe("no-store");
			expect(page.headers.get("x-robots-tag")).toBe("noindex");
			expect(page.headers.get("x-frame-options")).toBeNull();
			const policy = page.headers.get("content-security-policy");
			expect(policy).toContain(`frame-ancestors ${new URL(String(settings.studioUrl)).origin}`);
			expect(page.html).toMatch(/<meta name="robots" content="noindex/);
			if (collection === "events") expect(page.document.one("div", { inert: "" }).all("form")).toHaveLength(1);
		},
	);

	const others = [...previewedCollections.keys()].filter(
		(collection) => collection !== "posts" && collection !== "events",
	);
	test.each(others)("shows a draft of %s on its future page", async (collection) => {
		const name = { glossary_terms: "term", authors: "display_name" }[collection] ?? "title";
		const { id } = await draftOf(editor, collection, {
			[name]: `${CANARY} ${collection}`,
			...(collection === "pages" ? { route_key: null } : {}),
		});
		const page = await site.get(linkTo(collection, id));
		expect([page.status, page.document.one("aside", BAR).text]).toEqual([200, expect.stringContaining("Entwurf")]);
		expect(page.html).toContain(CANARY);
	});

	test("shows a page with a route of its own and links its public address", async () => {
		const [about] = await editor.read("pages", { route_key: { _eq: "about" }, locale: { _eq: "de" } });
		const { document, status } = await site.get(linkTo("pages", String(about?.id)));
		const live = await site.get("/de/uber-uns");
		expect([status, document.one("h1").text]).toEqual([200, live.document.one("h1").text]);
		const links = document
			.one("aside", BAR)
			.all("a")
			.map(({ attributes }) => attributes.href);
		expect(links).toEqual(["/de/uber-uns"]);
	});

	test("is shown to signed-in staff without a link", async () => {
		const cookie = await staffCookie();
		for (const [collection, { id }] of [
			["posts", draft],
			["events", event],
		] as const) {
			const path = linkTo(collection, id).replace(/\?.*/, "");
			const page = await site.get(path, { cookie });
			expect([page.status, page.headers.get("cache-control")]).toEqual([200, "no-store"]);
			expect(page.document.one("h1").text).toContain(CANARY);
			const bar = page.document.one("aside", BAR);
			expect(bar.text).toContain("weil Sie angemeldet sind");
			const passedOn = bar.all("a").find(({ text }) => text.includes("Vorschau-Link"))?.attributes.href ?? "";
			expect((await site.get(passedOn.replace(String(settings.publicUrl), ""))).status, "without a cookie").toBe(200);
			expect((await site.get(path)).status, "for visitors").toBe(404);
			const unprefixed = await site.get(path.replace("/de/", "/"), { cookie });
			expect([unprefixed.status, unprefixed.headers.get("location")], "in the row's language").toEqual([302, path]);
			const other = collection === "posts" ? event.id : draft.id;
			expect((await site.get(path.replace(id, other), { cookie })).status, "of another collection").toBe(404);
		}
	});

	test("accepts no form and shows no consent banner", async () => {
		const link = linkTo("events", event.id);
		const headers = { "sec-fetch-site": "same-origin" };
		const posted = await site.fetch(link, { method: "POST", body: new URLSearchParams({ name: "Ada" }), headers });
		expect(posted.status).toBe(405);
		expect((await site.get(link)).html).not.toContain("slot:consent-banner");
		expect((await site.get("/de")).html).toContain("slot:consent-banner");
	});

	test("is an ordinary 404 for everybody else", async () => {
		const refused = [
			`/de/preview/blog-post/${draft.id}`,
			linkTo("posts", draft.id, { until: inAMinute() - 61 }),
			linkTo("posts", draft.id, { secret: "another secret of sixteen" }),
			linkTo("posts", draft.id).replace("/de/", "/en/"),
			linkTo("posts", draft.id, { locale: "en" }),
			linkTo("posts", event.id),
			linkTo("posts", event.id).replace(event.id, draft.id),
			linkTo("posts", draft.id, { version: "second-thoughts" }),
			linkTo("posts", draft.id).replace("blog-post", "event"),
		];
		for (const href of refused) {
			const page = await site.get(href);
			expect([href, page.status, page.html.includes(CANARY)]).toEqual([href, 404, false]);
			expect(page.document.one("main").text, "[RT-6] its route is one of the table").toContain(
				`Page Not Found: ${href}`,
			);
			expect(page.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
			expect(page.document.all("aside", BAR)).toEqual([]);
		}
	});
});
