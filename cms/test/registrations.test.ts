import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { makeChallenge } from "../extensions/hub-contact/contact-proof.ts";
import { limits } from "../extensions/hub-registrations/mail-limits.ts";
import { erasePerson, exportPerson } from "../extensions/hub-registrations/personal-data.ts";
import { calm, type Shown, showCounts } from "../extensions/hub-registrations/show-counts.ts";
import { changeByHand } from "../extensions/hub-registrations/staff-changes.ts";
import { eraseOldMessages, messageRetention } from "../extensions/hub-retention/old-messages.ts";
import privacyPolicy from "../seed/pages/privacy-policy.ts";
import { events } from "../src/schema/collections/events.ts";
import { startPostgres, type TestPostgres } from "./postgres.ts";
import { beginning, Desk, day, hour, keys, shown } from "./registration-desk.ts";
import { registrationProperties } from "./registration-properties.ts";

let postgres: TestPostgres;
beforeAll(async () => {
	postgres = await startPostgres();
});
afterAll(() => postgres?.stop());

describe.each(["SQLite", "Postgres"])("registrations on %s", (kind) => {
	let desk: Desk;
	beforeEach(async () => {
		desk = kind === "SQLite" ? await Desk.onSqlite() : await Desk.onPostgres(postgres.connection);
	});
	afterEach(async () => {
		expect(desk.warnings).toEqual([]);
		await desk.close();
	});

	describe("registering", () => {
		test("[EV-1] takes a seat only once the address is proved", async () => {
			const key = await desk.announce();
			expect(await desk.register(key, "Mara")).toEqual({ kind: "received" });
			expect(await desk.states(key)).toEqual({ Mara: "pending" });
			expect(await desk.taken(key)).toBe(0);
			const [mail] = await desk.mails();
			const id = await desk.idOf(key, "Mara");
			expect(mail).toMatchObject({ kind: "please-confirm", to: "mara@example.org", subject: "Bitte bestätigen: Die Werkstatt" });
			expect(mail?.text).toContain(`https://hub.example.org/de/events/de-slug/manage/${id}`);
			expect(mail?.text).not.toContain("Mara");

			expect(await desk.confirm(id)).toMatchObject({ kind: "registration", registration: { state: "confirmed" } });
			expect(await desk.taken(key)).toBe(1);
			expect(await desk.newMails()).toEqual(["confirmed mara"]);
		});

		test("[EV-2] anew after having cancelled leads to another page: the link of before, which may have been handed on, is dead", async () => {
			const key = await desk.announce();
			const { id } = await desk.join(key, "Mara");
			await desk.database("directus_revisions").insert({ collection: "registrations", item: id, data: "{}" });
			await desk.cancel(id);
			await desk.newMails();
			await desk.register(key, "Mara");
			const renewed = await desk.idOf(key, "Mara");
			expect(renewed).not.toBe(id);
			const [mail] = await desk.mails();
			expect(mail?.text).toContain(renewed);
			for (const operation of [desk.view, desk.confirm, desk.cancel]) expect(await operation(id)).toEqual({ kind: "unknown" });
			expect(await desk.confirm(renewed)).toMatchObject({ kind: "registration", registration: { state: "confirmed" } });
			expect(await desk.database("registrations").where({ event_key: key })).toHaveLength(1);
			expect(await desk.database("directus_revisions").select("item")).toEqual([{ item: renewed }]);
		});

		test("[EV-3] twice with one address is one registration, and the answer does not tell", async () => {
			const key = await desk.announce();
			await desk.join(key, "Mara");
			await desk.newMails();
			expect(await desk.register(key, "Someone", { email: "MARA@Example.org" })).toEqual({ kind: "received" });
			expect(await desk.states(key)).toEqual({ Mara: "confirmed" });
			expect(await desk.newMails()).toEqual(["already mara"]);
			await desk.register(key, "Someone", { email: "mara@example.org" });
			expect(await desk.newMails()).toEqual([]);
			desk.now += hour;
			await desk.register(key, "Someone", { email: "mara@example.org" });
			expect(await desk.newMails()).toEqual(["already mara"]);
		});

		test("[EV-1] again while it waits to be confirmed: what was typed last counts", async () => {
			const key = await desk.announce();
			await desk.register(key, "Marra", { email: "mara@example.org" });
			desk.now += hour;
			await desk.register(key, "Mara", { locale: "en" });
			expect(await desk.states(key)).toEqual({ Mara: "pending" });
			expect((await desk.mails()).map(({ subject }) => subject)).toEqual([
				"Bitte bestätigen: Die Werkstatt",
				"Please confirm: The workshop",
			]);
		});

		test("[EV-1] what was never confirmed is cancelled and erased after 48 hours", async () => {
			const key = await desk.announce();
			await desk.register(key, "Mara");
			const id = await desk.idOf(key, "Mara");
			await desk.pass(47 * hour, key);
			expect(shown(await desk.view(id)).state).toBe("pending");
			await desk.pass(hour, key);
			expect(await desk.view(id)).toEqual({ kind: "unknown" });
			expect(await desk.confirm(id)).toEqual({ kind: "unknown" });
			expect(JSON.stringify(await desk.database("registrations"))).not.toMatch(/mara/i);
			// The same person may come again.
			expect((await desk.join(key, "Mara")).state).toBe("confirmed");
		});

		test.each([
			["that nobody announced", { status: "draft" }, "unknown"],
			["that was called off", { event_status: "cancelled" }, "cancelled"],
			["that has begun", { starts_at: new Date(beginning) }, "begun"],
		])("[EV-1] for an event %s is not possible", async (_, values, why) => {
			const key = await desk.announce(values);
			expect(await desk.register(key, "Mara")).toEqual({ kind: "closed", why });
			expect(await desk.states(key)).toEqual({});
		});

		test("[EV-1] with a form that does not fit says what is wrong where", async () => {
			const key = await desk.announce();
			expect(await desk.register(key, " ", { email: "nobody" })).toEqual({
				kind: "invalid",
				fields: { name: "missing", email: "invalid" },
			});
			expect(await desk.register("no-such-event", "Mara")).toEqual({ kind: "closed", why: "unknown" });
		});
	});

	describe("mails to addresses that somebody typed", () => {
		const { visitor, network, mailbox, changes } = limits;
		const from = (more: Record<string, unknown> = {}) => ({ visitor: "one client", network: "one network", ...more });
		const kinds = async (times: number, wish: (time: number) => Promise<{ kind: string }>) => {
			const found: Record<string, number> = {};
			for (let time = 0; time < times; time++) {
				const { kind } = await wish(time);
				found[kind] = (found[kind] ?? 0) + 1;
			}
			return found;
		};
		/** A proof as a browser has it that began some seconds ago. */
		const proof = async (key = keys.challenge) => {
			const challenge = (await makeChallenge(key, desk.now - 5_000)) as Parameters<typeof solveChallenge>[0]["challenge"];
			return JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) });
		};
		const tokenOf = async (answer: ReturnType<typeof desk.register>) => {
			const said = await answer;
			if (said.kind !== "review") throw new Error(`the answer was ${said.kind}`);
			return said.token;
		};

		test("one client gets a few through, and no more without a proof or a second look, whatever the addresses and events", async () => {
			const [one, other] = [await desk.announce(), await desk.announce()];
			const attack = (time: number) => desk.register(time % 2 ? one : other, `Stranger${time}`, from());
			expect(await kinds(32, attack)).toEqual({ received: visitor.free, review: 32 - visitor.free });
			expect(await desk.newMails()).toHaveLength(visitor.free);
			expect(await desk.database("registrations")).toHaveLength(visitor.free);
			// Others are not held up.
			expect(await desk.register(one, "Ada", from({ visitor: "another" }))).toEqual({ kind: "received" });
		});

		test("a proof of work counts once, and so does the page on which this wish was looked over", async () => {
			const key = await desk.announce();
			await kinds(visitor.free, (time) => desk.register(key, `Colleague${time}`, from()));
			const worked = await proof();
			expect(await desk.register(key, "Ada", from({ proof: worked }))).toEqual({ kind: "received" });
			expect(await desk.register(key, "Ada", from({ proof: worked })), "a double click").toEqual({ kind: "received" });
			expect((await desk.register(key, "Ben", from({ proof: worked }))).kind).toBe("review");
			expect((await desk.register(key, "Ben", from({ proof: await proof("another key") }))).kind).toBe("review");

			const token = await tokenOf(desk.register(key, "Cem", from()));
			expect((await desk.register(key, "Cem", from({ token }))).kind, "at once").toBe("review");
			desk.now += 3_000;
			expect((await desk.register(key, "Dora", from({ token }))).kind, "for somebody else").toBe("review");
			expect(await desk.register(key, "Cem", from({ token }))).toEqual({ kind: "received" });
			desk.now += hour / 4;
			expect((await desk.register(key, "Cem", from({ token }))).kind, "a second time").toBe("review");
			expect(await desk.newMails()).toHaveLength(visitor.free + 2);
		});

		test("after so many it takes a proof, and then there are no more until the next day, of one client as of one network", async () => {
			const key = await desk.announce();
			const lookedOver = async (name: string) => {
				const token = await tokenOf(desk.register(key, name, from()));
				desk.now += 2_000;
				return desk.register(key, name, from({ token }));
			};
			const have = (what: string, times: number) =>
				desk.database("hub_registration_marks").where("mark", "like", `${what}/%`).where("times", ">", 1).update({ times });
			await kinds(visitor.free, (time) => desk.register(key, `First${time}`, from()));
			expect(await kinds(visitor.looked - visitor.free + 2, (time) => lookedOver(`Second${time}`))).toEqual({
				received: visitor.looked - visitor.free,
				later: 2,
			});
			expect(await desk.register(key, "Third", from({ proof: await proof() }))).toEqual({ kind: "received" });
			await have("visitor", visitor.most);
			const refused = await desk.register(key, "Fourth", from({ proof: await proof() }));
			expect(refused).toEqual({ kind: "later", seconds: expect.any(Number) });
			expect(refused.kind === "later" && refused.seconds).toBeGreaterThan(20 * 60 * 60);

			await have("network", 1);
			const wide = (time: number) => desk.register(key, `Wide${time}`, { visitor: `client ${time}`, network: "one network" });
			expect(await kinds(network.free + 2, wide)).toEqual({ received: network.free - 1, review: 3 });
			await have("network", network.most);
			expect((await wide(1_000)).kind).toBe("later");

			desk.now += day;
			expect(await desk.register(await desk.announce(), "Fourth", from())).toEqual({ kind: "received" });
		});

		test("a mailbox gets only so many, of all events together, until its owner confirms; the answer is the same", async () => {
			const events: string[] = [];
			for (let count = 0; count < mailbox + 4; count++) events.push(await desk.announce());
			const spellings = ["mara@example.org", "MARA@example.org", "m.ara@example.org", "mara+news@Example.org"];
			const wish = (time: number) => desk.register(events[time] ?? "", "Mara", { email: spellings[time % spellings.length] });
			expect(await kinds(mailbox + 2, wish)).toEqual({ received: mailbox + 2 });
			expect(await desk.newMails()).toHaveLength(mailbox);
			expect(await desk.database("registrations"), "what nobody could confirm is not kept").toHaveLength(mailbox);
			// The same for whoever has a registration.
			const { id } = shown(await desk.confirm(await desk.idOf(events[0] ?? "", "Mara")));
			expect(await kinds(mailbox + 2, (time) => wish(time === 0 ? 0 : time + 1))).toEqual({ received: mailbox + 2 });
			expect((await desk.newMails()).length).toBeLessThanOrEqual(mailbox + 1);
			// Nobody is mailed without end by who has the link either.
			await desk.newMails();
			await kinds(changes + 5, (time) => desk.change(id, { name: `Mara ${time}`, organisation: "", remark: "" }));
			expect(await desk.newMails()).toHaveLength(changes);
		});

		test("what is counted says nothing of anybody", async () => {
			const key = await desk.announce();
			await kinds(visitor.free + 1, () => desk.register(key, "Mara", from()));
			const marks = JSON.stringify(await desk.database("hub_registration_marks"));
			expect(marks).toContain("mailbox/");
			expect(marks).not.toMatch(/mara|example|client|network"/i);
		});
	});

	describe("the waiting list", () => {
		async function full() {
			const key = await desk.announce();
			for (const name of ["Ada", "Ben", "Cem", "Dora"]) await desk.join(key, name);
			await desk.newMails();
			return {
				key,
				ids: { Ada: await desk.idOf(key, "Ada"), Cem: await desk.idOf(key, "Cem"), Dora: await desk.idOf(key, "Dora") },
			};
		}

		test("[EV-3] keeps the order, and a freed seat is offered to the first, who takes it", async () => {
			const { key, ids } = await full();
			expect(await desk.states(key)).toEqual({ Ada: "confirmed", Ben: "confirmed", Cem: "waitlisted", Dora: "waitlisted" });
			expect(shown(await desk.view(ids.Cem)).place).toBe(1);
			expect(shown(await desk.view(ids.Dora)).place).toBe(2);

			await desk.cancel(ids.Ada);
			expect(await desk.states(key)).toMatchObject({ Ada: "cancelled", Cem: "waitlisted, offered", Dora: "waitlisted" });
			expect(await desk.newMails()).toEqual(["cancelled ada", "offered cem"]);
			expect(shown(await desk.view(ids.Cem))).toMatchObject({
				allowed: ["accept", "change", "cancel"],
				offeredUntil: new Date(beginning + day).toISOString(),
			});
			// The offered seat is taken: who comes now waits.
			expect((await desk.join(key, "Emil")).state).toBe("waitlisted");
			await desk.newMails();

			expect(await desk.accept(ids.Cem)).toMatchObject({ kind: "registration", registration: { state: "confirmed" } });
			expect(await desk.newMails()).toEqual(["confirmed cem"]);
			expect(await desk.taken(key)).toBe(2);
		});

		test("[EV-3] an offer that lapses goes to the next; its person is last in the list, and after a second one off it", async () => {
			const { key, ids } = await full();
			await desk.cancel(ids.Ada);
			await desk.newMails();
			await desk.pass(day, key);
			expect(await desk.states(key)).toMatchObject({ Cem: "waitlisted", Dora: "waitlisted, offered" });
			expect(await desk.newMails()).toEqual(["lapsed cem", "offered dora"]);
			expect(await desk.accept(ids.Cem)).toMatchObject({ kind: "refused", registration: { place: 1 } });

			await desk.pass(day, key);
			expect(await desk.states(key)).toMatchObject({ Cem: "waitlisted, offered", Dora: "waitlisted" });
			await desk.newMails();
			await desk.pass(day, key);
			expect(await desk.states(key)).toMatchObject({ Cem: "cancelled", Dora: "waitlisted, offered" });
			expect(await desk.newMails()).toEqual(["dropped cem", "offered dora"]);
			expect(await desk.taken(key)).toBe(2);
		});

		test("[EV-3] an offer that was not passed on yet can't be taken once its time is over", async () => {
			const { key, ids } = await full();
			await desk.cancel(ids.Ada);
			desk.now += day;
			expect(await desk.accept(ids.Cem)).toMatchObject({ kind: "refused" });
			expect(await desk.taken(key)).toBe(2);
		});

		test("[EV-3] near the event offers are shorter, and none outlives its beginning", async () => {
			const { key, ids } = await full();
			desk.now = beginning + 10 * day - 3 * hour;
			await desk.cancel(ids.Ada);
			expect(shown(await desk.view(ids.Cem)).offeredUntil).toBe(new Date(desk.now + hour).toISOString());
			desk.now = beginning + 10 * day - 10 * 60_000;
			await desk.pass(0, key);
			expect(await desk.states(key)).toMatchObject({ Dora: "waitlisted, offered" });
			expect(shown(await desk.view(ids.Dora)).offeredUntil).toBe(new Date(beginning + 10 * day).toISOString());
			await desk.newMails();
			await desk.pass(hour / 2, key);
			expect(await desk.newMails()).toEqual([]);
			expect(await desk.accept(ids.Dora)).toMatchObject({ kind: "refused" });
		});

		test("[EV-3] who waits and leaves passes an offer on", async () => {
			const { key, ids } = await full();
			await desk.cancel(ids.Ada);
			await desk.cancel(ids.Cem);
			expect(await desk.states(key)).toMatchObject({ Cem: "cancelled", Dora: "waitlisted, offered" });
			expect(await desk.taken(key)).toBe(2);
		});
	});

	describe("managing", () => {
		test("[EV-2] is done by the id alone, and no other id tells anything", async () => {
			const key = await desk.announce();
			const { id } = await desk.join(key, "Mara", { organisation: "Werk Nord" });
			expect(await desk.view(id)).toMatchObject({
				kind: "registration",
				registration: {
					name: "Mara",
					email: "mara@example.org",
					organisation: "Werk Nord",
					allowed: ["change", "cancel"],
					place: null,
					event: { title: "Die Werkstatt", slugs: { de: "de-slug", en: "en-slug" }, city: "Köln", cancelled: false, over: false },
				},
			});
			for (const other of ["", "x", "' or 1=1", key, "00000000-0000-4000-8000-000000000000"]) {
				expect(await desk.view(other)).toEqual({ kind: "unknown" });
				expect(await desk.cancel(other)).toEqual({ kind: "unknown" });
			}
		});

		test("[EV-2] asking twice is answered like the first time, and mails once", async () => {
			const key = await desk.announce();
			const { id } = await desk.join(key, "Mara");
			await desk.newMails();
			expect(await desk.confirm(id)).toMatchObject({ kind: "registration", registration: { state: "confirmed" } });
			expect(await desk.newMails()).toEqual([]);
			await desk.cancel(id);
			expect(await desk.cancel(id)).toMatchObject({ kind: "registration", registration: { state: "cancelled", allowed: [] } });
			expect(await desk.newMails()).toEqual(["cancelled mara"]);
			expect(await desk.taken(key)).toBe(0);
			expect(await desk.confirm(id)).toMatchObject({ kind: "refused" });
		});

		test("[EV-2] changes name, organisation and remark, and says so by mail", async () => {
			const key = await desk.announce();
			const { id } = await desk.join(key, "Mara");
			await desk.newMails();
			const form = { name: "Mara Feldweg", organisation: "Werk Süd", remark: "Mit Rollstuhl" };
			expect(shown(await desk.change(id, form))).toMatchObject(form);
			const [mail] = await desk.mails();
			expect(mail?.kind).toBe("changed");
			expect(mail?.text).toContain("Mit Rollstuhl");
			await desk.change(id, form);
			expect(await desk.newMails()).toEqual([]);
			expect(await desk.change(id, { ...form, name: "" })).toEqual({ kind: "invalid", fields: { name: "missing" } });
		});

		test("[EV-2] after the event nothing can be done", async () => {
			const key = await desk.announce();
			const { id } = await desk.join(key, "Mara");
			desk.now += 11 * day;
			expect(shown(await desk.view(id))).toMatchObject({ allowed: [], event: { over: true } });
			expect(await desk.cancel(id)).toMatchObject({ kind: "refused" });
		});

		test("the way in is told to those with a seat alone", async () => {
			const key = await desk.announce({ mode: "online", online_url: "https://meet.example.org/room", capacity: 1 });
			const { id } = await desk.join(key, "Ada");
			const waits = await desk.join(key, "Ben");
			expect(shown(await desk.view(id)).event.onlineUrl).toBe("https://meet.example.org/room");
			expect(waits.event.onlineUrl).toBeNull();
			const mails = await desk.mails();
			expect(mails.find(({ kind }) => kind === "confirmed")?.text).toContain("https://meet.example.org/room");
			expect(mails.find(({ kind }) => kind === "waitlisted")?.text).not.toContain("meet.example.org");
		});
	});

	describe("calendar entries", () => {
		test("hold no link that manages the registration: people share calendars", async () => {
			const key = await desk.announce();
			const { id } = await desk.join(key, "Mara");
			await desk.edit(key, { city: "Bonn" });
			await desk.cancel(id);
			const mails = (await desk.mails()).filter(({ calendar }) => calendar);
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

		test("[EV-4] one UID for ever, a higher SEQUENCE each time: confirmed, moved, called off, confirmed anew", async () => {
			const key = await desk.announce();
			const { id } = await desk.join(key, "Mara");
			await desk.edit(key, { starts_at: new Date(beginning + 11 * day), ends_at: new Date(beginning + 11 * day + hour) });
			await desk.cancel(id);
			desk.now += hour;
			await desk.join(key, "Mara");
			const entries = (await desk.mails()).flatMap(({ kind, calendar }) =>
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

	describe("what staff choose", () => {
		const choose = (id: string, state: string) => changeByHand(desk.office, desk.database, [id], { state });

		test("[EV-1] that somebody was there can be said once the event has begun, and not before", async () => {
			const key = await desk.announce();
			const { id } = await desk.join(key, "Mara");
			await expect(choose(id, "attended")).rejects.toThrow(
				/“Was there” can be chosen once the event has begun: .*2027, 13:00 \(CET\)/,
			);
			expect(await desk.states(key)).toEqual({ Mara: "confirmed" });
			desk.now = beginning + 10 * day;
			await choose(id, "attended");
			expect(await desk.states(key)).toEqual({ Mara: "attended" });
			await expect(choose(id, "pending")).rejects.toThrow("A registration that is “Was there” can't become “Not confirmed yet”.");
			await choose(id, "confirmed");
			expect(await desk.states(key)).toEqual({ Mara: "confirmed" });
		});
	});

	describe("what editors change", () => {
		async function seated() {
			const key = await desk.announce({ capacity: 1 });
			const { id } = await desk.join(key, "Ada");
			await desk.join(key, "Ben");
			await desk.join(key, "Cem", { locale: "en" });
			await desk.newMails();
			return { key, id };
		}

		test("[EV-3] more seats are offered to the waiting list at once; fewer take no seat from anybody", async () => {
			const { key } = await seated();
			await desk.edit(key, { capacity: 2 });
			expect(await desk.newMails()).toEqual(["offered ben"]);
			await desk.edit(key, { capacity: 1 });
			expect(await desk.states(key)).toEqual({ Ada: "confirmed", Ben: "waitlisted, offered", Cem: "waitlisted" });
			expect(await desk.newMails()).toEqual([]);
			await desk.cancel(await desk.idOf(key, "Ada"));
			expect(await desk.newMails()).toEqual(["cancelled ada"]);
			await desk.edit(key, { capacity: 0 });
			expect(await desk.newMails()).toEqual(["offered cem"]);
		});

		test("reserved seats are not given away, and count as taken on the page", async () => {
			const key = await desk.announce({ capacity: 3, reserved: 2 });
			await desk.join(key, "Ada");
			expect((await desk.join(key, "Ben")).state).toBe("waitlisted");
			const told: string[] = [];
			await showCounts(desk.database, new Date(desk.now), (rows) => told.push(...rows));
			expect(await desk.database("events").select("registered", "waiting")).toEqual([
				{ registered: 3, waiting: 1 },
				{ registered: 3, waiting: 1 },
			]);
			expect(told).toHaveLength(2);
			await showCounts(desk.database, new Date(desk.now), (rows) => told.push(...rows));
			expect(told).toHaveLength(2);
			await desk.edit(key, { reserved: 1 });
			expect((await desk.newMails()).filter((mail) => mail.startsWith("offered"))).toEqual(["offered ben"]);
		});

		test("while many sign up the site is told nothing; while many confirm, seldom, but at once that it is full or not any more", async () => {
			const key = await desk.announce({ capacity: 4 });
			const last: Shown = new Map();
			const told: number[] = [];
			const second = async () => {
				desk.now += 1_000;
				await showCounts(desk.database, new Date(desk.now), () => told.push(desk.now), last);
			};
			const times = async (work: () => Promise<unknown>) => {
				told.length = 0;
				await work();
				return told.length;
			};
			await second();
			const names = ["Ada", "Ben", "Cem", "Dora", "Emil", "Fee"];
			expect(
				await times(async () => {
					for (const name of names) {
						await desk.register(key, name);
						await second();
					}
				}),
			).toBe(0);
			const confirm = async (name: string) => {
				await desk.confirm(await desk.idOf(key, name));
				await second();
			};
			expect(await times(() => confirm("Ada")), "the first").toBe(1);
			expect(await times(() => confirm("Ben").then(() => confirm("Cem"))), "those right after").toBe(0);
			expect(await times(() => confirm("Dora")), "the last seat").toBe(1);
			expect(await times(() => confirm("Emil").then(() => confirm("Fee"))), "the waiting list").toBe(0);
			expect(
				await times(async () => {
					for (let time = 0; time < calm / 1_000; time++) await second();
				}),
				"once it is calm",
			).toBe(1);
			expect(await desk.database("events").where({ translation_key: key }).select("registered", "waiting")).toEqual([
				{ registered: 4, waiting: 2 },
				{ registered: 4, waiting: 2 },
			]);
			await desk.edit(key, { capacity: 9 });
			expect(await times(second), "there are seats again").toBe(1);
		});

		test("what is the same in every language is taken over by the other one, and each fact keeps its latest change", async () => {
			const { key } = await seated();
			desk.now += 1_000;
			await desk.edit(key, { capacity: 5 }, "en");
			desk.now += 1_000;
			await desk.edit(key, { time_zone: "Europe/Lisbon", city: "Lissabon" }, "de");
			const rows = await desk.database("events").select("capacity", "time_zone", "city").orderBy("locale");
			expect(rows).toEqual([
				{ capacity: 5, time_zone: "Europe/Lisbon", city: "Lissabon" },
				{ capacity: 5, time_zone: "Europe/Lisbon", city: "Cologne" },
			]);
		});

		test("a language that joins later takes over what is there, whatever its form began with", async () => {
			const key = await desk.announce();
			await desk.database("events").where({ translation_key: key, locale: "en" }).update({ status: "draft", capacity: 0 });
			await desk.edit(key, { capacity: 4 });
			desk.now += 1_000;
			await desk.edit(key, { status: "published" }, "en");
			expect(await desk.database("events").select("capacity")).toEqual([{ capacity: 4 }, { capacity: 4 }]);
		});

		test("a new date is mailed to those with a seat and in the list, once, and says what it was", async () => {
			const { key } = await seated();
			const starts_at = new Date(beginning + 12 * day);
			await desk.edit(key, { starts_at, ends_at: new Date(starts_at.getTime() + hour) });
			const mails = await desk.mails();
			expect(mails.map(({ kind, to }) => `${kind} ${to}`).toSorted()).toEqual([
				"event-changed ada@example.org",
				"event-changed ben@example.org",
				"event-changed cem@example.org",
			]);
			expect(mails[0]?.text).toMatch(/Wann: Samstag, 13\.\s+März 2027[\s\S]*Bisher: Donnerstag, 11\.\s+März 2027/);
			await desk.pass(60_000, key);
			expect(await desk.newMails()).toEqual([]);
		});

		test("another place concerns those who read that language", async () => {
			const { key } = await seated();
			await desk.edit(key, { venue: "Hall 4" }, "en");
			expect(await desk.newMails()).toEqual(["event-changed cem"]);
		});

		test("called off and taken back is mailed; meanwhile nobody registers", async () => {
			const { key, id } = await seated();
			await desk.edit(key, { event_status: "cancelled" });
			const off = (await desk.mails()).toSorted((one, other) => one.to.localeCompare(other.to));
			expect(off.map(({ kind, calendar }) => [kind, calendar?.method])).toEqual([
				["event-cancelled", "CANCEL"],
				["event-cancelled", undefined],
				["event-cancelled", undefined],
			]);
			expect(await desk.register(key, "Dora")).toEqual({ kind: "closed", why: "cancelled" });
			expect(shown(await desk.view(id)).event.cancelled).toBe(true);
			await desk.edit(key, { event_status: "scheduled" });
			expect(await desk.newMails()).toEqual(["event-revived ada", "event-revived ben", "event-revived cem"]);
		});

		test("other texts are no news", async () => {
			const { key } = await seated();
			await desk.edit(key, { title: "Die große Werkstatt", description: "Mehr." });
			expect(await desk.newMails()).toEqual([]);
		});
	});

	describe("what is due by the clock", () => {
		test("the day before, those with a seat are reminded once; of a new date again", async () => {
			const key = await desk.announce({ capacity: 2 });
			for (const name of ["Ada", "Ben", "Cem"]) await desk.join(key, name);
			await desk.newMails();
			await desk.pass(9 * day - 60_000, key);
			expect(await desk.newMails()).toEqual([]);
			await desk.pass(60_000, key);
			await desk.pass(60_000, key);
			expect(await desk.newMails()).toEqual(["reminder ada", "reminder ben"]);
			const starts_at = new Date(beginning + 20 * day);
			await desk.edit(key, { starts_at, ends_at: new Date(starts_at.getTime() + hour) });
			await desk.newMails();
			await desk.pass(10.5 * day, key);
			expect(await desk.newMails()).toEqual(["reminder ada", "reminder ben"]);
		});

		test("who gets a seat within the last day is not reminded on top of it", async () => {
			const key = await desk.announce();
			desk.now += 9.5 * day;
			await desk.join(key, "Ada");
			await desk.newMails();
			await desk.pass(hour, key);
			expect(await desk.newMails()).toEqual([]);
		});

		test("once there is a recording, those who were there are thanked, in their language, once", async () => {
			const key = await desk.announce({ capacity: 3 });
			await desk.join(key, "Ada");
			await desk.join(key, "Ben", { locale: "en" });
			await desk.pass(10 * day + 2 * hour, key);
			await desk.newMails();
			await desk.pass(day, key);
			expect(await desk.newMails()).toEqual([]);
			for (const locale of ["de", "en"]) {
				const event: unknown = (await desk.database("events").where({ translation_key: key, locale }).first())?.id;
				await desk
					.database("recordings")
					.insert({ id: crypto.randomUUID(), status: "published", locale, slug: `film-${locale}`, event, translation_key: "film" });
			}
			await desk.pass(60_000, key);
			await desk.pass(60_000, key);
			const mails = (await desk.mails()).toSorted((one, other) => one.to.localeCompare(other.to));
			expect(mails.map(({ kind, to, text }) => [kind, to, /https:\S+/.exec(text)?.[0]])).toEqual([
				["thanks", "ada@example.org", "https://hub.example.org/de/events/recordings/film-de"],
				["thanks", "ben@example.org", "https://hub.example.org/en/events/recordings/film-en"],
			]);
		});

		test("when the event's time for it has come, what is personal is erased; states stay for counting", async () => {
			const key = await desk.announce({ retention_days: 30 });
			const { id } = await desk.join(key, "Mara", { organisation: "Werk Nord", remark: "vegan" });
			await desk
				.database("directus_revisions")
				.insert({ collection: "registrations", item: id, data: JSON.stringify({ name: "Mara" }) });
			await desk.pass(10 * day + hour + 30 * day - 1, key);
			expect(shown(await desk.view(id)).name).toBe("Mara");
			await desk.pass(1, key);
			expect(await desk.view(id)).toEqual({ kind: "unknown" });
			const left = JSON.stringify([await desk.database("registrations"), await desk.database("directus_revisions")]);
			expect(left).not.toMatch(/mara|werk nord|vegan/i);
			expect(await desk.database("registrations").select("state", "event_key")).toEqual([{ state: "confirmed", event_key: key }]);
		});
	});

	registrationProperties(() => desk);

	describe("[CT-6] messages of the contact form", () => {
		test("are erased 90 days after they were settled, and a year after they came in any case", async () => {
			const message = async (name: string, state: string, created: number, updated?: number) => {
				const id = crypto.randomUUID();
				const at = (days: number) => new Date(desk.now - days * day);
				const moments = { date_created: at(created), date_updated: updated === undefined ? null : at(updated) };
				await desk.database("contact_messages").insert({ id, name, state, ...moments });
				await desk
					.database("directus_revisions")
					.insert({ collection: "contact_messages", item: id, data: JSON.stringify({ name }) });
			};
			await message("closed long ago", "closed", 200, 90);
			await message("answered at once", "answered", 91);
			await message("closed lately", "closed", 200, 89);
			await message("forgotten", "new", 365, 10);
			await message("waiting", "new", 364);
			const left = async () => [
				(await desk.database("contact_messages").select("name")).map(({ name }: { name: string }) => name).toSorted(),
				(await desk.database("directus_revisions").where({ collection: "contact_messages" })).length,
			];
			expect(await eraseOldMessages(desk.database, new Date(desk.now))).toBe(3);
			expect(await left()).toEqual([["closed lately", "waiting"], 2]);
			expect(await eraseOldMessages(desk.database, new Date(desk.now))).toBe(0);
			expect(await eraseOldMessages(desk.database, new Date(desk.now + 366 * day))).toBe(2);
			expect(await left()).toEqual([[], 0]);
		});

		test("the privacy policy names the very same periods, in both languages", () => {
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

	describe("on request of a person", () => {
		test("everything about an address is handed out, and then erased; seats to come are passed on", async () => {
			const key = await desk.announce({ capacity: 1 });
			await desk.join(key, "Mara", { organisation: "Werk Nord" });
			await desk.join(key, "Ben");
			await desk.newMails();
			await desk
				.database("contact_messages")
				.insert({ id: crypto.randomUUID(), name: "Mara", email: "Mara@example.org", message: "Hallo" });
			const data = await exportPerson(desk.office, "mara@EXAMPLE.org");
			expect(data.registrations).toMatchObject([{ name: "Mara", organisation: "Werk Nord", state: "confirmed" }]);
			expect(data.messages).toMatchObject([{ message: "Hallo" }]);
			expect(data.mails).toHaveLength(2);

			expect(await erasePerson(desk.office, "MARA@example.org")).toEqual({ registrations: 1, messages: 1, mails: 2 });
			expect(await desk.database("registrations").where({ email: "mara@example.org" })).toEqual([]);
			const everything = [
				await desk.database("registrations"),
				await desk.database("contact_messages"),
				await desk.database("hub_outbox"),
			];
			expect(JSON.stringify(everything)).not.toMatch(/mara|werk nord/i);
			expect(await desk.newMails().catch(() => [])).not.toContain("cancelled mara");
			expect(await desk.states(key)).toMatchObject({ Ben: "waitlisted, offered" });
			expect(await exportPerson(desk.office, "mara@example.org")).toEqual({ registrations: [], messages: [], mails: [] });
		});
	});
});
