// Files to take along, as browsers and download programs fetch them. What nothing published offers is not there.

import { readFileSync } from "node:fs";
import { testSite } from "@hub/e2e/test-site";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type Editor, openEditor } from "../fixtures/editor.ts";
import { absentService, faultyProxy } from "../fixtures/stand-in-services.ts";
import { openTestSite, type TestSite } from "../fixtures/test-site.ts";
import { openUploads } from "../fixtures/upload.ts";

const printed = (name: string) => readFileSync(new URL(`../../../cms/seed/files/printed/${name}`, import.meta.url));
const NAME = "ready-for-a-data-space.pdf";

let site: TestSite;
/** The path of a seeded document, and what is in it. */
let path: string;
let bytes: Buffer;
beforeAll(async () => {
	site = await openTestSite();
	bytes = printed(NAME);
	const link = (await site.get("/resources")).document
		.all("a", { download: true })
		.find(({ attributes }) => attributes.href?.endsWith(NAME));
	path = link?.attributes.href ?? "";
	expect(path).toMatch(/^\/files\/[0-9a-f-]{36}\//);
});
afterAll(() => site.close());

const bodyOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe("a file to take along", () => {
	test("comes as it was stored, with its name, size and kind, and nothing of the content service's own", async () => {
		const response = await site.fetch(path, { headers: { cookie: "a=b" } });
		expect(response.status).toBe(200);
		expect((await bodyOf(response)).equals(bytes)).toBe(true);
		const { etag, ...headers } = Object.fromEntries(response.headers);
		expect(etag).toMatch(/^"[\w-]{22}"$/);
		expect(headers).toMatchObject({
			"content-type": "application/pdf",
			"content-length": String(bytes.length),
			"content-disposition": `inline; filename="${NAME}"; filename*=UTF-8''${NAME}`,
			"accept-ranges": "bytes",
			"cache-control": "public, no-cache",
			"x-content-type-options": "nosniff",
		});
		expect(Object.keys(headers).filter((name) => /cookie|authorization|powered|last-modified|^vary$/.test(name))).toEqual([]);
	});

	test("HEAD tells the same and sends nothing", async () => {
		const [head, get] = [await site.fetch(path, { method: "HEAD" }), await site.fetch(path)];
		expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(get.headers));
		expect([head.status, (await bodyOf(head)).length]).toEqual([200, 0]);
		await get.body?.cancel();
	});

	test("is not sent again to who has it", async () => {
		const etag = (await site.fetch(path, { method: "HEAD" })).headers.get("etag") ?? "";
		for (const known of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
			const response = await site.fetch(path, { headers: { "if-none-match": known } });
			expect([known, response.status, response.headers.get("etag"), await response.text()]).toEqual([known, 304, etag, ""]);
		}
		expect((await site.fetch(path, { headers: { "if-none-match": '"other"' } })).status).toBe(200);
	});

	test.each([
		["bytes=0-0", 0, 1],
		["bytes=0-99", 0, 100],
		["bytes=1000-1999", 1000, 2000],
		["bytes=-500", -500, undefined],
		["bytes=50000-", 50_000, undefined],
		["bytes=50000-99999999", 50_000, undefined],
	])("comes in parts: %s", async (range, from, to) => {
		const response = await site.fetch(path, { headers: { range } });
		const part = bytes.subarray(from, to);
		expect([response.status, response.headers.get("content-length")]).toEqual([206, String(part.length)]);
		const first = from < 0 ? bytes.length + from : from;
		expect(response.headers.get("content-range")).toBe(`bytes ${first}-${first + part.length - 1}/${bytes.length}`);
		expect((await bodyOf(response)).equals(part)).toBe(true);
	});

	test("a part that is not there is refused; of another state, or several at once, comes the whole", async () => {
		const beyond = await site.fetch(path, { headers: { range: "bytes=99999999-" } });
		expect([beyond.status, beyond.headers.get("content-range")]).toEqual([416, `bytes */${bytes.length}`]);
		const etag = (await site.fetch(path, { method: "HEAD" })).headers.get("etag") ?? "";
		for (const [headers, status] of [
			[{ range: "bytes=0-9", "if-range": etag }, 206],
			[{ range: "bytes=0-9", "if-range": '"other"' }, 200],
			[{ range: "bytes=0-9,20-29" }, 200],
		] as const) {
			const response = await site.fetch(path, { headers });
			expect([headers, response.status]).toEqual([headers, status]);
			await response.body?.cancel();
		}
	});

	test("under another name leads to its own", async () => {
		const id = path.split("/")[2];
		for (const wrong of [`/files/${id}/free-money.exe`, `/files/${id}/${NAME.toUpperCase()}`]) {
			const response = await site.fetch(wrong);
			expect([response.status, response.headers.get("location")]).toEqual([302, path]);
		}
	});

	test("anything else below /files is a plain 404, and takes no form", async () => {
		const id = path.split("/")[2];
		for (const other of [
			"/files/",
			`/files/${id}`,
			`/files/${id}/`,
			`/files/${id}/${NAME}/more`,
			`/files/${id}/%E0%A4%A`,
			`/files/00000000-0000-4000-8000-000000000000/${NAME}`,
			`/files/${id?.toUpperCase()}/${NAME}`,
			`/files/..%2f..%2fserver%2finfo/${NAME}`,
		]) {
			const response = await site.fetch(other);
			expect([other, response.status, response.headers.get("content-type"), await response.text()]).toEqual([
				other,
				404,
				"text/plain; charset=utf-8",
				"Nicht gefunden.\nNot found.\n",
			]);
		}
		expect((await site.fetch(path, { method: "PUT" })).status).toBe(405);
	});
});

