import { randomUUID } from "node:crypto";
import type { Knex } from "knex";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { seededId } from "../src/seed/identity.ts";
import { type Installation, rows } from "./installation.ts";

const position = { epoch: z.number(), cursor: z.string() };
const answers = z.discriminatedUnion("kind", [
	z.object({
		kind: z.literal("changes"),
		...position,
		changes: z.array(z.object({ collection: z.string(), item: z.string() })),
	}),
	z.object({ kind: z.literal("refill"), ...position }),
]);
type Answer = z.infer<typeof answers>;

/**
 * Change feed of a real Directus, for every way to change a row.
 * @param openDatabase opens a direct connection, as extensions and migrations use
 */
export function feedCases(hub: () => Installation, openDatabase: () => Knex): void {
	describe("the change feed", () => {
		let database: Knex;
		beforeAll(() => {
			database = openDatabase();
		});
		afterAll(async () => {
			// Other tests use the same installation.
			await database("redirects").where("from", "like", "/feed-%").delete();
			await database("speakers").where("translation_key", "like", "feed-%").delete();
			await database("contact_messages").where({ email: "feed@example.org" }).delete();
			await database("directus_versions").where({ key: "feed" }).delete();
			await database.destroy();
		});

		const ask = (query: Readonly<Record<string, string>>, token: string | null) =>
			hub().call("GET", `/hub-feed?${new URLSearchParams(query)}`, undefined, { token });

		async function read(from?: Pick<Answer, "epoch" | "cursor">, wait = 0): Promise<Answer> {
			const query = from ? { epoch: String(from.epoch), cursor: from.cursor, wait: String(wait) } : {};
			return answers.parse((await ask(query, hub().cms.siteToken)).json);
		}

		/**
		 * Returns the changes that the feed reports during some work, each row once. Changes by other work may be included.
		 */
		async function changesOf(work: () => Promise<unknown>): Promise<string[]> {
			const before = await read();
			await work();
			const after = await read(before, 1_000);
			if (after.kind !== "changes") throw new Error("A refill was requested, although nothing was missed.");
			return [...new Set(after.changes.map(({ collection, item }) => `${collection} ${item}`))];
		}

		const post = () => seededId("posts", "first", "en");

		test("reports rows that are created, changed and deleted through REST, by their ids", async () => {
			const { admin } = hub();
			const ids = [randomUUID(), randomUUID()];
			const created = await changesOf(() =>
				admin.create(
					"/items/redirects",
					ids.map((id, at) => ({ id, from: `/feed-${at}`, to: "/new" })),
				),
			);
			expect(created).toEqual(expect.arrayContaining(ids.map((id) => `redirects ${id}`)));
			const [first, second] = ids;
			expect(await changesOf(() => admin.update(`/items/redirects/${first}`, { note: "changed" }))).toContain(
				`redirects ${first}`,
			);
			expect(await changesOf(() => hub().remove(`/items/redirects/${second}`))).toContain(`redirects ${second}`);
		});

		test("reports changes through GraphQL, an import, sorting, and a published version", async () => {
			const { admin } = hub();
			const variables = { id: post(), data: { description: "Written by GraphQL." } };
			const change =
				"mutation ($id: ID!, $data: update_posts_input!) { update_posts_item(id: $id, data: $data) { id } }";
			expect(await changesOf(() => hub().call("POST", "/graphql", { query: change, variables }))).toContain(
				`posts ${post()}`,
			);

			const id = randomUUID();
			const form = new FormData();
			form.set(
				"file",
				new Blob([JSON.stringify([{ id, from: "/feed-imported", to: "/new" }])], { type: "application/json" }),
				"rows.json",
			);
			expect(await changesOf(() => hub().call("POST", "/utils/import/redirects", form))).toContain(`redirects ${id}`);

			const [one, other] = await admin.read("/items/navigation", { fields: ["id"], sort: ["sort"], limit: 2 }, rows);
			expect(await changesOf(() => admin.create("/utils/sort/navigation", { item: other?.id, to: one?.id }))).toContain(
				`navigation ${other?.id}`,
			);

			await admin.create("/versions", { key: "feed", name: "Feed", collection: "posts", item: post() });
			const [version] = await admin.read("/versions", { fields: ["id"], filter: { key: { _eq: "feed" } } }, rows);
			const saved = await changesOf(() =>
				admin.create(`/versions/${version?.id}/save`, { description: "Saved in a version.", status: "archived" }),
			);
			expect(saved).not.toContain(`posts ${post()}`);
			const { mainHash } = await admin.read(`/versions/${version?.id}/compare`, {}, z.object({ mainHash: z.string() }));
			expect(await changesOf(() => admin.create(`/versions/${version?.id}/promote`, { mainHash }))).toContain(
				`posts ${post()}`,
			);
		});

		test("reports rows of junctions, and rows that a deletion takes along", async () => {
			const { admin } = hub();
			const [event, speaker, link] = [randomUUID(), randomUUID(), randomUUID()];
			const draft = { locale: "en", status: "draft", translation_key: `feed-${event}` };
			await database("events").insert({ id: event, ...draft });
			await database("speakers").insert({ id: speaker, ...draft });
			const speakers = { create: [{ id: link, speakers_id: speaker }], update: [], delete: [] };
			expect(await changesOf(() => admin.update(`/items/events/${event}`, { speakers }))).toContain(
				`events_speakers ${link}`,
			);
			expect(await changesOf(() => hub().remove(`/items/events/${event}`))).toEqual(
				expect.arrayContaining([`events ${event}`, `events_speakers ${link}`]),
			);
		});

		test("reports rows that are written past Directus, and changed ids", async () => {
			expect(
				await changesOf(() => database("posts").where({ id: post() }).update({ description: "Past Directus." })),
			).toEqual([`posts ${post()}`]);
			const [before, after] = [randomUUID(), randomUUID()];
			await database("redirects").insert({ id: before, from: "/feed-id", to: "/new" });
			expect(await changesOf(() => database("redirects").where({ id: before }).update({ id: after }))).toEqual(
				expect.arrayContaining([`redirects ${before}`, `redirects ${after}`]),
			);
		});

		test("reports files that are uploaded, described, replaced and deleted", async () => {
			const form = () => {
				const data = new FormData();
				data.set("file", new Blob(["%PDF-1.4\n%%EOF\n"], { type: "application/pdf" }), "feed.pdf");
				return data;
			};
			let id = "";
			const uploaded = await changesOf(async () => {
				id = z.object({ id: z.string() }).parse((await hub().call("POST", "/files", form())).data).id;
			});
			expect(uploaded).toContain(`directus_files ${id}`);
			expect(await changesOf(() => hub().admin.update(`/files/${id}`, { title: "Described" }))).toContain(
				`directus_files ${id}`,
			);
			expect(await changesOf(() => hub().call("PATCH", `/files/${id}`, form()))).toContain(`directus_files ${id}`);
			expect(await changesOf(() => hub().remove(`/files/${id}`))).toContain(`directus_files ${id}`);
		});

		test("does not report accounts and messages", async () => {
			const changes = await changesOf(async () => {
				await hub().admin.update("/users/me", { title: "Operations" });
				await database("contact_messages").insert({
					id: randomUUID(),
					name: "Nobody",
					email: "feed@example.org",
					message: "Nothing",
				});
				await database("posts").where({ id: post() }).update({ description: "Written beside them." });
			});
			expect(changes).toEqual([`posts ${post()}`]);
		});

		test("misses no row when a field of a collection is changed", async () => {
			const { admin } = hub();
			const field = z.object({
				meta: z.object({ note: z.string() }),
				schema: z.object({ default_value: z.string().nullable() }),
			});
			const { meta, schema } = await admin.read("/fields/redirects/note", {}, field);
			const before = await read();
			await admin.update("/fields/redirects/note", {
				meta: { note: "The reason." },
				schema: { default_value: "none" },
			});
			await database("redirects").insert({ id: randomUUID(), from: "/feed-unheard", to: "/new" });
			const after = await read(before);
			const isReported = after.kind === "changes" && after.changes.some(({ collection }) => collection === "redirects");
			expect(isReported || (after.kind === "refill" && after.epoch > before.epoch)).toBe(true);
			await admin.update("/fields/redirects/note", {
				meta: { note: meta.note },
				schema: { default_value: schema.default_value },
			});
			// The next request completes the triggers.
			const id = randomUUID();
			expect(await changesOf(() => database("redirects").insert({ id, from: "/feed-followed", to: "/new" }))).toEqual([
				`redirects ${id}`,
			]);
		});

		test("responds to a waiting request once a row is written, and otherwise after its time", async () => {
			const before = await read();
			const waiting = read(before, 20_000);
			await database("posts").where({ id: post() }).update({ description: "In a moment." });
			expect(await waiting).toMatchObject({ kind: "changes", changes: [{ collection: "posts", item: post() }] });
			// Earlier cases may still be writing.
			const poll = async () => {
				const from = await read();
				const begun = performance.now();
				const after = await read(from, 600);
				return performance.now() - begun > 500 && after.kind === "changes" && after.cursor === from.cursor;
			};
			await expect.poll(poll, { timeout: 30_000 }).toBe(true);
		});

		test("is open to the site alone, and refuses invalid cursors", async () => {
			const { credentials, siteToken } = hub().cms;
			expect((await ask({}, null)).status).toBe(403);
			expect((await ask({}, await hub().staffToken())).status).toBe(403);
			expect((await ask({}, credentials.directus.adminToken)).status).toBe(403);
			for (const cursor of ["", "1", "1.2.3", "1.x", "0.0'; drop table posts; --", "9".repeat(30)])
				expect((await ask({ epoch: "1", cursor }, siteToken)).status, cursor).toBe(400);
		});
	});
}
