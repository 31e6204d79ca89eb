import { describe, expect, test } from "vitest";
import { seededId } from "../src/seed/identity.ts";
import { editingDesk } from "./editing-desk.ts";
import { type Installation, rows } from "./installation.ts";

/** What entries of two languages may not have to do with each other. */
export function languageCases(hub: () => Installation): void {
	const { say, post, make } = editingDesk(hub);
	const id = (collection: string, key: string, locale: "de" | "en") => seededId(collection, key, locale);
	const [mara, mira] = [id("authors", "mara", "en"), id("authors", "mara", "de")];
	const [jon, jonDe] = [id("speakers", "jon", "en"), id("speakers", "jon", "de")];
	const praxis = id("categories", "practice", "de");
	let count = 0;
	/** An event in English with no speakers yet. */
	const event = async (change: object = {}) => {
		count += 1;
		const [found] = await hub().admin.read("/items/events", { filter: { id: { _eq: id("events", "round", "en") } } }, rows);
		const key = `language-${count}`;
		return { ...found, id: id("events", key, "en"), slug: key, translation_key: key, speakers: [], ...change };
	};

	describe("[LN-7] an entry and what it shows are in one language", () => {
		test("an article takes no author and no category of the other one, not even as a draft", async () => {
			expect(await make("posts", post({ author: mira }))).toBe(
				"“Author” has “Mara Feldweg” in German, and this entry is in English: choose the entry in English there.",
			);
			expect(await make("posts", post({ status: "draft", category: praxis }))).toMatch(/^“Category” has “Praxis” in German/);
			const mine = post({ author: null, status: "draft" });
			expect(await make("posts", mine)).toBe("done");
			const staff = await hub().tokenOf(hub().cms.credentials.staff);
			expect(await say("PATCH", `/items/posts/${mine.id}`, { author: mira }, staff)).toMatch(/^“Author” has/);
			expect(await say("PATCH", `/items/posts/${mine.id}`, { author: { id: mira, role: "Redaktion" } }, staff)).toMatch(
				/^“Author” has/,
			);
			expect(await say("PATCH", `/items/posts/${mine.id}`, { author: { id: mara, role: "Editor" } }, staff)).toBe("done");
			const created = { locale: "de", status: "draft", translation_key: "new-author" };
			expect(await say("PATCH", `/items/posts/${mine.id}`, { author: created }, staff)).toMatch(/^“Author” has .* in German/);
			expect(await say("PATCH", `/items/posts/${mine.id}`, { author: { ...created, locale: "en" } }, staff)).toBe("done");
		});

		test("an entry changes its language only with all that it shows, and parted from all that shows it", async () => {
			const mine = post();
			expect(await make("posts", mine)).toBe("done");
			const path = `/items/posts/${mine.id}`;
			expect(await say("PATCH", path, { locale: "de" })).toMatch(
				/^“Author” has “Mara Feldweg” in English, and this entry is in German/,
			);
			expect(await say("PATCH", path, { locale: "de", author: mira, category: praxis })).toBe("done");
			// Under a key of its own, so that only the articles are in the way.
			expect(
				await say("PATCH", `/items/categories/${id("categories", "practice", "en")}`, {
					locale: "de",
					translation_key: "other",
					slug: "other",
				}),
			).toMatch(
				/^“Language” cannot become German as long as this entry belongs to “.+” in posts.* in another language: separate them first\.$/,
			);
			expect(await say("PATCH", `/items/speakers/${jon}`, { locale: "de", translation_key: "jon-2" })).toMatch(
				/ belongs to “Round” in events in another/,
			);
		});

		test("an event has speakers' entries in its own language, and none twice, by whichever way they come", async () => {
			expect(await make("events", await event({ speakers: [{ speakers_id: jonDe }] }))).toBe(
				"“Speakers” has “Jon Uferkamp” in German, and this entry is in English: choose the entry in English there.",
			);
			expect(await make("events", await event({ speakers: [{ speakers_id: jon }, { speakers_id: jon }] }))).toBe(
				"“Speakers” would have “Jon Uferkamp” twice: take one of the two out.",
			);
			const mine = await event({ speakers: [{ speakers_id: jon }] });
			expect(await make("events", mine)).toBe("done");
			const path = `/items/events/${mine.id}`;
			const add = (speaker: unknown) => ({ speakers: { create: [{ speakers_id: speaker }], update: [], delete: [] } });
			// As Studio sends them.
			expect(await say("PATCH", path, add({ id: jonDe }))).toMatch(/^“Speakers” has .* in German/);
			expect(await say("PATCH", path, add({ id: jon }))).toMatch(/^“Speakers” would have .* twice/);
			expect(await make("events_speakers", { events_id: mine.id, speakers_id: jon })).toMatch(/twice/);
			expect(await make("events_speakers", { events_id: mine.id, speakers_id: jonDe })).toMatch(/in German/);
			const [joined] = await hub().admin.read("/items/events_speakers", { filter: { events_id: { _eq: mine.id } } }, rows);
			expect(await say("PATCH", `/items/events_speakers/${joined?.id}`, { speakers_id: jonDe })).toMatch(/in German/);
			const sorted = { speakers: { create: [], update: [{ id: joined?.id, sort: 5 }], delete: [] } };
			expect(await say("PATCH", path, { ...sorted, locale: "de" })).toMatch(
				/^“Language” cannot become German .* belongs to “Jon Uferkamp” in speakers/,
			);
			expect(await say("PATCH", path, sorted)).toBe("done");
			const exchanged = { speakers: { create: [{ speakers_id: { id: jonDe } }], update: [], delete: [joined?.id] } };
			expect(await say("PATCH", path, { ...exchanged, locale: "de" })).toBe("done");
		});
	});
}
