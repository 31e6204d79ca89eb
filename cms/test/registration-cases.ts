import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { limits } from "../extensions/hub-registrations/mail-limits.ts";
import { createCmsClient } from "../src/rest.ts";
import { type Installation, rows, statusOf } from "./installation.ts";
import { refusal } from "./mailbox.ts";
import { concurrencyCase, registrationCalls } from "./registration-calls.ts";

/** Registrations through a real Directus, as the site and staff use them. */
export function registrationCases(hub: () => Installation): void {
	const { ask, register, confirm, people, byState, eventRows, announce, until, names } = registrationCalls(hub);

	describe("registrations in Directus", () => {
		concurrencyCase(hub, { guests: 80, seats: 8 });

		test("[EV-1] the mails lead to the page on which one confirms, and bring the calendar entry", async () => {
			const key = await announce(3);
			await register(key, "jorinde");
			const [asked] = await hub().mailbox.waitFor("jorinde@example.org");
			const link = new URL(/https?:\/\/\S+/.exec(asked?.mail.text ?? "")?.[0] ?? "");
			expect(link.pathname).toBe(`/en/events/${key}/manage/${(await people(key))[0]?.id}`);
			const id = link.pathname.split("/").at(-1) ?? "";
			expect(await confirm(id)).toMatchObject({ kind: "registration", registration: { state: "confirmed" } });
			const [, confirmed] = await hub().mailbox.waitFor("jorinde@example.org", 2);
			expect(confirmed?.mail.subject).toBe("Your seat is reserved: Evening talk");
			expect(confirmed?.mail.attachments.map(({ mimeType }) => mimeType)).toContain("text/calendar");
			expect(confirmed?.source).toMatch(/method=REQUEST/i);
		});

		test("[EV-1] all visitors together register so many times a day and no more", async () => {
			const key = await announce(3);
			const database = new DatabaseSync(hub().paths.database, { timeout: 5_000 });
			try {
				const fill = database.prepare(`with recursive n(i) as (select 1 union all select i + 1 from n where i < ?)
					insert into registrations (id, state, locale, date_created) select 'filled-' || i, 'cancelled', 'de', ? from n`);
				fill.run(limits.all, Date.now());
				expect(await register(key, "zoe")).toMatchObject({ kind: "later", seconds: 3_600 });
				database.exec("delete from registrations where id like 'filled-%'");
				expect(await register(key, "zoe")).toMatchObject({ kind: "received" });
			} finally {
				database.exec("delete from registrations where id like 'filled-%'");
				database.close();
			}
		});

		test("only the site's server may call them, and malformed input is refused", async () => {
			const staff = await hub().tokenOf(hub().cms.credentials.staff);
			for (const operation of ["register", "view", "confirm", "accept", "change", "cancel"]) {
				expect((await ask(operation, {}, staff)).status, operation).toBe(403);
				expect((await ask(operation, {}, "nobody")).status, operation).toBeGreaterThanOrEqual(401);
				expect((await ask(operation, { id: 5 })).status, operation).toBe(400);
			}
			for (const operation of ["export", "erase"]) expect((await ask(operation, { email: "a@example.org" })).status).toBe(403);
			const unsigned = await fetch(`${hub().cms.url}/hub-registrations/view`, { method: "POST" });
			expect(unsigned.status).toBe(403);
		});
	});

	describe("registrations in Studio", () => {
		const staffClient = async () => createCmsClient(hub().cms.url, await hub().tokenOf(hub().cms.credentials.staff));
		const entry = async (key: string, name: string, state: string) => ({
			event: (await eventRows(key))[0]?.id,
			locale: "de",
			name,
			email: `${name}@example.org`,
			state,
		});
		const refusalOf = (call: Promise<unknown>) =>
			call.then(
				() => "",
				(error: Error) => error.message,
			);

		test("[EV-3] staff give seats as long as there are some, and places in the waiting list after that", async () => {
			const key = await announce(2);
			const staff = await staffClient();
			await staff.create("/items/registrations", await entry(key, "ada", "confirmed"));
			await staff.create("/items/registrations", [await entry(key, "ben", "confirmed"), await entry(key, "cem", "waitlisted")]);
			expect(await refusalOf(staff.create("/items/registrations", await entry(key, "dora", "confirmed")))).toContain(
				"All seats are taken: choose “On the waiting list”, or give the event more seats first.",
			);
			expect(await refusalOf(staff.create("/items/registrations", await entry(key, "ADA", "waitlisted")))).toContain(
				"This address has a registration for this event already",
			);
			expect(await byState(key)).toEqual({ confirmed: 2, waitlisted: 1 });
			await hub().mailbox.waitFor("ada@example.org");
			expect((await hub().mailbox.waitFor("cem@example.org"))[0]?.mail.subject).toContain("Warteliste");
			await until(async () => (await eventRows(key)).every(({ registered, waiting }) => registered === 2 && waiting === 1));
		});

		test("an account that may do nothing with registrations changes none by being refused, whatever role an operator gave it", async () => {
			const key = await announce(1);
			const staff = await staffClient();
			await staff.create("/items/registrations", await entry(key, "gina", "confirmed"));
			await staff.create("/items/registrations", await entry(key, "hans", "waitlisted"));
			const gina = (await people(key)).find(({ name }) => name === "gina")?.id;
			const [role, user] = [randomUUID(), randomUUID()];
			const account = { email: "member@example.org", password: "a long password of a member" };
			await hub().admin.create("/roles", { id: role, name: "Members" });
			await hub().admin.create("/users", { ...account, id: user, role, status: "active" });
			const token = await hub().tokenOf(account);
			const member = createCmsClient(hub().cms.url, token);
			for (const change of [{ state: "cancelled" }, { email: "someone@example.org" }])
				expect(await statusOf(member.update(`/items/registrations/${gina}`, change))).toBe(403);
			const headers = { authorization: `Bearer ${token}` };
			const deleted = await fetch(`${hub().cms.url}/items/registrations/${gina}`, { method: "DELETE", headers });
			expect(deleted.status).toBe(403);
			const stored = await hub().admin.read("/items/registrations", { filter: { id: { _eq: gina } } }, rows);
			expect(stored).toMatchObject([{ email: "gina@example.org", state: "confirmed" }]);
			expect(await byState(key)).toEqual({ confirmed: 1, waitlisted: 1 });
			await hub().remove(`/users/${user}`);
			await hub().remove(`/roles/${role}`);
		});

		test("[EV-1] another state is chosen along the table of transitions or refused in a sentence; what the rules keep stays", async () => {
			const key = await announce(1);
			const staff = await staffClient();
			await staff.create("/items/registrations", await entry(key, "eva", "confirmed"));
			await staff.create("/items/registrations", await entry(key, "finn", "waitlisted"));
			const idOf = async (name: string) => (await people(key)).find((one) => one.name === name)?.id;
			const [eva, finn] = [await idOf("eva"), await idOf("finn")];
			await staff.update(`/items/registrations/${eva}`, { remark: "Came late.", waiting_place: 7, event_key: "other" });
			expect(await refusalOf(staff.update(`/items/registrations/${eva}`, { state: "pending" }))).toContain(
				"A registration that is “Confirmed” cannot become “Not confirmed yet”.",
			);
			expect(await refusalOf(staff.update(`/items/registrations/${eva}`, { state: "attended" }))).toContain(
				"“Attended” can be chosen from the day of the event on",
			);
			expect(await refusalOf(staff.update(`/items/registrations/${finn}`, { state: "confirmed" }))).toContain(
				"All seats are taken",
			);
			await staff.update(`/items/registrations/${eva}`, { state: "cancelled" });
			expect(
				await hub().admin.read("/items/registrations", { filter: { id: { _in: [eva, finn] } }, sort: ["name"] }, rows),
			).toMatchObject([
				{ name: "eva", state: "cancelled", remark: "Came late.", waiting_place: null, event_key: key },
				{ name: "finn", state: "waitlisted", offered_until: expect.stringMatching(/^20/) },
			]);
			expect((await hub().mailbox.waitFor("finn@example.org", 2))[1]?.mail.subject).toContain("Ein Platz ist frei");
			// Deleting frees the seat too.
			await staff.update(`/items/registrations/${finn}`, { state: "confirmed" });
			await hub().remove(`/items/registrations/${finn}`);
			await until(async () => (await eventRows(key)).every(({ registered, waiting }) => registered === 0 && waiting === 0));
		});

		test("more seats, given in one language, reach the other one and the waiting list", async () => {
			const key = await announce(1);
			const staff = await staffClient();
			await staff.create("/items/registrations", await entry(key, "gesa", "confirmed"));
			await staff.create("/items/registrations", await entry(key, "hauke", "waitlisted"));
			await staff.update(`/items/events/${(await eventRows(key))[1]?.id}`, { capacity: 4 });
			await hub().mailbox.waitFor("hauke@example.org", 2);
			await until(async () => (await eventRows(key)).every(({ capacity }) => capacity === 4));
		});

		test("an event that people are registered for is called off before it is deleted, so that they are notified", async () => {
			const key = await announce(2);
			const staff = await staffClient();
			await staff.create("/items/registrations", await entry(key, "ida", "confirmed"));
			await hub().mailbox.waitFor("ida@example.org");
			const [first, second] = (await eventRows(key)).map(({ id }) => `/items/events/${id}`);
			await hub().remove(first ?? "");
			expect(await refusalOf(hub().remove(second ?? ""))).toContain(
				"cannot be deleted, because one person is registered for it: set “Event Status” to Cancelled first, so that everybody hears of it.",
			);
			// Nor is it moved away from them, archived, or called off where no visitor sees it.
			const changed = (change: object) => refusalOf(staff.update(second ?? "", change));
			expect(await changed({ translation_key: `${key}-2` })).toContain(
				"“Translation Key” cannot change, because one person is registered",
			);
			expect(await changed({ status: "archived" })).toContain("cannot be archived, because one person is registered for it");
			for (const status of ["draft", "archived"])
				expect(await changed({ event_status: "cancelled", status })).toContain("would not hear that it is cancelled");
			await staff.update(second ?? "", { event_status: "cancelled" });
			expect((await hub().mailbox.waitFor("ida@example.org", 2))[1]?.mail.subject).toContain("Fällt aus");
			await hub().remove(second ?? "");
		});

		test("who may not write registrations changes no seat by trying", async () => {
			const key = await announce(1);
			await (await staffClient()).create("/items/registrations", await entry(key, "ilka", "confirmed"));
			const [ilka] = await people(key);
			const { site } = hub();
			expect(await statusOf(site.update(`/items/registrations/${ilka?.id}`, { state: "cancelled" }))).toBe(403);
			expect(await statusOf(site.create("/items/registrations", await entry(key, "jan", "waitlisted")))).toBe(403);
			expect(await byState(key)).toEqual({ confirmed: 1 });
		});

		test("the list is exported as a table", async () => {
			const key = await announce(1);
			await (await staffClient()).create(
				"/items/registrations",
				await entry(key, "käthe", "confirmed").then((one) => ({ ...one, email: "k@example.org" })),
			);
			const token = await hub().tokenOf(hub().cms.credentials.staff);
			const filter = encodeURIComponent(JSON.stringify({ event_key: { _eq: key } }));
			const response = await fetch(`${hub().cms.url}/items/registrations?export=csv&fields=name,email,state&filter=${filter}`, {
				headers: { authorization: `Bearer ${token}` },
			});
			expect((await response.text()).replace(/^\ufeff/, "").split(/\r?\n/)).toEqual([
				"name,email,state",
				'"käthe","k@example.org","confirmed"',
			]);
		});
	});

	describe("the operator's command", () => {
		const command = (...args: string[]) =>
			promisify(execFile)(process.execPath, [fileURLToPath(new URL("../../launcher/registrations.ts", import.meta.url)), ...args], {
				env: { PATH: process.env.PATH, DATA_DIR: hub().dataDir, CMS_PORT: String(hub().port) },
			});

		test("hands out and erases what is stored about an address", async () => {
			const key = await announce(1);
			await register(key, "kuno");
			const exported = z.object({ registrations: z.array(z.object({ name: z.string() })), mails: z.array(z.unknown()) });
			expect(exported.parse(JSON.parse((await command("export", "KUNO@example.org")).stdout))).toMatchObject({
				registrations: [{ name: "kuno" }],
				mails: [{}],
			});
			expect((await command("erase", "kuno@example.org")).stdout).toBe("Erased. Registrations: 1, messages: 0, mails: 1.\n");
			expect(exported.parse(JSON.parse((await command("export", "kuno@example.org")).stdout))).toEqual({
				registrations: [],
				mails: [],
			});
			await expect(command("erase")).rejects.toMatchObject({ code: 2, stderr: expect.stringContaining("Usage") });
		});
	});

	describe("mails that can't be delivered", () => {
		test("staff find them in Studio, at the registration", async () => {
			const key = await announce(1);
			hub().mailbox.judge = (address) => {
				if (address === "leif@example.org") throw refusal(550);
			};
			await register(key, "leif");
			const [leif] = await people(key);
			const staff = createCmsClient(hub().cms.url, await hub().tokenOf(hub().cms.credentials.staff));
			const notices = () => staff.read("/notifications", { filter: { item: { _eq: leif?.id } } }, rows);
			await until(async () => (await notices()).length > 0);
			expect(await notices()).toMatchObject([{ collection: "registrations", subject: "A mail could not be delivered" }]);
			expect(JSON.stringify(await notices())).not.toContain("leif");
			expect(await readFile(hub().paths.log, "utf8")).not.toContain("leif");
			hub().mailbox.judge = () => {};
		});
	});

	describe("sign-ups while Directus is killed", () => {
		test("[EV-3] every yes that was given stands, no seat is lost or given twice", async () => {
			const key = await announce(10);
			await Promise.all(names(40).map((name) => register(key, name)));
			const ids = (await people(key)).map(({ id }) => id);
			const said: string[] = [];
			const confirming = ids.map((id, number) =>
				sleep(number * 5)
					.then(() => confirm(id))
					.then((answer) => {
						if (answer.kind === "registration") said.push(`${id} ${answer.registration.state}`);
					})
					.catch(() => {}),
			);
			while (said.length < 5) await sleep(5);
			const { pid } = hub().cms;
			if (pid === undefined) throw new Error("Directus has no process");
			process.kill(pid, "SIGKILL");
			await Promise.all(confirming);
			expect(said.length).toBeLessThan(40);
			await hub().start();

			const after = await people(key);
			for (const yes of said) expect(after.map(({ id, state }) => `${id} ${state}`)).toContain(yes);
			// Requests without an answer are repeated.
			await Promise.all(ids.map((id) => confirm(id)));
			expect(await byState(key)).toEqual({ confirmed: 10, waitlisted: 30 });
			await until(async () => (await eventRows(key)).every(({ registered, waiting }) => registered === 10 && waiting === 30));
		}, 120_000);
	});
}
