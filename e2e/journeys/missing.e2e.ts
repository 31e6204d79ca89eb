// 404 pages (RT-6, RT-7).

import { expect, test } from "../fixtures.ts";
import { knownPage } from "../page-kinds.ts";
import { expectPage, heading, isMarked, languages, markTab, menuEntries, open } from "../verbs.ts";

const CASES = [
	{ path: "/no-such-page", text: "Page Not Found: /no-such-page", title: "This page does not exist", rule: "RT-6", lang: "en" },
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
