// The cookie banner, what each choice stores, and the settings (CN-1 to CN-5).

import type { BrowserContext, Page } from "@playwright/test";
import { STORAGE_REGISTER } from "../../mf-consent/src/register/storage-register.ts";
import { accessibilityViolations } from "../accessibility.ts";
import { expect, test } from "../fixtures.ts";
import { tabTo } from "../keyboard.ts";
import { chooseFromMenu, consentBanner, expectPage, failOnce, open, refuseCookies } from "../page-actions.ts";
import { knownPage } from "../page-kinds.ts";

/** The consent cookies with their values (CN-2). */
async function readCookies(context: BrowserContext) {
	const cookies = (await context.cookies()).filter(({ name }) => name.startsWith("DIH_"));
	return Object.fromEntries(cookies.map(({ name, value }) => [name, value]));
}

/** Returns stored data of a browser that is not registered as necessary. */
async function unregistered(page: Page): Promise<string[]> {
	const cookies = (await page.context().cookies()).map(({ name }) => ["cookie", name] as const);
	const stored = await page.evaluate(() => [
		...Object.keys(localStorage).map((name) => ["local", name] as const),
		...Object.keys(sessionStorage).map((name) => ["session", name] as const),
	]);
	const required = STORAGE_REGISTER.filter(({ category }) => category === "required");
	return [...cookies, ...stored]
		.filter(([kind, name]) => !required.some((thing) => thing.kind === kind && matches(thing.name, name)))
		.map(([kind, name]) => `${kind} ${name}`);
}

/** True if a name of the register, which may end with `*`, stands for a stored one. */
function matches(registered: string, name: string): boolean {
	return registered.endsWith("*") ? name.startsWith(registered.slice(0, -1)) : registered === name;
}

/** Records requests to other sites. */
function noteStrangers(context: BrowserContext, own: string): string[] {
	const strangers: string[] = [];
	context.on("request", (request) => {
		if (!request.url().startsWith(`${own}/`) && !request.url().startsWith("data:")) strangers.push(request.url());
	});
	return strangers;
}

test("[CN-5] before a decision nothing is stored, and after a refusal only what the register lists as necessary; no third party is contacted", async ({
	page,
	context,
	baseURL,
}) => {
	const strangers = noteStrangers(context, baseURL ?? "");
	await open(page, "/");
	await expect(consentBanner(page)).toBeVisible();
	await chooseFromMenu(page, "Events");
	await expectPage(page, knownPage("events"));
	await open(page, knownPage("post").path);
	expect(await unregistered(page)).toEqual([]);
	expect(await context.cookies()).toEqual([]);

	await refuseCookies(page);
	await page.getByRole("button", { name: "Light or dark appearance" }).click();
	// A page of each remote; what is stored depends on its code, not on the kind of page.
	for (const kind of ["post", "event", "recording", "demos", "cookie-settings", "login"]) {
		await page.goto(knownPage(kind).path);
		expect(await unregistered(page), kind).toEqual([]);
	}
	expect(strangers).toEqual([]);
});

test("[CN-2] [CN-5] “Allow all” is one click, and is stored", async ({ page, context }) => {
	await open(page, "/events");
	await consentBanner(page).getByRole("button", { name: "Allow all" }).click();
	await expect(consentBanner(page)).toBeHidden();
	expect(await readCookies(context)).toEqual({
		DIH_ACCEPTED: "true",
		DIH_REQUIRED: "true",
		DIH_ANALYTICAL: "true",
		DIH_MARKETING: "true",
		DIH_THIRD_PARTY: "true",
	});
	await page.reload();
	await expectPage(page, knownPage("events"));
	await expect(consentBanner(page)).toBeHidden();
});

