import { readFileSync } from "node:fs";
import { testSite } from "@hub/e2e/test-site";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { type Editor, openEditor } from "../fixtures/editor.ts";
import { openUploads } from "../fixtures/upload.ts";
import { useTestSite } from "../fixtures/use-test-site.ts";

const printed = (name: string) => readFileSync(new URL(`../../../cms/seed/files/printed/${name}`, import.meta.url));
const NAME = "ready-for-a-data-space.pdf";

const site = useTestSite();
/** Path and content of a seeded document. */
let path: string;
let bytes: Buffer;
beforeAll(async () => {
	bytes = printed(NAME);
	const link = (await site.get("/resources")).document
		.all("a", { download: true })
		.find(({ attributes }) => attributes.href?.endsWith(NAME));
	path = link?.attributes.href ?? "";
	expect(path).toMatch(/^\/files\/[0-9a-f-]{36}\//);
});

const bodyOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe("a download", () => {
	test("has its bytes, name, size and type, and no header of the content service", async () => {
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
		expect(
			Object.keys(headers).filter((name) => /cookie|authorization|powered|last-modified|^vary$/.test(name)),
		).toEqual([]);
	});

	test("any other address below /files is a plain 404", async () => {
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
	/** Returns the status of a path on the running site, which receives every save. */
	const statusOf = async (path: string) => (await fetch(url + path, { method: "HEAD" })).status;

	test("is available only while a published entry offers it", async () => {
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

	test("is an attachment with the type of its extension", async () => {
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

	test("of a type that could run scripts is refused and never served", async () => {
		for (const [name, type] of [
			["page.html", "text/html"],
			["drawing.svg", "image/svg+xml"],
			["Bericht.pdf ", "application/pdf"],
		] as const) {
			const file = await upload(name, type, "<script>alert(1)</script>");
			const row = resource(file.id, "published");
			await expect(editor.create("resources", row)).rejects.toThrow(/which visitors could not open/);
			// Older than the rules.
			editor.force("resources", row);
			await editor.catchUp();
			expect([name, (await site.fetch(file.path)).status]).toEqual([name, 404]);
			await editor.undo();
		}
	});
});
