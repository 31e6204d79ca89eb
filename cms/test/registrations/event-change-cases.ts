import { describe, expect, test } from "vitest";
import { writeCounts } from "../../extensions/hub-server/registrations/write-counts.ts";
import { type Desk, hour, shown } from "./desk.ts";

/** Changes of events by editors, and their notifications. */
export function eventChangeCases(desk: () => Desk): void {
	describe("a change by editors", () => {
		async function seated() {
			const key = await desk().announce({ capacity: 1 });
			const { id } = await desk().join(key, "Ada");
			await desk().join(key, "Ben");
			await desk().join(key, "Cem", { locale: "en" });
			await desk().newMails();
			return { key, id };
		}

		test("[EV-3] offers more seats to the waiting list at once, and undoes fewer than are confirmed or offered", async () => {
			const { key } = await seated();
			await desk().edit(key, { capacity: 2 });
			expect(await desk().newMails()).toEqual(["offered ben"]);
			await desk().edit(key, { capacity: 1 }, "en");
			expect(await desk().database("events").select("capacity")).toEqual([{ capacity: 2 }, { capacity: 2 }]);
			expect(await desk().states(key)).toEqual({ Ada: "confirmed", Ben: "waitlisted, offered", Cem: "waitlisted" });
			expect(await desk().newMails()).toEqual([]);
			await desk().edit(key, { capacity: 0 });
			expect(await desk().newMails()).toEqual(["offered cem"]);
		});

		test("[CT-1] copies changes to the other language, and writes no row without a change", async () => {
			const key = await desk().announce();
			const english = () => desk().database("events").where({ translation_key: key, locale: "en" }).first();
			for (const online_url of ["https://meet.example/1", "https://meet.example/2"]) {
				desk().now += hour;
				const before = await english();
				await desk().edit(key, { mode: "online", online_url });
				expect(await english()).toMatchObject({ online_url, calendar_sequence: before.calendar_sequence + 1 });
				expect(await desk().writesOf(() => desk().pass(hour, key))).toBe(0);
			}
			expect(await desk().writesOf(() => desk().edit(key, { title: "Anders" })), "the editor's own").toBe(1);
		});

		test("keeps reserved seats free, and shows them as taken on the page", async () => {
			const key = await desk().announce({ capacity: 3, reserved: 2 });
			await desk().join(key, "Ada");
			expect((await desk().join(key, "Ben")).state).toBe("waitlisted");
			const show = () => writeCounts(desk().database, new Date(desk().now));
			expect(await desk().writesOf(show)).toBe(1);
			expect(await desk().database("events").select("registered", "waiting")).toEqual([
				{ registered: 3, waiting: 1 },
				{ registered: 3, waiting: 1 },
			]);
			expect(await desk().writesOf(show)).toBe(0);
			await desk().edit(key, { reserved: 1 });
			expect((await desk().newMails()).filter((mail) => mail.startsWith("offered"))).toEqual(["offered ben"]);
		});

		test("copies shared facts to the other language, and the latest change of each fact wins", async () => {
			const { key } = await seated();
			desk().now += 1_000;
			await desk().edit(key, { capacity: 5 }, "en");
			desk().now += 1_000;
			await desk().edit(key, { time_zone: "Europe/Lisbon", city: "Lissabon" }, "de");
			const rows = await desk().database("events").select("capacity", "time_zone", "city").orderBy("locale");
			expect(rows).toEqual([
				{ capacity: 5, time_zone: "Europe/Lisbon", city: "Lissabon" },
				{ capacity: 5, time_zone: "Europe/Lisbon", city: "Cologne" },
			]);
		});

		test("applies stored shared facts to a translation that is created later", async () => {
			const key = await desk().announce();
			await desk()
				.database("events")
				.where({ translation_key: key, locale: "en" })
				.update({ status: "draft", capacity: 0 });
			await desk().edit(key, { capacity: 4 });
			desk().now += 1_000;
			await desk().edit(key, { status: "published" }, "en");
			expect(await desk().database("events").select("capacity")).toEqual([{ capacity: 4 }, { capacity: 4 }]);
		});

		test("mails a new venue to readers of that language", async () => {
			const { key } = await seated();
			await desk().edit(key, { venue: "Hall 4" }, "en");
			expect(await desk().newMails()).toEqual(["event-changed cem"]);
		});

		test("mails a cancellation and a reinstatement, between which registration is closed", async () => {
			const { key, id } = await seated();
			await desk().edit(key, { event_status: "cancelled" });
			const off = (await desk().mails()).toSorted((one, other) => one.to.localeCompare(other.to));
			expect(off.map(({ kind, calendar }) => [kind, calendar?.method])).toEqual([
				["event-cancelled", "CANCEL"],
				["event-cancelled", undefined],
				["event-cancelled", undefined],
			]);
			expect(await desk().register(key, "Dora")).toEqual({ kind: "closed", why: "cancelled" });
			expect(shown(await desk().view(id)).event.cancelled).toBe(true);
			await desk().edit(key, { event_status: "scheduled" });
			expect(await desk().newMails()).toEqual(["event-revived ada", "event-revived ben", "event-revived cem"]);
		});

		test("mails the reason of a cancellation unchanged to readers of that language", async () => {
			const { key } = await seated();
			await desk().edit(key, { cancel_reason: "Der Saal <ist> gesperrt.\n\nEs tut uns leid." });
			expect(await desk().newMails(), "not notified of this alone").toEqual([]);
			await desk().edit(key, { event_status: "cancelled" });
			const mails = await desk().mails();
			const [german, english] = ["de", "en"].map((lang) => mails.filter(({ html }) => html.includes(`lang="${lang}"`)));
			expect([german?.length, english?.length]).toEqual([2, 1]);
			for (const { text, html } of german ?? []) {
				expect(text).toContain("Der Saal <ist> gesperrt.\n\nEs tut uns leid.");
				expect(html).toContain("Der Saal &lt;ist&gt; gesperrt.");
			}
			expect(english?.[0]?.text).not.toContain("Saal");
		});

		test("notifies nobody of changes to other texts", async () => {
			const { key } = await seated();
			await desk().edit(key, { title: "Die große Werkstatt", description: "Mehr." });
			expect(await desk().newMails()).toEqual([]);
		});
	});
}
