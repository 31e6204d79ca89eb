// Launch of several entries: created, checked, shown to people without an account, and published.

import { z } from "zod";
import { accessibilityViolations } from "../accessibility.ts";
import { asAdministrator } from "../administrator.ts";
import { remove } from "../editor.ts";
import { expect, test } from "../fixtures.ts";
import { STUDIO_ERRORS, select, signIn, stored } from "../studio.ts";
import { testSite } from "../test-site.ts";

const made = z.object({ data: z.object({ id: z.string() }) });
const launches = z.object({ data: z.array(z.object({ id: z.string(), name: z.string() })) });

/** Creates a new post like Studio: a version without an entry. @returns its id */
async function draftOfNew(slug: string, title: string, body: string): Promise<string> {
	const first = async (collection: string) =>
		(await stored(collection, { locale: { _eq: "en" }, status: { _eq: "published" } }))[0]?.id;
	const begun = { collection: "posts", key: "draft", item: null };
	const { id } = made.parse(await asAdministrator("/versions", "POST", begun)).data;
	const words = {
		title,
		body,
		description: "A post that a test writes.",
		author: await first("authors"),
		category: await first("categories"),
	};
	await asAdministrator(`/versions/${id}/save`, "POST", { locale: "en", translation_key: slug, slug, ...words });
	return id;
}

test("[CT-1] [CT-8] new entries that link to each other are grouped, checked, previewed by one link and published together", async ({
	page,
	context,
	anotherVisitor,
	expectMessage,
}) => {
	test.slow();
	expectMessage(STUDIO_ERRORS);
	expectMessage(/404 \(Not Found\).*\/preview\//);
	const { url, settings } = testSite();
	const studio = `${settings.cmsUrl}/admin`;
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	const lift = await draftOfNew("lift-off", "Lift-off", '<p>See <a href="/count-down">Count-down</a>.</p>');
	const count = await draftOfNew("count-down", "Count-down", '<p>See <a href="/lift-off">Lift-off</a>.</p>');
	try {
		await signIn(page);
		await page.goto(`${studio}/content/posts/+?version=draft&versionId=${lift}`);
		await page.getByText("More", { exact: true }).click();
		await page.getByRole("button", { name: "Publish together" }).click();
		const above = page.locator(".hub-entry-launch");
		await select(page, "Launch", "New launch");
		await above.getByRole("textbox", { name: "Name" }).fill("Into orbit");
		await above.getByRole("button", { name: "Add", exact: true }).click();
		await expect(page.getByText("Part of the launch Into orbit, in progress.")).toBeVisible();
		await page.getByRole("link", { name: "Into orbit" }).click();

		await expect(page.getByRole("row", { name: /Lift-off.*English.*appears, new/ })).toBeVisible();
		await page.getByRole("button", { name: "Check", exact: true }).click();
		await expect(page.getByText("One entry cannot be published.")).toBeVisible();
		await expect(page.getByRole("row", { name: /Lift-off/ })).toContainText("/count-down");
		for (const colorScheme of ["light", "dark"] as const) {
			await page.emulateMedia({ colorScheme });
			expect(await accessibilityViolations(page, ".hub-launches"), colorScheme).toEqual([]);
		}
		await page
			.getByRole("group", { name: "What else is to appear with them" })
			.getByLabel(/^Count-down, /)
			.check();
		await page.getByRole("button", { name: "Add", exact: true }).click();
		await expect(page.getByRole("row", { name: /Count-down/ })).toBeVisible();
		await page.getByRole("button", { name: "Check", exact: true }).click();
		await expect(page.getByText("Everything can be published.")).toBeVisible();
		expect((await page.request.get(`${url}/lift-off`)).status(), "nothing has happened").toBe(404);

		await page.getByRole("button", { name: "Copy preview link" }).click();
		await expect(page.getByText(/^Copied\. The link works until/)).toBeVisible();
		const seen = await (await anotherVisitor()).newPage();
		await seen.goto(await page.evaluate(() => navigator.clipboard.readText()));
		await expect(seen.getByRole("heading", { level: 1 })).toHaveText("Lift-off");
		const bar = seen.getByRole("complementary", { name: "Preview" });
		await expect(bar).toContainText("Part of the launch “Into orbit”:");
		await bar.getByRole("link", { name: "Count-down" }).click();
		await expect(seen.getByRole("heading", { level: 1 })).toHaveText("Count-down");
		await expect(bar.getByRole("link", { name: "Lift-off" })).toBeVisible();

		page.once("dialog", (dialog) => void dialog.accept());
		await page.getByRole("button", { name: "Publish now" }).click();
		await expect(page.getByText(/^Appeared on/).first()).toBeVisible();
		for (const slug of ["lift-off", "count-down"])
			await expect.poll(async () => (await page.request.get(`${url}/${slug}`)).status()).toBe(200);
		await page.goto(`${studio}/hub-desk`);
		await expect(page.getByRole("region", { name: "Publish together" })).toContainText("Nothing is planned.");
	} finally {
		await page.close();
		const { data } = launches.parse(await asAdministrator("/hub-launches"));
		for (const { id } of data.filter(({ name }) => name === "Into orbit"))
			await asAdministrator(`/hub-launches/${id}/remove`, "POST", {});
		for (const { id } of await stored("posts", { slug: { _in: ["lift-off", "count-down"] } }))
			await remove("posts", String(id));
		const left = z.object({ data: z.array(z.object({ id: z.string() })) });
		const filter = encodeURIComponent(JSON.stringify({ id: { _in: [lift, count] } }));
		for (const { id } of left.parse(await asAdministrator(`/versions?filter=${filter}`)).data)
			await asAdministrator(`/versions/${id}`, "DELETE");
	}
});
