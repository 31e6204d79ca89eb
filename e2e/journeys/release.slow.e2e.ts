// A new release of a remote goes live while visitors are on the site (PF-2, PF-3).

import { copyReleaseStore, type OwnStore } from "../changed-release.ts";
import { expect, test } from "../fixtures.ts";
import { type OwnSite, openOwnSite } from "../own-site.ts";
import { chooseFromMenu, isMarked, markTab, open, waitForHydration } from "../verbs.ts";

let store: OwnStore;
let site: OwnSite;

test.beforeEach(async () => {
	store = await copyReleaseStore();
	site = await openOwnSite({ settings: { releasesDir: store.releasesDir, releasesBucket: undefined } });
});
test.afterEach(async ({ context }) => {
	// Requests of open pages would be refused when the site is closed.
	for (const page of context.pages()) await page.close();
	await site.close();
	await store.remove();
});

test("[PF-3] a release and a rollback are live at once, and open tabs keep the former release", async ({ context, request }) => {
	const before = await store.liveVersion("mf-events");
	const changed = await store.publishChanged("mf-events", [["Coming up", "What is coming next"]]);
	const seenSoon = (words: string) =>
		expect.poll(async () => (await request.get(`${site.url}/events`)).text(), { intervals: [50] }).toContain(words);

	const oldTab = await context.newPage();
	await open(oldTab, `${site.url}/demos`);
	await markTab(oldTab);
	await seenSoon("Coming up");
	await store.putLive("mf-events", changed);
	await seenSoon("What is coming next");

	await chooseFromMenu(oldTab, "Events");
	await expect(oldTab.getByRole("heading", { name: "Coming up" })).toBeVisible();
	await oldTab.getByRole("link", { name: "Connector workshop in Berlin" }).click();
	await expect(oldTab.getByRole("heading", { level: 1 })).toHaveText("Connector workshop in Berlin");
	expect(await isMarked(oldTab), "without a full load").toBe(true);

	const newTab = await context.newPage();
	await open(newTab, `${site.url}/demos`);
	await markTab(newTab);
	await chooseFromMenu(newTab, "Events");
	await expect(newTab.getByRole("heading", { name: "What is coming next" })).toBeVisible();
	expect(await isMarked(newTab)).toBe(true);
	await newTab.reload();
	await expect(newTab.getByRole("heading", { name: "What is coming next" })).toBeVisible();

	await store.putLive("mf-events", before);
	await seenSoon("Coming up");
	await oldTab.reload();
	await waitForHydration(oldTab);
	await chooseFromMenu(oldTab, "Events");
	await expect(oldTab.getByRole("heading", { name: "Coming up" })).toBeVisible();
});
