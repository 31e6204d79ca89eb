import { describe, expect, test } from "vitest";
import { beginning, type Desk, day, hour, shown } from "./desk.ts";

export function dueCases(desk: () => Desk): void {
	describe("scheduled work", () => {
		test("reminds people with a seat once on the day before, and again of a new date", async () => {
			const key = await desk().announce({ capacity: 2 });
			for (const name of ["Ada", "Ben", "Cem"]) await desk().join(key, name);
			await desk().newMails();
			await desk().pass(9 * day - 60_000, key);
			expect(await desk().newMails()).toEqual([]);
			await desk().pass(60_000, key);
			await desk().pass(60_000, key);
			expect(await desk().newMails()).toEqual(["reminder ada", "reminder ben"]);
			const starts_at = new Date(beginning + 20 * day);
			await desk().edit(key, { starts_at, ends_at: new Date(starts_at.getTime() + hour) });
			await desk().newMails();
			await desk().pass(10.5 * day, key);
			expect(await desk().newMails()).toEqual(["reminder ada", "reminder ben"]);
		});

		test("sends no reminder for a seat confirmed on the last day", async () => {
			const key = await desk().announce();
			desk().now += 9.5 * day;
			await desk().join(key, "Ada");
			await desk().newMails();
			await desk().pass(hour, key);
			expect(await desk().newMails()).toEqual([]);
		});

		test("sends attendees one mail in their language when a recording is published", async () => {
			const key = await desk().announce({ capacity: 3 });
			await desk().join(key, "Ada");
			await desk().join(key, "Ben", { locale: "en" });
			await desk().pass(10 * day + 2 * hour, key);
			await desk().newMails();
			await desk().pass(day, key);
			expect(await desk().newMails()).toEqual([]);
			for (const locale of ["de", "en"]) {
				const event: unknown = (await desk().database("events").where({ translation_key: key, locale }).first())?.id;
				await desk()
					.database("recordings")
					.insert({
						id: crypto.randomUUID(),
						status: "published",
						locale,
						slug: `film-${locale}`,
						event,
						translation_key: "film",
					});
			}
			await desk().pass(60_000, key);
			await desk().pass(60_000, key);
			const mails = (await desk().mails()).toSorted((one, other) => one.to.localeCompare(other.to));
			expect(mails.map(({ kind, to, text }) => [kind, to, /https:\S+/.exec(text)?.[0]])).toEqual([
				["thanks", "ada@example.org", "https://hub.example.org/de/events/recordings/film-de"],
				["thanks", "ben@example.org", "https://hub.example.org/en/events/recordings/film-en"],
			]);
		});

		test("erases personal data at the event's date for it, and keeps states for statistics", async () => {
			const key = await desk().announce({ retention_days: 30 });
			const { id } = await desk().join(key, "Mara", { organisation: "Werk Nord", remark: "vegan" });
			await desk()
				.database("directus_revisions")
				.insert({ collection: "registrations", item: id, data: JSON.stringify({ name: "Mara" }) });
			await desk().pass(10 * day + hour + 30 * day - 1, key);
			expect(shown(await desk().view(id)).name).toBe("Mara");
			await desk().pass(1, key);
			expect(await desk().view(id)).toEqual({ kind: "unknown" });
			const left = JSON.stringify([
				await desk().database("registrations"),
				await desk().database("directus_revisions"),
			]);
			expect(left).not.toMatch(/mara|werk nord|vegan/i);
			expect(await desk().database("registrations").select("state", "event_key")).toEqual([
				{ state: "confirmed", event_key: key },
			]);
		});
	});
}
