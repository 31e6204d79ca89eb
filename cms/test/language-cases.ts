import { describe, expect, test } from "vitest";
import { seededId } from "../src/seed/identity.ts";
import { editingDesk } from "./editing-desk.ts";
import { type Installation, rows } from "./installation.ts";

/** Relations between entries of two languages. */
export function languageCases(hub: () => Installation): void {
	const { attempt, post, make } = editingDesk(hub);
	const [mara, mira] = [seededId("authors", "mara", "en"), seededId("authors", "mara", "de")];
	const [jon, jonDe] = [seededId("speakers", "jon", "en"), seededId("speakers", "jon", "de")];
	const praxis = seededId("categories", "practice", "de");
	const event = async (key: string, ...speakers: string[]) => {
		const [round] = await hub().admin.read(
			"/items/events",
			{ filter: { id: { _eq: seededId("events", "round", "en") } } },
			rows,
		);
		const id = seededId("events", key, "en");
		return {
			...round,
			id,
			slug: key,
			translation_key: key,
			speakers: speakers.map((speakers_id) => ({ speakers_id })),
		};
	};

	describe("[LN-7] an entry and what it shows are in one language", () => {
		test("an article takes no author and no category of the other language, not even as a draft", async () => {
			expect(await make("posts", post({ author: mira }))).toBe(
				"“Author” has “Mara Feldweg” in German, and this entry is in English: choose the entry in English there.",
			);
			expect(await make("posts", post({ status: "draft", category: praxis }))).toMatch(
				/^“Category” has “Praxis” in German/,
			);
			const mine = post({ author: null, status: "draft" });
			expect(await make("posts", mine)).toBe("done");
			const created = { locale: "de", status: "draft", translation_key: "new-author" };
			for (const [author, answer] of [
				[mira, /^“Author” has/],
				[{ id: mira, role: "Redaktion" }, /^“Author” has/],
				[{ id: mara, role: "Editor" }, /^done$/],
				[created, /^“Author” has .* in German/],
				[{ ...created, locale: "en" }, /^done$/],
			] as const)
				expect(await attempt("PATCH", `/items/posts/${mine.id}`, { author }, await hub().staffToken())).toMatch(answer);
		});

		test("an entry's language changes only together with the entries that it shows, and only while no entry shows it", async () => {
			const mine = post();
			expect(await make("posts", mine)).toBe("done");
			const path = `/items/posts/${mine.id}`;
			expect(await attempt("PATCH", path, { locale: "de" })).toMatch(
				/^“Author” has “Mara Feldweg” in English, and this entry is in German/,
			);
			expect(await attempt("PATCH", path, { locale: "de", author: mira, category: praxis })).toBe("done");
			// With another key, so that only the articles prevent the change.
			const moved = { locale: "de", translation_key: "other", slug: "other" };
			expect(await attempt("PATCH", `/items/categories/${seededId("categories", "practice", "en")}`, moved)).toMatch(
				/^“Language” cannot become German as long as this entry belongs to “.+” in posts.* in another language: separate them first\.$/,
			);
		});

		test("an event has speakers in its own language, and none twice, however they are written", async () => {
			const german =
				"“Speakers” has “Jon Uferkamp” in German, and this entry is in English: choose the entry in English there.";
			expect(await make("events", await event("language-1", jonDe))).toBe(german);
			const twice = "“Speakers” would have “Jon Uferkamp” twice: take one of the two out.";
			expect(await make("events", await event("language-2", jon, jon))).toBe(twice);
			const mine = await event("language-3", jon);
			expect(await make("events", mine)).toBe("done");
			const path = `/items/events/${mine.id}`;
			const changed = (change: object) => ({ speakers: { create: [], update: [], delete: [], ...change } });
			// In Studio's format.
			expect(await attempt("PATCH", path, changed({ create: [{ speakers_id: { id: jonDe } }] }))).toMatch(
				/^“Speakers” has .* in German/,
			);
			expect(await attempt("PATCH", path, changed({ create: [{ speakers_id: { id: jon } }] }))).toMatch(
				/^“Speakers” would have .* twice/,
			);
			expect(await make("events_speakers", { events_id: mine.id, speakers_id: jon })).toMatch(/twice/);
			const [joined] = await hub().admin.read(
				"/items/events_speakers",
				{ filter: { events_id: { _eq: mine.id } } },
				rows,
			);
			expect(await attempt("PATCH", `/items/events_speakers/${joined?.id}`, { speakers_id: jonDe })).toMatch(
				/in German/,
			);
			expect(await attempt("PATCH", path, { locale: "de" })).toMatch(
				/^“Language” cannot become German .* belongs to “Jon Uferkamp” in speakers/,
			);
			const exchanged = changed({ create: [{ speakers_id: { id: jonDe } }], delete: [joined?.id] });
			expect(await attempt("PATCH", path, { ...exchanged, locale: "de" })).toBe("done");
		});
	});
}