for (const [path, width, height] of [
	["/de", 320, 640],
	["/de", 640, 400],
	["/", 1440, 900],
] as const) {
	test(`[CN-5] the question is in sight with three answers that look alike, takes a third of the screen at most, and covers nothing (${path}, ${width} × ${height})`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height });
		await open(page, path);
		const question = consentBanner(page);
		const box = await question.boundingBox();
		expect(box?.height ?? height).toBeLessThanOrEqual(height / 3);
		const answers = question.getByRole("button");
		await expect(answers).toHaveCount(3);
		for (const answer of await answers.all()) {
			await expect(answer, "the answers are in sight at once").toBeInViewport({ ratio: 1 });
			expect((await answer.boundingBox())?.height).toBeGreaterThanOrEqual(44);
		}
		const looks = await answers.evaluateAll((buttons) =>
			buttons.map((button) => {
				const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(button);
				const { top, width } = button.getBoundingClientRect();
				// Columns of equal width may differ by a fraction of a pixel.
				return { color, backgroundColor, borderColor, fontSize, fontWeight, width: Math.round(width), top };
			}),
		);
		expect(looks[1]).toEqual(looks[0]);
		expect(looks[2]).toEqual(looks[0]);
		expect((await page.getByRole("banner").first().boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(
			(box?.y ?? 0) + (box?.height ?? 0) - 1,
		);
		expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
		// No text is cut off at 200 % text size (WCAG 2.2, 1.4.4).
		await page.evaluate(() => {
			document.documentElement.style.fontSize = "200%";
		});
		expect(await question.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
	});
}

test("[CN-5] settings are opened from the banner, apply to other tabs, and can be changed from the footer", async ({
	page,
	context,
}) => {
	await open(page, "/imprint");
	const other = await context.newPage();
	await open(other, "/events");
	await consentBanner(page).getByRole("button", { name: "Choose" }).click();
	const statistics = page.getByRole("checkbox", { name: "Statistics" });
	await expect(page.getByRole("heading", { level: 1, name: "Cookie settings" })).toBeVisible();
	await expect(statistics).not.toBeChecked();
	await expect(page.getByRole("checkbox", { name: "Necessary" })).toBeDisabled();
	await page.getByText("Statistics: recipients and storage").click();
	await expect(page.getByText("Zählwiese Auswertungen")).toBeVisible();
	expect(await accessibilityViolations(page)).toEqual([]);
	await statistics.check();
	await page.getByRole("button", { name: "Save selection" }).click();
	await expect(page.getByRole("status").filter({ hasText: "Your choice has been saved" })).toBeVisible();
	await expect(consentBanner(page)).toBeHidden();
	// Tabs of a test are always visible, so this simulates the browser's event.
	await other.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
	await expect(consentBanner(other), "the banner disappears in another tab").toBeHidden();
	expect(await readCookies(context)).toMatchObject({
		DIH_ACCEPTED: "true",
		DIH_ANALYTICAL: "true",
		DIH_MARKETING: "false",
	});
	await page.getByRole("link", { name: "Back to the page you came from" }).click();
	await expect(page).toHaveURL("/imprint");

	await other.getByRole("contentinfo").getByRole("link", { name: "Cookie settings" }).click();
	await expect(other.getByRole("checkbox", { name: "Statistics" }), "what was chosen is shown").toBeChecked();
	await other.getByRole("main").getByRole("button", { name: "Necessary only" }).click();
	await expect(other.getByRole("checkbox", { name: "Statistics" })).not.toBeChecked();
	expect(await readCookies(context)).toMatchObject({ DIH_ACCEPTED: "true", DIH_ANALYTICAL: "false" });
});

test("[CN-5] the banner can be operated by keyboard", async ({ page, context }) => {
	await open(page, "/login");
	await tabTo(page, consentBanner(page).getByRole("button", { name: "Necessary only" }));
	await page.keyboard.press("Enter");
	await expect(consentBanner(page)).toBeHidden();
	await expect(page.getByRole("main")).toBeFocused();
	expect(await readCookies(context)).toMatchObject({ DIH_ACCEPTED: "true", DIH_ANALYTICAL: "false" });
});

