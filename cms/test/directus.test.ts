import { randomUUID } from "node:crypto";
import { collections } from "@hub/content-model/collections/collections";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { staffUser } from "../src/access/access-rules.ts";
import { applyAccess } from "../src/access/apply-access.ts";
import { openEmbedded } from "../src/database/database-file.ts";
import { createCmsClient } from "../src/rest.ts";
import { applySchema } from "../src/schema/apply.ts";
import { applyFrames } from "../src/schema/studio-frames.ts";
import { seededId } from "../src/seed/identity.ts";
import { accountMailCases } from "./account-mail-cases.ts";
import { consentCases } from "./consent-cases.ts";
import { contactCases } from "./contact-cases.ts";
import { exportCases } from "./export-cases.ts";
import { feedCases } from "./feed-cases.ts";
import { Installation, rows, statusOf } from "./installation.ts";
import { type InterruptedConfirmations, interruptConfirmations, registrationCases } from "./registration-cases.ts";
import { seedCases } from "./seed-cases.ts";
import { breakUpload, uploadCases } from "./upload-cases.ts";

/** Starts of Directus take minutes on a busy machine. */
const RESTART_TIMEOUT_MS = 600_000;

let hub: Installation;

beforeAll(async () => {
	hub = await Installation.open();
	hub.env.EVENT_NEWS_AFTER = "0";
	await hub.startAndKill(() => hub.isMakingItsDatabase());
	await hub.startWithoutContent();
}, RESTART_TIMEOUT_MS);

afterAll(() => hub?.close());

describe("the first start", () => {
	test("succeeds after one that was killed while creating the database, and creates both accounts", async () => {
		expect(hub.cms.writes.schema).toBeGreaterThan(0);
		expect(hub.cms.writes.seed).toBeGreaterThan(0);
		expect(hub.cms.drift).toEqual([]);
		const people = await hub.admin.read("/users", { fields: ["email"], filter: { email: { _nnull: true } } }, rows);
		expect(people.map(({ email }) => email).toSorted()).toEqual([
			"admin@datahub.example.org",
			"staff@datahub.example.org",
		]);
	});

	test("takes two seats, and our collections stay within the licence's 25", async () => {
		const listed = await hub.admin.read(
			"/collections",
			{},
			z.array(z.object({ collection: z.string(), schema: z.unknown() })),
		);
		const tables = listed.filter(({ collection, schema }) => !collection.startsWith("directus_") && schema !== null);
		expect(tables).toHaveLength(collections.length);
		const seat = { _or: [{ app_access: { _eq: true } }, { admin_access: { _eq: true } }] };
		const seated = await hub.admin.read(
			"/users",
			{ fields: ["id"], filter: { role: { policies: { policy: seat } } } },
			rows,
		);
		expect(seated).toHaveLength(2);
	});
});

