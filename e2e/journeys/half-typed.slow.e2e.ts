// Studio's field for JSON keeps unfinished text in the form, and the content service refuses to store it (CT-1).

import { remove } from "../editor.ts";
import { expect, test } from "../fixtures.ts";
import { choose, field, fill, openEntry, press, refusal, reopen, signIn, stored, typeCode } from "../studio.ts";

test.afterEach(async () => {
	for (const { id } of await stored("pages", { slug: { _eq: "half-typed" } })) await remove("pages", String(id));
});

test("[CT-1] half a block is refused in its field and stays there, until it is whole", async ({ page, expectMessage }) => {
	test.slow();
	// Studio logs the refusal, and requests an asset for the empty picture field.
	expectMessage(/400 \(Bad Request\)|404 \(Not Found\)/);
	await signIn(page);
	await openEntry(page, "pages");
	await choose(page, "status", "Published");
	await choose(page, "locale", "English");
	await fill(page, "title", "Half typed");
	await fill(page, "description", "A page that a test writes.");
	await field(page, "blocks").getByRole("checkbox", { name: "Edit as JSON" }).check();
	await typeCode(page, "blocks", '[{"type":"prose","html":"<p>Hello');
	await expect(field(page, "blocks").getByRole("status")).toContainText("not valid JSON yet: ");

	await press(page, "Publish");
	await expect(refusal(page)).toContainText("“Blocks” cannot be stored, because it is not valid JSON: ");
	await expect(refusal(page)).toContainText("Correct it in the field, which keeps what you typed.");
	expect(await stored("pages", { slug: { _eq: "half-typed" } })).toEqual([]);

	await reopen(page);
	await expect(field(page, "blocks").locator(".CodeMirror")).toContainText('"html":"<p>Hello');
	await typeCode(page, "blocks", ' there.</p>"}]');
	await expect(field(page, "blocks").getByRole("status")).toBeEmpty();
	await press(page, "Publish");
	await expect.poll(async () => (await page.request.get("/half-typed")).text()).toContain("Hello there.");
	expect(await stored("pages", { slug: { _eq: "half-typed" } })).toMatchObject([
		{ blocks: [{ type: "prose", html: "<p>Hello there.</p>" }] },
	]);
});
