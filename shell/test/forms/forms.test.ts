// Forms that pages take: posted to the page's own address, without any script.

import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestStore, type TestStore } from "../fixtures/handmade-releases.ts";
import { openTestSite, type TestSite } from "../fixtures/test-site.ts";

/** A page that wants a name, and says what it was given. */
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

let store: TestStore;
let site: TestSite;
beforeAll(async () => {
	store = await openTestStore({ withLive: true });
	const remote = { name: "handmade-wishes", routes: [REQUESTS, { key: "still", path: "/still" }] };
	await store.publish(remote);
	await store.goLive(remote);
	site = await openTestSite({ releasesDir: store.dir });
});
afterAll(async () => {
	await site?.close();
	await store?.remove();
});

const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
	site.fetch(path, { method: "POST", body: new URLSearchParams(fields), headers: { "sec-fetch-site": "same-origin", ...headers } });

test("[CT-6] a form that is taken leads on to a page that can be loaded again", async () => {
	const answer = await post("/de/wuensche?from=mail", { name: "Ada" });
	expect([answer.status, answer.headers.get("location")]).toEqual([303, "/de/wuensche?thanks=1"]);
});

test("[CT-6] a form with a mistake shows the page again, with what was typed, and is cached nowhere", async () => {
	const answer = await post("/wishes", { name: "", wish: "<b>peace" });
	expect(answer.status).toBe(422);
	expect(answer.headers.get("cache-control")).toBe("private, no-store");
	expect(await answer.text()).toContain("You wrote: &lt;b&gt;peace");
});

test("a form that was sent to an address that moved goes on with it", async () => {
	const answer = await post("/de/wishes", { name: "Ada" });
	expect([answer.status, answer.headers.get("location")]).toEqual([308, "/de/wuensche"]);
});

test("an operation without an answer is an outcome, not an exception", async () => {
	const answer = await post("/wishes", { name: "service" });
	expect(answer.status).toBe(503);
	expect(await answer.text()).toContain("The service is unavailable");
});

test("a form from another site's page is refused", async () => {
	expect((await post("/wishes", { name: "Ada" }, { "sec-fetch-site": "cross-site" })).status).toBe(403);
	const foreign = await site.fetch("/wishes", {
		method: "POST",
		body: new URLSearchParams({ name: "Ada" }),
		headers: { origin: "https://elsewhere.example" },
	});
	expect(foreign.status).toBe(403);
});

test("what is no form, or too large, or for a page that takes none is refused", async () => {
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

test("a personal page is neither cached nor indexed", async () => {
	const page = await site.get("/wishes");
	expect(page.headers.get("cache-control")).toBe("private, no-store");
	expect(page.html).toContain('<meta name="robots" content="noindex">');
	expect(page.html).not.toContain('rel="canonical"');
});