test("[CN-5] the settings explain Global Privacy Control, which a decision overrides", async ({
	anotherVisitor,
	baseURL,
}) => {
	const context = await anotherVisitor({ baseURL: baseURL ?? "", extraHTTPHeaders: { "Sec-GPC": "1" } });
	await context.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
	const allowed = ["DIH_ACCEPTED", "DIH_ANALYTICAL", "DIH_THIRD_PARTY", "DIH_MARKETING"];
	await context.addCookies(allowed.map((name) => ({ name, value: "true", url: baseURL ?? "" })));
	const page = await context.newPage();
	await open(page, "/cookie-settings");
	await expect(page.getByText("Your browser refuses on your behalf")).toBeVisible();
	await expect(page.getByRole("checkbox", { name: "Third-party content" })).not.toBeChecked();
	await expect(page.getByRole("checkbox", { name: "Statistics" })).toBeChecked();
	await page.getByRole("button", { name: "Allow all" }).click();
	await expect(page.getByRole("checkbox", { name: "Third-party content" })).toBeChecked();
	await page.reload();
	await expect(page.getByRole("checkbox", { name: "Third-party content" })).toBeChecked();
});

test("[CN-6] a decision that cannot be stored shows an error and has no effect", async ({
	page,
	context,
	expectMessage,
}) => {
	expectMessage(/Failed to load resource/);
	await open(page, "/events");
	await failOnce(page, "**/api/consent", (route) => route.fulfill({ status: 503 }));
	await consentBanner(page).getByRole("button", { name: "Allow all" }).click();
	await expect(consentBanner(page).getByRole("alert")).toHaveText("Your choice could not be saved");
	expect(await context.cookies()).toEqual([]);
	await refuseCookies(page);
});

/** Records requests for the remote's code from now on. */
function noteCode(page: Page): string[] {
	const fetched: string[] = [];
	page.on("request", (request) => {
		if (/\/r\/mf-consent\/.*\.js$/.test(request.url())) fetched.push(request.url());
	});
	return fetched;
}

test("the banner's code is loaded on the first interaction, and the first click works", async ({ page }) => {
	const fetched = noteCode(page);
	await open(page, knownPage("post").path);
	await page.getByRole("main").click({ position: { x: 2, y: 900 } });
	expect(fetched).toEqual([]);
	// Arrives after the click.
	const clicked = Promise.withResolvers<void>();
	await page.route("**/r/mf-consent/**", (route) => clicked.promise.then(() => route.continue()));
	await page.evaluate(() => {
		document.documentElement.dataset.sameDocument = "yes";
	});
	await consentBanner(page).getByRole("button", { name: "Necessary only" }).click();
	clicked.resolve();
	await expect(consentBanner(page)).toBeHidden();
	expect(fetched.length).toBeGreaterThan(0);
	await expect(page.locator("html")).toHaveAttribute("data-same-document", "yes");
});

test("[CN-6] if the banner's code does not load, its form is submitted without it", async ({
	page,
	context,
	expectMessage,
}) => {
	expectMessage(/could not be loaded|Failed to load resource|ERR_FAILED/);
	await open(page, "/events");
	await page.route("**/r/mf-consent/**", (route) => route.abort());
	await consentBanner(page).getByRole("button", { name: "Necessary only" }).click();
	await expectPage(page, knownPage("events"));
	await expect(consentBanner(page)).toBeHidden();
	expect(await readCookies(context)).toMatchObject({ DIH_ACCEPTED: "true", DIH_ANALYTICAL: "false" });
});

test("[NV-6] the focus stays unchanged when the banner's code is loaded", async ({ page }) => {
	const fetched = noteCode(page);
	await open(page, "/login");
	const choose = consentBanner(page).getByRole("button", { name: "Choose" });
	await choose.focus();
	await expect.poll(() => fetched.length).toBeGreaterThan(0);
	await expect
		.poll(() => choose.evaluate((button) => Object.keys(button).some((key) => key.startsWith("__reactFiber"))))
		.toBe(true);
	await expect(choose).toBeFocused();
});