describe("a second start", () => {
	test("writes nothing and finds no drift", async () => {
		expect(await applySchema(hub.admin)).toEqual({ writes: 0, drift: [] });
		expect(await applyAccess(hub.admin, hub.cms.credentials, [])).toEqual({ writes: 0, drift: [] });
	});

	test("[CT-8] sets the address of previews in Studio, also after the site has moved, and keeps an operator's own", async () => {
		const { admin, cms } = hub;
		const collection = z.object({ meta: z.object({ preview_url: z.string() }) });
		const previewOf = async (name: string) =>
			(await admin.read(`/collections/${name}`, {}, collection)).meta.preview_url;
		const editor = z.object({ visual_editor_urls: z.array(z.object({ url: z.string() })) });
		const pages = async () =>
			(await admin.read("/settings", { fields: ["visual_editor_urls"] }, editor)).visual_editor_urls.map(
				({ url }) => url,
			);
		const apply = (site: string) => applyFrames(admin, site, cms.credentials.publishSecret);
		const own = "https://elsewhere.example/{{id}}";
		expect(await apply("https://datahub.example/")).toBeGreaterThan(2);
		expect(await apply("https://datahub.example")).toBe(0);
		expect(await previewOf("posts")).toMatch(
			/^https:\/\/datahub\.example\/\{\{locale\}\}\/preview\/blog-post\/\{\{id\}\}\?/,
		);
		const [event, first] = [await previewOf("events"), await pages()];
		expect(first.map((url) => new URL(url).pathname)).toEqual(["/de/preview/pages/start", "/en/preview/pages/start"]);
		await admin.update("/collections/posts", { meta: { preview_url: own } });
		await admin.update("/settings", { visual_editor_urls: [{ url: own }, ...first.map((url) => ({ url }))] });
		expect(await apply("https://moved.example")).toBeGreaterThan(1);
		const moved = (url: string) => url.replace("datahub.example", "moved.example");
		expect([await previewOf("posts"), await previewOf("events")]).toEqual([own, moved(event)]);
		expect(await pages()).toEqual([...first.map(moved), own]);
		expect((await applySchema(admin)).drift, "an address belongs to the instance").toEqual([]);
	});

	test("updates labels, notes, order, sections, interfaces and lists of an existing database, and keeps an administrator's additions", async () => {
		const { admin } = hub;
		const meta = z.object({ meta: z.record(z.string(), z.unknown()) });
		const read = async (path: string) => (await admin.read(path, {}, meta)).meta;
		const listOf = async (collection: string) =>
			(await admin.read("/presets", { filter: { collection: { _eq: collection }, user: { _null: true } } }, rows))[0];
		const listed = await listOf("demos");
		const changed = collections.map((definition): (typeof collections)[number] => {
			const { country, ...others } = definition.fields;
			if (definition.collection === "demos")
				return { ...definition, list: { columns: ["title", "locale"], sort: "title" } };
			if (definition.collection !== "partners" || !country) return definition;
			const moved = {
				...country,
				meta: { ...country.meta, note: "Where it is.", interface: "input-multiline", group: "publishing" },
			};
			return { ...definition, label: "Processors", note: "Who processes data.", fields: { country: moved, ...others } };
		});
		const own = { field: "vat_id", type: "string", meta: { interface: "input", note: "Ask Mara." }, schema: {} };
		await admin.create("/fields/partners", own);
		const text = { key: "The old path.", language: "de-DE" };
		const [old] = await admin.read(
			"/translations",
			{ filter: { key: { _eq: text.key }, language: { _eq: text.language } } },
			rows,
		);
		await admin.update(`/translations/${String(old?.id)}`, { value: "Veraltet." });
		await admin.create("/translations", { key: "own_text", language: "de-DE", value: "Eigener Text" });
		try {
			const before = await read("/fields/partners/country");
			await hub.withNotes((notes) => applySchema(admin, changed, notes));
			expect(await read("/fields/partners/country")).toMatchObject({
				sort: 1,
				note: "Where it is.",
				interface: "input-multiline",
				group: "publishing",
				options: before.options,
			});
			const partners = await read("/collections/partners");
			expect(partners).toMatchObject({ note: "Who processes data." });
			expect(partners.translations).toContainEqual(
				expect.objectContaining({ language: "en-US", translation: "Processors" }),
			);
			expect(await listOf("demos")).toMatchObject({
				layout_query: { tabular: { fields: ["title", "locale"], sort: ["title"] } },
			});
			expect(await read("/fields/partners/vat_id")).toMatchObject(own.meta);
			expect(await admin.read("/translations", { filter: { key: { _eq: "own_text" } } }, rows)).toHaveLength(1);
			expect(await admin.read(`/translations/${String(old?.id)}`, {}, z.object({ value: z.string() }))).toEqual({
				value: old?.value,
			});

			await hub.withNotes((notes) => applySchema(admin, collections, notes));
			expect(await read("/fields/partners/country")).toEqual(before);
			expect(await listOf("demos")).toEqual(listed);
		} finally {
			await hub.remove("/fields/partners/vat_id");
			const [text] = await admin.read("/translations", { filter: { key: { _eq: "own_text" } } }, rows);
			await hub.remove(`/translations/${String(text?.id)}`);
		}
		expect(await hub.withNotes((notes) => applySchema(admin, collections, notes))).toEqual({ writes: 0, drift: [] });
	}, 60_000);

	test("adds a missing field, and nothing else", async () => {
		await hub.remove("/fields/partners/country");
		expect(await applySchema(hub.admin)).toEqual({ writes: 1, drift: [] });
		expect(await applySchema(hub.admin)).toEqual({ writes: 0, drift: [] });
	});
});

describe("the rights of", () => {
	test("anonymous requests read nothing", async () => {
		for (const { collection } of collections) {
			expect((await fetch(`${hub.cms.url}/items/${collection}`)).status, collection).toBe(403);
		}
		for (const path of ["/files", "/users", "/collections", "/fields", "/settings", "/activity"]) {
			const response = await fetch(hub.cms.url + path);
			if (response.status === 403) continue;
			const shown = z
				.object({ data: z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())]) })
				.parse(await response.json());
			expect(Object.keys(shown.data), path).toEqual([]);
		}
	});

	test("the site reads what is public, writes nothing and sees no accounts", async () => {
		const { site } = hub;
		for (const { collection, audience } of collections) {
			expect(await statusOf(site.read(`/items/${collection}`, { limit: 1 }, rows)), collection).toBe(
				audience === "public" ? 200 : 403,
			);
			expect(await statusOf(site.create(`/items/${collection}`, {})), collection).toBe(403);
		}
		const post = seededId("posts", "first", "en");
		expect(await statusOf(site.update(`/items/posts/${post}`, { title: "Taken over" }))).toBe(403);
		expect(await statusOf(site.read("/users", {}, rows))).toBe(403);
		expect(await statusOf(site.update("/users/me", { first_name: "Somebody" }))).toBe(403);
		expect((await site.read("/files", { fields: ["id"] }, rows)).length).toBeGreaterThan(0);
	});

	test("staff write content and change their own profile, read colleagues' addresses, and can't touch accounts or the schema", async () => {
		const staff = createCmsClient(hub.cms.url, await hub.tokenOf(hub.cms.credentials.staff));
		await staff.update(`/items/posts/${seededId("posts", "first", "de")}`, { description: "Von der Redaktion." });
		await staff.update("/users/me", { title: "Redaktion" });
		expect(await statusOf(staff.create("/collections", { collection: "own", schema: {}, meta: {} }))).toBe(403);
		expect(await statusOf(staff.create("/users", { email: "more@example.org" }))).toBe(403);
		// The site's own account is no colleague.
		const seen = await staff.read("/users", { fields: ["id", "email"], sort: ["email"] }, rows);
		expect(seen.map(({ email }) => email)).toEqual(["admin@datahub.example.org", hub.cms.credentials.staff.email]);
		expect(await statusOf(staff.update(`/users/${String(seen[0]?.id)}`, { first_name: "Somebody" }))).toBe(403);
	});
});

