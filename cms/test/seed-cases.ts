import { describe, expect, test } from "vitest";
import { documentId } from "../src/seed/files.ts";
import { seededId } from "../src/seed/identity.ts";
import { type SeedOptions, seedContent } from "../src/seed.ts";
import { type Installation, rows } from "./installation.ts";
import { smallSeed } from "./small-seed.ts";

/** What seeding does in a real Directus. */
export function seedCases(hub: () => Installation): void {
	describe("the seed", () => {
		const seed = (options: Omit<SeedOptions, "client" | "notes">) =>
			hub().withNotes((notes) => seedContent({ client: hub().admin, notes, ...options }));
		const again = () => seed({ content: smallSeed });

		test("brings each item in both languages, with what belongs to it", async () => {
			const posts = await hub().site.read(
				"/items/posts",
				{
					fields: [
						"slug",
						"locale",
						"status",
						"author.display_name",
						"category.title",
						"cover.focal_point_x",
						"cover.width",
						"cover_alt",
					],
					sort: ["slug"],
				},
				rows,
			);
			expect(posts).toMatchObject([
				{
					slug: "erster",
					locale: "de",
					status: "published",
					author: { display_name: "Mara Feldweg" },
					category: { title: "Praxis" },
				},
				{ slug: "first", locale: "en", category: { title: "Practice" }, cover: { width: 1600, focal_point_x: 896 } },
				{ slug: "second", locale: "en" },
				{ slug: "zweiter", locale: "de" },
			]);
			expect(String(posts[0]?.cover_alt)).toMatch(/Farbfelder/);
			const [event] = await hub().site.read(
				"/items/events",
				{ fields: ["starts_at", "agenda", "speakers.speakers_id.display_name"], limit: 1 },
				rows,
			);
			expect(event).toMatchObject({ agenda: [{ time: "09:30" }], speakers: [{ speakers_id: { display_name: "Jon Uferkamp" } }] });
			expect(String(event?.starts_at)).toMatch(/T0[89]:30:00/);
		});

		test("brings the documents that resources offer, once where both languages offer the same", async () => {
			const offered = await hub().site.read(
				"/items/resources",
				{ fields: ["locale", "language", "file.id", "file.filename_download", "file.type", "file.filesize"], sort: ["locale"] },
				rows,
			);
			const file = {
				id: documentId("before-a-connector-goes-live"),
				filename_download: "before-a-connector-goes-live.pdf",
				type: "application/pdf",
			};
			expect(offered).toMatchObject([
				{ locale: "de", language: "en", file },
				{ locale: "en", language: "en", file },
			]);
			const asset = await fetch(`${hub().cms.url}/assets/${file.id}`, {
				headers: { authorization: `Bearer ${hub().cms.siteToken}` },
			});
			expect((await asset.text()).slice(0, 5)).toBe("%PDF-");
		});

		test("makes a document whole whose upload was cut off", async () => {
			const id = documentId("before-a-connector-goes-live");
			// What a kill between the row and the bytes leaves behind.
			await hub().admin.update(`/files/${id}`, { filesize: null });
			await hub().withNotes(async (notes) => {
				const noted = (await notes.read("seeded")) ?? {};
				const files = (noted.directus_files ?? []).filter((known) => known !== id);
				await notes.write("seeded", { ...noted, directus_files: files });
			});
			expect(await again()).toEqual({ created: 1 });
			const [file] = await hub().admin.read("/files", { filter: { id: { _eq: id } } }, rows);
			expect(Number(file?.filesize)).toBeGreaterThan(10_000);
			expect(await again()).toEqual({ created: 0 });
		});

		test("comes once: an editor's change stays, and what was deleted stays away", async () => {
			const edited = seededId("posts", "second", "en");
			const gone = seededId("posts", "second", "de");
			await hub().admin.update(`/items/posts/${edited}`, { title: "Rewritten" });
			await hub().remove(`/items/posts/${gone}`);
			expect(await again()).toEqual({ created: 0 });
			const posts = await hub().admin.read("/items/posts", { fields: ["id", "title"] }, rows);
			expect(posts).toContainEqual({ id: edited, title: "Rewritten" });
			expect(posts.map(({ id }) => id)).not.toContain(gone);
		});

		test("finds its rows again when a crash came before they were noted", async () => {
			await hub().withNotes((notes) => notes.write("seeded", {}));
			// The deleted row is no longer known to have been there, so it alone is created.
			expect(await again()).toEqual({ created: 1 });
			expect(await again()).toEqual({ created: 0 });
		});

		test("leaves out a new article whose author an editor has deleted, and says so", async () => {
			for (const key of ["first", "second"])
				await hub().admin.update(`/items/posts/${seededId("posts", key, "en")}`, { status: "draft" });
			await hub().remove(`/items/authors/${seededId("authors", "mara", "en")}`);
			const [first] = smallSeed.posts;
			if (first === undefined) throw new Error("the small seed has posts");
			const { de, en } = first.text;
			const third = {
				...first,
				key: "third",
				published_on: -30,
				text: { de: { ...de, slug: "dritter" }, en: { ...en, slug: "third" } },
			};
			const content = { ...smallSeed, posts: [...smallSeed.posts, third] };
			const said: string[] = [];
			// The post in German, and the picture that a third post bears.
			expect(await seed({ content, onRefused: (what) => said.push(what) })).toEqual({ created: 2 });
			expect(said).toEqual([expect.stringMatching(/^posts “third” \(en\): .* Fill in “Author”, or set “Status” to Draft/)]);
		});

		test("leaves out a new item whose address an editor has taken, and says so", async () => {
			const [category] = smallSeed.categories;
			if (category === undefined) throw new Error("the small seed has categories");
			const { de, en } = category.text;
			const late = { ...category, key: "late", text: { de: { ...de, slug: "spaet" }, en } };
			const content = { ...smallSeed, categories: [...smallSeed.categories, late] };
			const said: string[] = [];
			expect(await seed({ content, onRefused: (what) => said.push(what) })).toEqual({ created: 1 });
			expect(said).toEqual([
				expect.stringMatching(/^categories “late” \(en\): .* The address “practice” is taken in English by “Practice”/),
			]);
			expect(await seed({ content })).toEqual({ created: 0 });
		});
	});
}
