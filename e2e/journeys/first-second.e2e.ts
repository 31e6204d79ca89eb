// Actions before the client bundle has loaded are never lost: they work without it, or are recorded and replayed
// (docs/decisions/007-page-weight.md).

import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { expectPage, languages, menu, open, refuseCookiesFirst, waitForHydration } from "../page-actions.ts";
import { knownPage } from "../page-kinds.ts";

const PROGRAM = /\/r\/shell\/[^/]+\/shell\.\w\w\.js$/;

/** Delays the client bundle like a slow network, until the returned function is called. */
async function holdBundle(page: Page): Promise<() => void> {
	let release: () => void = () => undefined;
	const released = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route(PROGRAM, async (route) => {
		await released;
		await route.continue().catch(() => undefined);
	});
	return release;
}

/** Returns the theme that the visitor chose, or undefined. */
function chosenTheme(page: Page): Promise<string | undefined> {
	return page.evaluate(() => document.documentElement.dataset.theme);
}

test("a press of the theme switch before hydration is applied once", async ({ page, context, baseURL }) => {
	await refuseCookiesFirst(context, baseURL ?? "");
	await page.emulateMedia({ colorScheme: "light" });
	const release = await holdBundle(page);
	await page.goto("/", { waitUntil: "commit" });
	await page.getByRole("button", { name: "Light or dark appearance" }).click();
	expect(await chosenTheme(page)).toBeUndefined();
	release();
	await expect.poll(() => chosenTheme(page)).toBe("dark");
	await waitForHydration(page);
	expect(await chosenTheme(page)).toBe("dark");
	await page.getByRole("button", { name: "Light or dark appearance" }).click();
	await expect.poll(() => chosenTheme(page), "and then works by itself").toBe("light");
});

test("links and the language select before hydration load documents", async ({ page, context, baseURL }) => {
	await refuseCookiesFirst(context, baseURL ?? "");
	await holdBundle(page);
	await page.goto("/", { waitUntil: "commit" });
	await menu(page).getByRole("link", { name: "Events", exact: true }).click();
	await expectPage(page, knownPage("events"));
	await languages(page).getByRole("link", { name: "Deutsch" }).click();
	await expectPage(page, knownPage("events", "de"));
});

test.describe("on a narrow screen", () => {
	test.use({ viewport: { width: 320, height: 640 } });

	test("the menu opens before hydration, and stays open after it", async ({ page, context, baseURL }) => {
		await refuseCookiesFirst(context, baseURL ?? "");
		const release = await holdBundle(page);
		await page.goto("/", { waitUntil: "commit" });
		await page.getByRole("button", { name: "Menu", exact: true }).click();
		await expect(menu(page)).toBeVisible();
		release();
		await waitForHydration(page);
		await expect(menu(page)).toBeVisible();
	});
});

test("text typed into a form before hydration stays in its field", async ({ page, context, baseURL }) => {
	await refuseCookiesFirst(context, baseURL ?? "");
	const release = await holdBundle(page);
	await page.goto(knownPage("event").path, { waitUntil: "commit" });
	await page.getByLabel("Name").fill("Ada");
	release();
	await waitForHydration(page);
	await expect(page.getByLabel("Name")).toHaveValue("Ada");
});

test("[CN-5] a consent withdrawn before hydration stays withdrawn", async ({ page, context, baseURL }) => {
	const url = baseURL ?? "";
	await refuseCookiesFirst(context, url);
	await context.addCookies([{ name: "DIH_ANALYTICAL", value: "true", url }]);
	const release = await holdBundle(page);
	await page.goto(knownPage("cookie-settings").path, { waitUntil: "commit" });
	const statistics = page.getByRole("checkbox", { name: "Statistics" });
	await expect(statistics).toBeChecked();
	await statistics.uncheck();
	release();
	await waitForHydration(page);
	await expect(statistics).not.toBeChecked();
});

