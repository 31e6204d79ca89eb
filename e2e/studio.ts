// Helpers for Studio, Directus' own interface.

import type { CollectionDefinition } from "@hub/content-model/collections/collection";
import { collections } from "@hub/content-model/collections/collections";
import { expect, type Locator, type Page } from "@playwright/test";
import { z } from "zod";
import { asAdministrator } from "./administrator.ts";
import { testSite } from "./test-site.ts";

/** Console messages about two requests of Studio that always fail: its former session and its icon. */
export const STUDIO_ERRORS = /400 \(Bad Request\).*\/auth\/refresh|404 \(Not Found\).*\/favicon\.ico/;

/** Signs in to Studio as staff. @param at Studio's address; default: that of the running Directus */
export async function signIn(page: Page, at = String(testSite().settings.cmsUrl)): Promise<void> {
	const { staff } = testSite();
	const answer = await page.request.post(`${at}/auth/login`, { data: { ...staff, mode: "session" } });
	expect(answer.ok(), await answer.text()).toBe(true);
}

/** Opens the form of an entry, or of a new entry. @param at see {@link signIn} */
export async function openEntry(
	page: Page,
	collection: string,
	id = "+",
	at = String(testSite().settings.cmsUrl),
): Promise<void> {
	await page.goto(`${at}/admin/content/${collection}/${id}`);
	// A new entry with versions gets the address of its draft.
	const isBegun =
		id === "+" && collections.some((one: CollectionDefinition) => one.collection === collection && one.versions);
	if (isBegun) await page.waitForURL(/versionId=/, { timeout: 60_000 });
	await waitForForm(page);
}

/** Opens the current form again, filled with the stored values. */
export async function reopen(page: Page): Promise<void> {
	await page.reload();
	await waitForForm(page);
}

/** Waits for the form's values: Studio shows the form before they are loaded, and then closes an open list. */
async function waitForForm(page: Page): Promise<void> {
	await expect(page.locator("[data-field]").first()).toBeVisible({ timeout: 60_000 });
	await expect(page.locator(".v-skeleton-loader")).toHaveCount(0, { timeout: 30_000 });
}

/** Returns a field of the form with its label, note and validation message. */
export function field(page: Page, name: string): Locator {
	return page.locator(`[data-field="${name}"]`);
}

export async function fill(page: Page, name: string, text: string): Promise<void> {
	await field(page, name).locator("input, textarea").first().fill(text);
}

/** Selects a value by its label. */
export async function choose(page: Page, name: string, choice: string): Promise<void> {
	await waitForForm(page);
	// The clicked element has no box to scroll to.
	await field(page, name).scrollIntoViewIfNeeded();
	await field(page, name).locator(".v-select, .v-input").first().click();
	await page.locator(".v-list").getByText(choice, { exact: true }).last().click();
}

/** Selects a value of one of our selects with the keyboard. @param name label of the select */
export async function select(page: Page, name: string, choice: string): Promise<void> {
	await page.getByRole("combobox", { name, exact: true }).press("Enter");
	await page.locator(".v-list").getByText(choice, { exact: true }).last().click();
}

/** Types a date and a time into a field, digit by digit as in American English. */
export async function fillMoment(page: Page, name: string, date: string, time: string): Promise<void> {
	await field(page, name).getByRole("spinbutton").first().click();
	await page.keyboard.type(date);
	await field(page, name).getByRole("spinbutton").nth(3).click();
	await page.keyboard.type(time);
}

/** Selects an entry by its title with the keyboard. @param search first letters of the title; default: all of it */
export async function chooseEntry(page: Page, name: string, title: string, search = title): Promise<void> {
	await field(page, name).getByRole("combobox").click();
	await page.keyboard.type(search);
	// Waits for the search: the options before it may also contain the title, but not in the first position.
	await expect(field(page, name).getByRole("option").first()).toContainText(title);
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("Enter");
	await expect(field(page, name).getByRole("listitem").filter({ hasText: title })).toBeVisible();
}

/** Presses a button above the form, such as Publish or Save. */
export async function press(page: Page, name: string): Promise<void> {
	await page.getByRole("button", { name, exact: true }).click();
}

/** Returns Studio's message about a refused save. */
export function refusal(page: Page): Locator {
	return page.locator(".validation-errors");
}

const listed = z.object({ data: z.array(z.record(z.string(), z.unknown())) });

/** Reads entries that match a filter, as administrator. */
export async function stored(collection: string, filter: object): Promise<Record<string, unknown>[]> {
	const query = new URLSearchParams({ filter: JSON.stringify(filter), limit: "-1" });
	return listed.parse(await asAdministrator(`/items/${collection}?${query}`)).data;
}

const versions = z.object({ data: z.array(z.object({ delta: z.record(z.string(), z.unknown()).nullable() })) });

/** Reads the drafts that match a filter, as administrator. */
export async function storedDrafts(filter: object) {
	const query = new URLSearchParams({ filter: JSON.stringify(filter) });
	return versions.parse(await asAdministrator(`/versions?${query}`)).data;
}
