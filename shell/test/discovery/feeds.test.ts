// What is new, as programs that follow a site read it.

import { LOCALES } from "@hub/shared-contracts/language/locale";
import { FEED_FORMATS, FEED_TYPES, feedPath } from "@hub/shared-contracts/remote/feed";
import { parsePage } from "@hub/shared-contracts/testing/page-document";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { openEditor } from "../fixtures/editor.ts";
import { openTestSite, publicUrl, type TestSite } from "../fixtures/test-site.ts";
import { parseXml } from "../fixtures/xml-document.ts";

let site: TestSite;
beforeAll(async () => {
	site = await openTestSite();
});
afterAll(() => site.close());
const editor = openEditor();
afterEach(() => editor.undo());

const jsonFeed = z.object({
	version: z.literal("https://jsonfeed.org/version/1.1"),
	title: z.string().min(1),
	home_page_url: z.url(),
	feed_url: z.url(),
	language: z.string(),
	items: z.array(
		z.object({
			id: z.string().startsWith("urn:uuid:"),
			url: z.url(),
			title: z.string().min(1),
			content_html: z.string().optional(),
			date_published: z.iso.datetime(),
			date_modified: z.iso.datetime(),
		}),
	),
});

async function jsonOf(path: string, from = site) {
	const response = await from.fetch(path);
	expect([path, response.status]).toEqual([path, 200]);
	return jsonFeed.parse(await response.json());
}

const NAMES = ["insights", "events"];
const FEEDS = NAMES.flatMap((name) => LOCALES.map(({ code, iso }) => ({ name, code, iso })));

describe("[MT-5] feeds", () => {
	test.each(FEEDS)("$name in $code holds the same in all three forms, under addresses that answer", async ({ name, code, iso }) => {
		const json = await jsonOf(feedPath(name, code, "json"));
		expect(json.language).toBe(iso);
		expect(json.items.length).toBeGreaterThan(3);
		expect(new Set(json.items.map(({ id }) => id)).size).toBe(json.items.length);
		const urls = json.items.map(({ url }) => url);
		for (const format of FEED_FORMATS) {
			const response = await site.fetch(feedPath(name, code, format));
			expect(response.headers.get("content-type")).toBe(`${FEED_TYPES[format]}; charset=utf-8`);
			expect(response.headers.get("content-language")).toBe(code);
			const text = await response.text();
			if (format === "json") continue;
			const items = parseXml(text).all(format === "rss" ? "item" : "entry");
			const link = (item: (typeof items)[number]) =>
				format === "rss" ? item.textOf("link") : item.all("link")[0]?.attributes.href;
			expect(items.map(link)).toEqual(urls);
			const id = format === "rss" ? "guid" : "id";
			expect(items.map((item) => item.textOf(id))).toEqual(json.items.map((item) => item.id));
		}
		for (const address of [...urls.slice(0, 3), json.home_page_url, json.feed_url]) {
			const path = address.slice(publicUrl().length);
			expect([address, (await site.fetch(path)).status]).toEqual([address, 200]);
		}
	});

	test.each(LOCALES)("posts in $name carry their whole text, clean, with absolute addresses", async ({ code }) => {
		const { items } = await jsonOf(feedPath("insights", code, "json"));
		expect(items.some(({ content_html }) => /<a /.test(content_html ?? ""))).toBe(true);
		for (const { content_html = "" } of items) {
			expect(content_html.length).toBeGreaterThan(400);
			const body = parsePage(`<!doctype html><html><body>${content_html}</body></html>`);
			expect(body.all("script, style, iframe, object")).toEqual([]);
			for (const { attributes } of body.all("a, img")) expect(attributes.href ?? attributes.src).toMatch(/^(https?:\/\/|mailto:)/);
		}
	});

	test("an item stays the same when its title and address change; a draft is none", async () => {
		const path = feedPath("insights", "en", "json");
		const [post] = await editor.read("posts", { slug: { _eq: "why-lisbon" } });
		const today = new Date().toISOString().slice(0, 10);
		// A site that has read nothing yet.
		const of = async (id: string) => {
			const fresh = await openTestSite();
			const { items } = await jsonOf(path, fresh);
			await fresh.close();
			return items.find((item) => item.id === id);
		};
		await editor.update("posts", String(post?.id), { title: "Why Porto", slug: "why-porto", published_on: today });
		const id = `urn:uuid:${post?.id}`;
		expect(await of(id)).toMatchObject({ title: "Why Porto", url: `${publicUrl()}/why-porto` });
		await editor.update("posts", String(post?.id), { status: "draft" });
		expect(await of(id)).toBeUndefined();
	});

	test("support conditional requests, and CORS for programs on any site", async () => {
		const path = feedPath("insights", "de", "rss");
		const asked = { "accept-encoding": "gzip" };
		const first = await site.fetch(path, { headers: asked });
		expect([first.headers.get("content-encoding"), first.headers.get("access-control-allow-origin")]).toEqual(["gzip", "*"]);
		const mark = first.headers.get("etag") ?? "";
		expect((await site.fetch(path, { headers: { ...asked, "if-none-match": mark } })).status).toBe(304);
	});

	test("there is none of another name, language or form", async () => {
		for (const path of [
			"/feeds/de/nothing.rss",
			"/feeds/fr/insights.rss",
			"/feeds/de/insights.pdf",
			"/feeds/de/insights",
			"/feeds",
		])
			expect([path, (await site.fetch(path)).status]).toEqual([path, 404]);
	});

	test("none is empty because the content service is away", async () => {
		const cut = await openTestSite({ cmsUrl: "http://127.0.0.1:9" });
		expect((await cut.fetch(feedPath("insights", "de", "rss"))).status).toBe(503);
		await cut.close();
	});

	test.each([
		["/de", "de", ["insights", "events"]],
		["/", "en", ["insights", "events"]],
		["/de/insights", "de", ["insights"]],
		["/why-lisbon", "en", ["insights"]],
		["/events", "en", ["events"]],
		["/imprint", "en", []],
	] as const)("%s names its own in its head", async (path, code, names) => {
		const { document } = await site.get(path);
		const links = document.one("head").all("link", { rel: "alternate", type: true });
		const wanted = names.flatMap((name) => FEED_FORMATS.map((format) => publicUrl() + feedPath(name, code, format)));
		expect(links.map(({ attributes }) => attributes.href).sort()).toEqual([...wanted].sort());
		for (const { attributes } of links) expect(attributes.title).toMatch(/ · Data Intelligence Hub$/);
	});

	test.each([
		["/de/insights", "insights"],
		["/de/events", "events"],
	])("%s shows people the way to its own", async (path, name) => {
		const { document } = await site.get(path);
		const hrefs = document
			.one("main")
			.all("a", { type: true })
			.map(({ attributes }) => attributes.href);
		expect(hrefs).toEqual(FEED_FORMATS.map((format) => feedPath(name, "de", format)));
	});
});

test.each([
	["feeds", (at: number) => `/feeds/de/insights.rss?at-once=${at}`, 200],
	["maps that there are not", (at: number) => `/sitemap-${900 + at}.xml`, 404],
	["share pictures of no page", (at: number) => `/share/none-${at}/more`, 404],
])("[MT-5] many %s at once are all answered: none waits for a turn within its own", async (_what, pathOf, status) => {
	const paths = Array.from({ length: 24 }, (_, at) => pathOf(at));
	const answers = await Promise.all(paths.map((path) => site.fetch(path, { signal: AbortSignal.timeout(8_000) })));
	expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([status]));
});
