import { createRequire } from "node:module";
import type { PageElement } from "@hub/shared-contracts/testing/page-document";
import { afterEach, describe, expect, test } from "vitest";
import { openEditor } from "../fixtures/editor.ts";
import { publicUrl } from "../fixtures/test-site.ts";
import { useTestSite } from "../fixtures/use-test-site.ts";

const sharp = createRequire(import.meta.url)("sharp") as typeof import("sharp").default;

const site = useTestSite();
const editor = openEditor();
afterEach(() => editor.undo());

const of = (page: PageElement, name: string) => page.one("meta", { property: name }).attributes.content ?? "";
const pathOf = (address: string) => address.slice(publicUrl().length);

describe("[MT-3] a page without a picture of its own", () => {
	test.each([
		["/", "Data Intelligence Hub", "/share.png"],
		["/de/warum-lissabon", undefined, "/share/de/warum-lissabon.png"],
		["/events?topic=governance", undefined, "/share/events.png"],
	])("%s has a drawn one under the site's address", async (path, title, picture) => {
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

	test("gets another picture when its title changes", async () => {
		const before = of((await site.get("/why-lisbon")).document, "og:image");
		const pictureBefore = await site.fetch(pathOf(before));
		const [post] = await editor.read("posts", { slug: { _eq: "why-lisbon" } });
		await editor.update("posts", String(post?.id), { title: "Why we have a third office in Porto" });
		const after = of((await site.get("/why-lisbon")).document, "og:image");
		expect(after).not.toBe(before);
		const pictureAfter = await site.fetch(pathOf(after));
		expect([pictureBefore.status, pictureAfter.status]).toEqual([200, 200]);
		expect(pictureBefore.headers.get("etag")).not.toBe(pictureAfter.headers.get("etag"));
	});
});

describe("[MT-3] no picture is drawn", () => {
	test.each([
		["of a page that is not there", "/share/nobodys-page.png"],
		["under another address of a page", "/share/en/why-lisbon.png"],
		["under another case", "/share/Why-Lisbon.png"],
		["of a page that leads on", "/share/insights/why-lisbon.png"],
	])("%s", async (_what, path) => {
		expect((await site.fetch(path)).status).toBe(404);
	});
});
