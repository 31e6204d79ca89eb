import { rm } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { seededId } from "../src/seed/identity.ts";
import { seedContent } from "../src/seed.ts";
import { type Installation, rows } from "./installation.ts";
import { smallSeed } from "./small-seed.ts";

/** What seeding does in a real Directus. */
export function seedCases(hub: () => Installation): void {
	describe("the seed", () => {
		const again = () => seedContent({ client: hub().admin, recordFile: hub().paths.seeded, content: smallSeed });

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

		test("comes once: an editor's change stays, and what was deleted stays away", async () => {
			const kept = seededId("posts", "second", "en");
			const gone = seededId("posts", "second", "de");
			await hub().admin.update(`/items/posts/${kept}`, { title: "Rewritten" });
			await hub().remove(`/items/posts/${gone}`);
			expect(await again()).toEqual({ made: 0 });
			const posts = await hub().admin.read("/items/posts", { fields: ["id", "title"] }, rows);
			expect(posts).toContainEqual({ id: kept, title: "Rewritten" });
			expect(posts.map(({ id }) => id)).not.toContain(gone);
		});

		test("finds its rows again when a crash came before they were noted", async () => {
			await rm(hub().paths.seeded);
			// The deleted row is no longer known to have been there, so it alone is made.
			expect(await again()).toEqual({ made: 1 });
			expect(await again()).toEqual({ made: 0 });
		});

		test("takes new items whose author an editor has deleted, without the author", async () => {
			await hub().remove(`/items/authors/${seededId("authors", "mara", "en")}`);
			const [first] = smallSeed.posts;
			if (first === undefined) throw new Error("the small seed has posts");
			const content = { ...smallSeed, posts: [...smallSeed.posts, { ...first, key: "third", published_on: -30 }] };
			expect(await seedContent({ client: hub().admin, recordFile: hub().paths.seeded, content })).toEqual({
				// The post in both languages, and the picture that a third post bears.
				made: 3,
			});
			const [post] = await hub().admin.read(
				"/items/posts",
				{ filter: { translation_key: { _eq: "third" }, locale: { _eq: "en" } } },
				rows,
			);
			expect(post).toMatchObject({ author: null, category: seededId("categories", "practice", "en") });
		});
	});
}
