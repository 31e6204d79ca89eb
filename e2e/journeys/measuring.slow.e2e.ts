// The tracker and the advertising tag, on a site that has both (CN-3, CN-4).

import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { type OwnSite, openOwnSite } from "../own-site.ts";
import { chooseFromMenu, consentBanner, waitForHydration } from "../page-actions.ts";
import { startThirdParties, type ThirdPartyServer } from "../third-parties.ts";

let site: OwnSite;
let others: ThirdPartyServer;

test.beforeAll(async () => {
	others = await startThirdParties();
	site = await openOwnSite({
		settings: {
			analyticsUrl: others.url,
			analyticsSiteId: 1,
			advertisingUrl: `${others.url}/tag.js`,
			advertisingPartnerId: "4711",
		},
	});
});
test.afterAll(async () => {
	await site?.close();
	others?.close();
});
test.beforeEach(() => void others.requests.splice(0));

/** Opens the settings and allows only some categories. */
async function allowOnly(page: Page, categories: readonly string[]): Promise<void> {
	await page.getByRole("contentinfo").getByRole("link", { name: "Cookie settings" }).click();
	const main = page.getByRole("main");
	for (const name of ["Statistics", "Third-party content"])
		await main.getByRole("checkbox", { name }).setChecked(categories.includes(name));
	await main.getByRole("button", { name: "Save selection" }).click();
	await expect(page.getByText("Your choice has been saved")).toBeVisible();
}

const ofMeasuring = async (page: Page) =>
	(await page.context().cookies()).map(({ name }) => name).filter((name) => !/^(DIH_|hub_|i18n)/.test(name));

test("[CN-3] page views are counted once each with consent, and not after its withdrawal", async ({ page }) => {
	await page.goto(`${site.url}/`);
	await waitForHydration(page);
	await chooseFromMenu(page, "Events");
	await expect(page).toHaveTitle(/Events/);
	expect(others.requests, "nothing before an answer").toEqual([]);

	await allowOnly(page, ["Statistics"]);
	const settings = `${site.url}/cookie-settings`;
	await expect.poll(() => others.views().map(({ url }) => url), "where consent is given").toEqual([settings]);
	await chooseFromMenu(page, "Insights");
	await expect
		.poll(() => others.views().at(-1))
		.toEqual({
			url: `${site.url}/insights`,
			title: expect.stringMatching(/^Insights/),
			from: settings,
			site: "1",
		});
	await page.goBack();
	await expect.poll(() => others.views().length).toBe(3);
	expect(await ofMeasuring(page)).toEqual(expect.arrayContaining(["_pk_id.1.0000", "_pk_ses.1.0000"]));

	await allowOnly(page, []);
	await expect.poll(() => ofMeasuring(page), { message: "what was stored is gone", timeout: 1_000 }).toEqual([]);
	const before = others.requests.length;
	await chooseFromMenu(page, "Events");
	await expect(page).toHaveTitle(/Events/);
	await allowOnly(page, ["Statistics"]);
	await chooseFromMenu(page, "Demos");
	await expect.poll(() => others.views().at(-1)?.url).toBe(`${site.url}/demos`);
	const urls = others.views().map(({ url }) => url);
	expect(urls, "nothing is counted while consent is withdrawn, nor later").not.toContain(`${site.url}/events`);
	expect(others.requests.slice(before).filter((path) => !path.startsWith("/matomo.php"))).toEqual([]);
	expect(
		others.requests.filter((path) => path === "/matomo.js"),
		"one script",
	).toHaveLength(1);
	expect(
		others.requests.filter((path) => path.startsWith("/tag.js")),
		"and no advertising",
	).toEqual([]);
});

test("[CN-4] the advertising tag is loaded with consent to third parties, and sends nothing after its withdrawal", async ({
	page,
	expectMessage,
}) => {
	await page.goto(`${site.url}/`);
	await waitForHydration(page);
	await consentBanner(page).getByRole("button", { name: "Allow all" }).click();
	await expect
		.poll(() => others.requests)
		.toEqual(expect.arrayContaining(["/tag.js", "/collect?partner=4711", "/matomo.js"]));
	// The tag tries to load more, which the document's policy blocks.
	expectMessage(/Content Security Policy/);
	await allowOnly(page, ["Statistics"]);
	await expect.poll(() => ofMeasuring(page), { timeout: 1_000 }).not.toContain("li_fat_id");
	const before = others.requests.length;
	await chooseFromMenu(page, "Events");
	await expect.poll(() => others.views().at(-1)?.url, "the tracker goes on").toBe(`${site.url}/events`);
	expect(others.requests.slice(before).filter((path) => !path.startsWith("/matomo.php"))).toEqual([]);
});
