// The editor of menus in Studio: finding link targets by title, and sorting links.

import type { Page } from "@playwright/test";
import { accessibilityViolations } from "../accessibility.ts";
import { add, edit, remove } from "../editor.ts";
import { expect, test } from "../fixtures.ts";
import { field, fill, press, STUDIO_ERRORS, signIn, stored } from "../studio.ts";
import { testSite } from "../test-site.ts";

const page = (slug: string, title: string, status: string) => ({
	slug,
	title,
	status,
	locale: "en",
	translation_key: slug,
	description: "A page that a test made.",
	blocks: [{ type: "prose", heading: "Words", html: "<p>Some words.</p>" }],
});

const cleaning: (() => Promise<void>)[] = [];
test.afterEach(async () => {
	for (const undo of cleaning.splice(0).toReversed()) await undo();
});

async function openMenus(at: Page): Promise<void> {
	await signIn(at);
	await at.goto(`${testSite().settings.cmsUrl}/admin/content/navigation`);
	await expect(at.getByRole("region", { name: "English" }).getByRole("heading", { name: "Header" })).toBeVisible({
		timeout: 30_000,
	});
}

/** Returns the links of the site's English header, as delivered. */
async function headerLinks(at: Page): Promise<{ label: string; href: string | null }[]> {
	await at.goto(testSite().url);
	return at
		.locator('nav[aria-label="Main navigation"] a')
		.evaluateAll((links) => links.map((link) => ({ label: link.textContent ?? "", href: link.getAttribute("href") })));
}

test("[CT-1] a menu link is added by its page's title, is shown on the site, can be moved, and follows a moved page", async ({
	page: studio,
	context,
	expectMessage,
}) => {
	test.slow();
	expectMessage(STUDIO_ERRORS);
	const draft = await add("pages", page("quiet-corner", "A quiet corner", "draft"));
	const live = await add("pages", page("noisy-corner", "A noisy corner", "published"));
	cleaning.push(draft.undo, live.undo, async () => {
		for (const collection of ["navigation", "redirects"])
			for (const row of await stored(collection, {})) {
				if ([row.href, row.from, row.to].some((href) => String(href).endsWith("-corner")))
					await remove(collection, String(row.id));
			}
	});
	await openMenus(studio);
	expect(await accessibilityViolations(studio, ".hub-menus")).toEqual([]);

	await studio.getByRole("button", { name: "Add a link: English, Header", exact: true }).click();
	await fill(studio, "label", "Corner");
	// It is published by default, and the form shows that.
	await expect(field(studio, "standing")).toContainText("Saving puts this entry on the site at once.");
	await expect(studio.locator(".v-drawer, dialog, [role=dialog]").last()).not.toContainText("button “Publish”");
	const href = field(studio, "href");
	const link = href.getByRole("combobox", { name: "Leads to" });

	// A page that is not published yet can be linked, and the form explains the effect.
	await link.fill("quiet cor");
	await expect(href.getByRole("option", { name: /A quiet corner.*Draft/ })).toBeVisible();
	expect(await accessibilityViolations(studio, ".hub-link")).toEqual([]);
	await studio.keyboard.press("ArrowDown");
	await expect(link).toHaveAttribute("aria-activedescendant", /-offer-0$/);
	await studio.keyboard.press("Enter");
	await expect(link).toHaveValue("/en/quiet-corner");
	await expect(href).toContainText("Leads to “A quiet corner”");
	await expect(href).toContainText("It is a draft: visitors do not see this link until it is published.");

	// An address can be typed; the form warns of addresses in the other language and without a page.
	await link.fill("/de/produkte");
	await expect(href).toContainText("It is in German, and this entry is not");
	await link.fill("/nobodys-corner");
	await expect(href).toContainText("Nothing is at this address");
	// Typed words that match no title do not become an address.
	await link.fill("noisy");
	await studio.keyboard.press("Tab");
	await expect(href).toContainText("“noisy” is not an address, so the previous one stays.");
	await expect(link).toHaveValue("/nobodys-corner");

	await link.fill("noisy");
	await href.getByRole("option", { name: /A noisy corner/ }).click();
	await expect(href).toContainText("Leads to “A noisy corner”");
	await expect(href).not.toContainText("visitors do not see");
	expect(await accessibilityViolations(studio, ".hub-link")).toEqual([]);
	await press(studio, "Save");
	const header = studio
		.getByRole("region", { name: "English" })
		.locator("section", { has: studio.getByRole("heading", { name: "Header" }) });
	// Links without a group, beside the groups on the site.
	const plain = header.locator(".hub-menu-group").last().getByRole("listitem");
	await expect(plain.last()).toContainText("Corner");
	expect(await stored("navigation", { label: { _eq: "Corner" } })).toMatchObject([
		{ href: "/en/noisy-corner", menu: "header", locale: "en", status: "published" },
	]);

	const site = await context.newPage();
	const labels = async () => (await headerLinks(site)).map(({ label }) => label);
	await expect.poll(async () => (await labels()).at(-1)).toBe("Corner");
	const before = await labels();
	const second = before.at(-2);

	// With a button, by keyboard.
	await studio.getByRole("button", { name: "Move up: Corner" }).focus();
	await studio.keyboard.press("Enter");
	await expect(studio.getByRole("status").filter({ hasText: "“Corner” is now 1 of 2." })).toBeVisible();
	// It is the first of its group now, so the button that moves it up is disabled.
	await expect(studio.getByRole("button", { name: "Move down: Corner" })).toBeFocused();
	await expect.poll(labels).toEqual([...before.slice(0, -2), "Corner", second]);

	// With its handle, by pointer, back to the end.
	const row = header.getByRole("listitem").filter({ hasText: "Corner" });
	const end = await plain.last().boundingBox();
	await row.locator(".hub-handle").hover();
	await studio.mouse.down();
	await studio.mouse.move((end?.x ?? 0) + 12, (end?.y ?? 0) + (end?.height ?? 0) - 4, { steps: 5 });
	await studio.mouse.up();
	await expect(plain.last()).toContainText("Corner");
	await expect.poll(labels).toEqual(before);

	// The stored address stays; its page has moved, and the site links to the new address.
	await edit("pages", "noisy-corner", { slug: "lively-corner" });
	await expect.poll(async () => (await headerLinks(site)).at(-1)).toEqual({ label: "Corner", href: "/lively-corner" });
	await studio.reload();
	await expect(plain.last()).toContainText("leads to “A noisy corner”", { timeout: 30_000 });

	// Withdrawing the page leaves a dead link, which the menus show.
	await edit("pages", "lively-corner", { status: "draft" });
	await studio.reload();
	await expect(plain.last()).toContainText("Target: Draft", { timeout: 30_000 });

	// A removal has to be confirmed.
	studio.once("dialog", (dialog) => void dialog.accept());
	await studio.getByRole("button", { name: "Remove: Corner" }).click();
	await expect(studio.getByRole("status").filter({ hasText: "“Corner” removed." })).toBeVisible();
	await expect(plain.filter({ hasText: "Corner" })).toHaveCount(0);
});
