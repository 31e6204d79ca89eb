import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { type SentPage, storedPage } from "./stored-page.server.ts";

const TEXT = "Ein Datenraum hat keinen Besitzer. ".repeat(50);
const stored = (text = TEXT, validated = true) =>
	storedPage(
		{
			...{ status: 200, bytes: Buffer.from(text), locale: "de", validated },
			dependsOn: {
				reads: [],
				links: [],
				outdatedSince: undefined,
				timed: false,
				timedReads: false,
				at: 0,
				version: 1,
				linksVersion: 1,
				checked: 0,
			},
		},
		{
			"content-type": "text/html; charset=utf-8",
			vary: "Cookie",
		},
	);
function headersOf({ headers }: SentPage): Record<string, string> {
	return Object.fromEntries(headers.flatMap((name, at) => (at % 2 === 0 ? [[name, headers[at + 1] ?? ""]] : [])));
}

test("each encoding is made once, from whichever there is, and has a strong tag of its own", async () => {
	const page = stored();
	const [br, again] = await Promise.all([page.in("br"), page.in("br")]);
	expect(br).toBe(again);
	expect(page.ready("br")).toBe(br);
	expect(brotliDecompressSync(br.body).toString()).toBe(TEXT);
	expect(gunzipSync((await page.in("gzip")).body).toString()).toBe(TEXT);
	expect(zstdDecompressSync((await page.in("zstd")).body).toString()).toBe(TEXT);
	expect(Buffer.from((await page.in("identity")).body).toString()).toBe(TEXT);
	const tags = await Promise.all(
		(["br", "gzip", "zstd", "identity"] as const).map(async (encoding) => (await page.in(encoding)).etag),
	);
	expect(new Set(tags).size).toBe(4);
	for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/);
});

test("the same text has the same tag, another one another", async () => {
	const tagOf = async (text: string) => (await stored(text).in("br")).etag;
	expect(await tagOf(TEXT)).toBe(await tagOf(TEXT));
	expect(await tagOf(TEXT)).not.toBe(await tagOf(`${TEXT}!`));
	expect((await stored(TEXT, false).in("br")).etag).toBeUndefined();
});

test("headers are those of the page, with those of the encoding", async () => {
	const page = stored();
	expect(headersOf(await page.in("br"))).toEqual({
		"content-type": "text/html; charset=utf-8",
		vary: "Cookie, Accept-Encoding",
		etag: expect.any(String),
		"content-encoding": "br",
		"content-length": String((await page.in("br")).body.length),
	});
	expect(headersOf(await page.in("identity"))).not.toHaveProperty("content-encoding");
});

test("a short text is sent as it is", () => {
	expect(stored("Kurz.").encodingFor("br")).toBe("identity");
	expect(stored().encodingFor("gzip, br")).toBe("br");
	expect(stored().encodingFor("zstd, gzip")).toBe("zstd");
	expect(stored().encodingFor(undefined)).toBe("identity");
});
