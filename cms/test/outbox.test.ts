import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import knex, { type Knex } from "knex";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { freePort } from "../../launcher/free-port.ts";
import { enqueue, eraseMailsOf, GIVE_UP_AFTER_MS, type OutgoingMail } from "../extensions/hub-server/outbox/enqueue.ts";
import { smtpServer } from "../extensions/hub-server/outbox/mail-server.ts";
import { outboxJobs } from "../extensions/hub-server/outbox/outbox-jobs.ts";
import { type OutboxRow, outboxTable } from "../extensions/hub-server/outbox/outbox-table.ts";
import { eraseOldMails, type OutboxDeps, sendDue } from "../extensions/hub-server/outbox/send-due.ts";
import { createOwnTables } from "../src/database/own-tables.ts";
import { Scheduler } from "../src/scheduler.ts";
import { type Mailbox, openMailbox, refusal } from "./mailbox.ts";

const start = Date.UTC(2026, 2, 1, 12);
const hour = 60 * 60_000;
const day = 24 * hour;

let folder: string;
let database: Knex;
let box: Mailbox;
let sending: OutboxDeps;
let now: number;
let given: string[];

const mail = (key: string, more: Partial<OutgoingMail> = {}): OutgoingMail => ({
	key,
	to: "Mara.Feldweg@example.org",
	subject: "Grüße aus der Werkstatt",
	text: "Schöne Grüße",
	html: "<p>Schöne Grüße</p>",
	...more,
});
const rows = (): Promise<OutboxRow[]> => database(outboxTable).orderBy("id");

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "hub-outbox-"));
	box = await openMailbox();
});
afterAll(async () => {
	await box.close();
	await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
	database = knex({
		client: "sqlite3",
		connection: { filename: ":memory:" },
		useNullAsDefault: true,
		pool: { min: 1, max: 1 },
	});
	await createOwnTables(database);
	box.mails.length = 0;
	box.checkReceiver = () => {};
	now = start;
	given = [];
	sending = {
		database,
		server: smtpServer(box.url),
		from: async () => ({ name: "Data Hub", address: "hub@example.org" }),
		clock: () => now,
		onFailed: async ({ key }, codes) => void given.push(`${key}: ${codes}`),
	};
});
afterEach(async () => {
	sending.server.close();
	await database.destroy();
});

describe("enqueueing", () => {
	test("is part of the caller's transaction", async () => {
		await expect(
			database.transaction(async (trx) => {
				await enqueue(trx, mail("a"), now);
				throw new Error("changed our mind");
			}),
		).rejects.toThrow("changed our mind");
		expect(await rows()).toEqual([]);
	});

	test("ignores a second mail with the same key", async () => {
		expect(await enqueue(database, mail("a"), now)).toBe(true);
		expect(await enqueue(database, mail("a", { subject: "Another" }), now)).toBe(false);
		while ((await sendDue(sending)) > 0);
		expect(await enqueue(database, mail("a"), now)).toBe(false);
		expect(await sendDue(sending)).toBe(0);
		expect(box.mails.map((delivered) => delivered.mail.subject)).toEqual(["Grüße aus der Werkstatt"]);
	});
});

describe("sending", () => {
	test("delivers text, HTML, attachments and calendar entries, marked as automatic", async () => {
		const content = "BEGIN:VCALENDAR\r\nMETHOD:PUBLISH\r\nEND:VCALENDAR\r\n";
		await enqueue(
			database,
			mail("a", {
				replyTo: "events@example.org",
				attachments: [
					{
						filename: "plan.txt",
						contentType: "text/plain",
						base64: Buffer.from("Anfahrt über Süd").toString("base64"),
					},
				],
				calendar: { method: "PUBLISH", filename: "termin.ics", content },
			}),
			now,
		);
		expect(await sendDue(sending)).toBe(1);
		const [delivered] = box.mails;
		expect(delivered?.to).toBe("Mara.Feldweg@example.org");
		expect(delivered?.mail).toMatchObject({
			subject: "Grüße aus der Werkstatt",
			text: "Schöne Grüße\n",
			html: expect.stringContaining("<p>Schöne Grüße</p>"),
			from: { name: "Data Hub", address: "hub@example.org" },
			replyTo: [{ address: "events@example.org" }],
		});
		expect(delivered?.mail.headers).toContainEqual(
			expect.objectContaining({ key: "auto-submitted", value: "auto-generated" }),
		);
		const files = (delivered?.mail.attachments ?? []).map(({ filename, mimeType, content: bytes }) => [
			filename,
			mimeType,
			typeof bytes === "string" ? bytes : Buffer.from(new Uint8Array(bytes)).toString("utf8"),
		]);
		expect(files).toContainEqual(["plan.txt", "text/plain", "Anfahrt über Süd"]);
		expect(
			files.filter(([, type]) => type === "text/calendar").map(([, , text]) => text?.replaceAll("\r", "")),
		).toContain(content.replaceAll("\r", ""));
	});

	test("sends to no second address after a comma", async () => {
		await enqueue(database, mail("a", { to: "a@example.org, b@example.org" }), now);
		await sendDue(sending);
		expect(box.mails.filter(({ to }) => to === "b@example.org")).toEqual([]);
	});

	test("waits for a mail's time", async () => {
		await enqueue(database, mail("a", { notBefore: new Date(start + hour) }), now);
		expect(await sendDue(sending)).toBe(0);
		now += hour;
		expect(await sendDue(sending)).toBe(1);
	});

	test("retries for days, with growing pauses and the same Message-ID", async () => {
		await enqueue(database, mail("a"), now);
		const tries: number[] = [];
		box.checkReceiver = () => {
			tries.push(now);
			if (tries.length < 12) throw refusal(451);
		};
		while (box.mails.length === 0 && now < start + 4 * day) {
			await sendDue(sending);
			now = Math.max(now, Number((await rows())[0]?.due_at));
		}
		const pauses = tries.slice(1).map((at, index) => at - (tries[index] ?? 0));
		expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
		expect(pauses[0]).toBe(30_000);
		expect(now - start).toBeGreaterThan(day);
		await database(outboxTable).update({ state: "waiting", due_at: now });
		await sendDue(sending);
		const [first, second] = box.mails.map((delivered) => delivered.mail.messageId);
		expect(first).toMatch(/^<[0-9a-f]{40}@example\.org>$/);
		expect(second).toBe(first);
	});

	test("waits for an unreachable mail server, and reports a failure after days", async () => {
		sending.server.close();
		sending = { ...sending, server: smtpServer(`smtp://127.0.0.1:${await freePort()}`) };
		await enqueue(database, mail("a"), now);
		await sendDue(sending);
		expect(await rows()).toMatchObject([{ state: "waiting", attempts: 1, last_problem: "ESOCKET CONN" }]);
		now = start + GIVE_UP_AFTER_MS;
		await sendDue(sending);
		expect(await rows()).toMatchObject([{ state: "failed", attempts: 2 }]);
		expect(given).toEqual(["a: ESOCKET CONN"]);
	});

	test("reports a permanent refusal at once, without the address, and sends other mails", async () => {
		box.checkReceiver = (address) => {
			if (address === "gone@example.org") throw refusal(550);
		};
		await enqueue(database, mail("gone", { to: "gone@example.org" }), now);
		await enqueue(database, mail("here"), now);
		await sendDue(sending);
		expect(await rows()).toMatchObject([
			{ key: "gone", state: "failed", attempts: 1, last_problem: "EENVELOPE 550 RCPT TO" },
			{ key: "here", state: "sent" },
		]);
		expect(given).toEqual(["gone: EENVELOPE 550 RCPT TO"]);
	});
});

