// Previews (CT-8), with the real content service: drafts, versions and who may see them.

import { setTimeout as sleep } from "node:timers/promises";
import { testSite } from "@hub/e2e/test-site";
import { previewHref, signPreview } from "@hub/shared-contracts/preview/preview-link.server";
import { previewedCollections } from "@hub/shared-contracts/preview/previewed-collections.server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Editor, openEditor } from "../fixtures/editor.ts";
import { openTestSite, type TestSite } from "../fixtures/test-site.ts";

const CANARY = "Zaunkönigsnest";
const BAR = { class: "preview-bar" };
const { settings, adminToken, staff } = testSite();
const inAMinute = () => Math.floor(Date.now() / 1_000) + 60;

let site: TestSite;
let editor: Editor;
let draft: { readonly id: string; readonly slug: string };
let event: { readonly id: string; readonly slug: string };

/** Makes a draft of what a published row is, and gives its id. */
async function draftOf(collection: string, change: Record<string, unknown>): Promise<{ id: string; slug: string }> {
	const [row = {}] = await editor.read(collection, { locale: { _eq: "de" }, status: { _eq: "published" } });
	const { id: _id, user_created, date_created, user_updated, date_updated, speakers: _speakers, ...own } = row;
	const slug = `canary-${collection.replaceAll("_", "-")}`;
	const made = { ...own, status: "draft", translation_key: slug, slug, title: `${CANARY} ${collection}`, ...change };
	return { id: await editor.create(collection, made), slug };
}

function linkTo(
	collection: string,
	id: string,
	{ locale = "de", until = inAMinute(), secret = settings.publishSecret, version = "" } = {},
) {
	return previewHref(signPreview({ collection, id, locale: locale === "en" ? "en" : "de", version }, until, secret));
}

beforeAll(async () => {
	site = await openTestSite();
	editor = openEditor();
	draft = await draftOf("posts", {});
	event = await draftOf("events", {
		starts_at: "2035-05-01T08:00:00Z",
		ends_at: "2035-05-01T10:00:00Z",
		registered: 0,
		waiting: 0,
	});
});
afterAll(async () => {
	await editor.undo();
	await site.close();
});

