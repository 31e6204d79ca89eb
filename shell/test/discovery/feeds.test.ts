// Feeds.

import { LOCALES } from "@hub/shared-contracts/language/locale";
import { FEED_FORMATS, FEED_TYPES, feedPath } from "@hub/shared-contracts/remote/feed";
import { afterEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { openEditor } from "../fixtures/editor.ts";
import { openTestSite, publicUrl } from "../fixtures/test-site.ts";
import { useTestSite } from "../fixtures/use-test-site.ts";
import { parseXml } from "../fixtures/xml-document.ts";

const site = useTestSite();
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
	test.each(FEEDS)(
		"$name in $code has the same items in all three formats, with addresses that answer",
		async ({ name, code, iso }) => {
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
		},
	);

	test("support conditional requests and CORS", async () => {
		const path = feedPath("insights", "de", "rss");
		const asked = { "accept-encoding": "gzip" };
		const first = await site.fetch(path, { headers: asked });
		expect([first.headers.get("content-encoding"), first.headers.get("access-control-allow-origin")]).toEqual(["gzip", "*"]);
		const mark = first.headers.get("etag") ?? "";
		expect((await site.fetch(path, { headers: { ...asked, "if-none-match": mark } })).status).toBe(304);
	});

	test("are a 503 without content", async () => {
		const cut = await openTestSite({ cmsUrl: "http://127.0.0.1:9" });
		expect((await cut.fetch(feedPath("insights", "de", "rss"))).status).toBe(503);
		await cut.close();
	});
});

test.each([
	["feeds", (at: number) => `/feeds/de/insights.rss?at-once=${at}`, 200],
	["maps that there are not", (at: number) => `/sitemap-${900 + at}.xml`, 404],
	["share pictures of no page", (at: number) => `/share/none-${at}/more`, 404],
])("[MT-5] many %s at once are all answered", async (_what, pathOf, status) => {
	const paths = Array.from({ length: 24 }, (_, at) => pathOf(at));
	const answers = await Promise.all(paths.map((path) => site.fetch(path, { signal: AbortSignal.timeout(8_000) })));
	expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([status]));
});
