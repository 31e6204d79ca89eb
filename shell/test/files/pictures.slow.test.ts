// Pictures of the file library.

import { createRequire } from "node:module";
import { testSite } from "@hub/e2e/test-site";
import { PICTURE_SIZES } from "@hub/shared-contracts/content/picture";
import { feedPath } from "@hub/shared-contracts/remote/feed";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { openEditor } from "../fixtures/editor.ts";
import { openTestSite } from "../fixtures/test-site.ts";
import { openUploads } from "../fixtures/upload.ts";

const sharp = createRequire(import.meta.url)("sharp") as typeof import("sharp").default;
const { url } = testSite();
const editor = openEditor();
const uploads = openUploads();
afterEach(async () => {
	await editor.undo();
	await uploads.undo();
});

let png: Buffer<ArrayBuffer>;
beforeAll(async () => {
	png = (await sharp({ create: { width: 900, height: 600, channels: 3, background: "#345" } })
		.png()
		.toBuffer()) as Buffer<ArrayBuffer>;
});
const upload = () => uploads.add("made-by-a-test.png", "image/png", png);

const becomes = (path: string, status: number) =>
	expect.poll(async () => (await fetch(url + path, { method: "HEAD" })).status, { timeout: 10_000 }).toBe(status);

const made = { locale: "en", translation_key: "made-by-a-test", slug: "made-by-a-test", title: "Made by a test" };
const post = async (more: Record<string, unknown>) => {
	const [author] = await editor.read("authors", { locale: { _eq: "en" } });
	const [category] = await editor.read("categories", { locale: { _eq: "en" } });
	return {
		...made,
		description: "Made by a test.",
		published_on: "2026-01-02",
		author: author?.id,
		category: category?.id,
		body: "<p>Made by a test.</p>",
		...more,
	};
};

