// The demos in which a visitor makes something: a usage policy and a footprint to pass on. On a phone, by keyboard alone and without
// JavaScript, without an accessibility violation on the way.

import type { Page } from "@playwright/test";
import { accessibilityViolations } from "../accessibility.ts";
import { expect, test } from "../fixtures.ts";
import { pressOn, tabTo } from "../keyboard.ts";
import { open, watchRequests } from "../verbs.ts";

/** Nothing is cut off at the side. */
async function fits(page: Page): Promise<void> {
	expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
}

const policy = {
	path: "/de/demos/nutzungsregel-bauen/prototype",
	first: "Erste Anfrage ansehen",
	next: "Nächste Anfrage ansehen",
	none: "Durchgelassen: 0 von 1",
	boxes: ["Wartungsdienst", "Kunde", "Wettbewerber", "Wartung planen", "Qualität vergleichen"],
	loose: "Wettbewerber",
	tooLoose: "Das sollte nicht durchgehen.",
	until: "Bis wann?",
	end: "31. Dezember 2028",
	done: "Durchgelassen: 2 von 6",
	right: "Ihre Regel entscheidet jede Anfrage so, wie Getriebewerk Harlohe es möchte.",
	apply: "Regel anwenden",
	says: "Erlaubter Zweck: Wartung planen oder Modelle trainieren.",
	another: "Modelle trainieren",
} as const;

const footprint = {
	path: "/de/demos/fussabdruck-weitergeben/prototype",
	part: "Gussrohling",
	sum: /5650\sg\sCO₂e/,
	send: "Summe weitergeben",
	check: "Summe nachrechnen",
	checked: "Nachgerechnet",
	holds: "Die Summe stimmt mit den Siegeln überein",
	changes: ["Summe kleiner", "Siegel getauscht", "Siegel weggelassen"],
	fails: "Die Summe passt nicht zu den Siegeln",
	again: "Von vorn beginnen",
	nothing: "Noch ist nichts angekommen.",
	add: "Neu zusammenzählen",
} as const;

test.use({ viewport: { width: 360, height: 740 } });

test("[RT-1] a usage policy is built by keyboard, and judges each request again with every change", async ({ page }) => {
	await open(page, policy.path);
	const requests = watchRequests(page);
	expect(await accessibilityViolations(page)).toEqual([]);
	await pressOn(page, page.getByRole("link", { name: policy.first }));
	await expect(page.getByRole("heading", { name: policy.none })).toBeVisible();
	await page.evaluate(() => scrollTo(0, 0));
	for (const name of policy.boxes) await pressOn(page, page.getByRole("checkbox", { name, exact: true }), "Space");
	await tabTo(page, page.getByLabel(policy.until));
	await page.keyboard.type(policy.end);
	await expect(page.getByLabel(policy.until)).toHaveValue("2028-12-31");
	for (let count = 1; count < 6; count += 1) await pressOn(page, page.getByRole("link", { name: policy.next }));
	await expect(page.getByRole("article")).toHaveCount(6);
	await expect(page.getByRole("article").filter({ hasText: policy.tooLoose })).toHaveCount(1);
	await expect(page.getByRole("heading", { level: 2 }).last(), "the link to the next request is gone").toBeFocused();
	await page.getByRole("checkbox", { name: policy.loose, exact: true }).focus();
	await page.keyboard.press("Space");
	await expect(page.getByRole("heading", { name: policy.done })).toBeVisible();
	await expect(page.getByRole("status").filter({ hasText: policy.right })).toBeVisible();
	await expect(page.getByRole("checkbox", { name: policy.loose, exact: true })).toBeFocused();
	expect(await accessibilityViolations(page)).toEqual([]);
	await fits(page);
	expect(requests).toEqual({ documents: [], data: [] });
});

test("[RT-1] a footprint’s sum is passed on and checked by keyboard, and every change on the way is noticed", async ({ page }) => {
	await open(page, footprint.path);
	const requests = watchRequests(page);
	expect(await accessibilityViolations(page)).toEqual([]);
	await tabTo(page, page.getByLabel(footprint.part));
	await page.keyboard.press("ControlOrMeta+A");
	await page.keyboard.type("4500");
	await expect(page.getByRole("row").last()).toContainText(footprint.sum);
	await pressOn(page, page.getByRole("link", { name: footprint.send }));
	await expect(page.getByRole("heading", { name: "Pumpenwerk Ellernbrook" })).toBeFocused();
	await pressOn(page, page.getByRole("link", { name: footprint.check }));
	await expect(page.getByRole("heading", { name: footprint.checked, exact: true })).toBeFocused();
	const verdict = page.getByRole("status").filter({ hasText: new RegExp(`${footprint.holds}|${footprint.fails}`) });
	await expect(verdict).toContainText(footprint.holds);
	for (const name of footprint.changes) {
		await pressOn(page, page.getByRole("link", { name, exact: true }));
		await expect(verdict).toContainText(footprint.fails);
	}
	expect(await accessibilityViolations(page)).toEqual([]);
	await fits(page);
	expect(requests).toEqual({ documents: [], data: [] });
	await page.getByRole("link", { name: footprint.again }).focus();
	await page.keyboard.press("Enter");
	await expect(page.getByText(footprint.nothing)).toBeVisible();
	await expect(page.getByLabel(footprint.part)).toHaveValue("4800");
});

test("[RT-1] both work without JavaScript", async ({ anotherVisitor, baseURL }) => {
	const page = await (await anotherVisitor({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })).newPage();
	await page.goto(policy.path);
	await page.getByRole("checkbox", { name: policy.boxes[0], exact: true }).check();
	await page.getByRole("checkbox", { name: policy.boxes[3], exact: true }).check();
	await page.getByRole("checkbox", { name: policy.another, exact: true }).check();
	await page.getByRole("button", { name: policy.apply }).click();
	await expect(page.getByText(policy.says)).toBeVisible();
	await page.getByRole("link", { name: policy.first }).click();
	await expect(page.getByRole("article")).toHaveCount(1);

	await page.goto(footprint.path);
	await page.getByLabel(footprint.part).fill("4500");
	await page.getByRole("button", { name: footprint.add }).click();
	await page.getByRole("link", { name: footprint.send }).click();
	await page.getByRole("link", { name: footprint.check }).click();
	await expect(page.getByText(footprint.holds)).toBeVisible();
	await expect(page.getByText(footprint.sum)).toHaveCount(2);
});