describe("[CT-8] a preview", () => {
	test.each(["posts", "events"] as const)(
		"shows a draft of %s to who holds its link, and Studio may frame it",
		async (collection) => {
			const { id } = collection === "posts" ? draft : event;
			const page = await site.get(linkTo(collection, id));
			expect(page.status).toBe(200);
			expect(page.document.one("h1").text).toContain(CANARY);
			expect(page.document.one("aside", BAR).text).toMatch(/Entwurf.*English fehlt/);
			expect(page.headers.get("cache-control")).toBe("no-store");
			expect(page.headers.get("x-robots-tag")).toBe("noindex");
			expect(page.headers.get("x-frame-options")).toBeNull();
			const policy = page.headers.get("content-security-policy");
			expect(policy).toContain(`frame-ancestors ${new URL(String(settings.studioUrl)).origin}`);
			expect(page.html).toMatch(/<meta name="robots" content="noindex/);
			if (collection === "events") expect(page.document.one("div", { inert: "" }).all("form")).toHaveLength(1);
		},
	);

	const others = [...previewedCollections.keys()].filter((collection) => collection !== "posts" && collection !== "events");
	test.each(others)("shows a draft of %s on the page that it will have", async (collection) => {
		const name = { glossary_terms: "term", authors: "display_name" }[collection] ?? "title";
		const { id } = await draftOf(collection, {
			[name]: `${CANARY} ${collection}`,
			...(collection === "pages" ? { route_key: null } : {}),
		});
		const page = await site.get(linkTo(collection, id));
		expect([page.status, page.document.one("aside", BAR).text]).toEqual([200, expect.stringContaining("Entwurf")]);
		expect(page.html).toContain(CANARY);
	});

	test("shows a page with a route of its own there, and leads to where visitors find it", async () => {
		const [about] = await editor.read("pages", { route_key: { _eq: "about" }, locale: { _eq: "de" } });
		const { document, status } = await site.get(linkTo("pages", String(about?.id)));
		const live = await site.get("/de/uber-uns");
		expect([status, document.one("h1").text]).toEqual([200, live.document.one("h1").text]);
		const links = document
			.one("aside", BAR)
			.all("a")
			.map(({ attributes }) => attributes.href);
		expect(links[0]).toBe("/de/uber-uns");
		expect(links[1]).toMatch(/^\/en\/preview\/page/);
	});

	test("is shown to staff who are signed in, without a link and by their own rights", async () => {
		const signIn = await site.fetch("/login", {
			method: "POST",
			body: new URLSearchParams({ step: "login", email: staff.email, password: staff.password }),
			redirect: "manual",
		});
		const cookie = signIn.headers
			.getSetCookie()
			.map((set) => set.split(";")[0])
			.join("; ");
		expect(signIn.status).toBe(303);
		for (const [collection, { id }] of [
			["posts", draft],
			["events", event],
		] as const) {
			const path = linkTo(collection, id).replace(/\?.*/, "");
			const page = await site.get(path, { cookie });
			expect([page.status, page.headers.get("cache-control")]).toEqual([200, "no-store"]);
			expect(page.document.one("h1").text).toContain(CANARY);
			expect(page.document.one("aside", BAR).text).toContain("weil Sie angemeldet sind");
			expect((await site.get(path)).status, "for visitors").toBe(404);
			const unprefixed = await site.get(path.replace("/de/", "/"), { cookie });
			expect([unprefixed.status, unprefixed.headers.get("location")], "in the row's language").toEqual([302, path]);
			const other = collection === "posts" ? event.id : draft.id;
			expect((await site.get(path.replace(id, other), { cookie })).status, "of another collection").toBe(404);
		}
	});

	test("takes no form, and asks nothing of who looks at it", async () => {
		const link = linkTo("events", event.id);
		const posted = await site.fetch(link, { method: "POST", body: new URLSearchParams({ name: "Ada" }) });
		expect(posted.status).toBe(405);
		expect((await site.get(link)).html).not.toContain("slot:consent-banner");
		expect((await site.get("/de")).html).toContain("slot:consent-banner");
	});

	test("is a 404 for all others, like any other, and no one may frame that", async () => {
		const refused = [
			`/de/preview/blog-post/${draft.id}`,
			linkTo("posts", draft.id, { until: inAMinute() - 61 }),
			linkTo("posts", draft.id, { secret: "another secret of sixteen" }),
			linkTo("posts", draft.id).replace("/de/", "/en/"),
			linkTo("posts", draft.id, { locale: "en" }),
			linkTo("posts", event.id),
			linkTo("posts", event.id).replace(event.id, draft.id),
			linkTo("posts", draft.id, { version: "draft" }),
			linkTo("posts", draft.id).replace("blog-post", "event"),
		];
		for (const href of refused) {
			const page = await site.get(href);
			expect([href, page.status, page.html.includes(CANARY)]).toEqual([href, 404, false]);
			expect(page.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
			expect(page.document.all("aside", BAR)).toEqual([]);
		}
	});

	test("leaves nothing behind where visitors are", async () => {
		const set = (await site.get("/de")).html.match(/"id":"([^"]+)"/)?.[1] ?? "";
		const link = linkTo("posts", draft.id);
		expect(await (await site.data(link, set)).text()).toContain(CANARY);
		await site.get(linkTo("events", event.id));
		const sitemap = await (await site.fetch("/sitemap.xml")).text();
		const [category] = await editor.read("categories", { locale: { _eq: "de" } });
		const paths = [
			...[
				"/de",
				"/de/insights",
				"/de/events",
				`/de/${draft.slug}`,
				`/de/events/${event.slug}`,
				`/de/preview/blog-post/${draft.id}`,
			],
			...[
				`/de/categories/${String(category?.slug)}`,
				`/de/search?q=${CANARY}`,
				"/de/feeds/insights.xml",
				"/de/events/calendar.ics",
			],
			...[...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address = ""]) => new URL(address).pathname).slice(0, 40),
		];
		// The search page repeats what was asked: a word of the title alone tells nothing.
		const shown = /Zaunkönigsnest (posts|events)/;
		for (const path of ["/sitemap.xml", ...paths]) {
			const bodies = [await site.fetch(path), await site.data(path, set)].map((response) => response.text());
			for (const text of await Promise.all(bodies)) expect([path, shown.exec(text)?.[0]]).toEqual([path, undefined]);
		}
	});

	test("says what keeps a draft from being shown", async () => {
		const { id } = await draftOf("posts", { slug: "canary-unfinished", translation_key: "canary-unfinished", body: null });
		const page = await site.get(linkTo("posts", id));
		expect(page.status).toBe(404);
		expect(page.document.one("aside", BAR).text).toContain("lässt sich noch nicht zeigen");
	});

	test("leads to the other language's, and says that it is older", async () => {
		const { id } = await draftOf("posts", {
			slug: "canary-english",
			locale: "en",
			translation_key: draft.slug,
			author: null,
			category: null,
		});
		// What is stored within two seconds is taken for one act.
		await sleep(2_100);
		await editor.revise("posts", draft.id, { description: "Neuer als die englische Fassung." });
		const { document } = await site.get(linkTo("posts", draft.id));
		const bar = document.one("aside", BAR);
		expect(bar.text).toMatch(/English \(Entwurf\) .*veraltet/);
		const href = bar.one("a").attributes.href ?? "";
		expect(href).toContain(`/en/preview/blog-post/${id}?`);
		const leading = document.all("a", { hreflang: "en" }).map(({ attributes }) => attributes.href);
		expect(leading, "the language select leads there too").toContain(href);
		expect((await site.get(href)).document.one("aside", BAR).text).toContain("cannot be shown yet");
	});
});

