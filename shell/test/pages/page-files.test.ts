import { expect, test } from "vitest";
import { useHandmadeSite } from "../fixtures/use-test-site.ts";

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

const site = useHandmadeSite({ name: "handmade-lists", routes: [LISTS] });

test.each([
	["/lists/a/list.txt", "en a"],
	["/de/listen/%C3%A4/list.txt", "de ä"],
])("%s is the page's file", async (path, words) => {
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
])("a file %s has its status", async (_what, path, status) => {
	expect((await site.fetch(path)).status).toBe(status);
});
