// Refusals of saves: their messages, for every account and every way to write. The rules have tests of their own:
// `hub-server/editing/rules/*.test.ts`.

import { describe, expect, test } from "vitest";
import { z } from "zod";
import { createCmsClient } from "../src/rest.ts";
import { seededId } from "../src/seed/identity.ts";
import { editingDesk } from "./editing-desk.ts";
import { field } from "./file-cases.ts";
import { type Installation, rows } from "./installation.ts";

export function editingCases(hub: () => Installation): void {
	const { attempt, post, page, make, upload } = editingDesk(hub);
	const stored = async (collection: string, id: unknown) =>
		(await hub().admin.read(`/items/${collection}`, { filter: { id: { _eq: id } } }, rows))[0];

	describe("[CT-1] Directus refuses, in one sentence,", () => {
		test("an entry that the site could not show, unless it is a draft", async () => {
			expect(await make("posts", post({ title: "" }))).toMatch(/^Fill in “Title”, or set “Status” to Draft/);
			expect(await make("posts", post({ slug: "Not a slug" }))).toMatch(/such as “not-a-slug”\.$/);
			expect(await make("posts", post({ locale: null, status: "draft" }))).toMatch(
				/^Fill in “Language”: every entry, even a draft/,
			);
			const draft = post({ status: "draft", body: null });
			expect(await make("posts", draft)).toBe("done");
			const staff = await hub().staffToken();
			for (const token of [undefined, staff])
				expect(await attempt("PATCH", `/items/posts/${draft.id}`, { status: "published" }, token)).toMatch(
					/^Fill in “Body”/,
				);
			const whole = { status: "published", body: "<p>Words.</p>" };
			expect(await attempt("PATCH", `/items/posts/${draft.id}`, whole, staff)).toBe("done");
		});

		test("through every interface: a list of rows, several rows at once, GraphQL, and a version that is published", async () => {
			const [one, two] = [post(), post({ status: "draft", body: null })];
			expect(await make("posts", [one, post({ title: "" })])).toMatch(/^Fill in “Title”/);
			expect(await stored("posts", one.id)).toBeUndefined();
			expect(await make("posts", [one, two])).toBe("done");
			const published = { keys: [one.id, two.id], data: { status: "published" } };
			expect(await attempt("PATCH", "/items/posts", published)).toMatch(
				/^Because of “Post \d+” \(draft\), nothing was saved: Fill in “Body”/,
			);
			expect(await attempt("PATCH", "/items/posts", [{ id: one.id, slug: "b a d" }])).toMatch(/such as “b-a-d”/);
			const query = `mutation { update_posts_item(id: "${two.id}", data: { status: "published" }) { id } }`;
			expect((await hub().call("POST", "/graphql", { query })).text).toContain("Fill in “Body”");

			const home = seededId("pages", "home", "en");
			await hub().admin.create("/versions", { key: "next", name: "Next", collection: "pages", item: home });
			const [version] = await hub().admin.read("/versions", { filter: { item: { _eq: home } }, fields: ["id"] }, rows);
			await hub().admin.create(`/versions/${version?.id}/save`, { title: "" });
			const { mainHash } = await hub().admin.read(
				`/versions/${version?.id}/compare`,
				{},
				z.object({ mainHash: z.string() }),
			);
			expect(await attempt("POST", `/versions/${version?.id}/promote`, { mainHash })).toMatch(/^Fill in “Title”/);
			// Without permission to write, the response tells only that.
			const site = createCmsClient(hub().cms.url, hub().cms.siteToken);
			await expect(site.create("/items/posts", {})).rejects.toMatchObject({ status: 403 });
		});

		test("a block whose picture is not in the file library, unless it is a draft", async () => {
			const showing = (picture: string, change: Record<string, unknown> = {}) =>
				page({ blocks: [{ type: "media", picture, alt: "A bridge" }], ...change });
			const nothing = seededId("directus_files", "nothing");
			expect(await make("pages", showing(nothing))).toBe(
				`“Blocks” would show a file that is not in the file library (${nothing}): choose one from there.`,
			);
			expect(await make("pages", showing(nothing, { status: "draft" }))).toBe("done");
			expect(await make("pages", showing(await upload(["a.png", "image/png", await field().png().toBuffer()])))).toBe(
				"done",
			);
		});

		test("a picture without an alternative text, unless the file library has one in the entry's language", async () => {
			const picture = await upload(["bridge.png", "image/png", await field().png().toBuffer()], {
				alt_de: "Eine Brücke",
			});
			const blocks = [{ type: "media", picture, alt: "" }];
			const wordless = { cover: picture, cover_alt: null };
			expect(await make("posts", post({ ...wordless, locale: "en" }))).toMatch(
				/^Fill in “Alternative text of the cover”, for readers who do not see/,
			);
			const [english, german] = [page({ blocks, locale: "en" }), page({ blocks, locale: "de" })];
			expect(await make("pages", english)).toMatch(/block 1, Picture: “Alternative text” must not be empty/);
			const covered = post({ ...wordless, locale: "de", status: "draft" });
			expect([await make("pages", german), await make("posts", covered)]).toEqual(["done", "done"]);
			await attempt("PATCH", `/files/${picture}`, { alt_de: "Ein Turm" });
			const taken = { blocks: [{ type: "media", picture, alt: "Eine Brücke" }] };
			expect(await stored("pages", german.id), "it keeps the words that it took").toMatchObject(taken);
			expect(await stored("posts", covered.id)).toMatchObject({ cover_alt: "Eine Brücke" });
		});

		test("[LN-7] every change that removes the home page", async () => {
			const home = `/items/pages/${seededId("pages", "home", "de")}`;
			for (const change of [
				{ status: "archived" },
				{ publish_at: "2099-01-01T00:00:00Z" },
				{ unpublish_at: "2020-01-01T00:00:00Z" },
				{ route_key: "about" },
				{ route_key: null },
			])
				expect(await attempt("PATCH", home, change), JSON.stringify(change)).toMatch(/^The home page stays/);
			expect(await attempt("DELETE", home, undefined)).toMatch(/^The home page stays/);
			expect(await attempt("PATCH", home, { title: "Willkommen", status: "published", publish_at: null })).toBe("done");
		});
	});

	describe("[CT-1] two entries in one language do not share", () => {
		test("a slug, a translation key or a route: the entry that has it is named", async () => {
			expect(await make("posts", post({ slug: "first" }))).toBe(
				"The address “first” is taken in English by “The first”: choose another one, because two entries cannot share an address.",
			);
			expect(await make("posts", post({ slug: "first", locale: "de" }))).toBe("done");
			const draft = post({ slug: "unfinished", status: "draft", title: "To come" });
			expect(await make("posts", draft)).toBe("done");
			expect(await make("posts", post({ slug: "unfinished" }))).toMatch(/by “To come” \(draft\)/);
			expect(await attempt("PATCH", `/items/posts/${draft.id}`, { slug: "second" })).toMatch(
				/taken in English by “The second”/,
			);
			expect(await make("posts", post({ translation_key: "first" }))).toMatch(
				/^The translation key “first” has an entry in English already, “The first”/,
			);
			expect(await make("pages", page({ route_key: "home" }))).toMatch(
				/^The route “home” has a page in English already, “Welcome”/,
			);
		});

		test("an address at the same level: pages beside posts, regions below one category", async () => {
			const about = page({ slug: "first" });
			expect(await make("pages", about)).toMatch(/^The address “first” is taken in English by “The first” in posts/);
			expect(await make("pages", { ...about, route_key: "about" })).toBe("done");
			expect(await attempt("PATCH", `/items/pages/${about.id}`, { route_key: null })).toMatch(/“The first” in posts/);
			const category = (change: object) => ({
				...post({ slug: "pulse" }),
				body: undefined,
				published_on: undefined,
				...change,
			});
			expect(await make("categories", category({ title: "Pulse" }))).toBe("done");
			expect(await make("categories", category({ title: "Europe", region: "europe" }))).toBe("done");
			expect(await make("categories", category({ title: "Europe, too", region: "europe" }))).toMatch(/by “Europe”/);
			expect(await make("categories", category({ title: "Pulse, too" }))).toMatch(/by “Pulse”/);
		});

		test("either within one request, or when they are saved at the same moment", async () => {
			const drafts = Array.from({ length: 6 }, () => post());
			expect(await make("posts", [post({ slug: "same" }), post({ slug: "same" })])).toMatch(/is taken in English/);
			expect(await make("posts", drafts)).toBe("done");
			for (const name of ["slug", "translation_key"]) {
				const answers = await Promise.all(
					drafts.map(({ id }) => attempt("PATCH", `/items/posts/${id}`, { [name]: "at-once" })),
				);
				expect(answers.filter((answer) => answer === "done")).toHaveLength(1);
				for (const answer of answers)
					expect(answer).toMatch(
						/^done$|^The (address|translation key) “at-once” (is|was|has) |^“(End of the address|Translation Key)” was taken by another entry in the same language/,
					);
			}
		});
	});

	describe("[CT-1] a row that published entries show is not deleted", () => {
		const remove = (path: string, token?: string) => attempt("DELETE", path, undefined, token);
		const id = (collection: string, key: string) => seededId(collection, key, "en");

		test("an author, a category and a speaker: the entries that show them are named", async () => {
			expect(await make("posts", post({ author: id("authors", "mara"), title: "Mine" }))).toBe("done");
			expect(await remove(`/items/authors/${id("authors", "mara")}`, await hub().staffToken())).toMatch(
				/^This entry cannot be deleted, because published entries show it: “.+” in posts, “.+” in posts, “.+” in posts and \d+ more\. Choose something else there first\.$/,
			);
			expect(await remove(`/items/categories/${id("categories", "practice")}`)).toMatch(/ in posts/);
			expect(await remove(`/items/speakers/${id("speakers", "jon")}`)).toMatch(
				/^This entry .* show it: “[^”]+” in events\. /,
			);
			expect(await stored("speakers", id("speakers", "jon"))).toBeDefined();
		});

		test("but an author that only a draft shows can be deleted", async () => {
			const author = {
				...post(),
				display_name: "Nobody",
				body: undefined,
				published_on: undefined,
				author: undefined,
				category: undefined,
			};
			expect(await make("authors", author)).toBe("done");
			expect(await make("posts", post({ status: "draft", author: author.id }))).toBe("done");
			expect(await remove(`/items/authors/${author.id}`)).toBe("done");
		});

		test("a file: as a cover, and within a text", async () => {
			const png = await field().png().toBuffer();
			const [cover, picture] = [await upload(["a.png", "image/png", png]), await upload(["a.png", "image/png", png])];
			const mine = post({
				cover,
				cover_alt: "A",
				body: `<p><img src="/assets/${picture}" alt="A"></p>`,
				title: "With pictures",
			});
			expect(await make("posts", mine)).toBe("done");
			for (const file of [cover, picture])
				expect(await remove(`/files/${file}`)).toBe(
					"This file cannot be deleted, because published entries show it: “With pictures” in posts. Choose something else there first.",
				);
			expect(await attempt("PATCH", `/items/posts/${mine.id}`, { status: "archived" })).toBe("done");
			expect([await remove(`/files/${cover}`), await remove(`/files/${picture}`)]).toEqual(["done", "done"]);
		});
	});
}
