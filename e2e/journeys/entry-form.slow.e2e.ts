// Information above and beside an entry's form: history, visibility, and uses.

import { z } from "zod";
import { asAdministrator } from "../administrator.ts";
import { addDraftTerm, edit, removeVersion } from "../editor.ts";
import { expect, test } from "../fixtures.ts";
import { field, fill, openEntry, press, STUDIO_ERRORS, signIn, stored } from "../studio.ts";
import { testSite } from "../test-site.ts";

const added = z.object({ data: z.object({ id: z.string() }) });
const draftOf = z.object({ data: z.object({ delta: z.object({ author: z.string() }) }) });
const pictured = z.object({ data: z.object({ focal_point_x: z.number(), focal_point_y: z.number() }) });

test("an earlier state is restored into the form with its relations, undone, and stored only by a save", async ({
	page,
	expectMessage,
}) => {
	test.slow();
	expectMessage(STUDIO_ERRORS);
	const slug = "connector";
	const now = async () => (await stored("glossary_terms", { slug: { _eq: slug }, locale: { _eq: "en" } }))[0] ?? {};
	const before = await now();
	const change = await edit("glossary_terms", slug, { term: "Plug" });
	const again = await edit("glossary_terms", slug, { term: "Socket" });
	try {
		await signIn(page);
		await openEntry(page, "glossary_terms", String(before.id));
		const history = page.locator(".hub-history");
		const term = page.locator('[data-field="term"] input');
		await history.locator("summary").click();
		const saves = history.getByRole("listitem");
		await expect(saves.first()).toContainText("Admin User: “Term”");
		await saves.nth(1).getByRole("button", { name: "Put back into the form" }).click();
		await expect(history.getByRole("status")).toContainText("None of it is saved yet");
		await expect(term).toHaveValue("Plug");
		await history.getByRole("button", { name: "Undo", exact: true }).click();
		await expect(term).toHaveValue("Socket");
		await saves.nth(1).getByRole("button", { name: "Put back into the form" }).click();
		await expect(term).toHaveValue("Plug");
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

test("Studio's comparison of a draft shows the whole entry, and a published state is restored into the draft", async ({
	page,
	expectMessage,
}) => {
	test.slow();
	expectMessage(STUDIO_ERRORS);
	const { settings } = testSite();
	const [post] = await stored("posts", { locale: { _eq: "en" }, status: { _eq: "published" } });
	const { id, title, author, locale } = post ?? {};
	const change = await edit("posts", String(post?.slug), { title: `${title}, again` });
	await change.undo();
	const begun = { key: "draft", name: "Draft", collection: "posts", item: id };
	const { data: version } = added.parse(await asAdministrator("/versions", "POST", begun));
	try {
		const [other] = await stored("authors", { locale: { _eq: locale }, id: { _neq: author } });
		await asAdministrator(`/versions/${version.id}/save`, "POST", { title: "A title in the draft", author: other?.id });
		const words = { description: "A description in the draft, which is long enough." };
		await asAdministrator(`/versions/${version.id}/save`, "POST", words);
		await signIn(page);
		await page.goto(`${settings.cmsUrl}/admin/content/posts/${id}?version=draft`);
		await expect(field(page, "title").locator("input")).toHaveValue("A title in the draft", { timeout: 30_000 });
		await page.getByText("Revisions", { exact: true }).click();
		await page.locator(".revision-item").first().click();
		const side = page.locator(".comparison-form--incoming");
		await expect(side.locator('[data-field="title"] input')).toHaveValue("A title in the draft");
		await page.keyboard.press("Escape");
		const history = page.locator(".hub-history");
		await history.locator("summary").click();
		await history.getByRole("listitem").filter({ hasNotText: "In the draft" }).first().getByRole("button").click();
		await expect(history.getByRole("status")).toContainText("Studio saves it in the draft");
		await expect(field(page, "title").locator("input")).toHaveValue(String(title));
		const draftAuthor = async () => draftOf.parse(await asAdministrator(`/versions/${version.id}`)).data.delta.author;
		await expect.poll(draftAuthor, { timeout: 20_000 }).toBe(author);
	} finally {
		await page.close();
		await removeVersion(version.id);
	}
});

test("[CT-13] another editor's save appears in the open form, and unsaved text stays", async ({
	page,
	expectMessage,
}) => {
	test.slow();
	expectMessage(STUDIO_ERRORS);
	const term = await addDraftTerm("edited-by-two", { locale: "en", term: "Edited by two" });
	try {
		await signIn(page);
		await openEntry(page, "glossary_terms", term.id);
		await expect(field(page, "standing")).toContainText("Draft");
		await fill(page, "term", "Edited by me");
		await edit("glossary_terms", "edited-by-two", { term: "Edited by another", short: "Another word." });
		await expect(field(page, "short").locator("input, textarea").first()).toHaveValue("Another word.");
		await expect(field(page, "term").locator("input")).toHaveValue("Edited by me");
		await press(page, "Save");
		await expect
			.poll(async () => (await stored("glossary_terms", { id: { _eq: term.id } }))[0])
			.toMatchObject({
				term: "Edited by me",
				short: "Another word.",
			});
	} finally {
		await page.close();
		await term.undo();
	}
});

test("the focal point of a picture is chosen beside it, by keyboard and by a click", async ({
	page,
	expectMessage,
}) => {
	test.slow();
	expectMessage(STUDIO_ERRORS);
	const [post] = await stored("posts", { locale: { _eq: "en" }, cover: { _nnull: true } });
	const file = `/files/${post?.cover}`;
	const focus = async () => pictured.parse(await asAdministrator(`${file}?fields=focal_point_x,focal_point_y`)).data;
	const before = await focus();
	try {
		await signIn(page);
		await openEntry(page, "posts", String(post?.id));
		const group = page.getByRole("group", { name: "Focal point" });
		const slider = group.getByRole("slider", { name: "From left to right" });
		await slider.fill("10");
		await expect(group.getByRole("status")).toHaveText("Focal point stored.");
		await expect.poll(async () => (await focus()).focal_point_x).toBe(160);
		const picture = group.locator("img");
		const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
		await picture.click({ position: { x: width / 2, y: height / 4 } });
		await expect.poll(async () => Math.abs((await focus()).focal_point_y - 225)).toBeLessThan(10);
		await expect(slider).toHaveValue("50");
	} finally {
		await page.close();
		await asAdministrator(file, "PATCH", before);
	}
});
