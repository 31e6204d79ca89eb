// Files that belong to pages.

import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestStore, type TestStore } from "../fixtures/handmade-releases.ts";
import { openTestSite, type TestSite } from "../fixtures/test-site.ts";

const LISTS = {
	key: "lists",
	path: "/lists/:slug",
	paths: { de: "/listen/:slug" },
	validate: `({ slug }) => slug !== "refused"`,
	files: {
		"list.txt": `async ({ locale, params }) => params.slug === "gone" ? { kind: "missing" } : { kind: "file", type: "text/plain; charset=utf-8", body: locale + " " + params.slug, name: 'a "b" ' + params.slug + ".txt" }`,
		"late.txt": `async () => ({ kind: "unavailable", reason: "asleep" })`,
		"broken.txt": `async () => { throw new Error("broken"); }`,
	},
};

let store: TestStore;
let site: TestSite;
beforeAll(async () => {
	store = await openTestStore({ withLive: true });
	const remote = { name: "handmade-lists", routes: [LISTS] };
	await store.publish(remote);
	await store.goLive(remote);
	site = await openTestSite({ releasesDir: store.dir });
});
afterAll(async () => {
	await site?.close();
	await store?.remove();
});

test.each([
	["/lists/a/list.txt", "en a"],
	["/en/lists/a/list.txt", "en a"],
	["/de/listen/%C3%A4/list.txt", "de ä"],
])("%s is the file of its page", async (path, words) => {
	const answer = await site.fetch(path);
	expect([answer.status, await answer.text()]).toEqual([200, words]);
	expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
	expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="a--b-[-\w]+\.txt"$/);
});

test.each([
	["of content that is not there", "/lists/gone/list.txt", 404],
	["of an address that its page refuses", "/lists/refused/list.txt", 404],
	["that is late", "/lists/a/late.txt", 503],
	["that cannot be made", "/lists/a/broken.txt", 500],
	["that does not exist", "/lists/a/other.txt", 404],
])("a file %s is plainly told", async (_what, path, status) => {
	expect((await site.fetch(path)).status).toBe(status);
});
