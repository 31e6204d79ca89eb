// The picture that a shared page shows, as a service that shows it would ask for it.

import { createRequire } from "node:module";
import type { PageElement } from "@hub/shared-contracts/testing/page-document";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { openEditor } from "../fixtures/editor.ts";
import { openTestSite, publicUrl, type TestSite } from "../fixtures/test-site.ts";

const sharp = createRequire(import.meta.url)("sharp") as typeof import("sharp").default;

let site: TestSite;
beforeAll(async () => {
	site = await openTestSite();
});
afterAll(() => site.close());
const editor = openEditor();
afterEach(() => editor.undo());

const of = (page: PageElement, name: string) => page.one("meta", { property: name }).attributes.content ?? "";
const pathOf = (address: string) => address.slice(publicUrl().length);

describe("[MT-3] a page without a picture of its own", () => {
	test.each([
		["/", "Data Intelligence Hub", "/share.png"],
		["/de", "Data Intelligence Hub", "/share/de.png"],
		["/de/warum-lissabon", undefined, "/share/de/warum-lissabon.png"],
		["/events?topic=governance", undefined, "/share/events.png"],
	])("%s is shared with one under the site's address, drawn for it", async (path, title, picture) => {
		const { document } = await site.get(path);
		const address = of(document, "og:image");
		expect(address).toMatch(new RegExp(`^${publicUrl()}${picture.replaceAll(".", "\\.")}\\?v=[\\w-]{8}$`));
		expect(document.one("meta", { name: "twitter:image" }).attributes.content).toBe(address);
		expect([of(document, "og:image:width"), of(document, "og:image:height")]).toEqual(["1200", "630"]);
		expect(of(document, "og:image:type")).toBe("image/png");
		expect(of(document, "og:image:alt")).toBe(title ?? of(document, "og:title"));
		const response = await site.fetch(pathOf(address));
		expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/png"]);
		const bytes = Buffer.from(await response.arrayBuffer());
		expect(await sharp(bytes).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
		expect(response.headers.get("content-length")).toBe(String(bytes.length));
	});

	test("has another picture once its title changes", async () => {
		const before = of((await site.get("/why-lisbon")).document, "og:image");
		const pictureBefore = await site.fetch(pathOf(before));
		const [post] = await editor.read("posts", { slug: { _eq: "why-lisbon" } });
		await editor.update("posts", String(post?.id), { title: "Why we have a third office in Porto" });
		const fresh = await openTestSite();
		const after = of((await fresh.get("/why-lisbon")).document, "og:image");
		expect(after).not.toBe(before);
		const pictureAfter = await fresh.fetch(pathOf(after));
		expect([pictureBefore.status, pictureAfter.status]).toEqual([200, 200]);
		expect(pictureBefore.headers.get("etag")).not.toBe(pictureAfter.headers.get("etag"));
		await fresh.close();
	});

	test("gives it to search engines too", async () => {
		const { document } = await site.get("/why-lisbon");
		const graph = JSON.parse(document.one("script", { type: "application/ld+json" }).children.join("")) as {
			"@graph": Record<string, unknown>[];
		};
		expect(graph["@graph"].find((thing) => thing["@type"] === "Article")?.image).toBe(of(document, "og:image"));
	});
});

describe("[MT-3] no picture is drawn", () => {
	test.each([
		["of a page that is not there", "/share/nobodys-page.png"],
		["of an address without a route", "/share/a/b/c.png"],
		["under another address of a page", "/share/en/why-lisbon.png"],
		["under another case", "/share/Why-Lisbon.png"],
		["of a page that leads on", "/share/insights/why-lisbon.png"],
		["of nothing", "/share/.png"],
		["of something else", "/share/why-lisbon.jpg"],
	])("%s", async (_what, path) => {
		expect((await site.fetch(path)).status).toBe(404);
	});

	test("with words of their own", async () => {
		const plain = await site.fetch("/share/why-lisbon.png");
		const asked = await site.fetch("/share/why-lisbon.png?title=Buy+this&v=0");
		expect(asked.headers.get("etag")).toBe(plain.headers.get("etag"));
	});
});

test("conditional requests for a picture are answered with 304, and HEAD works", async () => {
	const first = await site.fetch("/share/de/events.png");
	const mark = first.headers.get("etag") ?? "";
	expect((await site.fetch("/share/de/events.png", { headers: { "if-none-match": mark } })).status).toBe(304);
	const head = await site.fetch("/share/de/events.png", { method: "HEAD" });
	expect([head.status, head.headers.get("content-length")]).toEqual([200, first.headers.get("content-length")]);
	expect((await head.arrayBuffer()).byteLength).toBe(0);
});

test("many at once are drawn in turn, and too many are asked to come again", async () => {
	const fresh = await openTestSite();
	const map = await (await fresh.fetch("/sitemap.xml")).text();
	const pages = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
	const answers = await Promise.all(pages.slice(0, 40).map((path) => fresh.fetch(`/share${path === "/" ? "" : path}.png`)));
	const statuses = new Set(answers.map(({ status }) => status));
	expect([...statuses].every((status) => status === 200 || status === 503)).toBe(true);
	expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(1);
	for (const answer of answers.filter(({ status }) => status === 503)) expect(answer.headers.get("retry-after")).toBe("5");
	await fresh.close();
});
