import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, test, vi } from "vitest";
import { LIMITS } from "../extensions/hub-server/registrations/mail-limits.ts";
import { createCmsClient } from "../src/rest.ts";
import { type Installation, rows, statusOf } from "./installation.ts";
import { refusal } from "./mailbox.ts";
import { concurrencyCase, registrationCalls } from "./registration-calls.ts";

/**
 * Registrations through a real Directus. The rules have tests of their own: `registrations/`.
 * @param hub must notify of changes immediately
 */
export function registrationCases(hub: () => Installation): void {
	const { ask, register, people, byState, eventRows, announce, until } = registrationCalls(hub);
	const staffClient = async () => createCmsClient(hub().cms.url, await hub().staffToken());
	const refusalOf = (call: Promise<unknown>) =>
		call.then(
			() => "",
			(error: Error) => error.message,
		);
	const entry = async (key: string, name: string, state = "confirmed") => ({
		event: (await eventRows(key))[0]?.id,
		locale: "de",
		name,
		email: `${name}@example.org`,
		state,
	});
	/** Publishes an event, with guests who have a seat. */
	const announced = async (capacity: number, ...guests: readonly string[]) => {
		const key = await announce(capacity);
		const [german = "", english = ""] = (await eventRows(key)).map(({ id }) => `/items/events/${id}`);
		const staff = await staffClient();
		for (const name of guests) await staff.create("/items/registrations", await entry(key, name));
		return { key, staff, german, english };
	};
	describe("registrations of visitors", () => {
		concurrencyCase(hub, { guests: 40, seats: 4 });

		test("[EV-1] have a limit a day for all visitors together", async () => {
			const key = await announce(3);
			const fill = `with recursive n(i) as (select 1 union all select i + 1 from n where i < ?)
				insert into registrations (id, state, locale, date_created) select 'filled-' || i, 'cancelled', 'de', ? from n`;
			hub().inDatabase((database) => database.prepare(fill).run(LIMITS.all, Date.now()));
			try {
				expect(await register(key, "zoe")).toMatchObject({ kind: "later", seconds: 3_600 });
			} finally {
				hub().inDatabase((database) => database.exec("delete from registrations where id like 'filled-%'"));
			}
			expect(await register(key, "zoe")).toMatchObject({ kind: "received" });
		});

		test("are accepted from the site's server alone, and in valid form", async () => {
			const staff = await hub().staffToken();
			for (const operation of ["register", "view", "confirm", "accept", "change", "cancel"]) {
				expect((await ask(operation, {}, staff)).status, operation).toBe(403);
				expect((await ask(operation, {}, "nobody")).status, operation).toBe(401);
				expect((await ask(operation, { id: 5 })).status, operation).toBe(400);
			}
			for (const operation of ["export", "erase"])
				expect((await ask(operation, { email: "a@example.org" })).status).toBe(403);
			expect((await hub().call("POST", "/hub-registrations/view", undefined, { token: null })).status).toBe(403);
		});

		test("whose mail cannot be delivered are reported to staff, without the address", async () => {
			const key = await announce(1);
			hub().mailbox.checkReceiver = (address) => {
				if (address === "leif@example.org") throw refusal(550);
			};
			await register(key, "leif");
			const [leif] = await people(key);
			const staff = await staffClient();
			const notices = () => staff.read("/notifications", { filter: { item: { _eq: leif?.id } } }, rows);
			const subject = "A mail could not be delivered";
			await expect.poll(notices, { timeout: 30_000 }).toMatchObject([{ collection: "registrations", subject }]);
			expect(JSON.stringify(await notices())).not.toContain("leif");
			expect(await readFile(hub().paths.log, "utf8")).not.toContain("leif");
			hub().mailbox.checkReceiver = () => {};
		});

		test("are exported and erased by the operator's command", async () => {
			const file = fileURLToPath(new URL("../../launcher/registrations.ts", import.meta.url));
			const env = { PATH: process.env.PATH, DATA_DIR: hub().dataDir, CMS_PORT: String(hub().port) };
			const command = (...args: string[]) => promisify(execFile)(process.execPath, [file, ...args], { env });
			await register(await announce(1), "kuno");
			const exported: unknown = JSON.parse((await command("export", "KUNO@example.org")).stdout);
			expect(exported).toMatchObject({ registrations: [{ name: "kuno" }], mails: [{}] });
			expect((await command("erase", "kuno@example.org")).stdout).toBe(
				"Erased. Registrations: 1, messages: 0, mails: 1.\n",
			);
			expect(JSON.parse((await command("export", "kuno@example.org")).stdout)).toMatchObject({
				registrations: [],
				mails: [],
			});
			await expect(command("erase")).rejects.toMatchObject({ code: 2, stderr: expect.stringContaining("Usage") });
		});
	});

	describe("registrations in Studio", () => {
		test("[EV-3] staff assign seats while there are any, then add to the waiting list, which gets additional seats", async () => {
			const { key, staff, english } = await announced(2, "ada");
			await staff.create("/items/registrations", [await entry(key, "ben"), await entry(key, "cem", "waitlisted")]);
			expect(await refusalOf(staff.create("/items/registrations", await entry(key, "dora")))).toContain(
				"All seats are taken: choose “On the waiting list”, or give the event more seats first.",
			);
			expect(await refusalOf(staff.create("/items/registrations", await entry(key, "ADA", "waitlisted")))).toContain(
				"This address has a registration for this event already",
			);
			expect(await byState(key)).toEqual({ confirmed: 2, waitlisted: 1 });
			expect((await hub().mailbox.waitFor("cem@example.org"))[0]?.mail.subject).toContain("Warteliste");
			await until(async () =>
				(await eventRows(key)).every(({ registered, waiting }) => registered === 2 && waiting === 1),
			);
			await staff.update(english, { capacity: 4 });
			await hub().mailbox.waitFor("cem@example.org", 2);
			await until(async () => (await eventRows(key)).every(({ capacity }) => capacity === 4));
		});

		test("accounts without the right to write registrations change no seat", async () => {
			const { key } = await announced(1, "gina");
			const [gina] = await people(key);
			const [role, user] = [randomUUID(), randomUUID()];
			const account = { email: "member@example.org", password: "a long password of a member" };
			await hub().admin.create("/roles", { id: role, name: "Members" });
			await hub().admin.create("/users", { ...account, id: user, role, status: "active" });
			for (const client of [createCmsClient(hub().cms.url, await hub().tokenOf(account)), hub().site]) {
				for (const change of [{ state: "cancelled" }, { email: "someone@example.org" }])
					expect(await statusOf(client.update(`/items/registrations/${gina?.id}`, change))).toBe(403);
				expect(await statusOf(client.create("/items/registrations", await entry(key, "jan", "waitlisted")))).toBe(403);
			}
			const token = await hub().tokenOf(account);
			expect((await hub().call("DELETE", `/items/registrations/${gina?.id}`, undefined, { token })).status).toBe(403);
			const stored = await hub().admin.read("/items/registrations", { filter: { id: { _eq: gina?.id } } }, rows);
			expect(stored).toMatchObject([{ email: "gina@example.org", state: "confirmed" }]);
			expect(await byState(key)).toEqual({ confirmed: 1 });
			await hub().remove(`/users/${user}`);
			await hub().remove(`/roles/${role}`);
		});

		test("an event with registrations is cancelled before it is deleted, so that people are notified", async () => {
			const { key, staff, german, english } = await announced(2, "ida");
			await hub().mailbox.waitFor("ida@example.org");
			await hub().remove(german);
			expect(await refusalOf(hub().remove(english))).toContain(
				"cannot be deleted, because one person is registered for it: set “Event Status” to Cancelled first, so that everybody hears of it.",
			);
			const changed = (change: object) => refusalOf(staff.update(english, change));
			expect(await changed({ translation_key: `${key}-2` })).toContain(
				"“Translation Key” cannot change, because one person is registered",
			);
			expect(await changed({ status: "archived" })).toContain(
				"cannot be archived, because one person is registered for it",
			);
			for (const status of ["draft", "archived"])
				expect(await changed({ event_status: "cancelled", status })).toContain("would not hear that it is cancelled");
			await staff.update(english, { event_status: "cancelled" });
			expect((await hub().mailbox.waitFor("ida@example.org", 2))[1]?.mail.subject).toContain("Fällt aus");
			await hub().remove(english);
		});

		test("[EV-3, EV-6] an event keeps as many seats as are confirmed or offered, in each language", async () => {
			const { key, staff, german, english } = await announced(5, "olga", "paul", "rita");
			const sentence =
				"“Capacity” cannot be 2, because 3 seats of “Evening talk” are confirmed or offered to the waiting list: set at least 3";
			for (const path of [german, english])
				expect(await refusalOf(staff.update(path, { capacity: 2 }))).toContain(sentence);
			expect(await refusalOf(staff.update(german, { reserved: 3 }))).toContain("“Reserved” cannot be 3");
			expect(await refusalOf(staff.update(german, { capacity: 4, reserved: 2 }))).toContain("set at least 5");
			await staff.update(english, { capacity: 3 });
			await until(async () => (await eventRows(key)).every(({ capacity }) => capacity === 3));
			await staff.create("/items/registrations", await entry(key, "tom", "waitlisted"));
			await staff.update(`/items/registrations/${(await people(key))[0]?.id}`, { state: "cancelled" });
			expect(await refusalOf(staff.update(german, { capacity: 2 })), "the free seat is offered").toContain(sentence);
			await staff.update(german, { event_status: "cancelled" });
			expect(await refusalOf(staff.update(german, { capacity: 2 })), "it may be scheduled again").toContain(sentence);
		});

		test("the number of people whom a change would notify is shown to staff only", async () => {
			const { german } = await announced(2, "tilda", "ute");
			const read = (token: string, id = german.split("/").at(-1)) =>
				hub().call("GET", `/hub-registrations/readers/${id}`, undefined, { token });
			const staff = await hub().staffToken();
			const seats = { locale: "de", seated: 2, waiting: 0 };
			expect(await read(staff)).toMatchObject({
				status: 200,
				data: { readers: [seats, { locale: "en", seated: 0 }], minutes: 0 },
			});
			expect((await read(hub().cms.siteToken)).status).toBe(404);
			for (const id of [randomUUID(), "1"]) expect((await read(staff, id)).status, id).toBe(404);
		});
	});
}

