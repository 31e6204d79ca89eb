// Comments, and colleagues who are asked to read an entry, in a real Directus.

import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { forgetLoose } from "../extensions/hub-server/comments/requests-table.ts";
import { editors, siteUser, staffUser } from "../src/access-rules.ts";
import { openEmbedded } from "../src/database-file.ts";
import { seededId } from "../src/seed/identity.ts";
import { type Installation, rows } from "./installation.ts";

const post = seededId("posts", "first", "en");
const berta = { id: randomUUID(), email: "berta@example.org", password: "some words of Berta" };
const created = z.object({ id: z.string() });
const request = z.looseObject({
	...{ id: z.string(), asker: z.string(), reader: z.string(), text: z.string() },
	answers: z.array(z.looseObject({ text: z.string() })),
	done: z.object({ by: z.string() }).nullable(),
});
const seenRequests = z.object({ colleagues: z.array(z.object({ id: z.string(), name: z.string() })), requests: z.array(request) });
const line = z.looseObject({ request: z.string(), id: z.string(), name: z.string(), who: z.string(), state: z.string() });
const desk = z.object({
	drafts: z.array(z.looseObject({ version: z.object({ id: z.string() }).nullable() })),
	reading: z.object({ asked: z.array(line), waiting: z.array(line) }),
});

