import type { HookExtensionContext } from "@directus/types";
import type { ContactMessage } from "@hub/shared-contracts/form/contact";
import { mailAddressKey } from "@hub/shared-contracts/form/mail-address";
import { mailAddressSchema } from "@hub/shared-contracts/form/mail-address-schema";
import { comparable } from "@hub/shared-contracts/language/letters";
import type { Locale } from "@hub/shared-contracts/language/locale";
import type { Knex } from "knex";
import { z } from "zod";
import { enqueue } from "../outbox/enqueue.ts";
import { mailToSender, mailToUs } from "./contact-mails.ts";
import { contactCounters, rowsSince } from "./counters-table.ts";
import { hmacOf, type SigningKeys } from "./signing-keys.ts";

const hour = 60 * 60_000;
const day = 24 * hour;

/** Maximum number of messages per visitor's address, surrounding network, mail address, and in total. */
export const LIMITS = {
	visitor: { max: 10, within: hour },
	network: { max: 60, within: day },
	address: { max: 5, within: day },
	all: { max: 1_000, within: day },
} as const;

/** Message that passed the checks of its form. */
export interface ReceivedMessage extends ContactMessage {
	readonly locale: Locale;
	/** Pseudonym of the visitor's network address. */
	readonly visitor: string;
	/** Pseudonym of the surrounding network; empty if the site did not send one. */
	readonly network: string;
	/** The proof of work. It can be used once. */
	readonly proof: { readonly mark: string; readonly until: number };
}

/** Rolls the transaction back and carries the response. */
class Rollback extends Error {
	readonly result: "used" | { readonly kind: "later"; readonly seconds: number };
	constructor(result: Rollback["result"]) {
		super("The message was not accepted");
		this.result = result;
	}
}

/**
 * Stores a message together with its mails, or nothing at all. The same message of the same person within a day is
 * stored once, so retries are safe.
 * @returns `used` if the proof was used for another message before
 */
export async function receiveMessage(
	{
		database,
		services,
		getSchema,
		logger,
	}: Pick<HookExtensionContext, "database" | "services" | "getSchema" | "logger">,
	keys: SigningKeys,
	received: ReceivedMessage,
	now: number,
): Promise<Rollback["result"] | { readonly kind: "received" }> {
	const { locale, visitor, network, proof, ...message } = received;
	const hmac = (...texts: string[]) => hmacOf(keys.marks, ...texts);
	const address = mailAddressKey(message.email);
	const content = hmac("content", address, comparable(message.subject), comparable(message.message));
	const schema = await getSchema();
	try {
		await database.transaction(async (trx) => {
			const repeated = await contactCounters.increment(trx, `content/${content}`, now + day, now);
			if (repeated.times > 1) return;
			await checkLimit(trx, `visitor/${hmac("visitor", visitor)}`, LIMITS.visitor, now);
			if (network) await checkLimit(trx, `network/${hmac("network", network)}`, LIMITS.network, now);
			await checkLimit(trx, `address/${hmac("address", address)}`, LIMITS.address, now);
			const recent = await rowsSince(trx, "contact_messages", "date_created", new Date(now - LIMITS.all.within));
			if (recent >= LIMITS.all.max) throw new Rollback({ kind: "later", seconds: hour / 1_000 });
			if ((await contactCounters.increment(trx, proof.mark, proof.until, now)).times > 1) throw new Rollback("used");
			const items = new services.ItemsService("contact_messages", { knex: trx, schema, accountability: null });
			const id = String(await items.createOne({ state: "new", locale, ...message }));
			const stored = { id, locale, ...message };
			const receiver = await addressOf(trx, locale);
			if (receiver) await enqueue(trx, mailToUs(stored, receiver, process.env.PUBLIC_URL ?? ""), now);
			else logger.warn("A message was stored and not mailed: the site settings have no mail address.");
			await enqueue(trx, mailToSender(stored, hmac("thanks", address, String(Math.floor(now / day)))), now);
		});
	} catch (error) {
		if (error instanceof Rollback) return error.result;
		throw error;
	}
	return { kind: "received" };
}

/** Counts a message. @throws Rollback above the limit */
async function checkLimit(
	trx: Knex,
	mark: string,
	{ max, within }: { readonly max: number; readonly within: number },
	now: number,
): Promise<void> {
	const { times, until } = await contactCounters.increment(trx, mark, now + within, now);
	if (times > max) throw new Rollback({ kind: "later", seconds: Math.ceil((until - now) / 1_000) });
}

/** Texts that the token of a message signs. */
export function textsOf({ name, email, organisation, subject, message }: ContactMessage): readonly string[] {
	return [name, email, organisation, subject, message];
}

const organisation = z.object({ email: mailAddressSchema() });

/** Returns the receiver of messages in a language: the mail address of the site settings. */
async function addressOf(trx: Knex, locale: Locale): Promise<string | undefined> {
	const rows: { locale: string; organisation: unknown }[] = await trx("site_settings").select("locale", "organisation");
	const inOrder = rows.toSorted((a, b) => Number(b.locale === locale) - Number(a.locale === locale));
	for (const { organisation: value } of inOrder) {
		const read = organisation.safeParse(typeof value === "string" ? JSON.parse(value) : value);
		if (read.success) return read.data.email;
	}
	return undefined;
}
