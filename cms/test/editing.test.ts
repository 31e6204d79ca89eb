// What the content service refuses, in a real Directus: in which words, for whom, and by which way.

import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { createCmsClient } from "../src/rest.ts";
import { seededId } from "../src/seed/identity.ts";
import { editingDesk } from "./editing-desk.ts";
import { field, fileCases } from "./file-cases.ts";
import { Installation, rows } from "./installation.ts";
import { languageCases } from "./language-cases.ts";
import { replaceCases } from "./replace-cases.ts";
import { severalCases } from "./several-cases.ts";
import { valueCases } from "./value-cases.ts";
import { writingCases } from "./writing-cases.ts";

let hub: Installation;
beforeAll(async () => {
	hub = await Installation.open();
	await hub.startWithContent();
}, 180_000);
afterAll(() => hub?.close());

const { say, post, page, make, upload } = editingDesk(() => hub);

describe("[CT-1] Directus refuses, in one sentence", () => {
	test("to make what visitors could not be shown", async () => {
		expect(await make("posts", post({ title: "" }))).toMatch(/^Fill in “Title”, or set “Status” to Draft/);
		expect(await make("posts", post({ slug: "Not a slug" }))).toMatch(/such as “not-a-slug”\.$/);
		expect(await make("posts", post({ locale: null, status: "draft" }))).toMatch(/^Fill in “Language”: every entry, even a draft/);
		expect(await make("posts", { ...post({ status: "draft" }), title: null, body: null })).toBe("done");
	});

	test("to publish what is unfinished, for every account", async () => {
		const draft = post({ status: "draft", body: null });
		expect(await make("posts", draft)).toBe("done");
		const staff = await hub.tokenOf(hub.cms.credentials.staff);
		for (const token of [undefined, staff])
			expect(await say("PATCH", `/items/posts/${draft.id}`, { status: "published" }, token)).toMatch(/^Fill in “Body”/);
		expect(await say("PATCH", `/items/posts/${draft.id}`, { status: "published", body: "<p>Words.</p>" }, staff)).toBe("done");
		expect(await say("PATCH", `/items/posts/${draft.id}`, { description: "" }, staff)).toMatch(/^Fill in “Description”/);
	});

	test("by every way in: a list of rows, several rows at once, GraphQL", async () => {
		const [one, two] = [post(), post({ status: "draft", body: null })];
		expect(await make("posts", [one, post({ title: "" })])).toMatch(/^Fill in “Title”/);
		expect(await hub.admin.read("/items/posts", { filter: { id: { _eq: one.id } } }, rows)).toEqual([]);
		expect(await make("posts", [one, two])).toBe("done");
		const published = { keys: [one.id, two.id], data: { status: "published" } };
		expect(await say("PATCH", "/items/posts", published)).toMatch(
			/^Because of “Post \d+” \(draft\), nothing was saved: Fill in “Body”/,
		);
		expect(await say("PATCH", "/items/posts", [{ id: one.id, slug: "b a d" }])).toMatch(/such as “b-a-d”/);
		const answer = await fetch(`${hub.cms.url}/graphql`, {
			method: "POST",
			headers: { authorization: `Bearer ${hub.cms.credentials.directus.adminToken}`, "content-type": "application/json" },
			body: JSON.stringify({ query: `mutation { update_posts_item(id: "${two.id}", data: { status: "published" }) { id } }` }),
		});
		expect(JSON.stringify(await answer.json())).toContain("Fill in “Body”");
	});

	test("to publish a block whose picture is not there, or is none", async () => {
		const showing = (picture: string, change: Record<string, unknown> = {}) =>
			page({ blocks: [{ type: "media", picture, alt: "A bridge" }], ...change });
		const nothing = seededId("directus_files", "nothing");
		expect(await make("pages", showing(nothing))).toBe(
			`“Blocks” would show a file that is not in the file library (${nothing}): choose one from there.`,
		);
		expect(await make("pages", showing(await upload("a.pdf", "application/pdf", "%PDF-1.4")))).toMatch(
			/^“Blocks” has “a\.pdf”, which visitors would not see: it is PDF, and a picture can be JPEG, PNG, WebP, AVIF and TIFF; /,
		);
		expect(await make("pages", showing(nothing, { status: "draft" }))).toBe("done");
		expect(await make("pages", showing(await upload("a.png", "image/png", await field().png().toBuffer())))).toBe("done");
	});

	test("to publish a picture without words, unless the file library has them in the entry's language", async () => {
		const form = new FormData();
		form.set("alt_de", "Eine Brücke");
		form.set("file", new Blob([new Uint8Array(await field().png().toBuffer())], { type: "image/png" }), "bridge.png");
		const headers = { authorization: `Bearer ${hub.cms.credentials.directus.adminToken}` };
		const uploaded = await fetch(`${hub.cms.url}/files`, { method: "POST", headers, body: form });
		const { data: file } = z.object({ data: z.object({ id: z.string() }) }).parse(await uploaded.json());
		const blocks = [{ type: "media", picture: file.id, alt: "" }];
		const wordless = { cover: file.id, cover_alt: null };
		expect(await make("posts", post({ ...wordless, locale: "en" }))).toMatch(
			/^Fill in “Alternative text of the cover”, for readers who do not see/,
		);
		const [english, german, covered] = [
			page({ blocks, locale: "en" }),
			page({ blocks, locale: "de" }),
			post({ ...wordless, locale: "de" }),
		];
		expect(await make("pages", english)).toMatch(/block 1, Picture: “Alternative text” must not be empty/);
		expect([
			await make("pages", german),
			await make("posts", { ...covered, author: null, category: null, status: "draft" }),
		]).toEqual(["done", "done"]);
		await say("PATCH", `/files/${file.id}`, { alt_de: "Ein Turm" });
		const filter = (id: unknown) => ({ filter: { id: { _eq: id } } });
		expect(await hub.admin.read("/items/pages", filter(german.id), rows), "it stays as it was taken").toMatchObject([
			{ blocks: [{ type: "media", picture: file.id, alt: "Eine Brücke" }] },
		]);
		expect(await hub.admin.read("/items/posts", filter(covered.id), rows)).toMatchObject([{ cover_alt: "Eine Brücke" }]);
	});

	test("to publish blocks that would be left out, while a draft may hold them", async () => {
		const unfinished = page({ blocks: [{ type: "quote", text: "Short." }] });
		expect(await make("pages", unfinished)).toMatch(/ block 1, Quote: “Name” is missing; “Role” is missing\. Correct them/);
		expect(await make("pages", { ...unfinished, status: "draft" })).toBe("done");
		expect(await say("PATCH", `/items/pages/${unfinished.id}`, { status: "published" })).toMatch(/block 1, Quote: /);
		const [event] = await hub.admin.read("/items/events", { fields: ["id"], limit: 1 }, rows);
		const halves = { agenda: [{ time: "09:30", title: "Start" }, { time: "10:00" }] };
		expect(await say("PATCH", `/items/events/${event?.id}`, halves)).toMatch(
			/leave this entry out \(Agenda, entry 2: “Title” is missing\)/,
		);
		expect(await say("PATCH", `/items/events/${event?.id}`, { ends_at: "2000-01-01T00:00:00Z" })).toMatch(/ends after it begins/);
		expect(await say("PATCH", `/items/events/${event?.id}`, { registered: 3 })).toBe("done");
	});

	test("[LN-7] to take the home page away, in any way: every page leads to it", async () => {
		const home = `/items/pages/${seededId("pages", "home", "de")}`;
		const [past, future] = ["2020-01-01T00:00:00Z", "2099-01-01T00:00:00Z"];
		const changes = [
			{ status: "archived" },
			{ publish_at: future },
			{ unpublish_at: past },
			{ route_key: "about" },
			{ route_key: null },
		];
		for (const change of changes) expect(await say("PATCH", home, change), JSON.stringify(change)).toMatch(/^The home page stays/);
		expect(await say("DELETE", home, undefined)).toMatch(/^The home page stays/);
		expect(await say("PATCH", home, { title: "Willkommen", status: "published", publish_at: null })).toBe("done");
	});

	test("to withdraw what published entries are not shown without, and to publish them without it", async () => {
		const [article] = await hub.admin.read("/items/posts", { filter: { status: { _eq: "published" } }, limit: 1 }, rows);
		const author = `/items/authors/${article?.author}`;
		const gone = /^“(Status|Unpublish At)” cannot be changed like this, because .* would disappear with this one: .* in posts/;
		expect(await say("PATCH", author, { status: "archived" })).toMatch(gone);
		expect(await say("PATCH", author, { unpublish_at: "2099-01-01T00:00:00Z" })).toMatch(gone);
		const draft = { id: seededId("authors", "not-yet-known", "en") };
		await hub.admin.create("/items/authors", {
			...draft,
			status: "draft",
			locale: article?.locale,
			translation_key: "not-yet-known",
			slug: "not-yet-known",
			display_name: "Not yet known",
		});
		expect(await say("PATCH", `/items/posts/${article?.id}`, { author: draft.id })).toMatch(
			/^“Author” is “Not yet known” \(draft\), which visitors are not shown/,
		);
	});

	test("without permission to write, the answer says only that", async () => {
		const site = createCmsClient(hub.cms.url, hub.cms.siteToken);
		await expect(site.create("/items/posts", {})).rejects.toMatchObject({ status: 403 });
	});

	test("a version of a page that cannot be shown is stored, and not published", async () => {
		const page = seededId("pages", "home", "en");
		const client = hub.admin;
		await client.create("/versions", { key: "next", name: "Next", collection: "pages", item: page });
		const [version] = await client.read("/versions", { filter: { item: { _eq: page } }, fields: ["id"] }, rows);
		await client.create(`/versions/${version?.id}/save`, { title: "" });
		const compared = z.object({ mainHash: z.string() });
		const { mainHash } = await client.read(`/versions/${version?.id}/compare`, {}, compared);
		expect(await say("POST", `/versions/${version?.id}/promote`, { mainHash })).toMatch(/^Fill in “Title”/);
	});
});

