import { describe, expect, test } from "vitest";
import { changeByStaff } from "../../extensions/hub-server/registrations/staff-changes.ts";
import { beginning, type Desk, day, hour, shown } from "./desk.ts";

/** Changes of a registration by its owner and by staff. */
export function managingCases(desk: () => Desk): void {
	describe("managing a registration", () => {
		test("[EV-2] requires its id, and other ids reveal nothing", async () => {
			const key = await desk().announce();
			const { id } = await desk().join(key, "Mara", { organisation: "Werk Nord" });
			expect(await desk().view(id)).toMatchObject({
				kind: "registration",
				registration: {
					name: "Mara",
					email: "mara@example.org",
					organisation: "Werk Nord",
					allowed: ["change", "cancel"],
					place: null,
					event: {
						texts: { de: { title: "Die Werkstatt", city: "Köln" } },
						slugs: { de: "de-slug", en: "en-slug" },
						cancelled: false,
						over: false,
					},
				},
			});
			for (const other of ["", "x", "' or 1=1", key, "00000000-0000-4000-8000-000000000000"]) {
				expect(await desk().view(other)).toEqual({ kind: "unknown" });
				expect(await desk().cancel(other)).toEqual({ kind: "unknown" });
			}
		});

		test("[EV-2] returns the same response to a repeated request, and sends one mail", async () => {
			const key = await desk().announce();
			const { id } = await desk().join(key, "Mara");
			await desk().newMails();
			expect(await desk().confirm(id)).toMatchObject({ kind: "registration", registration: { state: "confirmed" } });
			expect(await desk().newMails()).toEqual([]);
			await desk().cancel(id);
			expect(await desk().cancel(id)).toMatchObject({
				kind: "registration",
				registration: { state: "cancelled", allowed: [] },
			});
			expect(await desk().newMails()).toEqual(["cancelled mara"]);
			expect(await desk().taken(key)).toBe(0);
			expect(await desk().confirm(id)).toMatchObject({ kind: "refused" });
		});

		test("[EV-2] changes name, organisation and remark, and confirms them by mail", async () => {
			const key = await desk().announce();
			const { id } = await desk().join(key, "Mara");
			await desk().newMails();
			const form = { name: "Mara Feldweg", organisation: "Werk Süd", remark: "Mit Rollstuhl" };
			expect(shown(await desk().change(id, form))).toMatchObject(form);
			const [mail] = await desk().mails();
			expect(mail?.kind).toBe("changed");
			expect(mail?.text).toContain("Mit Rollstuhl");
			await desk().change(id, form);
			expect(await desk().newMails()).toEqual([]);
			expect(await desk().change(id, { ...form, name: "" })).toEqual({ kind: "invalid", fields: { name: "missing" } });
		});

		test("[EV-2] is refused after the event", async () => {
			const key = await desk().announce();
			const { id } = await desk().join(key, "Mara");
			desk().now += 11 * day;
			expect(shown(await desk().view(id))).toMatchObject({ allowed: [], event: { over: true } });
			expect(await desk().cancel(id)).toMatchObject({ kind: "refused" });
		});

		test("sends joining details to people with a seat only", async () => {
			const key = await desk().announce({ mode: "online", online_url: "https://meet.example.org/room", capacity: 1 });
			const { id } = await desk().join(key, "Ada");
			const waits = await desk().join(key, "Ben");
			expect(shown(await desk().view(id)).event.onlineUrl).toBe("https://meet.example.org/room");
			expect(waits.event.onlineUrl).toBeNull();
			const mails = await desk().mails();
			expect(mails.find(({ kind }) => kind === "confirmed")?.text).toContain("https://meet.example.org/room");
			expect(mails.find(({ kind }) => kind === "waitlisted")?.text).not.toContain("meet.example.org");
		});
	});

	describe("calendar entries", () => {
		test("contain no link that manages the registration, since people share calendars", async () => {
			const key = await desk().announce();
			const { id } = await desk().join(key, "Mara");
			await desk().edit(key, { city: "Bonn" });
			await desk().cancel(id);
			const mails = (await desk().mails()).filter(({ calendar }) => calendar);
			expect(mails.map(({ kind }) => kind)).toEqual(["confirmed", "event-changed", "cancelled"]);
			for (const { calendar } of mails) {
				const unfolded = calendar?.content.replaceAll(/\r?\n[ \t]/g, "") ?? "";
				expect(unfolded).not.toContain(id);
				expect(unfolded).not.toContain("/manage/");
				expect(unfolded).toContain("https://hub.example.org/de/events/de-slug");
			}
			expect(mails[0]?.text).toContain(`/manage/${id}`);
		});

		const fieldsOf = (content = "") => ({
			method: /METHOD:(\w+)/.exec(content)?.[1],
			uid: /UID:(\S+)/.exec(content)?.[1],
			sequence: Number(/SEQUENCE:(\d+)/.exec(content)?.[1]),
			start: /DTSTART;TZID=Europe\/Berlin:(\w+)/.exec(content)?.[1],
		});

		test("[EV-4] keep their UID and get a higher SEQUENCE with each confirmation, new date and cancellation", async () => {
			const key = await desk().announce();
			const { id } = await desk().join(key, "Mara");
			await desk().edit(key, {
				starts_at: new Date(beginning + 11 * day),
				ends_at: new Date(beginning + 11 * day + hour),
			});
			await desk().cancel(id);
			desk().now += hour;
			await desk().join(key, "Mara");
			const entries = (await desk().mails()).flatMap(({ kind, calendar }) =>
				calendar ? [{ kind, ...fieldsOf(calendar.content), given: calendar.method }] : [],
			);
			expect(entries.map(({ kind, method, start }) => [kind, method, start])).toEqual([
				["confirmed", "REQUEST", "20270311T130000"],
				["event-changed", "REQUEST", "20270312T130000"],
				["cancelled", "CANCEL", "20270312T130000"],
				["confirmed", "REQUEST", "20270312T130000"],
			]);
			expect(entries.map(({ given, method }) => given === method)).not.toContain(false);
			expect(new Set(entries.map(({ uid }) => uid)).size).toBe(1);
			const sequences = entries.map(({ sequence }) => sequence);
			expect(sequences).toEqual([...new Set(sequences)].toSorted((one, other) => one - other));
		});
	});

	describe("edits of registrations by staff", () => {
		const choose = (id: string, state: string) => changeByStaff(desk().deps, desk().database, [id], { state });

		test("keep a registration at its event, whichever language of the event is chosen", async () => {
			const [key, other] = [await desk().announce(), await desk().announce()];
			const { id } = await desk().join(key, "Mara");
			const rows = await desk().database("events").whereIn("translation_key", [key, other]);
			const eventIn = (of: string) => rows.find((row) => row.translation_key === of && row.locale === "de").id;
			const name = (event: string) => changeByStaff(desk().deps, desk().database, [id], { event });
			await expect(name(eventIn(other))).rejects.toThrow("A registration stays with its event");
			expect(await name(eventIn(key))).toEqual({ event: eventIn(key) });
		});

		test("[EV-1] record attendance from the day of the event on, in its time zone", async () => {
			const key = await desk().announce();
			const { id } = await desk().join(key, "Mara");
			desk().now = Date.UTC(2027, 2, 10, 22, 59);
			await expect(choose(id, "attended")).rejects.toThrow(
				/“Attended” can be chosen from the day of the event on: from Thursday, 11\sMarch 2027, 00:00 \(CET\)/,
			);
			expect(await desk().states(key)).toEqual({ Mara: "confirmed" });
			desk().now += 60_000;
			await choose(id, "attended");
			expect(await desk().states(key)).toEqual({ Mara: "attended" });
			await expect(choose(id, "pending")).rejects.toThrow(
				"A registration that is “Attended” cannot become “Not confirmed yet”.",
			);
			await choose(id, "confirmed");
			expect(await desk().states(key)).toEqual({ Mara: "confirmed" });
		});
	});
}
