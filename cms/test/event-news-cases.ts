import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { z } from "zod";
import { createCmsClient } from "../src/rest.ts";
import { type Installation, rows } from "./installation.ts";
import { registrationCalls } from "./registration-calls.ts";

/** What editors change about an event that people are registered for, in a Directus that tells people at once. */
export function eventNewsCases(hub: () => Installation): void {
	const { announce, eventRows, people, until } = registrationCalls(hub);
	const staffToken = () => hub().tokenOf(hub().cms.credentials.staff);
	const staffClient = async () => createCmsClient(hub().cms.url, await staffToken());

	/** An event with people who have a seat. */
	const announced = async (capacity: number, ...names: readonly string[]) => {
		const key = await announce(capacity);
		const [german, english] = (await eventRows(key)).map(({ id }) => `/items/events/${id}`);
		const staff = await staffClient();
		const event = german?.split("/").at(-1);
		for (const name of names)
			await staff.create("/items/registrations", { event, locale: "de", name, email: `${name}@example.org`, state: "confirmed" });
		return { key, staff, german: german ?? "", english: english ?? "" };
	};
	const inDays = (days: number) => {
		const starts = Date.now() + days * 24 * 60 * 60_000;
		return { starts_at: new Date(starts).toISOString(), ends_at: new Date(starts + 60 * 60_000).toISOString() };
	};

	test("[EV-3, EV-6] refuses fewer seats than are confirmed or offered, in each language, in a sentence that names both numbers", async () => {
		const { key, staff, german, english } = await announced(5, "olga", "paul", "rita");
		const refusalOf = (call: Promise<unknown>) =>
			call.then(
				() => "",
				(error: Error) => error.message,
			);
		const sentence =
			"“Capacity” cannot be 2, because 3 seats of “Evening talk” are confirmed or offered to the waiting list: set at least 3";
		expect(await refusalOf(staff.update(german, { capacity: 2 }))).toContain(sentence);
		expect(await refusalOf(staff.update(english, { capacity: 2 }))).toContain(sentence);
		expect(await refusalOf(staff.update(german, { reserved: 3 }))).toContain("“Reserved” cannot be 3");
		expect(await refusalOf(staff.update(german, { capacity: 4, reserved: 2 }))).toContain("set at least 5");
		await staff.update(german, { capacity: 0 });
		await until(async () => (await eventRows(key)).every(({ capacity }) => capacity === 0));
		await staff.update(english, { capacity: 3 });
		await until(async () => (await eventRows(key)).every(({ capacity }) => capacity === 3));
		const event = german.split("/").at(-1);
		const tom = { event, locale: "de", name: "tom", email: "tom@example.org", state: "waitlisted" };
		await staff.create("/items/registrations", tom);
		await staff.update(`/items/registrations/${(await people(key))[0]?.id}`, { state: "cancelled" });
		const [offered] = (await people(key)).filter(({ state }) => state === "waitlisted");
		expect(await refusalOf(staff.update(german, { capacity: 2 })), "the free seat is offered").toContain(sentence);
		await staff.update(german, { event_status: "cancelled" });
		expect(await refusalOf(staff.update(german, { capacity: 2 })), "it may be scheduled again").toContain(sentence);
		await staff.update(`/items/registrations/${offered?.id}`, { state: "cancelled" });
		await staff.update(german, { capacity: 2 });
	});

	test("a save says itself that it is a correction: it tells nobody, and the next one does, of either language", async () => {
		const { staff, german, english } = await announced(2, "nora");
		await hub().mailbox.waitFor("nora@example.org");
		await staff.update(german, { ...inDays(40), tell_people: false });
		// Right after it, before anything of it is done.
		await staff.update(german, { venue: "Halle 4", mode: "hybrid" });
		const mails = await hub().mailbox.waitFor("nora@example.org", 2);
		expect(mails[1]?.mail.subject).toContain("Geändert");
		expect(mails[1]?.mail.text).not.toContain("Bisher");
		await staff.update(english, inDays(41));
		expect((await hub().mailbox.waitFor("nora@example.org", 3))[2]?.mail.text).toContain("Bisher");
		const read = await staff.read(german, { fields: ["tell_people"] }, z.object({ tell_people: z.boolean() }));
		expect(read).toEqual({ tell_people: true });
	});

	test("a version that is published as a correction tells nobody, and is none for what is changed in it later", async () => {
		const { key, staff, german } = await announced(2, "sven");
		// What is counted changes the entry that the version is compared with.
		await until(async () => (await eventRows(key)).every(({ registered }) => registered === 1));
		const item = german.split("/").at(-1);
		await staff.create("/versions", { key: "draft", name: "Draft", collection: "events", item });
		const [version] = await staff.read("/versions", { filter: { item: { _eq: item } }, fields: ["id"] }, rows);
		const publish = async (change: object) => {
			await staff.create(`/versions/${version?.id}/save`, change);
			const { mainHash } = await staff.read(`/versions/${version?.id}/compare`, {}, z.object({ mainHash: z.string() }));
			await staff.create(`/versions/${version?.id}/promote`, { mainHash });
		};
		await publish({ ...inDays(40), tell_people: false });
		const stored = async () => JSON.stringify(await staff.read(`/versions/${version?.id}`, {}, z.unknown()));
		await until(async () => !(await stored()).includes("tell_people"));
		await publish({ venue: "Halle 4", mode: "hybrid" });
		const mails = await hub().mailbox.waitFor("sven@example.org", 2);
		expect(mails.map(({ mail }) => mail.text?.includes("Bisher"))).toEqual([false, false]);
	});

	test("how many people are notified of a change is answered to staff alone", async () => {
		const { german } = await announced(2, "tom", "ute");
		const ask = async (token: string, id = german.split("/").at(-1)) => {
			const answer = await fetch(`${hub().cms.url}/hub-registrations/readers/${id}`, {
				headers: { authorization: `Bearer ${token}` },
			});
			return { status: answer.status, body: (await answer.json()) as unknown };
		};
		expect(await ask(await staffToken())).toEqual({
			status: 200,
			body: {
				data: {
					readers: [
						{ locale: "de", seated: 2, waiting: 0 },
						{ locale: "en", seated: 0, waiting: 0 },
					],
					...{ minutes: 0, due: null },
				},
			},
		});
		expect((await ask(hub().cms.siteToken)).status).toBe(404);
		for (const id of [randomUUID(), "1"]) expect((await ask(await staffToken(), id)).status, id).toBe(404);
	});
}
