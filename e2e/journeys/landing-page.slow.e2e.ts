// An editor builds a landing page from blocks, without JSON; mistakes lose nothing.

import { accessibilityViolations } from "../accessibility.ts";
import { remove } from "../editor.ts";
import { expect, test } from "../fixtures.ts";
import { choose, field, openEntry, refusal, signIn, stored } from "../studio.ts";
import { testSite } from "../test-site.ts";

const SLUG = "a-page-of-five-blocks";

test.afterEach(async () => {
	for (const { id } of await stored("pages", { slug: { _eq: SLUG } })) await remove("pages", String(id));
});

test("[CT-1] a landing page of five blocks is created, refused, corrected, reordered and published", async ({
	page,
	expectMessage,
}) => {
	test.slow();
	expectMessage(/400 \(Bad Request\)|404 \(Not Found\)/);
	const blocks = field(page, "blocks");
	const add = async (name: string, ...texts: readonly string[]) => {
		await blocks.getByRole("button", { name: "+ Add block" }).click();
		await expect(blocks.getByRole("searchbox")).toBeFocused();
		await page.keyboard.type(name);
		await page.keyboard.press("Enter");
		await expect(blocks.getByRole("status").filter({ hasText: `${name} added` })).toHaveCount(1);
		for (const [at, text] of texts.entries()) {
			if (at > 0) await page.keyboard.press("Tab");
			await page.keyboard.type(text);
		}
	};

	await signIn(page);
	await openEntry(page, "pages");
	await choose(page, "locale", "English");
	await field(page, "title").locator("input").click();
	await page.keyboard.type("A page of five blocks");
	await field(page, "description").locator("textarea").click();
	await page.keyboard.type("A page that a test builds.");
	// Title and text stay empty.
	await add("Page head", "Landing page");
	await add("Quote", "It took us a week.", "Ada Keller", "Head of data, Nordwerk");
	await add("Posts", "Read on");
	await add("Events", "Meet us");
	await add("Call to action", "Talk to us", "We answer within a day.");
	// The keyboard focus moves to the added item.
	await blocks.getByRole("button", { name: "Add button" }).last().press("Space");
	await page.keyboard.type("Write to us");
	await page.keyboard.press("Tab");
	await page.keyboard.type("/contact");
	expect(await accessibilityViolations(page, '[data-field="blocks"]')).toEqual([]);
	const publish = page.getByRole("button", { name: "Publish", exact: true });
	await publish.click();
	await expect(refusal(page)).toContainText("Blocks");
	expect(await stored("pages", { slug: { _eq: SLUG } })).toEqual([]);
	const head = blocks.getByRole("listitem").first();
	await expect(head).toContainText("2 fields are missing or do not fit.");
	await expect(head).toContainText("“Title” must not be empty.");
	await head.getByRole("textbox", { name: /^Title/ }).click();
	await page.keyboard.type("Five blocks");
	await page.keyboard.press("Tab");
	await page.keyboard.type("Made without a line of JSON.");
	// Moves events before posts.
	await blocks.getByRole("button", { name: "Move up: 4. Events" }).click();
	await blocks.getByRole("button", { name: "Undo" }).click();
	await expect(blocks.getByRole("button", { name: "Move up: 4. Events" })).toBeVisible();
	await blocks.getByRole("button", { name: "Redo" }).click();
	await publish.click();
	await expect.poll(async () => (await stored("pages", { slug: { _eq: SLUG } })).length).toBe(1);
	const [entry] = await stored("pages", { slug: { _eq: SLUG } });
	expect(entry).toMatchObject({
		status: "published",
		blocks: [
			{ type: "hero", title: "Five blocks", eyebrow: "Landing page" },
			{ type: "quote" },
			{ type: "events", heading: "Meet us" },
			{ type: "posts", heading: "Read on" },
			{ type: "cta", heading: "Talk to us", actions: [{ label: "Write to us", href: "/contact" }] },
		],
	});
	// Publishing takes up to two seconds, and an open page does not reload.
	await expect
		.poll(async () => (await page.request.get(`${testSite().url}/${SLUG}`)).status(), { timeout: 20_000 })
		.toBe(200);
	await page.goto(`${testSite().url}/${SLUG}`);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Five blocks");
});
