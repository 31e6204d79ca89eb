import { describe, expect, test } from "vitest";
import { z } from "zod";
import { editingDesk } from "./editing-desk.ts";
import { type Installation, rows } from "./installation.ts";

const languages = z.array(
	z.object({
		id: z.string(),
		outdatedSince: z.number().nullable(),
		changes: z.array(z.record(z.string(), z.unknown())).nullable(),
	}),
);

/** Outdated translations, by what Directus records of their originals; `outdated.test.ts` has the rules. */
export function translationCases(hub: () => Installation): void {
	const { say, post, make } = editingDesk(hub);
	/** Moves all that was recorded of entries an hour back: saves within two seconds count as one. */
	const letAnHourPass = (ids: readonly string[]) =>
		hub().inDatabase((database) => {
			const marks = ids.map(() => "?").join();
			database
				.prepare(
					`update directus_activity set timestamp = iif(typeof(timestamp) = 'integer', timestamp - 3600000, datetime(timestamp, '-1 hour'))
					where item in (${marks})`,
				)
				.run(...ids);
			for (const column of ["date_created", "date_updated"])
				database.prepare(`update posts set ${column} = ${column} - 3600000 where id in (${marks})`).run(...ids);
		});
	const stateOf = async (id: unknown) => {
		const all = await hub().admin.read(`/hub-desk/translations/posts/${id}`, {}, z.object({ languages }));
		const board = await hub().admin.read("/hub-desk/translations", { state: "outdated" }, z.object({ lines: rows }));
		const { outdatedSince, changes } = all.languages.find((one) => one.id === id) ?? {};
		const isOnBoard = board.lines.some(({ translation }) => translation === id);
		return { isOutdated: typeof outdatedSince === "number", isOnBoard, changes };
	};
	const current = { isOutdated: false, isOnBoard: false, changes: null };
	/** A post in two languages, the German one first. */
	async function createPair() {
		const german = post({ locale: "de", title: "Wer fragt da?", published_on: "2026-02-03" });
		const english = post({ translation_key: german.translation_key, title: "Who asks?", published_on: "2026-02-03" });
		const both = [german.id, english.id];
		const change = async (id: string, values: object) => {
			letAnHourPass(both);
			expect(await say("PATCH", `/items/posts/${id}`, values)).toBe("done");
		};
		expect(await make("posts", german)).toBe("done");
		letAnHourPass([german.id]);
		expect(await make("posts", english)).toBe("done");
		return { german: german.id, english: english.id, both, change };
	}

	describe("[CT-1] a translation", () => {
		test("is outdated by a changed text of its original, and not by a shared fact, until it is saved again", async () => {
			const { german, english, change } = await createPair();
			const takesOver = (day: string) =>
				expect.poll(async () => (await hub().admin.read(`/items/posts/${english}`, {}, z.looseObject({}))).published_on).toBe(day);
			await change(german, { published_on: "2026-04-05", slug: `${german}-neu` });
			await takesOver("2026-04-05");
			expect(await stateOf(english)).toEqual(current);
			await change(german, { title: "Wer fragt da nachts?", description: "A post." });
			const changes = [{ field: "title", before: "Wer fragt da?", after: "Wer fragt da nachts?" }];
			expect(await stateOf(english)).toEqual({ isOutdated: true, isOnBoard: true, changes });
			await change(german, { published_on: "2026-06-07" });
			await takesOver("2026-06-07");
			expect(await stateOf(english), "the shared day was written into it").toEqual({ isOutdated: true, isOnBoard: true, changes });
			await change(english, { locale: "en" });
			expect(await stateOf(english)).toEqual(current);
		});

		test("is outdated by dates alone once Directus has forgotten what was changed", async () => {
			const { german, english, both, change } = await createPair();
			await change(german, { slug: `${german}-neu` });
			expect(await stateOf(english)).toEqual(current);
			hub().inDatabase((database) =>
				database.prepare("delete from directus_revisions where item in (?, ?)").run(...(both as [string, string])),
			);
			letAnHourPass([english]);
			expect(await stateOf(english)).toEqual({ isOutdated: true, isOnBoard: true, changes: null });
		});
	});
}
