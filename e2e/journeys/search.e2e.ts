// Searching by keyboard alone, with suggestions and with filters (CT-5). Without JavaScript: search.page.test.ts.

import { accessibilityViolations } from "../accessibility.ts";
import { expect, test } from "../fixtures.ts";
import { heading, isMarked, markTab, open } from "../page-actions.ts";

test("[CT-5] a search, its filters and result pages are used by keyboard", async ({ page }) => {
	await open(page, "/de/suche");
	await page.getByLabel("Wonach suchen Sie?").focus();
	await expect(page.getByRole("combobox", { name: "Wonach suchen Sie?" })).toBeFocused();
	await page.keyboard.type("Datenräume");
	await page.keyboard.press("Enter");
	await expect(heading(page)).toHaveText("Suche nach „Datenräume“");
	await expect(page).toHaveURL("/de/suche?q=Datenr%C3%A4ume");
	const results = page.getByRole("list", { name: "Ergebnisse" });
	await expect(results.getByRole("link").first()).toHaveText("Datenraum");
	await expect(results.locator("mark").first()).toHaveText("Datenraum");
	const glossary = page.getByRole("link", { name: /^Glossar \(\d+\)$/ });
	await glossary.focus();
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/type=term/);
	await expect(glossary).toHaveAttribute("aria-current", "true");
	await page.goBack();
	await expect(page).toHaveURL("/de/suche?q=Datenr%C3%A4ume");
	// The address changes before the page, and a link of the former page would lose the focus.
	await expect(glossary).not.toHaveAttribute("aria-current", "true");
	await page.getByRole("link", { name: "Weiter" }).focus();
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/page=2/);
	await expect(results).toHaveAttribute("start", "11");
	await expect(results.getByRole("link").first()).toBeInViewport();
	// After scrolling to the results, the header covers part of the content above them.
	await page.keyboard.press("Control+Home");
	await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
	expect(await accessibilityViolations(page)).toEqual([]);
});

test("[CT-5] suggestions are selected with the arrow keys and closed with Escape", async ({ page }) => {
	await open(page, "/search");
	const field = page.getByLabel("What are you looking for?");
	await field.fill("rulebo");
	const first = page.getByRole("option").first();
	await expect(first).toContainText("Rulebook");
	expect(await accessibilityViolations(page)).toEqual([]);
	await page.keyboard.press("Escape");
	await expect(page.getByRole("listbox")).toBeHidden();
	await expect(field).toHaveValue("rulebo");
	await page.keyboard.type("o");
	await expect(first).toContainText("Rulebook");
	await page.keyboard.press("ArrowDown");
	await expect(first).toHaveAttribute("aria-selected", "true");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL("/glossary/rulebook");
	await expect(heading(page)).toHaveText("Rulebook");
});

test("[CT-5] a question leads to its answer on the page, which is open", async ({ page }) => {
	await open(page, "/search?q=Is+a+data+space+a+blockchain");
	const result = page.getByRole("list", { name: "Results" }).getByRole("listitem").first();
	await expect(result).toContainText("Data spaces 101");
	await result.getByRole("link", { name: "Is a data space a blockchain?" }).click();
	await expect(page).toHaveURL("/dataspaces-101#is-a-data-space-a-blockchain");
	const answer = page.getByText("No. Contracts and transfers are in the logs of those involved");
	await expect(answer).toBeInViewport();
	await page.reload();
	await expect(answer).toBeInViewport();
});

test("[CT-5] the header's field opens on any page with the focus and searches without a reload", async ({ page }) => {
	await open(page, "/events");
	await markTab(page);
	await page.getByRole("button", { name: "Search this website" }).click();
	await expect(page.getByRole("textbox", { name: "Search this website" })).toBeFocused();
	expect(await accessibilityViolations(page)).toEqual([]);
	await page.keyboard.press("Escape");
	await expect(page.getByRole("button", { name: "Search this website" })).toBeFocused();
	await page.keyboard.press("Enter");
	await page.keyboard.type("rulebook");
	await page.keyboard.press("Enter");
	await expect(heading(page)).toHaveText("Search results for “rulebook”");
	await expect(page.getByRole("textbox", { name: "Search this website" })).toBeHidden();
	expect(await isMarked(page)).toBe(true);
});
