// 404 pages (RT-6, RT-7), and pages while the content service is away.

import { type ContentProxy, openContentProxy } from "../content-proxy.ts";
import { expect, test } from "../fixtures.ts";
import { type OwnSite, openOwnSite } from "../own-site.ts";
import { knownPage } from "../page-kinds.ts";
import {
	chooseFromMenu,
	expectPage,
	heading,
	isMarked,
	languages,
	markTab,
	menu,
	menuEntries,
	open,
	waitForHydration,
} from "../verbs.ts";

const CASES = [
	{ path: "/no-such-page", text: "Page Not Found: /no-such-page", title: "This page does not exist", rule: "RT-6", lang: "en" },
	{
		path: "/no/such/page?a=1",
		text: "Page not found: /no/such/page?a=1",
		title: "This page does not exist",
		rule: "RT-7",
		lang: "en",
	},
	{
		path: "/de/gibt-es-nicht",
		text: "Page Not Found: /de/gibt-es-nicht",
		title: "Diese Seite gibt es nicht",
		rule: "RT-6",
		lang: "de",
	},
	{
		path: "/de/gibt/es/nicht",
		text: "Page not found: /de/gibt/es/nicht",
		title: "Diese Seite gibt es nicht",
		rule: "RT-7",
		lang: "de",
	},
];

for (const { path, text, title, rule, lang } of CASES) {
	test(`[${rule}] ${path} is a 404, by its address and by a link`, async ({ page, expectMessage }) => {
		expectMessage(/status of 404/);
		const answer = await page.goto(path);
		expect(answer?.status()).toBe(404);
		await expectPage(page, { heading: title, lang });
		await expect(page.getByText(text, { exact: true })).toBeVisible();
		await expect(page).toHaveTitle(`${title} · Data Intelligence Hub`);
		await expect(page.getByRole("contentinfo")).toBeVisible();
		await expect(menuEntries(page)).toHaveCount(6);
		await expect(languages(page).getByRole("link")).toHaveCount(2);

		const home = lang === "de" ? "/de" : "/en";
		await open(page, home);
		await page.evaluate((href) => {
			document.querySelector("main")?.prepend(Object.assign(document.createElement("a"), { href, textContent: "Lost link" }));
		}, path);
		await markTab(page);
		await page.getByRole("link", { name: "Lost link" }).click();
		await expectPage(page, { heading: title, lang });
		await expect(page.getByText(text, { exact: true })).toBeVisible();
		await expect(heading(page)).toBeFocused();
		await expect(page).toHaveURL(path);
		await page
			.getByRole("main")
			.getByRole("link", { name: /^(See our events|Veranstaltungen ansehen)$/ })
			.click();
		await expectPage(page, knownPage("events", lang === "de" ? "de" : "en"));
		await page.goBack();
		await expectPage(page, { heading: title, lang });
		await page.goBack();
		await expect(page).toHaveURL(home);
		expect(await isMarked(page)).toBe(true);
	});
}

test("[RT-7] an unknown address is answered in the language that the visitor chose", async ({
	page,
	context,
	baseURL,
	expectMessage,
}) => {
	expectMessage(/status of 404/);
	await context.addCookies([{ name: "i18n_redirected", value: "de", url: baseURL ?? "" }]);
	await page.goto("/no/such/page");
	await expectPage(page, { heading: "Diese Seite gibt es nicht", lang: "de" });
	await expect(menu(page).getByRole("link", { name: "Veranstaltungen" })).toBeVisible();
});

test.describe("with the content service away", () => {
	let proxy: ContentProxy;
	let site: OwnSite;
	const openSite = async ({ waits = true } = {}) => {
		site = await openOwnSite({ waits, settings: { cmsUrl: proxy.url } });
	};
	test.beforeEach(async () => {
		proxy = await openContentProxy();
	});
	test.afterEach(async () => {
		await site.close();
		await proxy.close();
	});

	test("a site that never had any content says so with 503, and a page comes with another try once the service is back", async ({
		page,
		expectMessage,
	}) => {
		expectMessage(/status of 503/);
		proxy.set("broken");
		await openSite({ waits: false });
		const answer = await page.goto(`${site.url}/events`);
		expect(answer?.status()).toBe(503);
		expect(answer?.headers()["retry-after"]).toBe("30");
		await expectPage(page, { heading: "This page is not available right now", lang: "en" });
		await expect(page.getByRole("contentinfo")).toBeVisible();
		await expect(languages(page).getByRole("link", { name: "Deutsch" })).toBeVisible();
		proxy.set("open");
		await expect.poll(async () => (await fetch(`${site.url}/readyz`)).status, { timeout: 30_000 }).toBe(200);
		await page.getByRole("link", { name: "Try again" }).click();
		await expectPage(page, knownPage("events"));
		await expect(menu(page).getByRole("link", { name: "Events" })).toBeVisible();
		// The site is closed next, and the page's scripts come late.
		await waitForHydration(page);
	});

	test("all that was published stays readable, what was never read included", async ({ page }) => {
		await openSite();
		await open(page, `${site.url}/events`);
		proxy.set("silent");
		await page.reload();
		await expectPage(page, knownPage("events"));
		await expect(page.getByRole("link", { name: "Connector workshop in Berlin" })).toBeVisible();
		// A click before that loads the whole document.
		await waitForHydration(page);
		await chooseFromMenu(page, "Insights");
		await expectPage(page, knownPage("insights"));
		await waitForHydration(page);
	});
});
