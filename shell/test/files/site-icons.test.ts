// Icons and web app manifest (MT-3).

import sharp from "sharp";
import { expect, test } from "vitest";
import { useTestSite } from "../fixtures/use-test-site.ts";

const site = useTestSite();

const bytesOf = async (path: string) => Buffer.from(await (await site.fetch(path)).arrayBuffer());

test.each([
	["/favicon.ico", "image/x-icon"],
	["/icon-maskable-512.png", "image/png"],
	["/site.webmanifest", "application/manifest+json"],
])("[MT-3] %s is cached for a day and revalidated", async (path, type) => {
	const response = await site.fetch(path);
	const { status, headers } = response;
	expect([status, headers.get("content-type"), headers.get("cache-control")]).toEqual([
		200,
		type,
		"public, max-age=86400",
	]);
	expect(headers.get("set-cookie")).toBeNull();
	expect((await response.arrayBuffer()).byteLength).toBe(Number(headers.get("content-length")));
	const again = await site.fetch(path, { headers: { "if-none-match": headers.get("etag") ?? "" } });
	expect(again.status).toBe(304);
	const head = await site.fetch(path, { method: "HEAD" });
	expect([head.status, await head.text()]).toEqual([200, ""]);
});

test("[MT-3] the manifest's icons have their sizes, and pages link it", async () => {
	const manifest = JSON.parse(String(await bytesOf("/site.webmanifest"))) as {
		readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose: string }[];
	};
	expect(manifest).toMatchObject({ start_url: "/" });
	expect(manifest.icons.map(({ purpose }) => purpose)).toEqual(["any", "any", "maskable"]);
	for (const { src, sizes } of manifest.icons) {
		const { width, height } = await sharp(await bytesOf(src)).metadata();
		expect(`${width}x${height}`).toBe(sizes);
	}
	for (const path of ["/", "/de", "/no-such-page"]) {
		const { document } = await site.get(path);
		expect(document.one("link", { rel: "manifest" }).attributes.href).toBe("/site.webmanifest");
		expect(document.one("link", { rel: "apple-touch-icon" }).attributes.href).toBe("/apple-touch-icon.png");
	}
});
