import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { chooseEncoding, compress, compressedResponse, type Encoding } from "./compression.server.ts";

const long = "Ein Datenraum verbindet Unternehmen. ".repeat(60);

describe("the encoding of a response", () => {
	test.each<[string | null | undefined, Encoding]>([
		["gzip, deflate, br, zstd", "br"],
		["gzip", "gzip"],
		["br;q=0, gzip;q=0.5", "gzip"],
		["br; q=0.0 ,gzip ;q=0.000", "identity"],
		["br;q=0.01", "br"],
		[null, "identity"],
	])("%j is answered with %s", (header, encoding) => {
		expect(chooseEncoding(header)).toBe(encoding);
	});

	test.each<[string, Encoding]>([
		["gzip, deflate, br, zstd", "zstd"],
		["zstd;q=0.9, br", "zstd"],
		["gzip, deflate, br", "br"],
		["br, zstd;q=0", "br"],
	])("%j is answered with %s for a body sent once", (header, encoding) => {
		expect(chooseEncoding(header, "quick")).toBe(encoding);
	});

	test.each<[Encoding, (bytes: Uint8Array) => Uint8Array]>([
		["br", brotliDecompressSync],
		["gzip", gunzipSync],
		["zstd", zstdDecompressSync],
		["identity", (bytes) => bytes],
	])("%s survives a round trip", async (encoding, decompress) => {
		for (const effort of ["quick", "best"] as const) {
			const packed = await compress(new TextEncoder().encode(long), encoding, effort);
			expect(new TextDecoder().decode(decompress(packed))).toBe(long);
			if (encoding !== "identity") expect(packed.length).toBeLessThan(long.length / 4);
		}
	});
});

describe("a compressed response", () => {
	const answer = (text: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
		compressedResponse(new Request("http://localhost/", { headers: { "accept-encoding": "gzip" }, ...init }), text, {
			status: 200,
			headers,
		});

	test("carries encoding, length and Vary", async () => {
		const response = await answer(long, { vary: "Cookie" });
		expect(response.headers.get("content-encoding")).toBe("gzip");
		expect(response.headers.get("vary")).toBe("Cookie, Accept-Encoding");
		const body = new Uint8Array(await response.arrayBuffer());
		expect(response.headers.get("content-length")).toBe(String(body.length));
		expect(gunzipSync(body).toString()).toBe(long);
	});

	test("a matching If-None-Match is answered with 304, in any encoding (RFC 9110, 13.1.2)", async () => {
		const ask = (text: string, headers: Record<string, string> = {}) =>
			compressedResponse(new Request("http://localhost/", { headers }), text, {
				status: 200,
				headers: { "cache-control": "no-cache" },
				etag: true,
			});
		const mark = (await ask(long)).headers.get("etag") ?? "";
		expect((await ask(long, { "accept-encoding": "br" })).headers.get("etag")).toBe(mark);
		for (const known of [mark, `"other", ${mark}`, mark.replace("W/", ""), "*"]) {
			const response = await ask(long, { "if-none-match": known });
			expect([response.status, await response.text(), response.headers.get("etag")]).toEqual([304, "", mark]);
			expect(response.headers.get("cache-control")).toBe("no-cache");
		}
		expect((await ask(`${long}!`, { "if-none-match": mark })).status).toBe(200);
	});
});
