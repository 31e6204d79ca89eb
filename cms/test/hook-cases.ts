import { createHmac } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { seededId } from "../src/seed/identity.ts";
import { type Installation, rows } from "./installation.ts";

const report = z.object({
	collection: z.string(),
	keys: z.array(z.union([z.string(), z.number()])),
	fields: z.array(z.string()).optional(),
	event: z.string(),
	at: z.number(),
});

/** What the publish hook reports from a real Directus. */
export function hookCases(hub: () => Installation): void {
	describe("the publish hook", () => {
		async function reportsOf(work: () => Promise<unknown>): Promise<z.infer<typeof report>[]> {
			await sleep(300);
			hub().received.length = 0;
			const begin = Date.now();
			await work();
			while (hub().received.length === 0 && Date.now() - begin < 10_000) await sleep(10);
			await sleep(200);
			return hub().received.map(({ body, signature }) => {
				expect(signature).toBe(`sha256=${createHmac("sha256", hub().cms.publishSecret).update(body).digest("hex")}`);
				return report.parse(JSON.parse(body));
			});
		}

		test("reports an edit with the fields that it changed, signed", async () => {
			const id = seededId("posts", "first", "en");
			const before = Date.now();
			const [only, ...more] = await reportsOf(() => hub().admin.update(`/items/posts/${id}`, { title: "The first, again" }));
			expect(more).toEqual([]);
			expect(only).toMatchObject({ collection: "posts", event: "update", keys: [id], fields: ["title"] });
			expect(only?.at).toBeGreaterThanOrEqual(before);
		});

		test("makes one report of many changes at once, and tells creating, deleting and files", async () => {
			const texts = [1, 2, 3].map((number) => ({ from: `/old-${number}`, to: "/new" }));
			const [created, ...more] = await reportsOf(() => hub().admin.create("/items/redirects", texts));
			expect(more).toEqual([]);
			expect(created).toMatchObject({ collection: "redirects", event: "create" });
			expect(created?.keys).toHaveLength(3);
			const [key] = created?.keys ?? [];
			expect(await reportsOf(() => hub().remove(`/items/redirects/${key}`))).toMatchObject([
				{ collection: "redirects", event: "delete", keys: [key] },
			]);
			const [picture] = await hub().admin.read("/files", { fields: ["id"], limit: 1 }, rows);
			const files = await reportsOf(() => hub().admin.update(`/files/${picture?.id}`, { title: "Another title" }));
			expect(files).toMatchObject([{ collection: "directus_files", event: "update", keys: [picture?.id] }]);
		});

		test("keeps quiet about accounts", async () => {
			await sleep(300);
			hub().received.length = 0;
			await hub().admin.update("/users/me", { title: "Operations" });
			await sleep(300);
			expect(hub().received).toEqual([]);
		});
	});
}