describe("an upload", () => {
	const { url } = testSite();
	const uploads = openUploads();
	let editor: Editor;
	beforeAll(() => {
		editor = openEditor();
	});
	afterEach(async () => {
		await editor.undo();
		await uploads.undo();
	});

	const upload = async (name: string, type: string, content = "content") => {
		const id = await uploads.add(name, type, content);
		return { id, path: `/files/${id}/${encodeURIComponent(name)}` };
	};
	const resource = (file: string, status: string) => ({
		status,
		locale: "de",
		translation_key: "made-by-a-test",
		slug: "made-by-a-test",
		title: "Von einem Test",
		description: "Von einem Test gemacht.",
		kind: "guide",
		language: "de",
		file,
	});
	/** The status of a path in the running site, which hears of every save. */
	const statusOf = async (asked: string) => (await fetch(url + asked, { method: "HEAD" })).status;

	test("can be taken along while something published offers it, and not before or after", async () => {
		const file = await upload("Prüfbericht „Süd“ (1).pdf", "application/pdf", "%PDF-1.4 made by a test");
		expect(await statusOf(file.path)).toBe(404);
		const id = await editor.create("resources", resource(file.id, "draft"));
		expect(await statusOf(file.path)).toBe(404);
		await editor.update("resources", id, { status: "published" });
		await expect.poll(() => statusOf(file.path), { timeout: 5_000 }).toBe(200);
		const response = await fetch(url + file.path);
		expect(await response.text()).toBe("%PDF-1.4 made by a test");
		expect(response.headers.get("content-disposition")).toBe(
			`inline; filename="Pr_fbericht _S_d_ (1).pdf"; filename*=UTF-8''Pr%C3%BCfbericht%20%E2%80%9ES%C3%BCd%E2%80%9C%20%281%29.pdf`,
		);
		await editor.update("resources", id, { status: "draft" });
		await expect.poll(() => statusOf(file.path), { timeout: 5_000 }).toBe(404);
		await editor.update("resources", id, { status: "published", publish_at: "2099-01-01T00:00:00Z" });
		await expect.poll(() => statusOf(file.path), { timeout: 5_000 }).toBe(404);
	});

	test("that a browser does not show is saved, whatever it was said to be", async () => {
		const file = await upload("Werte.CSV", "text/html", "a;b\n1;2\n");
		await editor.create("resources", resource(file.id, "published"));
		await expect.poll(() => statusOf(file.path), { timeout: 5_000 }).toBe(200);
		const response = await fetch(url + file.path);
		expect([response.headers.get("content-type"), response.headers.get("content-disposition")]).toEqual([
			"text/csv; charset=utf-8",
			`attachment; filename="Werte.CSV"; filename*=UTF-8''Werte.CSV`,
		]);
		expect(response.headers.get("content-security-policy")).toMatch(/^default-src 'none';.*; sandbox$/);
		expect(response.headers.get("x-content-type-options")).toBe("nosniff");
		expect(await response.text()).toBe("a;b\n1;2\n");
	});

	test("of a kind that could run here is never there", async () => {
		const fresh: TestSite[] = [];
		for (const [name, type] of [
			["page.html", "text/html"],
			["drawing.svg", "image/svg+xml"],
			["run.js", "application/pdf"],
			["Bericht.pdf ", "application/pdf"],
			["Bericht", "application/pdf"],
		] as const) {
			const file = await upload(name, type, "<script>alert(1)</script>");
			const row = resource(file.id, "published");
			await expect(editor.create("resources", row)).rejects.toThrow(/which visitors could not open/);
			// Older than the rules.
			editor.force("resources", row);
			fresh.push(await openTestSite());
			expect([name, (await fresh.at(-1)?.fetch(file.path))?.status]).toEqual([name, 404]);
			await editor.undo();
		}
		for (const opened of fresh) await opened.close();
	});
});

describe("while the content service is not well", () => {
	test("a file is not available, in plain words", async () => {
		const alone = await openTestSite({ cmsUrl: await absentService() });
		const response = await alone.fetch(path);
		expect([response.status, response.headers.get("content-language")]).toEqual([503, "de, en"]);
		expect(await response.text()).toMatch(/^Die Datei ist gerade nicht verfügbar\..*\nThe file is not available just now\..*\n$/);
		await alone.close();
	});

	test("who has the file still learns that it is the same; the bytes come again when it is well", async () => {
		const proxy = await faultyProxy(String(testSite().settings.cmsUrl));
		const behind = await openTestSite({ cmsUrl: proxy.url });
		try {
			const etag = (await behind.fetch(path, { method: "HEAD" })).headers.get("etag") ?? "";
			proxy.mood = "failing";
			const [known, asked] = [await behind.fetch(path, { headers: { "if-none-match": etag } }), await behind.fetch(path)];
			expect([known.status, asked.status, asked.headers.get("cache-control")]).toEqual([304, 503, "no-store"]);
			proxy.mood = "well";
			expect((await bodyOf(await behind.fetch(path))).equals(bytes)).toBe(true);
		} finally {
			await behind.close();
			await proxy.close();
		}
	});
});