export function commentCases(hub: () => Installation): void {
	let tokens: Readonly<Record<"admin" | "staff" | "berta" | "site", string>>;
	type Who = keyof typeof tokens;

	beforeAll(async () => {
		await hub().admin.update("/users/me", { first_name: "Ada", last_name: "Admin", language: "en-US" });
		await hub().admin.update(`/users/${staffUser}`, { first_name: "Stefan", last_name: "Stamm", language: "de-DE" });
		const account = { first_name: "Berta", last_name: "Bach", language: "de-DE", role: editors.role, status: "active" };
		await hub().admin.create("/users", { ...account, ...berta });
		tokens = {
			admin: hub().cms.credentials.directus.adminToken,
			staff: await hub().staffToken(),
			berta: await hub().tokenOf(berta),
			site: hub().cms.credentials.directus.siteToken,
		};
	});
	afterAll(async () => {
		// Later cases expect sentences in English.
		await hub().admin.update(`/users/${staffUser}`, { language: null });
	});

	/** Sends a request. @param who undefined: a stranger */
	const send = (who: Who | undefined, path: string, body?: object, method = body ? "POST" : "GET") =>
		hub().call(method, path, body, { token: who ? tokens[who] : null });
	const question = { item: post, reader: berta.id, place: null, placeWords: "", sentence: "Stimmt das so?" };
	const ask = (who: Who | undefined, more: object = {}) => send(who, "/hub-comments/posts", { ...question, ...more });
	const seen = async (who: Who, query = `item=${post}`) =>
		seenRequests.parse((await send(who, `/hub-comments/posts?${query}`)).data);
	const idOf = async (who: Who) => created.parse((await send(who, "/users/me?fields=id")).data).id;
	const wholeDeskOf = async (who: Who) => desk.parse((await send(who, "/hub-desk")).data);
	const deskOf = async (who: Who) => (await wholeDeskOf(who)).reading;
	const comments = (filter: object) => hub().admin.read("/comments", { filter, limit: -1 }, rows);
	const begin = async (item: string | null) =>
		created.parse((await send("staff", "/versions", { key: "draft", collection: "posts", item })).data).id;

	describe("[CT-1] a colleague is asked to read an entry", () => {
		test("finds the request on the desk, answers, and settles it for both", async () => {
			const place = { field: "body", block: null };
			expect((await ask("staff", { place, placeWords: "Inhalt" })).data).toEqual({ kind: "asked" });
			const [forBerta] = (await deskOf("berta")).asked;
			expect(forBerta).toMatchObject({
				id: post,
				who: "Stefan Stamm",
				text: "Inhalt: Stimmt das so?",
				state: "waiting",
				version: null,
			});
			expect((await deskOf("staff")).waiting).toMatchObject([{ id: post, who: "Berta Bach", state: "waiting" }]);
			expect((await seen("berta")).requests).toMatchObject([{ place, asker: staffUser, reader: berta.id, done: null }]);

			const asked = String(forBerta?.request);
			expect((await send("berta", `/hub-comments/requests/${asked}/answer`, { text: "Ja, bis auf den Namen." })).status).toBe(200);
			expect((await deskOf("staff")).waiting).toMatchObject([{ state: "answered" }]);
			expect((await seen("staff")).requests).toMatchObject([{ answers: [{ by: berta.id, text: "Ja, bis auf den Namen." }] }]);

			expect((await send("berta", `/hub-comments/requests/${asked}/done`, {})).data).toEqual({ kind: "done" });
			expect((await deskOf("berta")).asked).toEqual([]);
			expect((await deskOf("staff")).waiting).toMatchObject([{ state: "done" }]);
			expect((await seen("staff")).requests).toMatchObject([{ done: { by: berta.id } }]);
		});

		test("through comments of Directus, which its own sidebar shows with colleagues' names", async () => {
			const found = await comments({ item: { _eq: post } });
			expect(found.map(({ comment }) => comment)).toEqual(
				expect.arrayContaining([` @${berta.id} Inhalt: Stimmt das so?`, ` @${staffUser} Ja, bis auf den Namen.`]),
			);
			const filter = encodeURIComponent(JSON.stringify({ id: { _in: [berta.id] } }));
			const known = [{ id: berta.id, first_name: "Berta", last_name: "Bach" }];
			expect((await send("staff", `/users?filter=${filter}&fields=first_name,last_name,email,id`)).data).toEqual(known);
		});

		test("only if the colleague may open the entry, and is another person", async () => {
			expect((await seen("staff")).colleagues.map(({ name }) => name)).toEqual(["Ada Admin", "Berta Bach"]);
			for (const reader of [siteUser, staffUser, randomUUID()])
				expect((await ask("staff", { reader })).data).toEqual({ kind: "no-reader" });
		});

		test("gets a notification and one mail, in the colleague's language and without the words of the request", async () => {
			const before = hub().mailbox.mails.length;
			await ask("admin", { sentence: "A secret of the draft" });
			await expect.poll(() => hub().mailbox.mails.length).toBe(before + 1);
			const delivered = hub().mailbox.mails.at(-1);
			const mail = delivered?.mail;
			expect({ to: delivered?.to, subject: mail?.subject }).toEqual({
				to: berta.email,
				subject: "Ada Admin bittet Sie, etwas zu lesen",
			});
			expect(mail?.text).toContain("bittet Sie, einen Eintrag unter „Beiträge“ zu lesen");
			expect(mail?.text).toContain(`/admin/content/posts/${post}`);
			expect(`${mail?.text} ${mail?.html}`).not.toContain("secret");
			const [notice] = rows.parse((await send("berta", "/notifications?sort=-id&limit=1")).data);
			expect(notice).toMatchObject({ subject: "Ada Admin bittet Sie, etwas zu lesen", collection: "posts", item: post });
			expect(notice?.message).toContain("> A secret of the draft");

			await send("admin", "/comments", { collection: "posts", item: post, comment: `Look, @${staffUser}: another secret` });
			await expect.poll(() => hub().mailbox.mails.length).toBe(before + 2);
			expect(hub().mailbox.mails.at(-1)?.mail).toMatchObject({ subject: "Ada Admin hat Sie in einem Kommentar erwähnt" });
			expect(hub().mailbox.mails.at(-1)?.mail.text).not.toContain("another secret");
		});
	});

	test.each([
		["a new entry", null],
		["a stored entry", post],
	])("[CT-1] the draft of %s is on the desk of every account that wrote in it", async (_, item) => {
		const version = await begin(item);
		await send("staff", `/versions/${version}/save`, { title: "Begun by Stefan", locale: "en" });
		await send("berta", `/versions/${version}/save`, { title: "Continued by Berta" });
		await send("admin", `/versions/${version}/save`, { title: "Ended by Ada" });
		for (const who of ["staff", "berta", "admin"] as const)
			expect(
				(await wholeDeskOf(who)).drafts.map((draft) => draft.version?.id),
				who,
			).toContain(version);
		await send("admin", `/versions/${version}`, undefined, "DELETE");
	});

	describe("[CT-1] comments on drafts", () => {
		test("of a new entry stay with it when it is published, and are deleted with it", async () => {
			const version = await begin(null);
			await send("staff", `/versions/${version}/save`, { title: "Begun here", locale: "de", translation_key: "begun-here" });
			await ask("staff", { item: null, version });
			expect((await deskOf("berta")).asked[0]).toMatchObject({
				id: "+",
				name: "Begun here",
				version: { id: version, key: "draft" },
			});
			expect((await hub().admin.read("/notifications", { sort: "-id", limit: 1 }, rows))[0]?.message).toContain(
				`versionId=${version}`,
			);

			await send("staff", `/versions/${version}/save`, { description: "A post.", body: "<p>Words.</p>", status: "archived" });
			const promoted = await send("staff", `/versions/${version}/promote`, { mainHash: "" });
			expect(promoted.status, promoted.text).toBe(200);
			const entry = z.string().parse(promoted.data);
			expect((await send("staff", `/versions/${version}`, undefined, "DELETE")).status).toBe(204);
			await expect.poll(async () => (await deskOf("berta")).asked[0]).toMatchObject({ id: entry, version: null });
			expect((await seen("berta", `item=${entry}`)).requests).toHaveLength(1);

			expect((await send("staff", `/items/posts/${entry}`, undefined, "DELETE")).status).toBe(204);
			await expect.poll(() => comments({ item: { _eq: entry } })).toEqual([]);
			expect((await deskOf("berta")).asked.map(({ id }) => id)).not.toContain(entry);
		});

		test("are deleted with a draft that is given up", async () => {
			const version = await begin(null);
			await ask("staff", { item: null, version });
			expect(await comments({ item: { _eq: version } })).toHaveLength(1);
			expect((await send("staff", `/versions/${version}`, undefined, "DELETE")).status).toBe(204);
			await expect.poll(() => comments({ item: { _eq: version } })).toEqual([]);
		});
	});

	describe("[SS-1] comments of staff", () => {
		test("are hidden from visitors and from the site's account", async () => {
			const [request] = (await seen("staff")).requests;
			const paths: readonly [string, object?][] = [
				[`/hub-comments/posts?item=${post}`],
				["/hub-comments/posts", { item: post, reader: berta.id, place: null, placeWords: "", sentence: "Read" }],
				[`/hub-comments/requests/${request?.id}/answer`, { text: "Read" }],
				[`/hub-comments/requests/${request?.id}/done`, {}],
			];
			const before = await comments({});
			for (const who of [undefined, "site"] as const) {
				for (const [path, body] of paths) expect((await send(who, path, body)).status, path).toBe(404);
				const { status, text } = await send(who, "/comments");
				expect([status, text.includes("Stimmt")]).toEqual([who ? 403 : 401, false]);
			}
			expect(await comments({})).toEqual(before);
		});

		test("are served for existing entries alone", async () => {
			for (const path of [
				`/hub-comments/directus_users?item=${berta.id}`,
				`/hub-comments/contact_messages?item=${post}`,
				"/hub-comments/posts",
				`/hub-comments/posts?item=${randomUUID()}`,
				`/hub-comments/posts?version=${randomUUID()}`,
			])
				expect((await send("staff", path)).status, path).toBe(404);
			expect((await send("staff", `/hub-comments/requests/${randomUUID()}/done`, {})).status).toBe(404);
		});

		test("are changed and deleted by their authors alone; a request is deleted with its comment", async () => {
			const { requests } = await seen("berta");
			const own = requests.find(({ asker }) => asker === staffUser);
			expect((await send("berta", `/comments/${own?.id}`, { comment: "Mine now" }, "PATCH")).status).toBe(403);
			expect((await send("berta", `/comments/${own?.id}`, undefined, "DELETE")).status).toBe(403);
			expect((await send("staff", `/comments/${own?.id}`, undefined, "DELETE")).status).toBe(204);
			await expect.poll(async () => (await seen("berta")).requests.map(({ id }) => id)).not.toContain(own?.id);
		});

		test("have a maximum length, and an entry a maximum number of open requests", async () => {
			const write = (comment: string) => send("staff", "/comments", { collection: "posts", item: post, comment });
			const long = await write("x".repeat(2_001));
			expect([long.status, long.text]).toEqual([400, expect.stringContaining("höchstens 2000 Zeichen")]);
			expect((await ask("staff", { sentence: "x".repeat(501) })).status).toBe(404);
			for (const _ of Array.from({ length: 25 })) await ask("admin");
			expect((await ask("staff")).data).toEqual({ kind: "full" });
			for (const { id } of (await seen("admin")).requests) await send("admin", `/hub-comments/requests/${id}/done`, {});
			expect((await ask("staff")).data).toEqual({ kind: "asked" });
		});

		test("are deleted with rows that are removed past Directus; settled requests are forgotten after a month", async () => {
			const term = randomUUID();
			const row = { id: term, locale: "en", status: "draft", translation_key: "erased", term: "Erased" };
			await hub().admin.create("/items/glossary_terms", row);
			await send("staff", "/comments", { collection: "glossary_terms", item: term, comment: "Of one that is erased" });
			await ask("staff", { reader: await idOf("admin") });
			const database = openEmbedded(hub().paths.database);
			try {
				await database("glossary_terms").where({ id: term }).delete();
				await database("hub_reading_requests").where({ asker: staffUser }).update({ done_at: Date.now(), done_by: staffUser });
				await forgetLoose(database, ["posts", "glossary_terms"], Date.now());
				expect(await comments({ item: { _eq: term } })).toEqual([]);
				const before = (await seen("staff")).requests.filter(({ done }) => done !== null);
				expect(before.length).toBeGreaterThan(0);
				await forgetLoose(database, ["posts", "glossary_terms"], Date.now() + 31 * 24 * 60 * 60_000);
				expect((await seen("staff")).requests.filter(({ done }) => done !== null)).toEqual([]);
				expect(await comments({ id: { _in: before.map(({ id }) => id) } }), "the words stay with the entry").toHaveLength(
					before.length,
				);
			} finally {
				await database.destroy();
			}
		});

		test("to an account that is deleted are deleted", async () => {
			await ask("staff");
			expect((await deskOf("berta")).asked.length).toBeGreaterThan(0);
			await hub().remove(`/users/${berta.id}`);
			await expect.poll(async () => (await seen("staff")).requests.filter(({ reader }) => reader === berta.id)).toEqual([]);
		});
	});
}
