// Mails of the site, and their links.

import { expect, type Page } from "@playwright/test";
import { testSite } from "./test-site.ts";

/** Returns the mails to an address, the newest first. */
export const mailsTo = async (address: string): Promise<{ subject: string; text: string }[]> =>
	(await fetch(`${testSite().mailsUrl}/api/mails?to=${address}`)).json();

export async function followMail(page: Page, address: string): Promise<void> {
	await expect.poll(async () => (await mailsTo(address)).length, { timeout: 15_000 }).toBeGreaterThan(0);
	const [newest] = await mailsTo(address);
	await page.goto(/https?:\/\/\S*\/manage\/\S+/.exec(newest?.text ?? "")?.[0] ?? "");
}
