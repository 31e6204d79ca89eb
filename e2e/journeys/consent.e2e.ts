// The consent banner, and what each answer stores (CN-1 to CN-5).

import type { BrowserContext } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { knownPage } from "../page-kinds.ts";
import { chooseFromMenu, consentQuestion, expectPage, open, refuseCookies } from "../verbs.ts";

const DAY = 24 * 60 * 60;
const LIFETIMES = { DIH_ACCEPTED: 60, DIH_REQUIRED: 60, DIH_ANALYTICAL: 365, DIH_MARKETING: 30, DIH_THIRD_PARTY: 365 };

/** The consent cookies with their values and lifetimes in days (CN-2). */
async function readCookies(context: BrowserContext) {
	const cookies = (await context.cookies()).filter(({ name }) => name.startsWith("DIH_"));
	return {
		values: Object.fromEntries(cookies.map(({ name, value }) => [name, value])),
		days: Object.fromEntries(cookies.map(({ name, expires }) => [name, Math.round((expires - Date.now() / 1000) / DAY)])),
	};
}

test("[CN-5] before any answer nothing is stored and no third party is asked", async ({ page, context, baseURL }) => {
	const strangers: string[] = [];
	context.on("request", (request) => {
		if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith("data:")) strangers.push(request.url());
	});
	await open(page, "/");
	await expect(consentQuestion(page)).toBeVisible();
	await chooseFromMenu(page, "Events");
	await expectPage(page, knownPage("events"));
	await open(page, knownPage("post").path);
	const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
	expect(
		stored.filter((key) => key !== "hub:scroll"),
		"only where each page was left, for the way back",
	).toEqual([]);
	expect(await context.cookies()).toEqual([]);
	expect(strangers).toEqual([]);
});

for (const { button, others } of [
	{ button: "Necessary only", others: "false" },
	{ button: "Allow all", others: "true" },
]) {
	test(`[CN-2] [CN-5] “${button}” is one click, and is kept for as long as it says`, async ({ page, context }) => {
		await open(page, "/events");
		await consentQuestion(page).getByRole("button", { name: button }).click();
		await expect(consentQuestion(page)).toBeHidden();
		const { values, days } = await readCookies(context);
		expect(values).toEqual({
			DIH_ACCEPTED: "true",
			DIH_REQUIRED: "true",
			DIH_ANALYTICAL: others,
			DIH_MARKETING: others,
			DIH_THIRD_PARTY: others,
		});
		expect(days).toEqual(LIFETIMES);
		await page.reload();
		await expectPage(page, knownPage("events"));
		await expect(consentQuestion(page)).toBeHidden();
	});
}

for (const [width, height] of [
	[320, 640],
	[1440, 900],
] as const) {
	test(`the question is in sight when the visitor arrives (${width} × ${height})`, async ({ page }) => {
		await page.setViewportSize({ width, height });
		await open(page, "/");
		await expect(consentQuestion(page).getByRole("button", { name: "Necessary only" })).toBeInViewport();
		await expect(page.getByRole("main").getByRole("heading", { level: 1 }), "and leaves the page in sight").toBeInViewport({
			ratio: 0.5,
		});
	});
}

for (const [path, width, height] of [
	["/", 320, 700],
	["/de", 320, 700],
	["/de", 360, 640],
	["/de", 640, 320],
] as const) {
	test(`the question takes a third of a phone at most, and all of it is reached (${path}, ${width} × ${height})`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height });
		await open(page, path);
		const question = consentQuestion(page);
		const tall = async () => (await question.boundingBox())?.height ?? 0;
		expect(await tall()).toBeLessThanOrEqual(height / 3);
		const answers = question.getByRole("button", { name: /^(Necessary only|Allow all|Nur Notwendiges|Alles erlauben)$/ });
		for (const answer of await answers.all()) {
			await expect(answer, "the answers are in sight at once").toBeInViewport({ ratio: 1 });
			expect((await answer.boundingBox())?.height).toBeGreaterThanOrEqual(44);
		}

		// With text at 200 % (WCAG 2.2, 1.4.4), in focus order.
		await page.evaluate(() => {
			document.documentElement.style.fontSize = "200%";
		});
		expect(await tall()).toBeLessThanOrEqual(height / 3);
		await question.getByRole("heading").focus();
		for (const name of [/policy|Datenschutz/, /individually|Einzeln/, /Necessary|Notwendiges/, /Allow all|Alles/]) {
			await page.keyboard.press("Tab");
			const focused = question.locator(":focus");
			await expect(focused).toHaveText(name);
			expect(
				await focused.evaluate((element) => {
					const { left, top, width, height } = element.getBoundingClientRect();
					return element.contains(document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 12)));
				}),
				`${name} can be seen and touched`,
			).toBe(true);
		}
		expect(await question.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
	});
}