describe("several processes", () => {
	test("send each mail once", async () => {
		for (let number = 0; number < 23; number += 1)
			await enqueue(database, mail(`m${number}`, { subject: `${number}` }), now);
		const drain = async () => {
			while ((await sendDue(sending)) > 0);
		};
		await Promise.all([drain(), drain(), drain()]);
		expect(box.mails.map((delivered) => Number(delivered.mail.subject)).toSorted((one, other) => one - other)).toEqual(
			Array.from({ length: 23 }, (_, number) => number),
		);
	});

	test("send a dead process's mail after its lease has expired", async () => {
		await enqueue(database, mail("a"), now);
		const { promise: reached, resolve: reach } = Promise.withResolvers<void>();
		const server = { send: () => new Promise<void>(() => reach()), close: () => {} };
		void sendDue({ ...sending, server });
		await reached;
		expect(await sendDue(sending)).toBe(0);
		now += 10 * 60_000;
		expect(await sendDue(sending)).toBe(1);
		expect(box.mails).toHaveLength(1);
	});

	test("send a mail when its transaction is committed, also after a failure", async () => {
		const problems: unknown[] = [];
		let broken = true;
		const jobs = outboxJobs({
			...sending,
			clock: Date.now,
			from: async () => {
				if (broken) throw new Error("no settings");
				return { name: "", address: "hub@example.org" };
			},
		});
		const report = (problem: unknown) => {
			problems.push(problem);
			broken = false;
		};
		const worker = new Scheduler(jobs, { database, report });
		await database.transaction((trx) => enqueue(trx, mail("first", { to: "first@example.org" })));
		await expect.poll(() => problems, { timeout: 20_000 }).toHaveLength(1);
		await database.transaction((trx) => enqueue(trx, mail("second", { to: "second@example.org" })));
		await box.waitFor("second@example.org");
		await worker.stop();
		expect(problems).toHaveLength(1);
	});
});

describe("the stored record of a mail", () => {
	test("a week after sending is only the key, which still prevents a second mail", async () => {
		await enqueue(database, mail("a"), now);
		await sendDue(sending);
		await eraseOldMails(database, now + 6 * day);
		expect((await rows())[0]?.mail).toContain("Mara.Feldweg");
		await eraseOldMails(database, now + 8 * day);
		expect(JSON.stringify(await rows())).not.toMatch(/mara/i);
		expect(await enqueue(database, mail("a"), now + 8 * day)).toBe(false);
	});

	test("contains no address after an erasure request, whether it was sent or not", async () => {
		await enqueue(database, mail("a"), now);
		await sendDue(sending);
		await enqueue(database, mail("b", { notBefore: new Date(now + hour) }), now);
		await enqueue(database, mail("c", { to: "someone.else@example.org" }), now);
		expect(await eraseMailsOf(database, "mara.feldweg@EXAMPLE.org", [], now)).toBe(2);
		expect(JSON.stringify(await rows())).not.toMatch(/mara/i);
		now += 2 * hour;
		while ((await sendDue(sending)) > 0);
		expect(box.mails.map(({ to }) => to)).toEqual(["Mara.Feldweg@example.org", "someone.else@example.org"]);
	});
});
