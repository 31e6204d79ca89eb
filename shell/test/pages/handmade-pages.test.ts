// Forms posted to their page without a script, and files of pages.

import { expect, test } from "vitest";
import { useHandmadeSite } from "../fixtures/use-test-site.ts";

/** A page that requires a name and repeats it. */
const REQUESTS = {
	key: "wishes",
	path: "/wishes",
	paths: { de: "/wuensche" },
	load: `() => ({ kind: "found", personal: true, data: { title: "Wishes", text: "Say your name." }, head: { title: "Wishes", description: "" } })`,
	act: `async ({ form, href, operate }) => {
		const name = form.get("name") ?? "";
		if (name === "service") {
			const answer = await operate("hub-nothing/there", { name });
			return { kind: "found", status: 503, data: { title: "Wishes", text: "The service is " + answer.kind }, head: { title: "Wishes", description: "" } };
		}
		if (name) return { kind: "moved", to: href("wishes") + "?thanks=1", permanent: true };
		return { kind: "found", status: 422, data: { title: "Wishes", text: "Please say your name. You wrote: " + form.get("wish") }, head: { title: "Wishes", description: "" } };
	}`,
};

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

const site = useHandmadeSite({ name: "handmade-pages", routes: [REQUESTS, LISTS, { key: "still", path: "/still" }] });

const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
	site.fetch(path, {
		method: "POST",
		body: new URLSearchParams(fields),
		headers: { "sec-fetch-site": "same-origin", ...headers },
	});

test("a form posted to a moved address is redirected with 308", async () => {
	const answer = await post("/de/wishes", { name: "Ada" });
	expect([answer.status, answer.headers.get("location")]).toEqual([308, "/de/wuensche"]);
});

test("a body that is no form, is too large or has no action is refused", async () => {
	const headers = { "sec-fetch-site": "same-origin" };
	const json = await site.fetch("/wishes", {
		method: "POST",
		body: "{}",
		headers: { ...headers, "content-type": "application/json" },
	});
	expect(json.status).toBe(415);
	expect((await post("/wishes", { wish: "x".repeat(70_000) })).status).toBe(413);
	const formless = await post("/still", { name: "Ada" });
	expect([formless.status, formless.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
	expect((await post("/nothing/here", { name: "Ada" })).status).toBe(404);
});

test.each([
	["/lists/a/list.txt", "en a"],
	["/de/listen/%C3%A4/list.txt", "de ä"],
])("%s responds with the page's file", async (path, words) => {
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
])("a file %s responds with its own status", async (_what, path, status) => {
	expect((await site.fetch(path)).status).toBe(status);
});
