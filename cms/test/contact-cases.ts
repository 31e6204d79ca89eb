import type { ContactMessage } from "@hub/shared-contracts/form/contact";
import { contactForm } from "@hub/shared-contracts/form/contact-form";
import { checkForm } from "@hub/shared-contracts/form/form";
import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { beforeAll, describe, expect, test } from "vitest";
import { issueChallenge } from "../extensions/hub-server/contact/contact-proof.ts";
import { LIMITS, textsOf } from "../extensions/hub-server/contact/receive-message.ts";
import { signToken } from "../extensions/hub-server/contact/review-token.ts";
import { signingKeys } from "../extensions/hub-server/contact/signing-keys.ts";
import { outboxTable } from "../extensions/hub-server/outbox/outbox-table.ts";
import { type Installation, rows } from "./installation.ts";

const OURS = "kontakt@example.org";
const LATER = 5_000;

/** Messages of the contact form, received by a real Directus and sent over SMTP. */
export function contactCases(hub: () => Installation): void {
	describe("[CT-6] the contact form", () => {
		let written = 0;
		/** Returns the fields of a unique message. */
		const fields = (more: Record<string, unknown> = {}): Record<string, unknown> => {
			written += 1;
			return {
				name: "Jorinde Achtermann",
				email: `jorinde${written}@example.org`,
				organisation: "Werk Nord",
				subject: `Frage ${written}`,
				message: "Wie fangen wir am besten an?\n\nUnd wann?",
				consent: "on",
				...more,
			};
		};
		const keys = () => signingKeys(hub().cms.credentials.directus.secret, "hub-contact");
		const send = async ({ fields: typed, ...more }: Record<string, unknown>, token = hub().cms.siteToken) => {
			const message = { locale: "de", visitor: `visitor ${written}`, ...(typed as object), ...more };
			const { status, json } = await hub().call("POST", "/hub-contact/take", message, { token });
			return { status, answer: json as Record<string, unknown> };
		};
		const solved = async (challenge: unknown): Promise<string> => {
			// `issueChallenge` returns altcha's own type as unknown JSON.
			const given = challenge as Challenge;
			return JSON.stringify({ challenge: given, solution: await solveChallenge({ challenge: given, deriveKey }) });
		};
		/** Returns a proof like a browser that got its challenge some seconds ago. */
		const proof = async (age = LATER) => solved(await issueChallenge(keys().challenge, Date.now() - age));
		const tidy = (typed: Record<string, unknown>): ContactMessage => {
			const checked = checkForm(contactForm, typed);
			if (checked.kind === "invalid") throw new Error("These fields should be valid.");
			return checked.values;
		};
		/** Returns the token of a page that the visitor opened some seconds ago. */
		const token = (typed: Record<string, unknown>, age = LATER) =>
			signToken(textsOf(tidy(typed)), keys().review, Date.now() - age);
		const stored = () => hub().admin.read("/items/contact_messages", { limit: -1, sort: ["date_created"] }, rows);
		const outbox = (query: string) => hub().inDatabase((database) => database.prepare(query).all());
		beforeAll(async () => {
			await hub().admin.create("/items/site_settings", {
				locale: "de",
				translation_key: "site",
				claim: "Daten teilen",
				description: "Daten teilen.",
				organisation: { name: "Data Hub", email: OURS },
			});
		});

		test("loses nothing while the mail server is down: one message is stored, and one mail of each kind is sent once it is back", async () => {
			const { mailbox } = hub();
			await mailbox.down();
			const typed = fields({ subject: "Frage\r\nBcc: alle@example.org" });
			expect(await send({ fields: typed, proof: await proof() })).toEqual({
				status: 200,
				answer: { kind: "received" },
			});
			expect(await stored()).toMatchObject([
				{
					state: "new",
					locale: "de",
					name: "Jorinde Achtermann",
					organisation: "Werk Nord",
					subject: "Frage Bcc: alle@example.org",
					message: typed.message,
				},
			]);
			const tried = () => outbox(`select min(attempts) as tried from ${outboxTable} where state = 'waiting'`);
			await expect.poll(tried, { timeout: 30_000 }).toEqual([{ tried: 1 }]);
			expect(mailbox.mails.filter(({ to }) => to === OURS)).toEqual([]);

			await mailbox.up();
			outbox(`update ${outboxTable} set due_at = 0 where state = 'waiting'`);
			const [ours] = await mailbox.waitFor(OURS);
			expect(ours?.mail).toMatchObject({
				subject: "Kontaktformular: Frage Bcc: alle@example.org",
				replyTo: [{ address: typed.email }],
				to: [{ address: OURS }],
			});
			expect(ours?.mail.text).toContain("Wie fangen wir am besten an?");
			const [theirs] = await mailbox.waitFor(String(typed.email));
			expect(theirs?.mail.subject).toBe("Ihre Nachricht ist angekommen");
			for (const text of ["Jorinde", "Frage Bcc", "fangen wir", "Werk Nord"])
				expect(theirs?.source).not.toContain(text);

			// Sent again, as after a double click or a reload.
			const again = await Promise.all([proof(), proof()]);
			for (const state of await Promise.all(again.map((one) => send({ fields: typed, proof: one }))))
				expect(state.answer).toEqual({ kind: "received" });
			const spaced = { ...typed, message: `${typed.message}  \r\n` };
			expect((await send({ fields: spaced, token: token(spaced) })).answer).toEqual({ kind: "received" });
			expect(await stored()).toHaveLength(1);
			await expect.poll(() => outbox(`select key from ${outboxTable} where state = 'waiting'`)).toEqual([]);
			expect(mailbox.mails.filter(({ to }) => to === OURS || to === typed.email)).toHaveLength(2);
		});

		test("stores one of several equal messages that are sent at once", async () => {
			const before = (await stored()).length;
			const one = { fields: fields(), proof: await proof() };
			const answers = await Promise.all([send(one), send(one), send(one)]);
			expect(answers.map(({ answer }) => answer.kind)).toEqual(["received", "received", "received"]);
			expect(await stored()).toHaveLength(before + 1);
		});

		test("asks for a review of a message without a proof, and accepts it with a token of that review alone", async () => {
			const before = (await stored()).length;
			const typed = fields();
			const first = await send({ fields: typed });
			expect(first).toMatchObject({ status: 200, answer: { kind: "review" } });
			expect((await send({ fields: typed, token: first.answer.token })).answer.kind, "at once").toBe("review");
			const changed = { ...typed, message: "Something else altogether." };
			expect((await send({ fields: changed, token: token(typed) })).answer.kind, "for another message").toBe("review");
			expect(await stored()).toHaveLength(before);
			expect((await send({ fields: typed, token: token(typed) })).answer.kind).toBe("received");
			expect(await stored()).toHaveLength(before + 1);
		});

		test("accepts a limited number of messages of one visitor and of one address, and thanks an unverified address once a day", async () => {
			const sendAll = async (count: number, more: object, visitor: (index: number) => string) => {
				const kinds: unknown[] = [];
				for (let index = 0; index < count; index++) {
					const typed = fields({ ...more });
					const { status, answer } = await send({ fields: typed, token: token(typed), visitor: visitor(index) });
					kinds.push(answer.kind);
					if (answer.kind === "later") expect([status, Number(answer.seconds) > 3_000]).toEqual([200, true]);
				}
				return kinds;
			};
			const expected = (most: number) => [...Array.from({ length: most }, () => "received"), "later", "later"];
			const { visitor, address } = LIMITS;
			expect(await sendAll(visitor.max + 2, {}, () => "busy")).toEqual(expected(visitor.max));
			const thanks = () => outbox(`select key from ${outboxTable} where key like 'contact/thanks/%'`).length;
			const before = thanks();
			expect(await sendAll(address.max + 2, { email: "Same@example.org" }, String)).toEqual(expected(address.max));
			expect(thanks()).toBe(before + 1);
		});

		test("accepts a limited number of messages a day of all visitors together", async () => {
			const typed = fields();
			hub().inDatabase((database) =>
				database
					.prepare(
						`with recursive n(i) as (select 1 union all select i + 1 from n where i < ?)
						insert into contact_messages (id, state, locale, date_created) select 'filled-' || i, 'new', 'de', ? from n`,
					)
					.run(LIMITS.all.max, Date.now()),
			);
			try {
				expect((await send({ fields: typed, token: token(typed) })).answer.kind).toBe("later");
			} finally {
				outbox("delete from contact_messages where id like 'filled-%'");
			}
			expect((await send({ fields: typed, token: token(typed) })).answer.kind).toBe("received");
		});

		test("accepts messages from the site alone, not even from an administrator", async () => {
			const typed = fields();
			const one = { fields: typed, token: token(typed) };
			expect((await send(one, hub().cms.credentials.directus.adminToken)).status).toBe(403);
			expect((await send(one, "none")).status).toBe(401);
		});
	});
}
