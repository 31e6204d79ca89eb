// The site's icons and manifest, at the addresses where programs look for them (MT-3).

import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestSite, type TestSite } from "../fixtures/test-site.ts";

let site: TestSite;
beforeAll(async () => {
	site = await openTestSite();
});
afterAll(() => site.close());

const bytesOf = async (path: string) => Buffer.from(await (await site.fetch(path)).arrayBuffer());

test.each([
	["/favicon.ico", "image/x-icon"],
	["/apple-touch-icon.png", "image/png"],
	["/icon-192.png", "image/png"],
	["/icon-512.png", "image/png"],
	["/icon-maskable-512.png", "image/png"],
	["/site.webmanifest", "application/manifest+json"],
])("[MT-3] %s is there, for a day, and is not sent twice", async (path, type) => {
	const response = await site.fetch(path);
	const { status, headers } = response;
	expect([status, headers.get("content-type"), headers.get("cache-control")]).toEqual([200, type, "public, max-age=86400"]);
	expect(headers.get("set-cookie")).toBeNull();
	expect((await response.arrayBuffer()).byteLength).toBe(Number(headers.get("content-length")));
	const again = await site.fetch(path, { headers: { "if-none-match": headers.get("etag") ?? "" } });
	expect(again.status).toBe(304);
	const head = await site.fetch(path, { method: "HEAD" });
	expect([head.status, await head.text()]).toEqual([200, ""]);
});

test("[MT-3] an address with an encoded letter leads to the same file", async () => {
	for (const path of ["/%66avicon.ico", "/./%61pple-touch-icon.png", "/sit%65.w%65bmanifest?v=1"])
		expect((await site.fetch(path)).status, path).toBe(200);
});

test("[MT-3] /favicon.ico holds the mark in three sizes, each as its entry says", async () => {
	const ico = await bytesOf("/favicon.ico");
	expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 3]);
	for (const [at, size] of [16, 32, 48].entries()) {
		const entry = 6 + 16 * at;
		const [length, offset] = [ico.readUInt32LE(entry + 8), ico.readUInt32LE(entry + 12)];
		const { width, height, format } = await sharp(ico.subarray(offset, offset + length)).metadata();
		expect([ico[entry], ico[entry + 1], width, height, format]).toEqual([size, size, size, size, "png"]);
	}
});

test("[MT-3] what fills a square of its own has a ground, and a maskable icon has the mark in its middle", async () => {
	const corner = async (path: string) => [
		...(
			await sharp(await bytesOf(path))
				.ensureAlpha()
				.raw()
				.toBuffer()
		).subarray(0, 4),
	];
	const ground = [251, 250, 246, 255];
	expect(await corner("/apple-touch-icon.png")).toEqual(ground);
	expect(await corner("/icon-maskable-512.png")).toEqual(ground);
	expect((await corner("/icon-512.png"))[3]).toBe(0);
	const { info } = await sharp(await bytesOf("/icon-maskable-512.png"))
		.trim({ threshold: 5 })
		.toBuffer({ resolveWithObject: true });
	expect(Math.hypot(info.width, info.height)).toBeLessThan(512 * 0.8);
});

test("[MT-3] the manifest names icons that are as it says, and pages of both languages name it", async () => {
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
