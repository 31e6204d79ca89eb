// Two prototypes by keyboard alone, each in both languages, on a phone and wide, without an accessibility violation on the way.

import { accessibilityViolations } from "../accessibility.ts";
import { expect, test } from "../fixtures.ts";
import { pressOn, tabTo } from "../keyboard.ts";
import { open, watchRequests } from "../verbs.ts";

const CONTRACT = [
	{
		lang: "de",
		size: { width: 320, height: 640 },
		path: "/de/demos/nutzungsvertrag-aushandeln/prototype",
		months: "Dauer in Monaten",
		counter: /^Getriebewerk Harlohe macht einen Gegenvorschlag$/,
		why: "Nach zwei Jahren messen wir anders.",
		accept: "Gegenvorschlag annehmen",
		verify: "Vertrag bestätigen",
		inForce: "Der Vertrag ist in Kraft",
		use: "Mit den Daten ein Modell trainieren",
		refused: "Abgelehnt",
		reason: "Eine Bedingung ist nicht erfüllt.",
		purpose: "Zweck der Nutzung",
		planning: "Wartung planen",
		check: "Nutzung prüfen",
		allowed: "Alle Bedingungen sind erfüllt.",
	},
	{
		lang: "en",
		size: { width: 1440, height: 900 },
		path: "/demos/negotiate-a-usage-contract/prototype",
		months: "Term in months",
		counter: /^Getriebewerk Harlohe makes a counter-proposal$/,
		why: "In two years’ time we will measure differently.",
		accept: "Accept the counter-proposal",
		verify: "Verify the contract",
		inForce: "The contract is in force",
		use: "Train a model with the data",
		refused: "Refused",
		reason: "One condition is not met.",
		purpose: "Purpose of the use",
		planning: "Planning maintenance",
		check: "Check this use",
		allowed: "All conditions are met.",
	},
] as const;

for (const words of CONTRACT)
	test(`a usage contract is negotiated by keyboard (${words.lang}, ${words.size.width} px); its address can be shared, and works without JavaScript`, async ({
		page,
		anotherVisitor,
		baseURL,
	}) => {
		await page.setViewportSize(words.size);
		await open(page, words.path);
		expect(await accessibilityViolations(page)).toEqual([]);
		const requests = watchRequests(page);
		await tabTo(page, page.getByLabel(words.months));
		await page.keyboard.press("ControlOrMeta+A");
		await page.keyboard.type("60");
		await page.keyboard.press("Enter");
		await expect(page.getByRole("heading", { name: words.counter })).toBeFocused();
		await expect(page.getByText(words.why)).toBeVisible();
		await pressOn(page, page.getByRole("link", { name: words.accept }));
		await pressOn(page, page.getByRole("link", { name: words.verify }));
		await expect(page.getByRole("heading", { name: words.inForce })).toBeFocused();
		await pressOn(page, page.getByRole("link", { name: words.use }));
		const verdict = page.getByRole("status").filter({ hasText: words.refused });
		await expect(verdict).toContainText(words.reason);
		expect(await accessibilityViolations(page)).toEqual([]);
		expect(requests).toEqual({ documents: [], data: [] });
		expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);

		const other = await (await anotherVisitor({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })).newPage();
		await other.goto(page.url());
		await expect(other.getByRole("heading", { name: words.inForce })).toBeVisible();
		await other.getByLabel(words.purpose).selectOption(words.planning);
		await other.getByRole("button", { name: words.check }).click();
		await expect(other.getByText(words.allowed)).toBeVisible();
		await page.goBack();
		await expect(verdict).toBeHidden();
	});

const RECALL = [
	{
		lang: "en",
		size: { width: 1440, height: 900 },
		scheme: "dark",
		path: "/demos/follow-a-recall/prototype",
		// Stages are columns.
		keys: ["ArrowRight", "ArrowDown"],
		before: "2,050 of 2,050 are called back",
		on: "With a data space",
		after: "300 of 2,050 are called back",
		chain: "Supply chain",
		film: "Separator film",
		cell: "Round cell",
		eyes: "Through whose eyes?",
		show: "Show",
		blind: "Nettoyage Courvelle hears of it only when somebody rings.",
		reset: "Back to the finding",
		list: "The same as a list",
	},
	{
		lang: "de",
		size: { width: 360, height: 740 },
		scheme: "light",
		path: "/de/demos/rueckruf-verfolgen/prototype",
		// Stages are bands, one below the other.
		keys: ["ArrowDown", "ArrowRight"],
		before: "Zurückgerufen werden 2050 von 2050",
		on: "Mit Datenraum",
		after: "Zurückgerufen werden 300 von 2050",
		chain: "Lieferkette",
		film: "Separatorfolie",
		cell: "Rundzelle",
		eyes: "Mit wessen Augen?",
		show: "Ansehen",
		blind: "Nettoyage Courvelle erfährt davon erst, wenn jemand anruft.",
		reset: "Zurück zum Befund",
		list: "Dasselbe als Liste",
	},
] as const;

