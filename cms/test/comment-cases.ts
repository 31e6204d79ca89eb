// Comments, and the colleagues whom they mention, in a real Directus.

import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { deleteOrphanedComments } from "../extensions/hub-server/retention/orphaned-comments.ts";
import { editors, siteUser, staffUser } from "../src/access/access-rules.ts";
import { openEmbedded } from "../src/database/database-file.ts";
import { seededId } from "../src/seed/identity.ts";
import { type Installation, rows } from "./installation.ts";

const post = seededId("posts", "first", "en");
const berta = { id: randomUUID(), email: "berta@example.org", password: "some words of Berta" };
const created = z.object({ id: z.string() });
const desk = z.object({ drafts: z.array(z.looseObject({ version: z.object({ id: z.string() }).nullable() })) });

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
		await hub().remove(`/users/${berta.id}`);
		// Later cases expect sentences in English.
		await hub().admin.update(`/users/${staffUser}`, { language: null });
	});

	/** Sends a request. @param who account; undefined for a stranger */
	const send = (who: Who | undefined, path: string, body?: object, method = body ? "POST" : "GET") =>
		hub().call(method, path, body, { token: who ? tokens[who] : null });
	const write = (who: Who, comment: string, row = { collection: "posts", item: post }) =>
		send(who, "/comments", { ...row, comment });
	const comments = (filter: object) => hub().admin.read("/comments", { filter, limit: -1 }, rows);
	const latestNotice = async () => rows.parse((await send("berta", "/notifications?sort=-id&limit=1")).data)[0];
	const begin = async (item: string | null) =>
		created.parse((await send("staff", "/versions", { key: "draft", collection: "posts", item })).data).id;

	describe("[CT-1] a colleague who is mentioned in a comment", () => {
		test("gets a notification and one mail, in the colleague's language and the mail without the comment", async () => {
			const before = hub().mailbox.mails.length;
			expect((await write("admin", `Look, @${berta.id}: a secret of the draft`)).status).toBe(200);
			await expect.poll(() => hub().mailbox.mails.length).toBe(before + 1);
			const delivered = hub().mailbox.mails.at(-1);
			const mail = delivered?.mail;
			expect({ to: delivered?.to, subject: mail?.subject }).toEqual({
				to: berta.email,
				subject: "Ada Admin hat Sie in einem Kommentar erwähnt",
			});
			expect(mail?.text).toContain("zu einem Eintrag unter „Beiträge“");
			expect(mail?.text).toContain(`/admin/content/posts/${post}`);
			expect(`${mail?.text} ${mail?.html}`).not.toContain("secret");
			const { title } = z
				.object({ title: z.string() })
				.parse((await send("staff", `/items/posts/${post}?fields=title`)).data);
			expect(await latestNotice()).toMatchObject({
				subject: `Ada Admin: ${title}`,
				collection: null,
				item: `/content/posts/${post}`,
				status: "inbox",
				message: "Look, Berta Bach: a secret of the draft",
			});
		});

		test("marks only this notification as done", async () => {
			const notice = await latestNotice();
			expect((await send("staff", `/notifications/${notice?.id}`, { status: "archived" }, "PATCH")).status).toBe(403);
			expect((await send("berta", `/notifications/${notice?.id}`, { status: "archived" }, "PATCH")).status).toBe(200);
		});

		test("must be able to open Studio", async () => {
			for (const id of [siteUser, randomUUID()]) {
				const { status, text } = await write("staff", `Look, @${id}`);
				expect([status, text]).toEqual([400, expect.stringContaining("nur Menschen aus dem Team")]);
			}
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
		for (const who of ["staff", "berta", "admin"] as const) {
			const { drafts } = desk.parse((await send(who, "/hub-desk")).data);
			expect(
				drafts.map((draft) => draft.version?.id),
				who,
			).toContain(version);
		}
		await send("admin", `/versions/${version}`, undefined, "DELETE");
	});

	test("[CT-1] comments and mentions on a new draft move to the entry when it is published", async () => {
		const version = await begin(null);
		await send("staff", `/versions/${version}/save`, {
			title: "Begun here",
			locale: "de",
			translation_key: "begun-here",
		});
		await write("staff", ` @${berta.id} Stimmt das so?`, { collection: "directus_versions", item: version });
		expect(await latestNotice()).toMatchObject({
			subject: "Stefan Stamm: Begun here",
			item: `/content/posts/+?version=draft&versionId=${version}`,
		});

		await send("staff", `/versions/${version}/save`, {
			description: "A post.",
			body: "<p>Words.</p>",
			status: "archived",
		});
		const promoted = await send("staff", `/versions/${version}/promote`, { mainHash: "" });
		expect(promoted.status, promoted.text).toBe(200);
		const entry = z.string().parse(promoted.data);
		expect((await send("staff", `/versions/${version}`, undefined, "DELETE")).status).toBe(204);
		expect(await comments({ item: { _eq: entry } })).toMatchObject([
			{ collection: "posts", comment: ` @${berta.id} Stimmt das so?` },
		]);
		expect(await latestNotice()).toMatchObject({ item: `/content/posts/${entry}` });
		expect((await send("staff", `/items/posts/${entry}`, undefined, "DELETE")).status).toBe(204);
	});

	describe("[SS-1] comments of staff", () => {
		test("are hidden from visitors and from the site's account", async () => {
			for (const who of [undefined, "site"] as const) {
				const { status, text } = await send(who, "/comments");
				expect([status, text.includes("secret")]).toEqual([who ? 403 : 401, false]);
			}
		});

		test("are changed and deleted by their authors alone", async () => {
			const { id } = created.parse((await write("staff", "Mine")).data);
			expect((await send("berta", `/comments/${id}`, { comment: "Mine now" }, "PATCH")).status).toBe(403);
			expect((await send("berta", `/comments/${id}`, undefined, "DELETE")).status).toBe(403);
			expect((await send("staff", `/comments/${id}`, { comment: "Still mine" }, "PATCH")).status).toBe(200);
			expect((await send("staff", `/comments/${id}`, undefined, "DELETE")).status).toBe(204);
		});

		test("have a maximum length", async () => {
			const long = await write("staff", "x".repeat(2_001));
			expect([long.status, long.text]).toEqual([400, expect.stringContaining("höchstens 2000 Zeichen")]);
		});

		test("are deleted when their entry or draft is gone", async () => {
			const [term, version] = [randomUUID(), await begin(null)];
			const row = { id: term, locale: "en", status: "draft", translation_key: "erased", term: "Erased" };
			await hub().admin.create("/items/glossary_terms", row);
			await write("staff", "Of one that is erased", { collection: "glossary_terms", item: term });
			await write("staff", "Of a draft that is given up", { collection: "directus_versions", item: version });
			const before = (await comments({ item: { _eq: post } })).length;
			expect(before).toBeGreaterThan(0);
			await send("staff", `/items/glossary_terms/${term}`, undefined, "DELETE");
			await send("staff", `/versions/${version}`, undefined, "DELETE");
			const database = openEmbedded(hub().paths.database);
			try {
				await deleteOrphanedComments(database, ["posts", "glossary_terms"]);
			} finally {
				await database.destroy();
			}
			expect(await comments({ item: { _in: [term, version] } })).toEqual([]);
			expect(await comments({ item: { _eq: post } })).toHaveLength(before);
		});
	});
}