test("the question hides neither what has the focus nor the end of the page", async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 700 });
	await open(page, "/");
	const covered = () =>
		page.evaluate(() => {
			const top = document.querySelector("[aria-labelledby='consent:heading']")?.getBoundingClientRect().top ?? 0;
			const active = document.activeElement;
			return active?.closest("main, footer") ? active.getBoundingClientRect().bottom > top + 1 : false;
		});
	for (let step = 0; step < 40; step += 1) {
		await page.keyboard.press("Tab");
		expect(await covered(), await page.evaluate(() => document.activeElement?.textContent ?? "")).toBe(false);
	}
	await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
	const [foot, question] = await Promise.all([page.getByRole("contentinfo").boundingBox(), consentQuestion(page).boundingBox()]);
	expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual((question?.y ?? 0) + 1);
});

test("[CN-5] the two answers look alike and stand side by side", async ({ page }) => {
	await open(page, "/");
	const looks = await consentQuestion(page)
		.getByRole("button", { name: /^(Necessary only|Allow all)$/ })
		.evaluateAll((buttons) =>
			buttons.map((button) => {
				const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(button);
				return { color, backgroundColor, borderColor, fontSize, fontWeight, top: Math.round(button.getBoundingClientRect().top) };
			}),
		);
	expect(looks).toHaveLength(2);
	expect(looks[0]).toEqual(looks[1]);
});

test("[CN-5] the choice is changed from the footer, one category at a time", async ({ page, context }) => {
	await open(page, "/imprint");
	await refuseCookies(page);
	const settings = page.getByRole("contentinfo").getByRole("button", { name: "Cookie settings" });
	await settings.click();
	await expect(consentQuestion(page).getByRole("heading")).toBeFocused();
	await expect(consentQuestion(page).getByRole("checkbox", { name: "Statistics" })).not.toBeChecked();
	await consentQuestion(page).getByRole("checkbox", { name: "Statistics" }).check();
	await consentQuestion(page).getByRole("button", { name: "Save selection" }).click();
	await expect(consentQuestion(page)).toBeHidden();
	expect((await readCookies(context)).values).toMatchObject({
		DIH_ACCEPTED: "true",
		DIH_ANALYTICAL: "true",
		DIH_MARKETING: "false",
	});
	await settings.click();
	await expect(consentQuestion(page).getByRole("checkbox", { name: "Statistics" }), "what was chosen is shown").toBeChecked();
	await consentQuestion(page).getByRole("button", { name: "Necessary only" }).click();
	await expect(consentQuestion(page)).toBeHidden();
	expect((await readCookies(context)).values).toMatchObject({ DIH_ACCEPTED: "true", DIH_ANALYTICAL: "false" });
});

test("[CN-5] the question is answered with the keyboard alone", async ({ page, context }) => {
	await open(page, "/login");
	const refuse = consentQuestion(page).getByRole("button", { name: "Necessary only" });
	await expect(async () => {
		await page.keyboard.press("Tab");
		await expect(refuse).toBeFocused({ timeout: 1 });
	}, "Tab leads to it").toPass({ intervals: [0] });
	await page.keyboard.press("Enter");
	await expect(consentQuestion(page)).toBeHidden();
	expect((await readCookies(context)).values).toMatchObject({ DIH_ACCEPTED: "true", DIH_ANALYTICAL: "false" });
});
