// Release files and resized pictures.

import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { asAdministrator } from "@hub/e2e/administrator";
import { testSite } from "@hub/e2e/test-site";
import type { PICTURE_SIZES } from "@hub/shared-contracts/content/picture";
import { lateScriptsOf, type PageElement } from "@hub/shared-contracts/testing/page-document";
import { beforeAll, describe, expect, test } from "vitest";
import { useTestSite } from "../fixtures/use-test-site.ts";

const site = useTestSite();
let linked: readonly { readonly href: string; readonly integrity: string | undefined }[];
beforeAll(async () => {
	const { document } = await site.get("/why-lisbon");
	const elements = [...document.all("link", { integrity: true }), ...document.all("script", { integrity: true })];
	expect(elements.map(({ attributes }) => attributes.crossorigin)).toEqual(elements.map(() => "anonymous"));
	const named = elements.map((element) => ({ href: addressOf(element), integrity: element.attributes.integrity }));
	linked = [...named, ...lateScriptsOf(document)];
});

function addressOf({ attributes }: PageElement): string {
	return attributes.href ?? attributes.src ?? "";
}

const TYPES = {
	js: "text/javascript; charset=utf-8",
	css: "text/css; charset=utf-8",
	svg: "image/svg+xml",
	woff2: "font/woff2",
};

describe("[PF-5] files of releases", () => {
	test("linked by a document exist, are immutable and match their integrity", async () => {
		expect(linked.length).toBeGreaterThan(3);
		for (const { href: path, integrity } of linked) {
			const response = await site.fetch(path);
			expect([path, response.status]).toEqual([path, 200]);
			expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
			expect(response.headers.get("content-type")).toBe(TYPES[path.split(".").at(-1) as keyof typeof TYPES]);
			const bytes = new Uint8Array(await response.arrayBuffer());
			expect([path, `sha256-${createHash("sha256").update(bytes).digest("base64")}`]).toEqual([path, integrity]);
		}
	});

	test("are served in the stored compression, each with its own ETag", async () => {
		const path = linked.find(({ href }) => /^\/r\/mf-content\/.*\.js$/.test(href))?.href ?? "";
		const plain = Buffer.from(await (await site.fetch(path)).arrayBuffer());
		for (const [encoding, unpack] of [
			["br", brotliDecompressSync],
			["gzip", gunzipSync],
		] as const) {
			const response = await site.fetch(path, { headers: { "accept-encoding": encoding } });
			expect(response.headers.get("content-encoding")).toBe(encoding);
			expect(response.headers.get("vary")).toBe("Accept-Encoding");
			const body = Buffer.from(await response.arrayBuffer());
			expect(body.length).toBeLessThan(plain.length);
			expect(unpack(body).equals(plain)).toBe(true);
			// As compressed by the build, and not available at an address of its own.
			const [, , remote = "", version = "", file = ""] = path.split("/");
			const stored = join(
				testSite().settings.releasesDir,
				"releases",
				remote,
				version,
				`${file}.${encoding === "br" ? "br" : "gz"}`,
			);
			expect(body.equals(await readFile(stored))).toBe(true);
			expect((await site.fetch(`${path}.br`)).status).toBe(404);
			// Each encoding has its own ETag.
			const etag = response.headers.get("etag") ?? "";
			expect(etag).toMatch(/^"[\w-]{22}"$/);
			const again = { "if-none-match": etag };
			expect((await site.fetch(path, { headers: { ...again, "accept-encoding": encoding } })).status).toBe(304);
			expect((await site.fetch(path, { headers: again })).status).toBe(200);
		}
	});

	test("never include server code, manifests or paths outside the release", async () => {
		const version = testSite().packages.find(({ name }) => name === "mf-content")?.version;
		const base = `/r/mf-content/${version}`;
		const paths =
			`${base}/server.cjs ${base}/remote.json ${base}/REMOTE.JSON ${base}/remote%2ejson ${base}/none.js ${base}/
			${base}/../../../live.json ${base}/..%2f..%2f..%2flive.json ${base}/%2e%2e/%2e%2e/%2e%2e/live.json ${base}/a/b.js /r/
			/r/../live.json /r/shell/none/shell.js /r/mf-content/..%5c/x.js`.split(/\s+/);
		for (const path of paths) {
			const response = await site.fetch(path);
			const text = await response.text();
			expect([path, response.status]).toEqual([path, 404]);
			if (!new URL(path, "http://site").pathname.startsWith("/r/")) continue;
			expect([path, response.headers.get("content-type"), text]).toEqual([
				path,
				"text/plain; charset=utf-8",
				"Not found\n",
			]);
			expect(response.headers.get("cache-control")).toBe("no-store");
		}
	});
});

describe("pictures", () => {
	let id: string;
	beforeAll(async () => {
		const pictures = await asAdministrator("/files?limit=1&fields=id&filter[type][_starts_with]=image/");
		id = (pictures as { data: { id: string }[] }).data[0]?.id ?? "";
		expect(id).not.toBe("");
	});

	// The smallest sizes: large ones take seconds to encode.
	test.each(["card", "head-half"] satisfies (keyof typeof PICTURE_SIZES)[])(
		"come in the size %s and an accepted format",
		async (size) => {
			for (const [accepted, type] of [
				["image/avif,image/webp,*/*", "image/avif"],
				["image/webp", "image/webp"],
			] as const) {
				const ask = () => site.fetch(`/media/${id}/${size}`, { headers: { accept: accepted } });
				// Encoding to the better format may take a while the first time.
				await expect.poll(async () => (await ask()).headers.get("content-type"), { timeout: 20_000 }).toBe(type);
				const response = await ask();
				expect([size, response.status]).toEqual([size, 200]);
				expect(response.headers.get("vary")).toBe("Accept");
				expect(response.headers.get("cache-control")).toMatch(/^public, max-age=\d+/);
				expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(100);
			}
		},
	);

	test("in an unknown size or with an unknown id are a plain 404", async () => {
		const unknown = "00000000-0000-4000-8000-000000000000";
		for (const path of [
			`/media/${id}/huge`,
			`/media/${id}/constructor`,
			`/media/${id}`,
			`/media/${id}/card/x`,
			`/media/${unknown}/card`,
			"/media/x/card",
			"/media/",
		]) {
			const response = await site.fetch(path);
			expect([path, response.status, response.headers.get("content-type")]).toEqual([
				path,
				404,
				"text/plain; charset=utf-8",
			]);
		}
	});
});
