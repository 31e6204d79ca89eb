// Daily work of staff in Studio on entries that the administrator created: no call is refused or fails (CT-1).

import { accessibilityViolations } from "../accessibility.ts";
import { add } from "../editor.ts";
import { expect, test } from "../fixtures.ts";
import { field, openEntry, STUDIO_ERRORS, signIn, stored } from "../studio.ts";

test("[CT-1] entries are found by title, with picture and state, reordered and removed by keyboard", async ({
	page,
	expectMessage,
}) => {
	test.slow();
	expectMessage(STUDIO_ERRORS);
	const row = (title: string, key: string, status: string) => ({
		title,
		slug: key,
		translation_key: key,
		status,
		locale: "en",
		description: "A use case that a test made.",
	});
	const draft = await add("use_cases", row("Zebra crossings", "zebra-crossings", "draft"));
	const other = await add("use_cases", row("Zebra stripes", "zebra-stripes", "published"));
	const demo = await add("demos", {
		title: "A demo of zebras",
		slug: "zebra-demo",
		translation_key: "zebra-demo",
		status: "draft",
		locale: "en",
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
		expect(await accessibilityViolations(page, '[data-field="use_cases"] .hub-entries')).toEqual([]);
		await page.keyboard.press("ArrowDown");
		await page.keyboard.press("Enter");
		await expect(cases.getByRole("listitem")).toHaveText([/Zebra crossings/]);
		// Chosen entries are not listed any more.
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
		expect(await accessibilityViolations(page, '[data-field="use_cases"] .hub-entries')).toEqual([]);
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