for (const words of RECALL)
	test(`a recall is followed by keyboard through the graph (${words.lang}, ${words.size.width} px)`, async ({ page }) => {
		await page.setViewportSize(words.size);
		await page.emulateMedia({ colorScheme: words.scheme, reducedMotion: "reduce" });
		await open(page, words.path);
		await expect(page.getByRole("heading", { name: words.before })).toBeVisible();
		await pressOn(page, page.getByRole("link", { name: words.on, exact: true }));
		await expect(page.getByRole("heading", { name: words.after })).toBeVisible();
		expect(await accessibilityViolations(page)).toEqual([]);

		const graph = page.getByRole("group", { name: words.chain });
		const lot = (name: string) => graph.getByRole("link", { name });
		await tabTo(page, lot(`F-72, ${words.film}`));
		await page.keyboard.press(words.keys[0]);
		await expect(lot(`Z-0418, ${words.cell}`)).toBeFocused();
		await page.keyboard.press(words.keys[1]);
		await page.keyboard.press("Enter");
		await expect(lot(`Z-0419, ${words.cell}`)).toHaveAttribute("aria-current", "true");
		await expect(page).toHaveURL(/exchange=on&lot=z-0419$/);
		await expect(lot(`Z-0419, ${words.cell}`)).toBeFocused();

		await tabTo(page, page.getByLabel(words.eyes));
		await page.keyboard.type("Nettoyage");
		await pressOn(page, page.getByRole("button", { name: words.show }));
		await expect(page.getByText(words.blind)).toBeVisible();
		await expect(graph.getByRole("link")).toHaveCount(2);
		await expect(page.getByRole("button", { name: words.show })).toBeFocused();
		expect(await accessibilityViolations(page)).toEqual([]);
		expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
		await pressOn(page, page.getByRole("link", { name: words.reset }));
		await expect(page.getByRole("heading", { name: words.list })).toBeFocused();
	});

test("who uses a prototype while the page before it is on its way back stays in it", async ({ page }) => {
	await open(page, "/demos/follow-a-recall");
	await page.locator('main a[href$="/prototype"]').first().click();
	await expect(page.getByRole("heading", { name: "2,050 of 2,050 are called back" })).toBeVisible();
	await page.route(/\/_data\?to=%2Fdemos%2Ffollow-a-recall&/, async (route) => {
		await new Promise((resolve) => setTimeout(resolve, 1_500));
		await route.continue().catch(() => undefined);
	});
	await page.evaluate(() => history.back());
	await expect(page).toHaveURL(/follow-a-recall$/);
	await page.getByRole("link", { name: "With a data space", exact: true }).click();
	await expect(page).toHaveURL(/\/prototype\?exchange=on$/);
	await expect(page.getByRole("heading", { name: "300 of 2,050 are called back" })).toBeVisible();
	await page.waitForTimeout(1_700);
	await expect(page).toHaveURL(/\/prototype\?exchange=on$/);
});

test("who goes back from a prototype and forward again at once stays in it", async ({ page }) => {
	await open(page, "/demos/follow-a-recall");
	await page.locator('main a[href$="/prototype"]').first().click();
	const heading = page.getByRole("heading", { name: "2,050 of 2,050 are called back" });
	await expect(heading).toBeVisible();
	let isHeld = false;
	await page.route("**/_data*", async (route) => {
		isHeld = true;
		await new Promise((resolve) => setTimeout(resolve, 700));
		await route.continue().catch(() => undefined);
	});
	await page.evaluate(() => history.back());
	await expect.poll(() => isHeld).toBe(true);
	await page.evaluate(() => history.forward());
	await page.waitForTimeout(1_500);
	await expect(page).toHaveURL(/\/prototype$/);
	await expect(heading).toBeVisible();
});