test("[CT-1] staff see the repository's lists, their own lists, and lists that were changed for all", async () => {
	const staff = createCmsClient(hub.cms.url, await hub.staffToken());
	const filter = { collection: { _eq: "posts" } };
	const lists = () => staff.read("/presets", { filter, fields: ["*"], sort: ["id"] }, rows);
	const [posts] = await lists();
	const fields = ["title", "locale", "translation_key", "category", "author", "published_on"];
	expect(posts).toMatchObject({ user: null, layout_query: { tabular: { fields, sort: ["-published_on"] } } });
	await staff.create("/presets", { collection: "posts", user: staffUser, layout: "cards" });
	await hub.admin.update(`/presets/${String(posts?.id)}`, { search: "Lisbon" });
	expect(await applySchema(hub.admin)).toMatchObject({ writes: 0 });
	expect(await lists()).toMatchObject([
		{ user: null, search: "Lisbon" },
		{ user: staffUser, layout: "cards" },
	]);
});

seedCases(() => hub);
feedCases(
	() => hub,
	() => openEmbedded(hub.paths.database),
);
accountMailCases(() => hub);
contactCases(() => hub);
consentCases(() => hub);
exportCases(() => hub);
uploadCases(() => hub);
registrationCases(() => hub);

describe("a start after kill -9", () => {
	const page = seededId("pages", "home", "en");
	const old = { id: randomUUID(), name: "Old", email: "old@example.org", message: "From last year.", state: "new" };
	let upload: Awaited<ReturnType<typeof breakUpload>>;
	let before: { readonly email: string; readonly password: string };
	let confirmations: InterruptedConfirmations;

	beforeAll(async () => {
		await hub.admin.update(`/items/pages/${page}`, { title: "Stored a moment before" });
		await hub.admin.create("/items/contact_messages", old);
		const lastYear = Date.now() - 366 * 24 * 3_600_000;
		hub.inDatabase((database) =>
			database.prepare("update contact_messages set date_created = ? where id = ?").run(lastYear, old.id),
		);
		upload = await breakUpload(hub);
		confirmations = await interruptConfirmations(hub, async () => {
			if (hub.cms.pid === undefined) throw new Error("Directus has no process");
			process.kill(hub.cms.pid, "SIGKILL");
			expect(await hub.cms.exited).toBe(1);
		});
		// The leases of its jobs would be waited for, up to a minute.
		hub.inDatabase((database) => database.exec("delete from hub_leases"));
		before = hub.cms.credentials.staff;
		hub.env.STAFF_PASSWORD = "a-new-password-of-ours";
		await hub.start();
	}, RESTART_TIMEOUT_MS);

	test("keeps stored rows, writes nothing again, and takes a new password of the settings", async () => {
		expect(hub.cms.writes).toEqual({ schema: 0, access: 1, seed: 0 });
		expect(hub.cms.drift).toEqual([]);
		expect(hub.cms.credentials.generated).toEqual([]);
		const [stored] = await hub.site.read("/items/pages", { filter: { id: { _eq: page } } }, rows);
		expect(stored?.title).toBe("Stored a moment before");
		await expect(hub.tokenOf(before)).rejects.toThrow();
		expect(await hub.tokenOf({ email: before.email, password: String(hub.env.STAFF_PASSWORD) })).not.toBe("");
	});

	test("erases messages that are too old (CT-6), and files of uploads that broke off", async () => {
		const messages = () => hub.admin.read("/items/contact_messages", { filter: { id: { _eq: old.id } } }, rows);
		await expect.poll(messages, { timeout: 30_000 }).toEqual([]);
		await expect.poll(upload.left, { timeout: 30_000 }).toEqual([`${upload.recent}.bin`, upload.recent]);
	});

	test(
		"[EV-3] keeps every confirmation that was answered; no seat is lost or given twice",
		() => confirmations.expectKept(),
		60_000,
	);

	test("a stop ends Directus in order and frees its port", async () => {
		await hub.cms.stop();
		expect(await hub.cms.exited).toBe(0);
		expect(await hub.answers()).toBe(false);
	});
});
