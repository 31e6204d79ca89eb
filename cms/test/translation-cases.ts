import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { editingDesk } from "./editing-desk.ts";
import { type Installation, rows } from "./installation.ts";

/** What is saved within two seconds is one act. */
const ANOTHER_ACT = 2_200;

const languages = z.array(
	z.object({
		id: z.string(),
		outdatedSince: z.number().nullable(),
		changes: z.array(z.record(z.string(), z.unknown())).nullable(),
	}),
);

/** What makes a translation outdated, by what Directus notes of its original. Run against a real Directus. */
export function translationCases(hub: () => Installation): void {
	const { say, post, make } = editingDesk(hub);
	const change = async (collection: string, id: unknown, values: object) =>
		expect(await say("PATCH", `/items/${collection}/${id}`, values)).toBe("done");
	const stateOf = async (collection: string, id: unknown) => {
		const all = await hub().admin.read(`/hub-desk/translations/${collection}/${id}`, {}, z.object({ languages }));
		const { outdatedSince, changes } = all.languages.find((one) => one.id === id) ?? {};
		return { isOutdated: typeof outdatedSince === "number", changes };
	};
	const current = { isOutdated: false, changes: null };
	const onBoard = async (id: unknown) => {
		const asked = { state: "outdated" };
		const board = await hub().admin.read("/hub-desk/translations", asked, z.object({ lines: rows }));
		return board.lines.some(({ translation }) => translation === id);
	};
	/** A post in two languages, the German one first. */
	async function pair() {
		const german = post({ locale: "de", title: "Wer fragt da?", published_on: "2026-02-03" });
		const english = post({ translation_key: german.translation_key, title: "Who asks?", published_on: "2026-02-03" });
		expect(await make("posts", german)).toBe("done");
		await sleep(ANOTHER_ACT);
		expect(await make("posts", english)).toBe("done");
		await sleep(ANOTHER_ACT);
		return { german: german.id, english: english.id };
	}

	describe("[CT-1] a translation", () => {
		test("is outdated by a text of its original, which is named, and by nothing that both share, until someone says that it is not", async () => {
			const { german, english } = await pair();
			await change("posts", german, { published_on: "2026-04-05", slug: `${german}-neu` });
			const published = async () => (await hub().admin.read(`/items/posts/${english}`, {}, z.looseObject({}))).published_on;
			await expect.poll(published, { timeout: 10_000 }).toBe("2026-04-05");
			expect(await stateOf("posts", english)).toEqual(current);
			await sleep(ANOTHER_ACT);
			await change("posts", german, { title: "Wer fragt da nachts?", description: "A post." });
			const changes = [{ field: "title", before: "Wer fragt da?", after: "Wer fragt da nachts?" }];
			expect(await stateOf("posts", english)).toEqual({ isOutdated: true, changes });
			expect(await onBoard(english)).toBe(true);
			await sleep(ANOTHER_ACT);
			await change("posts", german, { published_on: "2026-06-07" });
			await expect.poll(published, { timeout: 10_000 }).toBe("2026-06-07");
			expect(await stateOf("posts", english), "what came along says nothing of the text").toEqual({ isOutdated: true, changes });
			await sleep(ANOTHER_ACT);
			await change("posts", english, { locale: "en" });
			expect(await stateOf("posts", english)).toEqual(current);
			expect(await onBoard(english)).toBe(false);
		}, 60_000);

		test("of an event is not outdated by five more seats", async () => {
			const [event] = await hub().admin.read("/items/events", { filter: { locale: { _eq: "de" } }, limit: 1 }, rows);
			const filter = { translation_key: { _eq: event?.translation_key }, locale: { _eq: "en" } };
			const [english] = await hub().admin.read("/items/events", { filter }, rows);
			await sleep(ANOTHER_ACT);
			await change("events", event?.id, { capacity: Number(event?.capacity) + 5 });
			expect(await stateOf("events", english?.id)).toEqual(current);
			expect(await onBoard(english?.id)).toBe(false);
			await change("events", event?.id, { title: "Eine andere Runde" });
			expect(await stateOf("events", english?.id)).toMatchObject({
				...{ isOutdated: true },
				changes: [{ field: "title", after: "Eine andere Runde" }],
			});
		}, 60_000);

		test("is outdated by the dates where Directus has forgotten what was changed", async () => {
			const { german, english } = await pair();
			await change("posts", german, { slug: `${german}-neu` });
			expect(await stateOf("posts", english)).toEqual(current);
			const database = new DatabaseSync(hub().paths.database, { timeout: 5_000 });
			database.prepare("delete from directus_revisions where item in (?, ?)").run(german, english);
			database.close();
			expect(await stateOf("posts", english)).toEqual({ isOutdated: true, changes: null });
			expect(await onBoard(english)).toBe(true);
		}, 60_000);
	});
}