test("a form that is sent before hydration is checked by the server, and hydration leaves the focus in the corrected field", async ({
	page,
	context,
	baseURL,
	expectMessage,
}) => {
	expectMessage(/status of 422/);
	await refuseCookiesFirst(context, baseURL ?? "");
	const release = await holdBundle(page);
	await page.goto(knownPage("event").path, { waitUntil: "commit" });
	await page.getByLabel("Name").fill("Ada");
	await page.getByLabel("Email address").fill("ada@localhost");
	await page.getByRole("checkbox").check();
	await page.getByRole("button", { name: /Reserve a seat|Join the waiting list/ }).click();
	await expect(page.getByRole("alert"), "only the server finds this").toContainText("email address");
	await expect(page.getByLabel("Name")).toHaveValue("Ada");
	const email = page.getByLabel("Email address");
	await email.click();
	release();
	await waitForHydration(page);
	await expect(email).toBeFocused();
});

test("[CT-5] words typed into the search before hydration get suggestions", async ({ page, context, baseURL }) => {
	await refuseCookiesFirst(context, baseURL ?? "");
	const release = await holdBundle(page);
	await page.goto(knownPage("search").path, { waitUntil: "commit" });
	const field = page.locator("#search-words");
	await field.click();
	await page.keyboard.type("data");
	release();
	await waitForHydration(page);
	await page.keyboard.type(" sp");
	await expect(page.getByRole("option").first()).toBeVisible();
	await expect(page.getByRole("combobox")).toBeFocused();
});

test.describe("with Save-Data", () => {
	test("the client bundle loads with the first interaction", async ({ page, context, baseURL }) => {
		await refuseCookiesFirst(context, baseURL ?? "");
		await page.addInitScript(() => {
			Object.defineProperty(Navigator.prototype, "connection", { get: () => ({ saveData: true }) });
		});
		const scripts: string[] = [];
		page.on("request", (request) => {
			if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname.replace(/.*\//, ""));
		});
		await page.goto(knownPage("post").path, { waitUntil: "networkidle" });
		expect(scripts).toEqual(["first.js"]);
		await page.keyboard.press("Tab");
		await waitForHydration(page);
		expect(scripts).toContain("shell.en.js");
	});
});

test("an article loads one script per package and one stylesheet, and only the first script before its load event", async ({
	page,
	context,
	baseURL,
}) => {
	await refuseCookiesFirst(context, baseURL ?? "");
	const requests: { readonly file: string; readonly type: string }[] = [];
	page.on("request", (request) =>
		requests.push({ file: new URL(request.url()).pathname, type: request.resourceType() }),
	);
	await open(page, knownPage("post").path);
	const early = await page.evaluate(() => {
		const [{ loadEventStart } = { loadEventStart: 0 }] = performance.getEntriesByType(
			"navigation",
		) as PerformanceNavigationTiming[];
		const files = performance.getEntriesByType("resource").filter(({ startTime }) => startTime < loadEventStart);
		return files.map(({ name }) => name.replace(/.*\//, "")).filter((name) => name.endsWith(".js"));
	});
	expect(early).toEqual(["first.js"]);
	const scripts = requests.filter(({ type }) => type === "script").map(({ file }) => file.split("/")[2]);
	expect(scripts.sort()).toEqual(["mf-content", "shell", "shell"]);
	expect(requests.length).toBeLessThanOrEqual(12);

	const sheets = () => requests.filter(({ type }) => type === "stylesheet").map(({ file }) => file);
	expect(sheets()).toHaveLength(1);
	// The address names its content.
	const parts = (sheets()[0] ?? "")
		.split(/styles\/|\+/)
		.slice(1)
		.map((file) => `/r/${file}`);
	expect(parts.length).toBeGreaterThan(1);
	await page.getByRole("navigation").first().getByRole("link", { name: "Events" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Events/);
	expect(sheets().length).toBeGreaterThan(1);
	const again = sheets().filter((file) => parts.includes(file));
	expect(again, "what the page had in one file is not requests for again by itself").toEqual([]);
});
