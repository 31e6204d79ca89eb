import { describe, expect, test } from "vitest";
import { documentId } from "../src/seed/files.ts";
import { seededId } from "../src/seed/identity.ts";
import { type SeedOptions, seedContent } from "../src/seed.ts";
import { type Installation, rows } from "./installation.ts";
import { smallSeed } from "./small-seed.ts";

export function seedCases(hub: () => Installation): void {
	describe("the seed", () => {
		const seed = (options: Omit<SeedOptions, "client" | "notes">) =>
			hub().withNotes((notes) => seedContent({ client: hub().admin, notes, ...options }));
		const again = () => seed({ content: smallSeed });

		test("repeats an interrupted upload of a document", async () => {
			const id = documentId("before-a-connector-goes-live");
			// A crash between row and bytes leaves a row without a size.
			await hub().admin.update(`/files/${id}`, { filesize: null });
			await hub().withNotes(async (notes) => {
				const noted = (await notes.read("seeded")) ?? {};
				const files = (noted.directus_files ?? []).filter((known) => known !== id);
				await notes.write("seeded", { ...noted, directus_files: files });
			});
			expect(await again()).toEqual({ created: 1 });
			const [file] = await hub().admin.read("/files", { filter: { id: { _eq: id } } }, rows);
			expect(Number(file?.filesize)).toBeGreaterThan(10_000);
		});

		test("overwrites no editor's change, recreates no deleted row, and finds its rows after a crash", async () => {
			const edited = seededId("posts", "second", "en");
			const gone = seededId("posts", "second", "de");
			await hub().admin.update(`/items/posts/${edited}`, { title: "Rewritten" });
			await hub().remove(`/items/posts/${gone}`);
			expect(await again()).toEqual({ created: 0 });
			const posts = await hub().admin.read("/items/posts", { fields: ["id", "title"] }, rows);
			expect(posts).toContainEqual({ id: edited, title: "Rewritten" });
			expect(posts.map(({ id }) => id)).not.toContain(gone);
			// Simulates a crash before they were recorded.
			await hub().withNotes((notes) => notes.write("seeded", {}));
			expect(await again()).toEqual({ created: 1 });
			expect(await again()).toEqual({ created: 0 });
		});

		test("leaves out an item that the rules refuse, and reports it", async () => {
			for (const key of ["first", "second"])
				await hub().admin.update(`/items/posts/${seededId("posts", key, "en")}`, { status: "draft" });
			await hub().remove(`/items/authors/${seededId("authors", "mara", "en")}`);
			const [first] = smallSeed.posts;
			const [category] = smallSeed.categories;
			if (!first || !category) throw new Error("the small seed has posts and categories");
			const third = {
				...first,
				key: "third",
				published_on: -30,
				text: { de: { ...first.text.de, slug: "dritter" }, en: { ...first.text.en, slug: "third" } },
			};
			const late = { ...category, key: "late", text: { ...category.text, de: { ...category.text.de, slug: "spaet" } } };
			const reported: string[] = [];
			const content = { ...smallSeed, posts: [...smallSeed.posts, third], categories: [...smallSeed.categories, late] };
			// The German post and category, and the picture of a third post.
			expect(await seed({ content, onRefused: (what) => reported.push(what) })).toEqual({ created: 3 });
			expect(reported.toSorted()).toEqual([
				expect.stringMatching(/^categories “late” \(en\): .* The address “practice” is taken in English by “Practice”/),
				expect.stringMatching(/^posts “third” \(en\): .* Fill in “Author”, or set “Status” to Draft/),
			]);
			expect(await seed({ content })).toEqual({ created: 0 });
		});
	});
}
