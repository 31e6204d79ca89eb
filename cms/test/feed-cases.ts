import { randomUUID } from "node:crypto";
import type { Knex } from "knex";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { seededId } from "../src/seed/identity.ts";
import { type Installation, rows } from "./installation.ts";

const place = { epoch: z.number(), cursor: z.string() };
const answers = z.discriminatedUnion("kind", [
	z.object({
		kind: z.literal("changes"),
		...place,
		changes: z.array(z.object({ collection: z.string(), item: z.string() })),
	}),
	z.object({ kind: z.literal("refill"), ...place }),
]);
type Answer = z.infer<typeof answers>;

/**
 * What the change feed tells of a real Directus: every way in which a row changes.
 * @param openDatabase a connection past Directus, as extensions and migrations write
 */
export function feedCases(hub: () => Installation, openDatabase: () => Knex): void {
	describe("the change feed", () => {
		let database: Knex;
		beforeAll(() => {
			database = openDatabase();
		});
		afterAll(async () => {
			// Others look at the same installation.
			await database("redirects").where("from", "like", "/feed-%").delete();
			await database("speakers").where("translation_key", "like", "feed-%").delete();
			await database("contact_messages").where({ email: "feed@example.org" }).delete();
			await database("directus_versions").where({ key: "feed" }).delete();
			await database.destroy();
		});

		const ask = (query: Readonly<Record<string, string>>, token: string) =>
			fetch(`${hub().cms.url}/hub-feed?${new URLSearchParams(query)}`, { headers: { authorization: `Bearer ${token}` } });

		async function read(from?: Pick<Answer, "epoch" | "cursor">, wait = 0): Promise<Answer> {
			const query = from ? { epoch: String(from.epoch), cursor: from.cursor, wait: String(wait) } : {};
			return answers.parse(await (await ask(query, hub().cms.siteToken)).json());
		}

		/** The changes that the feed reports of some work, each row once. Other work of the service may be among them. */
		async function changesOf(work: () => Promise<unknown>): Promise<string[]> {
			const before = await read();
			await work();
			const after = await read(before, 1_000);
			if (after.kind !== "changes") throw new Error("Everything is to be read again, although nothing was missed.");
			return [...new Set(after.changes.map(({ collection, item }) => `${collection} ${item}`))];
		}

		const graphql = (query: string, variables: object) =>
			fetch(`${hub().cms.url}/graphql`, {
				method: "POST",
				headers: { authorization: `Bearer ${hub().cms.credentials.directus.adminToken}`, "content-type": "application/json" },
				body: JSON.stringify({ query, variables }),
			});
		const upload = (path: string, method: string, form: FormData) =>
			fetch(hub().cms.url + path, {
				method,
				headers: { authorization: `Bearer ${hub().cms.credentials.directus.adminToken}` },
				body: form,
			});
		const post = () => seededId("posts", "first", "en");

		test("tells creating, changing and deleting by REST, one row or many, with the id alone", async () => {
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
			expect(await changesOf(() => admin.update(`/items/redirects/${first}`, { note: "changed" }))).toContain(`redirects ${first}`);
			expect(await changesOf(() => hub().remove(`/items/redirects/${second}`))).toContain(`redirects ${second}`);
		});

		test("tells changes by GraphQL, by an import, by sorting, and of a version that is published", async () => {
			const { admin } = hub();
			const change = "mutation ($id: ID!, $data: update_posts_input!) { update_posts_item(id: $id, data: $data) { id } }";
			expect(await changesOf(() => graphql(change, { id: post(), data: { description: "Written by GraphQL." } }))).toContain(
				`posts ${post()}`,
			);

			const id = randomUUID();
			const form = new FormData();
			form.set(
				"file",
				new Blob([JSON.stringify([{ id, from: "/feed-imported", to: "/new" }])], { type: "application/json" }),
				"rows.json",
			);
			expect(await changesOf(() => upload("/utils/import/redirects", "POST", form))).toContain(`redirects ${id}`);

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
			expect(await changesOf(() => admin.create(`/versions/${version?.id}/promote`, { mainHash }))).toContain(`posts ${post()}`);
		});

		test("tells rows between two collections, and what a deletion takes along", async () => {
			const { admin } = hub();
			const [event, speaker, link] = [randomUUID(), randomUUID(), randomUUID()];
			const draft = { locale: "en", status: "draft", translation_key: `feed-${event}` };
			await database("events").insert({ id: event, ...draft });
			await database("speakers").insert({ id: speaker, ...draft });
			const speakers = { create: [{ id: link, speakers_id: speaker }], update: [], delete: [] };
			expect(await changesOf(() => admin.update(`/items/events/${event}`, { speakers }))).toContain(`events_speakers ${link}`);
			expect(await changesOf(() => hub().remove(`/items/events/${event}`))).toEqual(
				expect.arrayContaining([`events ${event}`, `events_speakers ${link}`]),
			);
		});

		test("tells what extensions and migrations write past Directus, and another id of a row", async () => {
			expect(await changesOf(() => database("posts").where({ id: post() }).update({ description: "Past Directus." }))).toEqual([
				`posts ${post()}`,
			]);
			const [before, after] = [randomUUID(), randomUUID()];
			await database("redirects").insert({ id: before, from: "/feed-id", to: "/new" });
			expect(await changesOf(() => database("redirects").where({ id: before }).update({ id: after }))).toEqual(
				expect.arrayContaining([`redirects ${before}`, `redirects ${after}`]),
			);
		});

		test("tells files that are uploaded, described, replaced and deleted", async () => {
			const form = () => {
				const data = new FormData();
				data.set("file", new Blob(["%PDF-1.4\n%%EOF\n"], { type: "application/pdf" }), "feed.pdf");
				return data;
			};
			let id = "";
			const uploaded = await changesOf(async () => {
				const answer = z
					.object({ data: z.object({ id: z.string() }) })
					.parse(await (await upload("/files", "POST", form())).json());
				id = answer.data.id;
			});
			expect(uploaded).toContain(`directus_files ${id}`);
			expect(await changesOf(() => hub().admin.update(`/files/${id}`, { title: "Described" }))).toContain(`directus_files ${id}`);
			expect(await changesOf(() => upload(`/files/${id}`, "PATCH", form()))).toContain(`directus_files ${id}`);
			expect(await changesOf(() => hub().remove(`/files/${id}`))).toContain(`directus_files ${id}`);
		});

		test("tells nothing of accounts, messages and registrations", async () => {
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

		test("misses nothing where a field of a collection is changed: what was written meanwhile is reported, or everything is read again", async () => {
			const { admin } = hub();
			const field = z.object({
				meta: z.object({ note: z.string() }),
				schema: z.object({ default_value: z.string().nullable() }),
			});
			const { meta, schema } = await admin.read("/fields/redirects/note", {}, field);
			const before = await read();
			await admin.update("/fields/redirects/note", { meta: { note: "The reason." }, schema: { default_value: "none" } });
			await database("redirects").insert({ id: randomUUID(), from: "/feed-unheard", to: "/new" });
			const after = await read(before);
			const isReported = after.kind === "changes" && after.changes.some(({ collection }) => collection === "redirects");
			expect(isReported || (after.kind === "refill" && after.epoch > before.epoch)).toBe(true);
			await admin.update("/fields/redirects/note", { meta: { note: meta.note }, schema: { default_value: schema.default_value } });
			// From the next look on triggers are complete again.
			const id = randomUUID();
			expect(await changesOf(() => database("redirects").insert({ id, from: "/feed-heard", to: "/new" }))).toEqual([
				`redirects ${id}`,
			]);
		});

		test("answers a question that waits as soon as something is written", async () => {
			const before = await read();
			const begun = performance.now();
			const waiting = read(before, 20_000);
			await database("posts").where({ id: post() }).update({ description: "In a moment." });
			expect(await waiting).toMatchObject({ kind: "changes", changes: [{ collection: "posts", item: post() }] });
			expect(performance.now() - begun).toBeLessThan(5_000);
		});

		test("waits where there is nothing to tell", async () => {
			// What earlier tests have begun may still be written.
			await expect
				.poll(
					async () => {
						const before = await read();
						const begun = performance.now();
						const after = await read(before, 600);
						return { after, before, waited: performance.now() - begun > 500 };
					},
					{ timeout: 20_000 },
				)
				.toSatisfy(
					({ after, before, waited }) =>
						waited && after.kind === "changes" && after.changes.length === 0 && after.cursor === before.cursor,
				);
		});

		test("is no collection of Directus, so Studio shows nothing of it", async () => {
			await read();
			const listed = await hub().admin.read("/collections", {}, z.array(z.object({ collection: z.string() })));
			expect(listed.map(({ collection }) => collection).filter((name) => name.startsWith("hub_feed"))).toEqual([]);
		});

		test("is for the site alone, and refuses what is no place in it", async () => {
			const { credentials, siteToken } = hub().cms;
			expect((await fetch(`${hub().cms.url}/hub-feed`)).status).toBe(403);
			expect((await ask({}, await hub().tokenOf(credentials.staff))).status).toBe(403);
			expect((await ask({}, credentials.directus.adminToken)).status).toBe(403);
			for (const cursor of ["", "1", "1.2.3", "1.x", "0.0'; drop table posts; --", "9".repeat(30)])
				expect((await ask({ epoch: "1", cursor }, siteToken)).status, cursor).toBe(400);
		});
	});
}
