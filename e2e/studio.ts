// Helpers for Studio, Directus' own interface.

import type { CollectionDefinition } from "@hub/content-model/collections/collection";
import { collections } from "@hub/content-model/collections/collections";
import { expect, type Locator, type Page } from "@playwright/test";
import { z } from "zod";
import { testSite } from "./test-site.ts";

/** What the console says of two addresses that Studio asks for, and that do not answer it: its former session's, and its icon's. */
export const STUDIO_ASKED = /400 \(Bad Request\).*\/auth\/refresh|404 \(Not Found\).*\/favicon\.ico/;

/** Signs a browser in to Studio as staff. @param at Studio's address; default that of the content service */
export async function signIn(page: Page, at = String(testSite().settings.cmsUrl)): Promise<void> {
	const { staff } = testSite();
	const answer = await page.request.post(`${at}/auth/login`, { data: { ...staff, mode: "session" } });
	expect(answer.ok(), await answer.text()).toBe(true);
}

/** Opens the form of an entry, or of a new entry. @param at as for {@link signIn} */
export async function openEntry(page: Page, collection: string, id = "+", at = String(testSite().settings.cmsUrl)): Promise<void> {
	await page.goto(`${at}/admin/content/${collection}/${id}`);
	// A new entry that has versions gets the address of its draft.
	const isBegun = id === "+" && collections.some((one: CollectionDefinition) => one.collection === collection && one.versions);
	if (isBegun) await page.waitForURL(/versionId=/, { timeout: 60_000 });
	await seeForm(page);
}

/** Opens the form at the same address again, as what was stored fills it. */
export async function reopen(page: Page): Promise<void> {
	await page.reload();
	await seeForm(page);
}

/** Waits for the form's values: Studio shows the form before they are loaded. */
async function seeForm(page: Page): Promise<void> {
	await expect(page.locator("[data-field]").first()).toBeVisible({ timeout: 60_000 });
	await expect(page.locator(".v-skeleton-loader")).toHaveCount(0, { timeout: 30_000 });
}

/** A field of the form with its label, note and validation message. */
export function field(page: Page, name: string): Locator {
	return page.locator(`[data-field="${name}"]`);
}

/** Writes into a field of text. */
export async function fill(page: Page, name: string, text: string): Promise<void> {
	await field(page, name).locator("input, textarea").first().fill(text);
}

/** Chooses one of a field's few values, by the word that Studio shows. */
export async function choose(page: Page, name: string, choice: string): Promise<void> {
	// What is clicked has no box of its own to scroll to.
	await field(page, name).scrollIntoViewIfNeeded();
	// A form that takes in what was stored meanwhile closes its list.
	await expect(async () => {
		await field(page, name).locator(".v-select, .v-input").first().click();
		await page.locator(".v-list").getByText(choice, { exact: true }).last().click({ timeout: 5_000 });
	}).toPass({ timeout: 40_000 });
}

/** Chooses an entry by its title, from the keyboard. @param search the first letters of the title; default: all of it */
export async function chooseEntry(page: Page, name: string, title: string, search = title): Promise<void> {
	await field(page, name).getByRole("combobox").click();
	await page.keyboard.type(search);
	// What is offered before anything is typed may have it, too: only then does the first place say that the search was answered.
	await expect(field(page, name).getByRole("option").first()).toContainText(title);
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("Enter");
	await expect(field(page, name).getByRole("listitem").filter({ hasText: title })).toBeVisible();
}

/** Types at the end of what a field for code holds, key by key. */
export async function typeCode(page: Page, name: string, text: string): Promise<void> {
	await field(page, name).locator(".CodeMirror").click();
	await page.keyboard.press("Control+End");
	await page.keyboard.type(text);
}

/** Presses one of the buttons above the form, such as Publish or Save. */
export async function press(page: Page, name: string): Promise<void> {
	await page.getByRole("button", { name, exact: true }).click();
}

/** What Studio says above the form when it was not stored. */
export function refusal(page: Page): Locator {
	return page.locator(".validation-errors");
}

const listed = z.object({ data: z.array(z.record(z.string(), z.unknown())) });

/** The stored entries that a filter finds, as the administrator sees them. */
export async function stored(collection: string, filter: object): Promise<Record<string, unknown>[]> {
	const { settings, adminToken } = testSite();
	const query = new URLSearchParams({ filter: JSON.stringify(filter), limit: "-1" });
	const answer = await fetch(`${settings.cmsUrl}/items/${collection}?${query}`, {
		headers: { authorization: `Bearer ${adminToken}` },
	});
	return listed.parse(await answer.json()).data;
}
