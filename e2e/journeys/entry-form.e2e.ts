// What the form of an entry tells about it: its history and the way back, what visitors see, and where it is used.

import { edit } from "../editor.ts";
import { expect, test } from "../fixtures.ts";
import { choose, field, openEntry, press, signIn, stored } from "../studio.ts";

/** Console messages about `/auth/refresh` and `/favicon.ico`, which Directus does not have for us. */
const ASKED = /400 \(Bad Request\).*\/auth\/refresh|404 \(Not Found\).*\/favicon\.ico/;

test("what changed in an entry is said in words; an earlier state is looked at in the form, and stored by the one who saves it", async ({
	page,
	expectMessage,
}) => {
	test.slow();
	expectMessage(ASKED);
	const slug = "connector";
	const now = async () => (await stored("glossary_terms", { slug: { _eq: slug }, locale: { _eq: "en" } }))[0] ?? {};
	const before = await now();
	const change = await edit("glossary_terms", slug, { term: "Plug" });
	const again = await edit("glossary_terms", slug, { term: "Socket" });
	try {
		await signIn(page);
		await openEntry(page, "glossary_terms", String(before.id));
		const history = page.getByRole("region", { name: "History" });
		const [latest, earlier] = [history.getByRole("listitem").first(), history.getByRole("listitem").nth(1)];
		await expect(latest).toContainText("Admin User changed “Term”");
		await latest.locator("summary").click();
		await expect(latest.locator("del")).toContainText("Plug");
		await expect(latest.locator("ins")).toContainText("Socket");
		await earlier.locator("summary").click();
		await earlier.getByRole("button", { name: "Put this state into the form" }).click();
		await expect(history.getByRole("status")).toContainText("None of it is saved yet");
		await expect(page.locator('[data-field="term"] input')).toHaveValue("Plug");
		expect((await now()).term).toBe("Socket");
		await press(page, "Save");
		await expect.poll(async () => (await now()).term).toBe("Plug");
		expect((await now()).user_created).toBe(before.user_created);
	} finally {
		await page.close();
		await again.undo();
		await change.undo();
	}
});

test("before an entry leaves the site, its form says so, and which entries show it or lead to it", async ({
	page,
	expectMessage,
}) => {
	test.slow();
	expectMessage(ASKED);
	const [category] = await stored("categories", { slug: { _eq: "practice" }, locale: { _eq: "en" } });
	await signIn(page);
	await openEntry(page, "categories", String(category?.id));
	const standing = field(page, "standing");
	await expect(standing).toContainText("Live: visitors see this entry.");
	await expect(standing).not.toContainText("Saving");
	await choose(page, "status", "Archived");
	await expect(standing).toContainText("Saving takes this entry off the site at once.");
	await expect(standing).toContainText(/published entries show it or link to it, among them “/);
	await page.getByText("Where this entry is used").click();
	await expect(field(page, "uses").getByRole("listitem").filter({ hasText: "What a data space costs to run" })).toContainText(
		"shows this entry",
	);
});