describe("[CT-8] Studio", () => {
	const call = (path: string, token?: string, init: RequestInit = {}) =>
		fetch(`${settings.cmsUrl}${path}`, {
			redirect: "manual",
			...init,
			headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), "content-type": "application/json" },
		});
	const editorsToken = async () => {
		const signedIn = await call("/auth/login", undefined, { method: "POST", body: JSON.stringify(staff) });
		// Directus' own answer.
		return ((await signedIn.json()) as { data: { access_token: string } }).data.access_token;
	};
	const pathOf = (response: Response) =>
		new URL(response.headers.get("location") ?? "").href.replace(String(settings.publicUrl), "");

	test("leads signed-in staff to the preview, of the entry and of the version that they work on", async () => {
		const token = await editorsToken();
		const stored = await call(`/hub-previews/posts/${draft.id}?version=published`, token);
		expect([stored.status, stored.headers.get("cache-control")]).toEqual([302, "no-store"]);
		expect((await site.get(pathOf(stored))).document.one("h1").text).toBe(`${CANARY} posts`);

		const version = await call("/versions", adminToken, {
			method: "POST",
			body: JSON.stringify({ key: "draft", name: "Draft", collection: "posts", item: draft.id }),
		});
		// Directus' own answer.
		const { data } = (await version.json()) as { data: { id: string } };
		await call(`/versions/${data.id}/save`, adminToken, { method: "POST", body: JSON.stringify({ title: `${CANARY} anders` }) });
		const worked = await call(`/hub-previews/posts/${draft.id}?version=draft`, token);
		const page = await site.get(pathOf(worked));
		expect([page.status, page.document.one("h1").text]).toEqual([200, `${CANARY} anders`]);
		expect(page.document.one("aside", BAR).text).toContain("Fassung");
		expect((await site.get(linkTo("posts", draft.id))).document.one("h1").text).toBe(`${CANARY} posts`);
	});

	test("makes no link for visitors, for the site, or of what is not there", async () => {
		const answers = await Promise.all([
			call(`/hub-previews/posts/${draft.id}`),
			call(`/hub-previews/posts/${draft.id}`, settings.cmsToken),
			call(`/hub-previews/posts/${event.id}`, adminToken),
			call(`/hub-previews/registrations/${event.id}`, adminToken),
		]);
		expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
	});

	test("gives the site nothing without a proof, and nothing that the public never reads", async () => {
		const claim = signPreview(
			{ collection: "posts", id: draft.id, locale: "de", version: "" },
			inAMinute(),
			settings.publishSecret,
		);
		const ask = async (input: object, token = settings.cmsToken) =>
			(await call("/hub-previews/read", token, { method: "POST", body: JSON.stringify(input) })).json();
		expect(await ask({ claim, fields: ["title"] })).toMatchObject({ kind: "row", row: { title: `${CANARY} posts` } });
		expect(await ask({ claim: { ...claim, proof: "no" }, fields: ["title"] })).toEqual({ kind: "unknown" });
		for (const field of ["user_created.email", "author.user_updated.password", "cover.uploaded_by", "nothing"])
			expect(await ask({ claim, fields: [field] })).toEqual({ kind: "unknown" });
		expect(await ask({ claim, fields: ["title"] }, adminToken)).toEqual({ kind: "forbidden" });
	});
});
