import { describe, expect, test } from "vitest";
import { readersOf } from "../../extensions/hub-server/registrations/notified-readers.ts";
import { beginning, type Desk, day, hour } from "./desk.ts";

const minute = 60_000;
/** Delay of notifications in these tests. */
const wait = 5 * minute;

const on = (days: number) => {
	const starts_at = new Date(beginning + days * day);
	return { starts_at, ends_at: new Date(starts_at.getTime() + hour) };
};

/** Timing of notifications of changes. */
export function eventNotificationCases(desk: () => Desk): void {
	/** Creates an event with one seat: Ada has it, Ben waits, and Cem waits and reads English. */
	async function seated() {
		const key = await desk().announce({ capacity: 1 });
		await desk().join(key, "Ada");
		await desk().join(key, "Ben");
		await desk().join(key, "Cem", { locale: "en" });
		await desk().newMails();
		desk().now += minute;
		desk().notificationDelayMs = wait;
		return key;
	}
	const everybody = ["event-changed ada", "event-changed ben", "event-changed cem"];

	describe("a notification about an event", () => {
		test("combines changes within minutes, in both languages, and contains the latest and the former values", async () => {
			const key = await seated();
			await desk().edit(key, on(12));
			await desk().pass(4 * minute, key);
			await desk().edit(key, { ...on(13) }, "en");
			await desk().edit(key, { venue: "Halle 4" });
			await desk().pass(wait - 1, key);
			expect(await desk().newMails(), "the wait starts again with each change").toEqual([]);
			await desk().pass(1, key);
			const mails = await desk().mails();
			expect(mails.map(({ kind, to }) => `${kind} ${to.split("@")[0]}`).toSorted()).toEqual(everybody);
			expect(mails.find(({ to }) => to.startsWith("ada"))?.text).toMatch(
				/Wann: Sonntag, 14\.\s+März 2027[\s\S]*Bisher: Donnerstag, 11\.\s+März 2027[\s\S]*Halle 4/,
			);
			await desk().pass(hour, key);
			expect(await desk().newMails()).toEqual([]);
		});

		test("is not sent for a change that is reverted in time, and calendars still get a higher SEQUENCE", async () => {
			const key = await seated();
			const sequence = async () =>
				(await desk().database("events").where({ translation_key: key }).first()).calendar_sequence;
			const before = await sequence();
			await desk().edit(key, on(12));
			await desk().pass(minute, key);
			await desk().edit(key, on(10));
			await desk().pass(hour, key);
			expect(await desk().newMails()).toEqual([]);
			expect(await sequence()).toBe(before + 2);
		});

		test("is sent at once for a cancellation, together with waiting changes", async () => {
			const key = await seated();
			await desk().edit(key, on(12));
			await desk().edit(key, { event_status: "cancelled" });
			const mails = await desk().mails();
			expect(mails.map(({ kind }) => kind)).toEqual(["event-cancelled", "event-cancelled", "event-cancelled"]);
			expect(mails[0]?.text).toMatch(/Bisher: Donnerstag, 11\.\s+März 2027/);
			await desk().edit(key, { event_status: "scheduled" });
			expect(await desk().newMails()).toEqual(["event-revived ada", "event-revived ben", "event-revived cem"]);
			await desk().pass(hour, key);
			expect(await desk().newMails()).toEqual([]);
		});

		test("is sent at once shortly before the event", async () => {
			const key = await seated();
			desk().now = beginning + 10 * day - hour;
			await desk().edit(key, { venue: "Halle 4" });
			expect((await desk().newMails()).filter((mail) => mail.startsWith("event-changed"))).toEqual(
				everybody.slice(0, 2),
			);
		});

		test("is not sent to people who register after the change", async () => {
			const key = await seated();
			await desk().edit(key, { capacity: 3, ...on(12) });
			await desk().pass(minute, key);
			await desk().join(key, "Dora");
			await desk().newMails();
			await desk().pass(wait, key);
			expect(await desk().newMails()).toEqual(everybody);
		});

		test("about a withdrawn event waits until the event is published again", async () => {
			const key = await seated();
			const rows = () => desk().database("events").where({ translation_key: key });
			await desk().edit(key, on(12));
			await rows().update({ status: "draft" });
			await desk().pass(hour, key);
			expect(await desk().newMails()).toEqual([]);
			await rows().update({ status: "published" });
			await desk().pass(minute, key);
			expect(await desk().newMails()).toEqual(everybody);
		});

		test("of a cancellation is sent to people whose attendance was already recorded", async () => {
			const key = await seated();
			desk().now = beginning + 10 * day - 2 * hour;
			await desk().database("registrations").where({ event_key: key, name: "Ada" }).update({ state: "attended" });
			await desk().edit(key, { event_status: "cancelled" });
			expect((await desk().newMails()).filter((mail) => mail.startsWith("event-"))).toContain("event-cancelled ada");
		});
	});

	describe("a correction", () => {
		const silently = { tell_people: false };

		test("notifies nobody, and the next save notifies again", async () => {
			const key = await seated();
			await desk().edit(key, { ...on(12), ...silently });
			await desk().edit(key, { venue: "Hall 3", ...silently }, "en");
			await desk().pass(hour, key);
			expect(await desk().newMails()).toEqual([]);
			const rows: { tell_people: unknown }[] = await desk().database("events").select("tell_people");
			expect(rows.map(({ tell_people }) => Boolean(tell_people))).toEqual([true, true]);
			await desk().edit(key, { venue: "Hall 4" }, "en");
			await desk().pass(wait, key);
			const [mail, ...others] = await desk().mails();
			expect([mail?.kind, mail?.to, others]).toEqual(["event-changed", "cem@example.org", []]);
		});

		test("does not suppress the mail about a cancellation", async () => {
			const key = await seated();
			await desk().edit(key, { event_status: "cancelled", ...silently });
			expect(await desk().newMails()).toHaveLength(3);
		});
	});

	test("the recipients of a change are counted by language, with and without a seat", async () => {
		const key = await seated();
		const readers = async () => readersOf(desk().deps, key);
		expect(await readers()).toEqual({
			readers: [
				{ locale: "de", seated: 1, waiting: 1 },
				{ locale: "en", seated: 0, waiting: 1 },
			],
			minutes: 5,
			due: null,
		});
		await desk().edit(key, on(12));
		await desk().database("events").where({ translation_key: key, locale: "en" }).update({ status: "draft" });
		expect(await readers()).toEqual({
			readers: [{ locale: "de", seated: 1, waiting: 2 }],
			minutes: 5,
			due: new Date(desk().now + wait).toISOString(),
		});
		desk().now = beginning + 20 * day;
		expect((await readers()).readers).toEqual([]);
	});
}
