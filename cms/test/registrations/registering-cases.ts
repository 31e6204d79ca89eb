import { describe, expect, test } from "vitest";
import { beginning, type Desk, hour, shown } from "./desk.ts";

/** Registering, and the mails about it. */
export function registeringCases(desk: () => Desk): void {
	describe("a registration", () => {
		test("[EV-1] takes a seat only after its address is confirmed", async () => {
			const key = await desk().announce();
			expect(await desk().register(key, "Mara")).toEqual({ kind: "received" });
			expect(await desk().states(key)).toEqual({ Mara: "pending" });
			expect(await desk().taken(key)).toBe(0);
			const [mail] = await desk().mails();
			const id = await desk().idOf(key, "Mara");
			expect(mail).toMatchObject({
				kind: "please-confirm",
				to: "mara@example.org",
				subject: "Bitte bestätigen: Die Werkstatt",
			});
			expect(mail?.text).toContain(`https://hub.example.org/de/events/de-slug/manage/${id}`);
			expect(mail?.text).not.toContain("Mara");

			expect(await desk().confirm(id)).toMatchObject({ kind: "registration", registration: { state: "confirmed" } });
			expect(await desk().taken(key)).toBe(1);
			expect(await desk().newMails()).toEqual(["confirmed mara"]);
		});

		test("[EV-2] after a cancellation gets a new link, and the former link, which may have been forwarded, is invalid", async () => {
			const key = await desk().announce();
			const { id } = await desk().join(key, "Mara");
			await desk().database("directus_revisions").insert({ collection: "registrations", item: id, data: "{}" });
			await desk().cancel(id);
			await desk().newMails();
			await desk().register(key, "Mara");
			const renewed = await desk().idOf(key, "Mara");
			expect(renewed).not.toBe(id);
			const [mail] = await desk().mails();
			expect(mail?.text).toContain(renewed);
			for (const operation of [desk().view, desk().confirm, desk().cancel])
				expect(await operation(id)).toEqual({ kind: "unknown" });
			expect(await desk().confirm(renewed)).toMatchObject({
				kind: "registration",
				registration: { state: "confirmed" },
			});
			expect(await desk().database("registrations").where({ event_key: key })).toHaveLength(1);
			expect(await desk().database("directus_revisions").select("item")).toEqual([{ item: renewed }]);
		});

		test("[EV-3] is stored once per address, and the response does not reveal an earlier one", async () => {
			const key = await desk().announce();
			await desk().join(key, "Mara");
			await desk().newMails();
			expect(await desk().register(key, "Someone", { email: "MARA@Example.org" })).toEqual({ kind: "received" });
			expect(await desk().states(key)).toEqual({ Mara: "confirmed" });
			expect(await desk().newMails()).toEqual(["already mara"]);
			await desk().register(key, "Someone", { email: "mara@example.org" });
			expect(await desk().newMails()).toEqual([]);
			desk().now += hour;
			await desk().register(key, "Someone", { email: "mara@example.org" });
			expect(await desk().newMails()).toEqual(["already mara"]);
		});

		test("[EV-3] has one address for all spellings of a domain: mails use the encoded form, pages the readable one", async () => {
			const key = await desk().announce();
			for (const email of ["mara@müller.example", "mara@mu\u0308ller.example", "Mara@xn--mller-kva.example"])
				await desk().register(key, "Mara", { email });
			expect(await desk().states(key)).toEqual({ Mara: "pending" });
			const [stored] = await desk().database("registrations").where({ event_key: key }).select("email");
			expect(stored).toEqual({ email: "mara@xn--mller-kva.example" });
			expect((await desk().mails()).map(({ to }) => to)).toEqual(["mara@xn--mller-kva.example"]);
			const id = await desk().idOf(key, "Mara");
			expect(shown(await desk().view(id)).email).toBe("mara@müller.example");
		});

		test("[EV-1] that is repeated before its confirmation has the latest values", async () => {
			const key = await desk().announce();
			await desk().register(key, "Marra", { email: "mara@example.org" });
			desk().now += hour;
			await desk().register(key, "Mara", { locale: "en" });
			expect(await desk().states(key)).toEqual({ Mara: "pending" });
			expect((await desk().mails()).map(({ subject }) => subject)).toEqual([
				"Bitte bestätigen: Die Werkstatt",
				"Please confirm: The workshop",
			]);
		});

		test("[EV-1] without a confirmation is cancelled and erased after 48 hours", async () => {
			const key = await desk().announce();
			await desk().register(key, "Mara");
			const id = await desk().idOf(key, "Mara");
			await desk().pass(47 * hour, key);
			expect(shown(await desk().view(id)).state).toBe("pending");
			await desk().pass(hour, key);
			expect(await desk().view(id)).toEqual({ kind: "unknown" });
			expect(await desk().confirm(id)).toEqual({ kind: "unknown" });
			expect(JSON.stringify(await desk().database("registrations"))).not.toMatch(/mara/i);
			// The same person may register again.
			expect((await desk().join(key, "Mara")).state).toBe("confirmed");
		});

		test("[EV-1] without a confirmation is erased with Directus' records of it when it is cancelled", async () => {
			const key = await desk().announce();
			await desk().register(key, "Mara");
			const id = await desk().idOf(key, "Mara");
			await desk()
				.database("directus_revisions")
				.insert({ collection: "registrations", item: id, data: JSON.stringify({ name: "Mara" }) });
			await desk().newMails();
			await desk().cancel(id);
			expect(await desk().view(id)).toEqual({ kind: "unknown" });
			expect(JSON.stringify(await desk().database("registrations"))).not.toMatch(/mara/i);
			expect(await desk().database("directus_revisions").where({ item: id })).toEqual([]);
			expect(await desk().newMails()).toEqual([]);
		});

		test.each([
			["that is not published", { status: "draft" }, "unknown"],
			["that was called off", { event_status: "cancelled" }, "cancelled"],
			["that has begun", { starts_at: new Date(beginning) }, "begun"],
		])("[EV-1] for an event %s is refused", async (_, values, why) => {
			const key = await desk().announce(values);
			expect(await desk().register(key, "Mara")).toEqual({ kind: "closed", why });
			expect(await desk().states(key)).toEqual({});
		});

		test("[EV-1] with invalid values is refused with an error for each field", async () => {
			const key = await desk().announce();
			expect(await desk().register(key, " ", { email: "nobody" })).toEqual({
				kind: "invalid",
				fields: { name: "missing", email: "invalid" },
			});
			expect(await desk().register("no-such-event", "Mara")).toEqual({ kind: "closed", why: "unknown" });
		});
	});
}
