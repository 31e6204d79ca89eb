// Creates, finds and deletes staff accounts, with their mails and one-time codes.

import { createHmac, randomUUID } from "node:crypto";
import { expect, type Locator, type Page } from "@playwright/test";
import { z } from "zod";
import { asAdministrator } from "./administrator.ts";
import { testSite } from "./test-site.ts";

export interface TestAccount {
	readonly email: string;
	readonly password: string;
}

export const PASSWORD = "several words of a test";

const users = z.object({ data: z.array(z.object({ id: z.string(), role: z.string().nullable() })) });
const mails = z.array(z.object({ text: z.string() }));

/** Returns an address without an account. */
export function newEmail(): string {
	return `account.${randomUUID().slice(0, 8)}@example.org`;
}

/** Finds the account of an address. */
export async function findAccount(email: string) {
	return users.parse(await asAdministrator(`/users?filter[email][_eq]=${encodeURIComponent(email)}&fields=id,role`))
		.data[0];
}

/** Returns the id of the staff role. */
export async function staffRole(): Promise<string> {
	return (await findAccount(testSite().staff.email))?.role ?? "";
}

/** Deletes an account, if it exists. */
export async function deleteAccount(email: string): Promise<void> {
	const account = await findAccount(email);
	if (account) await asAdministrator(`/users/${account.id}`, "DELETE");
}

/** Creates a staff account, Ada Editor, and deletes it afterwards. */
export async function withAccount(work: (account: TestAccount) => Promise<void>): Promise<void> {
	const account = { email: newEmail(), password: PASSWORD };
	const more = { first_name: "Ada", last_name: "Editor", role: await staffRole(), status: "active" };
	await asAdministrator("/users", "POST", { ...account, ...more });
	try {
		await work(account);
	} finally {
		await deleteAccount(account.email);
	}
}

/** Sends an invitation like staff. Its link leads to the page that accepts it. */
export async function invite(email: string, page = "/accept-invite"): Promise<void> {
	await asAdministrator("/users/invite", "POST", { email, role: await staffRole(), invite_url: testSite().url + page });
}

/**
 * Returns the newest link to a page in the mails to an address; empty if there is none yet.
 * @param page such as `/new-password`
 */
export async function mailedLink(email: string, page: string): Promise<string> {
	const sent = mails.parse(await (await fetch(`${testSite().mailsUrl}/api/mails?to=${email}`)).json());
	const link = new RegExp(`https?://\\S*${page}\\?token=[^\\s"<]+`);
	return sent.map(({ text }) => link.exec(text)?.[0]).find(Boolean) ?? "";
}

/** Period of a one-time code, and the part of it that a test needs to send it on a busy machine, in ms. */
const CODE_STEP = 30_000;
const CODE_NEEDED = 8_000;

/**
 * Returns a one-time code (RFC 6238) that is valid long enough to be sent, because Directus does not accept the code of
 * the previous period. Waits for the next period if too little time is left.
 * @param key in base 32
 */
export async function oneTimeCode(key: string): Promise<string> {
	// The period can't be shortened: Directus has its own clock, and no setting for it.
	await expect.poll(() => CODE_STEP - (Date.now() % CODE_STEP), { timeout: CODE_STEP }).toBeGreaterThan(CODE_NEEDED);
	const bits = [...key]
		.map((letter) => "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter).toString(2).padStart(5, "0"))
		.join("");
	const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
	const counter = Buffer.alloc(8);
	counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / CODE_STEP)));
	const hash = createHmac("sha1", secret).update(counter).digest();
	const at = (hash.at(-1) ?? 0) & 15;
	return String((hash.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}

/** Labels of the sign-in page. */
export const EN = { email: "Email address", password: "Password", submit: "Sign in" };
export const DE = { email: "E-Mail-Adresse", password: "Passwort", submit: "Anmelden" };

/** The account menu in the header. */
export function accountMenu(page: Page): Locator {
	return page.getByRole("banner").locator("summary:not(nav summary)");
}

/** Fills in and submits the sign-in page. */
export async function signIn(page: Page, { email, password }: TestAccount, words = EN): Promise<void> {
	await page.getByLabel(words.email).fill(email);
	await page.getByLabel(words.password, { exact: true }).fill(password);
	await page.locator("main").getByRole("button", { name: words.submit }).click();
}
