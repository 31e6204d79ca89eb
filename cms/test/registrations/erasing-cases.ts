import { events } from "@hub/content-model/collections/events";
import { describe, expect, test } from "vitest";
import { mailToUs } from "../../extensions/hub-server/contact/contact-mails.ts";
import { enqueue } from "../../extensions/hub-server/outbox/enqueue.ts";
import { erasePerson, exportPerson } from "../../extensions/hub-server/registrations/personal-data.ts";
import { eraseOldMessages, messageRetention } from "../../extensions/hub-server/retention/old-messages.ts";
import privacyPolicy from "../../seed/pages/privacy-policy.ts";
import { type Desk, day } from "./desk.ts";

/** Erasing personal data on schedule and on request. */
export function erasingCases(desk: () => Desk): void {
	describe("[CT-6] messages of the contact form", () => {
		test("are erased 90 days after they were closed or answered, and after a year in any case", async () => {
			const message = async (name: string, state: string, created: number, updated?: number) => {
				const id = crypto.randomUUID();
				const at = (days: number) => new Date(desk().now - days * day);
				const moments = { date_created: at(created), date_updated: updated === undefined ? null : at(updated) };
				await desk()
					.database("contact_messages")
					.insert({ id, name, state, ...moments });
				await desk()
					.database("directus_revisions")
					.insert({ collection: "contact_messages", item: id, data: JSON.stringify({ name }) });
			};
			await message("closed long ago", "closed", 200, 90);
			await message("answered at once", "answered", 91);
			await message("closed lately", "closed", 200, 89);
			await message("forgotten", "new", 365, 10);
			await message("waiting", "new", 364);
			const left = async () => [
				(await desk().database("contact_messages").select("name")).map(({ name }: { name: string }) => name).toSorted(),
				(await desk().database("directus_revisions").where({ collection: "contact_messages" })).length,
			];
			expect(await eraseOldMessages(desk().database, new Date(desk().now))).toBe(3);
			expect(await left()).toEqual([["closed lately", "waiting"], 2]);
			expect(await eraseOldMessages(desk().database, new Date(desk().now))).toBe(0);
			expect(await eraseOldMessages(desk().database, new Date(desk().now + 366 * day))).toBe(2);
			expect(await left()).toEqual([[], 0]);
		});

		test("are stored for the periods that the privacy policy names in both languages", () => {
			const { settled, atMost } = messageRetention;
			for (const [locale, unit] of [
				["de", "Tage"],
				["en", "days"],
			] as const) {
				const text = JSON.stringify(privacyPolicy.text[locale]).replaceAll("\u00a0", " ");
				const registrations = events.fields.retention_days.column?.default_value;
				for (const days of [settled, atMost, registrations])
					expect([locale, text.includes(`${days} ${unit}`)]).toEqual([locale, true]);
			}
		});
	});

	describe("an erasure request", () => {
		test("exports and erases all data about an address, and offers its future seats to others", async () => {
			const key = await desk().announce({ capacity: 1 });
			await desk().join(key, "Mara", { organisation: "Werk Nord" });
			await desk().join(key, "Ben");
			await desk().newMails();
			const message = { id: crypto.randomUUID(), name: "Mara", email: "Mara@example.org", message: "Hallo" };
			await desk().database("contact_messages").insert(message);
			const whole = { ...message, locale: "de", organisation: "Werk Nord", subject: "Frage" } as const;
			await enqueue(desk().database, mailToUs(whole, "office@hub.example.org", "https://cms.example.org"), desk().now);
			const data = await exportPerson(desk().deps, "mara@EXAMPLE.org");
			expect(data.registrations).toMatchObject([{ name: "Mara", organisation: "Werk Nord", state: "confirmed" }]);
			expect(data.messages).toMatchObject([{ message: "Hallo" }]);
			expect(data.mails, "two about the registration, and the message as we got it").toHaveLength(3);

			expect(await erasePerson(desk().deps, "MARA@example.org")).toEqual({ registrations: 1, messages: 1, mails: 3 });
			expect(await desk().database("registrations").where({ email: "mara@example.org" })).toEqual([]);
			const everything = [
				await desk().database("registrations"),
				await desk().database("contact_messages"),
				await desk().database("hub_outbox"),
			];
			expect(JSON.stringify(everything)).not.toMatch(/mara|werk nord/i);
			expect(
				await desk()
					.newMails()
					.catch(() => []),
			).not.toContain("cancelled mara");
			expect(await desk().states(key)).toMatchObject({ Ben: "waitlisted, offered" });
			expect(await exportPerson(desk().deps, "mara@example.org")).toEqual({
				registrations: [],
				messages: [],
				mails: [],
			});
		});

		test("finds an address in every spelling of its domain, for the person, staff and the operator", async () => {
			const key = await desk().announce();
			await desk().join(key, "Mara", { email: "mara@müller.example" });
			const byStaff = { id: crypto.randomUUID(), name: "Mara", email: "Mara@müller.example", message: "Hallo" };
			await desk().database("contact_messages").insert(byStaff);
			for (const email of ["mara@Müller.example", "mara@mu\u0308ller.example", "mara@xn--mller-kva.example"]) {
				const { registrations, messages, mails } = await exportPerson(desk().deps, email);
				expect([email, registrations.length, messages.length, mails.length]).toEqual([email, 1, 1, 2]);
			}
			expect(await erasePerson(desk().deps, "MARA@mu\u0308ller.example")).toEqual({
				registrations: 1,
				messages: 1,
				mails: 2,
			});
		});
	});
}
