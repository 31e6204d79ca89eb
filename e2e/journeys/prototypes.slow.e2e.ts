// Two prototypes by keyboard alone, without accessibility violations.

import { accessibilityViolations } from "../accessibility.ts";
import { expect, test } from "../fixtures.ts";
import { pressOn, tabTo } from "../keyboard.ts";
import { open } from "../page-actions.ts";

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
	test(`a recall is followed by keyboard through the graph (${words.lang}, ${words.size.width} px)`, async ({
		page,
	}) => {
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