describe("[CT-1] two entries in one language do not share", () => {
	test("a slug: the one that has it is named", async () => {
		expect(await make("posts", post({ slug: "first" }))).toBe(
			"The address “first” is taken in English by “The first”: choose another one, for two entries cannot share an address.",
		);
		expect(await make("posts", post({ slug: "first", locale: "de" }))).toBe("done");
		const draft = post({ slug: "unfinished", status: "draft", title: "To come" });
		expect(await make("posts", draft)).toBe("done");
		expect(await make("posts", post({ slug: "unfinished" }))).toMatch(/by “To come” \(draft\)/);
		expect(await say("PATCH", `/items/posts/${draft.id}`, { slug: "unfinished", title: "Still to come" })).toBe("done");
		expect(await say("PATCH", `/items/posts/${draft.id}`, { slug: "second" })).toMatch(/taken in English by “The second”/);
	});

	test("nor a page and a post, which live side by side; a page with a route of its own is not there", async () => {
		const about = page({ slug: "first" });
		expect(await make("pages", about)).toMatch(/^The address “first” is taken in English by “The first” in posts/);
		expect(await make("pages", { ...about, route_key: "about" })).toBe("done");
		expect(await say("PATCH", `/items/pages/${about.id}`, { route_key: null })).toMatch(/“The first” in posts/);
		expect(await make("posts", post({ slug: "start" }))).toBe("done");
	});

	test("nor a translation key, nor a route", async () => {
		expect(await make("posts", post({ translation_key: "first" }))).toMatch(
			/^The translation key “first” has an entry in English already, “The first”/,
		);
		expect(await make("pages", page({ route_key: "home" }))).toMatch(/^The route “home” has a page in English already, “Welcome”/);
	});

	test("regions have their parent's slug and differ by their own", async () => {
		const category = (change: object) => ({ ...post({ slug: "pulse" }), body: undefined, published_on: undefined, ...change });
		expect(await make("categories", category({ title: "Pulse" }))).toBe("done");
		expect(await make("categories", category({ title: "Europe", region: "europe" }))).toBe("done");
		expect(await make("categories", category({ title: "Europe, too", region: "europe" }))).toMatch(/by “Europe”/);
		expect(await make("categories", category({ title: "Pulse, too" }))).toMatch(/by “Pulse”/);
	});

	test("also within one request", async () => {
		const [one, two] = [post(), post()];
		expect(await make("posts", [one, { ...two, slug: one.slug }])).toMatch(/is taken in English/);
		expect(await make("posts", [one, two])).toBe("done");
		expect(await say("PATCH", "/items/posts", { keys: [one.id, two.id], data: { slug: "same" } })).toMatch(/is taken in English/);
	});

	test("also when they are saved at the same moment, for the database is asked too", async () => {
		const drafts = Array.from({ length: 6 }, () => post());
		expect(await make("posts", drafts)).toBe("done");
		for (const field of ["slug", "translation_key"]) {
			const answers = await Promise.all(drafts.map(({ id }) => say("PATCH", `/items/posts/${id}`, { [field]: "at-once" })));
			expect(answers.filter((answer) => answer === "done")).toHaveLength(1);
			for (const answer of answers) expect(answer).toMatch(/^done$|^The (address|translation key) “at-once” (is|was|has) /);
		}
		const database = new DatabaseSync(hub.paths.database, { readOnly: true, timeout: 5_000 });
		const indexes = database
			.prepare("select name from sqlite_master where type = 'index' and name like 'hub\\_%' escape '\\'")
			.all();
		database.close();
		expect(indexes.map(({ name }) => name)).toEqual(
			expect.arrayContaining([
				"hub_posts_locale_slug",
				"hub_posts_locale_translation_key",
				"hub_pages_locale_route_key",
				"hub_categories_locale_slug",
				"hub_categories_locale_slug_region",
				"hub_posts_list",
				"hub_posts_date_updated",
			]),
		);
	});
});

