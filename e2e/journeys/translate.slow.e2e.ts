// Translating a post: created with a click, edited side by side, published; and the desk lists it when it is outdated.

import { accessibilityViolations } from "../accessibility.ts";
import { change, edit, remove } from "../editor.ts";
import { expect, test } from "../fixtures.ts";
import { openEntry, STUDIO_ERRORS, select, signIn, stored } from "../studio.ts";
import { testSite } from "../test-site.ts";

const KEY = "who-is-asking";

/** Another post, because changes within two seconds count as one. */
const CHANGED_KEY = "why-lisbon";

const postIn = async (locale: string, key = KEY) =>
	(await stored("posts", { translation_key: { _eq: key }, locale: { _eq: locale } }))[0];

test("[CT-1] a translation is created with its original's values, edited beside it and published", async ({
	page,
	expectMessage,
}) => {
	test.slow();
	expectMessage(STUDIO_ERRORS);
	const german = await postIn("de");
	const english = await postIn("en");
	// Simulates a post that was never translated.
	const hidden = await edit("posts", String(english?.slug), { translation_key: "someone-else" });
	try {
		await signIn(page);
		await openEntry(page, "posts", String(german?.id));
		const box = page.getByRole("region", { name: "Other languages" });
		await expect(box).toContainText("English not there yet");
		await box.getByRole("button", { name: "Start the translation (English)" }).click();
		await expect(page.getByText("Translation, English")).toBeVisible();
		const draft = await postIn("en");
		expect(draft).toMatchObject({ status: "draft", slug: null, title: german?.title, cover: german?.cover });
		expect(draft?.body, "links lead to the same pages in this language").toBe(
			String(german?.body)
				.replace("/de/regelwerk-auf-sechs-seiten", "/en/a-rulebook-on-six-pages")
				.replace("/de/trust-participate", "/en/trust-participate"),
		);
		expect(draft?.published_on).toBe(german?.published_on);
		const people = await stored("authors", { id: { _in: [german?.author, draft?.author] } });
		expect(new Set(people.map(({ locale }) => locale))).toEqual(new Set(["de", "en"]));
		expect(new Set(people.map(({ translation_key: key }) => key)).size).toBe(1);

		const pair = (name: string) => page.locator(`[data-pair="${name}"] > :last-child`);
		const behind = `${draft?.body}<p><a href="/de/kontakt">Kontakt</a></p>`;
		await change("posts", String(draft?.id), { body: behind });
		await page.reload();
		await expect(pair("body")).toContainText("Without a page in English: /de/kontakt.");
		await expect(pair("title"), "nothing is translated yet").toContainText(`Still in German: “${german?.title}”`);
		await pair("title").getByRole("textbox").click();
		await page.keyboard.press("ControlOrMeta+A");
		await page.keyboard.type("Who is there?");
		await page.keyboard.press("Tab");
		await expect(pair("title")).not.toContainText("Still in German");
		await pair("description").getByRole("textbox").click();
		await page.keyboard.press("ControlOrMeta+A");
		await page.keyboard.type("A connector is asked at night.");
		await pair("body").getByRole("textbox").click();
		await page.keyboard.press("ControlOrMeta+A");
		await page.keyboard.type("At three in the morning a connector asks.");
		await expect(pair("body")).not.toContainText("Without a page");
		const common = page.getByRole("region", { name: "The same in all languages" });
		await expect(common.locator('[data-field="published_on"]')).toBeVisible();
		await expect(common.getByRole("textbox", { disabled: false }), "it is changed in the whole entry").toHaveCount(0);
		expect(await accessibilityViolations(page, ".hub-translate-heads")).toEqual([]);
		await page.getByRole("button", { name: "Save and publish" }).click();
		await expect(page.getByText("Saved and published.")).toBeVisible();
		expect(await postIn("en")).toMatchObject({ status: "published", slug: "who-is-there", title: "Who is there?" });
		// Publishing takes up to two seconds, and an open page does not reload.
		await expect
			.poll(async () => (await page.request.get(`${testSite().url}/who-is-there`)).status(), { timeout: 20_000 })
			.toBe(200);
		await page.goto(`${testSite().url}/who-is-there`);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Who is there?");
	} finally {
		await page.close();
		const begun = { translation_key: { _eq: KEY }, locale: { _eq: "en" } };
		for (const { id } of await stored("posts", begun)) await remove("posts", String(id));
		await hidden.undo();
	}
});

test("[CT-1] a change of the original makes its translation outdated until it is reviewed", async ({
	page,
	expectMessage,
}) => {
	test.slow();
	expectMessage(STUDIO_ERRORS);
	const german = await postIn("de", CHANGED_KEY);
	const english = await postIn("en", CHANGED_KEY);
	const change = await edit("posts", String(german?.slug), { description: `${german?.description} Und am Kai.` });
	try {
		await signIn(page);
		await page.goto(`${testSite().settings.cmsUrl}/admin/hub-desk`);
		const translations = page.getByRole("region", { name: "Translations" });
		await expect(translations.getByRole("button", { name: String(german?.title) })).toBeVisible({ timeout: 30_000 });
		await expect(page.getByRole("region", { name: "What others changed" })).toContainText(String(german?.title));
		expect(await accessibilityViolations(page, ".hub-desk")).toEqual([]);
		await translations.getByRole("link", { name: "All open translations" }).click();
		await select(page, "State", "outdated");
		const line = page.getByRole("row", { name: new RegExp(String(german?.title).replace(/\?/g, "\\?")) });
		await expect(line).toContainText("outdated");
		await select(page, "State", "missing");
		await expect(line).toHaveCount(0);
		await select(page, "State", "outdated");
		expect(await accessibilityViolations(page, ".hub-desk")).toEqual([]);
		await openEntry(page, "posts", String(german?.id));
		const box = page.getByRole("region", { name: "Other languages" });
		await expect(box).toContainText("outdated, original changed on");
		expect(await accessibilityViolations(page, ".hub-translations")).toEqual([]);
		await box.getByRole("link", { name: "Edit side by side (English)" }).click();
		await expect(
			page.getByText("Changed in the original since this translation was last saved: Description."),
		).toBeVisible();
		const changed = page.getByRole("region", { name: "Changed in the original: Description" });
		await expect(changed.getByRole("insertion")).toHaveText("added: Und am Kai.");
		await expect(changed.getByRole("deletion")).toHaveCount(0);
		expect(await accessibilityViolations(page, ".hub-translate-change")).toEqual([]);
		await openEntry(page, "posts", String(german?.id));
		await box.getByRole("button", { name: "Still up to date (English)" }).click();
		await expect(box).toContainText("up to date");
		await expect(box).not.toContainText("outdated");
		expect((await postIn("en", CHANGED_KEY))?.description).toBe(english?.description);
	} finally {
		await page.close();
		await change.undo();
	}
});
