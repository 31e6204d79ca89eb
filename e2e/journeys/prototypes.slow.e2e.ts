// Two prototypes by keyboard alone, without accessibility violations.

import { accessibilityViolations } from "../accessibility.ts";
import { expect, test } from "../fixtures.ts";
import { pressOn, tabTo } from "../keyboard.ts";
import { open, watchRequests } from "../verbs.ts";

test("a usage contract is configured by keyboard on a phone; its address can be shared, and works without JavaScript", async ({
	page,
	anotherVisitor,
	baseURL,
}) => {
	await page.setViewportSize({ width: 320, height: 640 });
	await open(page, "/de/demos/nutzungsvertrag-aushandeln/prototype");
	expect(await accessibilityViolations(page)).toEqual([]);
	const requests = watchRequests(page);
	await tabTo(page, page.getByLabel("Dauer in Monaten"));
	await page.keyboard.press("ControlOrMeta+A");
	await page.keyboard.type("60");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { name: /^Getriebewerk Harlohe macht einen Gegenvorschlag$/ })).toBeFocused();
	await expect(page.getByText("Nach zwei Jahren messen wir anders.")).toBeVisible();
	await pressOn(page, page.getByRole("link", { name: "Gegenvorschlag annehmen" }));
	await pressOn(page, page.getByRole("link", { name: "Vertrag bestätigen" }));
	await expect(page.getByRole("heading", { name: "Der Vertrag ist in Kraft" })).toBeFocused();
	await pressOn(page, page.getByRole("link", { name: "Mit den Daten ein Modell trainieren" }));
	const verdict = page.getByRole("status").filter({ hasText: "Abgelehnt" });
	await expect(verdict).toContainText("Eine Bedingung ist nicht erfüllt.");
	expect(await accessibilityViolations(page)).toEqual([]);
	expect(requests).toEqual({ documents: [], data: [] });
	expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);

	const other = await (await anotherVisitor({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })).newPage();
	await other.goto(page.url());
	await expect(other.getByRole("heading", { name: "Der Vertrag ist in Kraft" })).toBeVisible();
	await other.getByLabel("Zweck der Nutzung").selectOption("Wartung planen");
	await other.getByRole("button", { name: "Nutzung prüfen" }).click();
	await expect(other.getByText("Alle Bedingungen sind erfüllt.")).toBeVisible();
	await page.goBack();
	await expect(verdict).toBeHidden();
});

const RECALL = [
	{
		lang: "de",
		size: { width: 360, height: 740 },
		scheme: "light",
		path: "/de/demos/rueckruf-verfolgen/prototype",
		// Stages are stacked bands.
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