describe("[CT-1] what published entries show is not deleted", () => {
	const remove = (path: string, token?: string) => say("DELETE", path, undefined, token);
	const id = (collection: string, key: string) => seededId(collection, key, "en");

	test("an author, a category and a speaker: who shows them is named", async () => {
		const staff = await hub.tokenOf(hub.cms.credentials.staff);
		const mine = post({ author: id("authors", "mara"), title: "Mine" });
		expect(await make("posts", mine)).toBe("done");
		expect(await remove(`/items/authors/${id("authors", "mara")}`, staff)).toMatch(
			/^This entry cannot be deleted, because what is published shows it: “.+” in posts, “.+” in posts, “.+” in posts and \d+ more\. Choose something else there first\.$/,
		);
		expect(await remove(`/items/categories/${id("categories", "practice")}`)).toMatch(/ in posts/);
		expect(await remove(`/items/speakers/${id("speakers", "jon")}`)).toMatch(/^This entry .* shows it: “[^”]+” in events\. /);
		expect(await hub.admin.read("/items/speakers", { filter: { id: { _eq: id("speakers", "jon") } } }, rows)).toHaveLength(1);
	});

	test("drafts show nothing yet, and an event is not its speakers' to keep", async () => {
		const author = {
			...post(),
			display_name: "Nobody",
			body: undefined,
			published_on: undefined,
			author: undefined,
			category: undefined,
		};
		expect(await make("authors", author)).toBe("done");
		const draft = post({ status: "draft", author: author.id });
		expect(await make("posts", draft)).toBe("done");
		expect(await remove(`/items/authors/${author.id}`)).toBe("done");
		const [event] = await hub.admin.read("/items/events", { fields: ["*"], filter: { locale: { _eq: "en" } }, limit: 1 }, rows);
		const another = {
			...event,
			id: seededId("events", "another", "en"),
			slug: "another",
			translation_key: "another",
			speakers: [{ speakers_id: id("speakers", "jon") }],
		};
		expect(await make("events", another)).toBe("done");
		expect(await remove(`/items/events/${another.id}`)).toBe("done");
	});

	test("a file: as a cover, and within a text", async () => {
		const png = await field().png().toBuffer();
		const [cover, picture] = [await upload("a.png", "image/png", png), await upload("a.png", "image/png", png)];
		const mine = post({ cover, cover_alt: "A", body: `<p><img src="/assets/${picture}" alt="A"></p>`, title: "With pictures" });
		expect(await make("posts", mine)).toBe("done");
		for (const file of [cover, picture])
			expect(await remove(`/files/${file}`)).toBe(
				"This file cannot be deleted, because what is published shows it: “With pictures” in posts. Choose something else there first.",
			);
		expect(await say("PATCH", `/items/posts/${mine.id}`, { status: "archived" })).toBe("done");
		expect([await remove(`/files/${cover}`), await remove(`/files/${picture}`)]).toEqual(["done", "done"]);
	});
});

valueCases(() => hub);
fileCases(() => hub);
languageCases(() => hub);
writingCases(() => hub);
replaceCases(() => hub);
severalCases(() => hub);
