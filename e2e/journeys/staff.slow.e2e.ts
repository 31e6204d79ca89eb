// Daily work of staff in Studio on entries that the administrator created: no call is refused or fails (CT-1).

import type { Page } from "@playwright/test";
import { z } from "zod";
import { accessibilityViolations } from "../accessibility.ts";
import { add } from "../editor.ts";
import { expect, test } from "../fixtures.ts";
import { chooseEntry, field, fill, openEntry, press, STUDIO_ASKED, signIn, stored } from "../studio.ts";
import { testSite } from "../test-site.ts";

const entry = z.object({ id: z.string(), title: z.string() });

/** A post that the administrator created. */
async function seededPost() {
	const [row] = await stored("posts", { slug: { _eq: "why-lisbon" }, locale: { _eq: "en" } });
	return entry.parse(row);
}

/** Calls of the page that the content service refused or failed. */
function watchRefusals(page: Page): string[] {
	const { cmsUrl } = testSite().settings;
	const refused: string[] = [];
	page.on("response", (response) => {
		const url = response.url();
		if (!url.startsWith(cmsUrl) || response.status() < 400) return;
		// Studio probes for a session that way, and browsers request an icon that Directus does not have.
		if (url.endsWith("/auth/refresh") || url.endsWith("/favicon.ico")) return;
		refused.push(`${response.status()} ${response.request().method()} ${url.slice(cmsUrl.length)}`);
	});
	return refused;
}

test("[CT-1] staff see who made an entry, and publish it without a dialog in the way", async ({ page, expectMessage }) => {
	test.slow();
	expectMessage(STUDIO_ASKED);
	const refused = watchRefusals(page);
	const { id, title } = await seededPost();
	await signIn(page);
	await openEntry(page, "posts", id);
	await page.getByText("Record", { exact: true }).click();
	await expect(field(page, "user_created")).toContainText("Admin User");
	await page.getByText("Revisions", { exact: true }).click();
	await expect(page.getByText("Admin User").last()).toBeVisible();
	try {
		await fill(page, "title", `${title}!`);
		await press(page, "Publish");
		// The accessible name begins with the name of the icon.
		await page.getByRole("button", { name: /Apply$/ }).click();
		await expect.poll(async () => (await seededPost()).title).toBe(`${title}!`);
		await expect(page.getByText("Forbidden")).toHaveCount(0);
	} finally {
		await page.close();
		const { settings, adminToken } = testSite();
		await fetch(`${settings.cmsUrl}/items/posts/${id}`, {
			method: "PATCH",
			headers: { authorization: `Bearer ${adminToken}`, "content-type": "application/json" },
			body: JSON.stringify({ title }),
		});
	}
	expect(refused).toEqual([]);
});

test("[CT-1] an entry chosen from a list is stored, and can be removed", async ({ page, expectMessage }) => {
	test.slow();
	expectMessage(STUDIO_ASKED);
	const [reference] = await stored("client_references", { locale: { _eq: "en" }, industry: { _nnull: true } });
	const industries = await stored("industries", { locale: { _eq: "en" } });
	const former = industries.find(({ id }) => id === reference?.industry);
	const other = industries.find(({ id }) => id !== reference?.industry);
	const now = async () => (await stored("client_references", { id: { _eq: reference?.id } }))[0]?.industry;
	await signIn(page);
	await openEntry(page, "client_references", String(reference?.id));
	const industry = field(page, "industry");
	await expect(industry.getByRole("listitem")).toContainText(String(former?.title));
	for (const chosen of [other, undefined, former]) {
		if (await now()) {
			const out = industry.getByRole("button", { name: /^Take out/ });
			await expect(out).toBeEnabled();
			await out.press("Enter");
		}
		await expect(industry.getByRole("combobox", { name: "Industry" })).toBeVisible();
		if (chosen) await chooseEntry(page, "industry", String(chosen.title));
		await page.keyboard.press("ControlOrMeta+S");
		await expect.poll(now).toBe(chosen?.id ?? null);
		// What is edited while Studio takes in what it stored is lost.
		await expect(page.getByRole("button", { name: "Save", exact: true })).toBeDisabled();
	}
});

test("[CT-1] entries are found by title, with picture and state, put in their order and taken out, from the keyboard", async ({
	page,
	expectMessage,
}) => {
	test.slow();
	expectMessage(STUDIO_ASKED);
	const row = (title: string, key: string, status: string) => ({
		...{ title, slug: key, translation_key: key, status, locale: "en", description: "A use case that a test made." },
	});
	const draft = await add("use_cases", row("Zebra crossings", "zebra-crossings", "draft"));
	const other = await add("use_cases", row("Zebra stripes", "zebra-stripes", "published"));
	const demo = await add("demos", {
		...{ title: "A demo of zebras", slug: "zebra-demo", translation_key: "zebra-demo", status: "draft", locale: "en" },
	});
	const now = async () => (await stored("demos", { id: { _eq: demo.id } }))[0]?.use_cases;
	try {
		await signIn(page);
		await openEntry(page, "demos", demo.id);
		const cases = field(page, "use_cases");
		const search = cases.getByRole("combobox");
		await search.focus();
		await page.keyboard.type("zebra");
		await expect(cases.getByRole("option")).toHaveCount(2);
		await expect(cases.getByRole("option", { name: /Zebra crossings.*Draft/ })).toBeVisible();
		await expect(cases.getByRole("option", { name: /Zebra stripes.*Published/ })).toBeVisible();
		expect(await accessibilityViolations(page, '[data-field="use_cases"] .hub-entry')).toEqual([]);
		await page.keyboard.press("ArrowDown");
		await page.keyboard.press("Enter");
		await expect(cases.getByRole("listitem")).toHaveText([/Zebra crossings/]);
		// What is chosen is offered no more.
		await page.keyboard.type("zebra");
		await expect(cases.getByRole("option")).toHaveText([/Zebra stripes/]);
		await page.keyboard.press("Enter");
		await expect(cases.getByRole("listitem")).toHaveText([/Zebra crossings/, /Zebra stripes/]);
		await expect(cases.getByRole("link", { name: "Open “Zebra stripes” in a new tab" })).toHaveAttribute(
			"href",
			new RegExp(other.id),
		);
		await cases.getByRole("button", { name: "Move up: Zebra stripes" }).focus();
		await page.keyboard.press("Enter");
		await expect(cases.getByRole("listitem")).toHaveText([/Zebra stripes/, /Zebra crossings/]);
		await expect(cases.getByRole("status").filter({ hasText: "“Zebra stripes” is now 1 of 2." })).toBeAttached();
		expect(await accessibilityViolations(page, '[data-field="use_cases"] .hub-entry')).toEqual([]);
		await page.keyboard.press("ControlOrMeta+S");
		await expect.poll(now).toEqual(["zebra-stripes", "zebra-crossings"]);
		await cases.getByRole("button", { name: "Take out “Zebra crossings”" }).focus();
		await page.keyboard.press("Enter");
		await expect(cases.getByRole("button", { name: "Take out “Zebra stripes”" })).toBeFocused();
		await page.keyboard.press("Enter");
		await expect(search).toBeFocused();
		await page.keyboard.press("ControlOrMeta+S");
		await expect.poll(now).toBeNull();
	} finally {
		await page.close();
		for (const one of [demo, draft, other]) await one.undo();
	}
});
