import { expect, test } from "vitest";
import { beginUse } from "./page-use.server.ts";
import { type StoredPage, storedPage } from "./stored-page.server.ts";

const text = Array.from({ length: 3_000 }, (_, at) => `<p>Passage ${at * at} of ${at % 7}</p>`).join("");

async function requestedOnce(): Promise<StoredPage> {
	const use = beginUse({ version: 1, linksVersion: 1, outdatedSince: undefined });
	const page = storedPage({ bytes: Buffer.from(text), status: 200, locale: "en", validated: true, use }, {});
	await page.compress("br");
	return page;
}

test("pages are compressed better from their second request on, a limited number at a time", async () => {
	const pages = await Promise.all(Array.from({ length: 8 }, requestedOnce));
	const { size: first } = await requestedOnce();
	const request = () => {
		for (const page of pages) page.ready("br");
	};
	const smaller = () => pages.filter(({ size }) => size < first).length;
	request();
	await expect.poll(smaller, { timeout: 30_000 }).toBeGreaterThan(0);
	expect(smaller()).toBeLessThan(pages.length / 2);
	await expect
		.poll(
			() => {
				request();
				return smaller();
			},
			{ timeout: 30_000 },
		)
		.toBe(pages.length);
});