/** Confirmations of 40 guests for ten seats, some of which were answered. */
export interface InterruptedConfirmations {
	/** Checks after a restart that all which were answered are stored, and that the others still can be. */
	expectKept(): Promise<void>;
}

/** Confirms registrations, four at a time, and interrupts that while most of them are still to come. */
export async function interruptConfirmations(
	hub: Installation,
	interrupt: () => Promise<void>,
): Promise<InterruptedConfirmations> {
	const { register, confirm, people, byState, eventRows, announce, until, names } = registrationCalls(() => hub);
	const key = await announce(10);
	await Promise.all(names(40).map((name) => register(key, name)));
	const ids = (await people(key)).map(({ id }) => id);
	const answered: string[] = [];
	const confirmEach = async (some: readonly string[]) => {
		for (const id of some) {
			const answer = await confirm(id);
			if (answer.kind === "registration") answered.push(`${id} ${answer.registration.state}`);
		}
	};
	const confirming = Promise.allSettled(
		[0, 1, 2, 3].map((part) => confirmEach(ids.filter((_, at) => at % 4 === part))),
	);
	await vi.waitFor(() => expect(answered.length).toBeGreaterThan(4), { timeout: 60_000, interval: 1 });
	await interrupt();
	await confirming;
	return {
		async expectKept() {
			const after = (await people(key)).map(({ id, state }) => `${id} ${state}`);
			expect(after).toEqual(expect.arrayContaining(answered));
			// The site repeats requests without a response.
			await Promise.all(ids.map((id) => confirm(id)));
			expect(await byState(key)).toEqual({ confirmed: 10, waitlisted: 30 });
			await until(async () =>
				(await eventRows(key)).every(({ registered, waiting }) => registered === 10 && waiting === 30),
			);
		},
	};
}