describe("[CT-1] a picture", () => {
	test("of a post is visible only while the post is live, cache included", async () => {
		const id = await upload();
		const path = `/media/${id}/card`;
		await becomes(path, 404);
		const article = await editor.create("posts", await post({ status: "draft", cover: id, cover_alt: "A blue field" }));
		await becomes(path, 404);
		await editor.revise("posts", article, { status: "published" });
		await becomes(path, 200);
		await editor.revise("posts", article, { status: "draft" });
		await becomes(path, 404);
		expect((await fetch(url + path)).headers.get("cache-control")).toBe("no-store");
		await editor.revise("posts", article, { status: "published", publish_at: "2099-01-01T00:00:00Z" });
		await becomes(path, 404);
		const soon = new Date(Date.now() + 2_000).toISOString();
		await editor.revise("posts", article, { publish_at: soon });
		await becomes(path, 200);
		expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(soon));
	});

	test("within a text or block is visible while its page is published", async () => {
		const [inText, inBlock] = [await upload(), await upload()];
		const html = (id: string) =>
			`<p>See:</p><p><img src="${testSite().settings.cmsUrl}/assets/${id}.png" alt="A blue field"></p>`;
		const article = await editor.create("posts", await post({ status: "draft", body: html(inText) }));
		const page = await editor.create("pages", {
			...made,
			slug: "made-by-another",
			translation_key: "made-by-another",
			status: "draft",
			description: "Made by a test.",
			blocks: [{ type: "prose", heading: "Made by a test", html: html(inBlock) }],
		});
		await becomes(`/media/${inText}/card`, 404);
		await becomes(`/media/${inBlock}/card`, 404);
		await editor.revise("posts", article, { status: "published" });
		await editor.revise("pages", page, { status: "published" });
		await becomes(`/media/${inText}/card`, 200);
		await becomes(`/media/${inBlock}/card`, 200);
		await editor.revise("pages", page, { status: "draft" });
		await becomes(`/media/${inBlock}/card`, 404);
		await becomes(`/media/${inText}/card`, 200);
	});

	test("[CT-1] in a text is served by this site with its size and words, and foreign ones are removed", async () => {
		const id = await upload();
		// In the format of Studio's editor.
		const src = `${testSite().settings.cmsUrl}/assets/${id}.png?width=900&amp;height=600`;
		const figure = `<figure><img src="${src}" alt="A blue field"><figcaption>Nothing but blue</figcaption></figure>`;
		await editor.create("posts", await post({ status: "published", body: `<p>See:</p>${figure}` }));
		// Older than the rule that refuses such a picture.
		const foreign = `<p>Seen.<img src="https://elsewhere.example/a.png" alt="Elsewhere"></p>${figure.replace(src, "/a.png")}`;
		editor.force("posts", {
			...(await post({ status: "published", body: foreign })),
			slug: "made-before",
			translation_key: "made-before",
		});
		const site = await openTestSite();
		const [img] = (await site.get("/made-by-a-test")).document.one("figure").all("img");
		expect(img?.attributes).toEqual({
			src: `/media/${id}/text`,
			alt: "A blue field",
			width: "900",
			height: "600",
			loading: "lazy",
		});
		const response = await site.fetch(`/media/${id}/text`);
		expect(response.status).toBe(200);
		expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata()).toMatchObject({
			width: 900,
			height: 600,
		});
		const before = await site.get("/made-before");
		expect(before.text).toContain("Seen.");
		expect(before.html).not.toMatch(/elsewhere\.example|a\.png|Nothing but blue/);
		await site.close();
	});

	test("is computed in all sizes and formats even if a first visit requests them at once", async () => {
		const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
		const photo = await sharp({ create: { width: 2_400, height: 1_600, channels: 3, background: "#345", noise } })
			.jpeg()
			.toBuffer();
		const id = await uploads.add("made-by-a-test.jpg", "image/jpeg", new Uint8Array(photo));
		await editor.create("posts", await post({ status: "published", cover: id, cover_alt: "Noise" }));
		const site = await openTestSite();
		await site.get("/made-by-a-test");
		const requests = Object.keys(PICTURE_SIZES).flatMap((size) =>
			["image/avif,image/webp", "image/webp"].map(async (accept) => {
				const response = await site.fetch(`/media/${id}/${size}`, { headers: { accept } });
				await response.arrayBuffer();
				return [size, accept, response.status];
			}),
		);
		const refused = (await Promise.all(requests)).filter(([, , status]) => status !== 200);
		expect(refused).toEqual([]);
		await site.close();
	});

	test("[MT-1] is shared as JPEG in the size that the page's tags name", async () => {
		const seeThrough = await sharp({ create: { width: 900, height: 600, channels: 4, background: "#00000000" } })
			.png()
			.toBuffer();
		const id = await uploads.add("made-by-a-test.png", "image/png", new Uint8Array(seeThrough));
		await editor.create("posts", await post({ status: "published", cover: id, cover_alt: "A blue field" }));
		const site = await openTestSite();
		const { document } = await site.get("/made-by-a-test");
		const meta = (name: string) => document.one("meta", { property: `og:image${name}` }).attributes.content ?? "";
		expect([meta(":type"), meta(":width"), meta(":height"), meta(":alt")]).toEqual([
			"image/jpeg",
			"1200",
			"630",
			"A blue field",
		]);
		const address = meta("");
		expect(document.one("meta", { name: "twitter:image" }).attributes.content).toBe(address);
		expect(document.one("script", { type: "application/ld+json" }).children.join("")).toContain(`"image":"${address}"`);
		const feed = (await (await site.fetch(feedPath("insights", "en", "json"))).json()) as {
			items: { title: string; image?: string }[];
		};
		expect(feed.items.find(({ title }) => title === made.title)?.image).toBe(address);
		for (const accept of ["*/*", "image/png,image/jpeg;q=0.9", "image/avif,image/webp", ""]) {
			const response = await site.fetch(new URL(address).pathname, { headers: { accept } });
			const bytes = Buffer.from(await response.arrayBuffer());
			expect([accept, response.headers.get("content-type"), response.headers.get("vary")]).toEqual([
				accept,
				"image/jpeg",
				null,
			]);
			expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
			const { channels } = await sharp(bytes).stats();
			expect(channels.map(({ min }) => min > 250)).toEqual([true, true, true]);
		}
		await site.close();
	});
});
