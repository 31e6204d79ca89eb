// Addresses in Directus: slugs, redirects and moved entries, checked with the running site's routes.

import { createHmac } from "node:crypto";
import { testSite } from "@hub/e2e/test-site";
import { addressResult } from "@hub/shared-contracts/address/address-query";
import { releaseMarks } from "@hub/shared-contracts/remote/release-marks";
import { afterEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { openEditor } from "../fixtures/editor.ts";

const editor = openEditor();
afterEach(() => editor.undo());

const { url, settings } = testSite();

describe("the site's hooks", () => {
	const ask = (question: object, hook = "address", secret = settings.publishSecret) => {
		const body = JSON.stringify({ at: Date.now(), ...question });
		const signature = `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`;
		return fetch(`${url}/_hooks/${hook}`, { method: "POST", body, headers: { "x-hub-signature": signature } });
	};

	test("answers the content service from the live routes and the server's own paths", async () => {
		const paths = ["/about", "/media/x", "/healthz", "/robots.txt", "/_data", "/why-lisbon"];
		const answer = addressResult.parse(await (await ask({ paths })).json());
		expect(answer.paths.map(({ href, owner }) => [href, owner.kind])).toEqual([
			["/en/about-us", "page"],
			["/media/x", "site"],
			["/healthz", "site"],
			["/robots.txt", "site"],
			["/_data", "site"],
			["/en/why-lisbon", "page"],
		]);
	});

	test("return the releases that went live in a period, and nothing about who released them", async () => {
		const period = { from: 0, to: Date.now() + 1_000 };
		const marks = await (await ask(period, "releases")).json();
		expect(z.array(z.strictObject(releaseMarks.element.shape)).parse(marks)).toContainEqual(
			expect.objectContaining({ remote: "mf-content" }),
		);
		expect(await (await ask({ from: 0, to: 1 }, "releases")).json()).toEqual([]);
		expect((await ask(period, "releases", "another secret")).status).toBe(401);
	});
});

const POST = {
	status: "published",
	locale: "en",
	translation_key: "made-by-a-test",
	slug: "made-by-a-test",
	title: "Made by a test",
	description: "A post that a test made.",
	body: "<p>Words of a test.</p>",
	published_on: "2020-01-01",
};

/** Creates a valid post; returns the message of a refusal. */
async function post(change: Record<string, unknown> = {}): Promise<string> {
	const [like] = await editor.read("posts", { locale: { _eq: "en" }, slug: { _eq: "why-lisbon" } });
	return editor.create("posts", { ...POST, author: like?.author, category: like?.category, ...change });
}

describe("[CT-1] a slug that the site uses itself is refused", () => {
	test.each([
		["events", "the address /events belongs to a page of its own"],
		["de", "the address /de belongs to a page of its own"],
		["connect", "/connect is an old address of the site, which leads to /connect-integrate"],
	])("for %s", async (slug, why) => {
		await expect(post({ slug })).rejects.toThrow(`The address “${slug}” cannot be used: ${why}. Choose another one.`);
	});

	test("[RT-3] below a list, too", async () => {
		const [row] = await editor.read("events", { locale: { _eq: "en" }, slug: { _eq: "connector-workshop-berlin" } });
		await expect(editor.update("events", String(row?.id), { slug: "recordings" })).rejects.toThrow(
			"the address /events/recordings belongs to a page of its own",
		);
	});
});

describe("[RD-2] a redirect that would not work is refused with the reason", () => {
	const redirect = (from: string, to: string) => editor.create("redirects", { from, to });

	test.each([
		["old", "/about", "“From” must be a path of this site that begins with /, without ? and #."],
		["/old", "javascript:alert(1)", "“To” must be a path of this site that begins with /, or an address"],
		["/old", "/OLD/?x=1", "“From” and “To” are the same address"],
		[
			"/en/about",
			"/products",
			"No redirect can begin at /en/about: the address /en/about belongs to a page of its own.",
		],
		[
			"/de/beratung",
			"/products",
			"/de/beratung is an old address of the site, which leads to /de/datenraum-beratungen.",
		],
		["/why-lisbon", "/products", "“Why we have a second office in Lisbon” in posts is shown there."],
		["/old", "/a/b/c", "No redirect can lead to /a/b/c: no page of this site has such an address."],
		["/old", "/en/connect", "/en/connect is an old address itself: redirect straight to /en/connect-integrate."],
	])("from %s to %s", async (from, to, sentence) => {
		await expect(redirect(from, to)).rejects.toThrow(sentence);
	});

	test("neither start nor target may be an old report's address", async () => {
		const old = "/publications/reports/what-a-data-space-costs.pdf";
		await expect(redirect(old, "/products")).rejects.toThrow(
			`${old} is an old address of the site, which leads to /files/`,
		);
		await expect(redirect("/made-by-a-test-1", `/de${old}`)).rejects.toThrow(
			`/de${old} is an old address itself: redirect straight to /files/`,
		);
	});

	test("addresses are stored and compared in their canonical form", async () => {
		const id = await redirect("/made-by-a-test-1", "/about?x=1#y");
		expect(await editor.read("redirects", { id: { _eq: id } })).toMatchObject([
			{ from: "/en/made-by-a-test-1", to: "/en/about-us?x=1#y" },
		]);
		await expect(redirect("/en/Made-by-a-test-1/", "/products")).rejects.toThrow("already leads to /en/about-us?x=1#y");
		await expect(redirect("/made-by-a-test-2", "/en/made-by-a-test-1")).rejects.toThrow(
			"leads on to /en/about-us?x=1#y",
		);
		await redirect("/made-by-a-test-3", "/made-by-a-test-4");
		await expect(redirect("/made-by-a-test-4", "/products")).rejects.toThrow(
			"/en/made-by-a-test-3 leads to /en/made-by-a-test-4",
		);
		await expect(redirect("/made-by-a-test-4", "/made-by-a-test-3")).rejects.toThrow("That would lead in a circle");
		await expect(editor.update("redirects", id, { to: "/made-by-a-test-3" })).rejects.toThrow("leads on to");
		await editor.update("redirects", id, { permanent: false });
	});
});

describe("[RD-2] a renamed entry leaves a redirect", () => {
	const ask = async (path: string) => {
		const response = await fetch(url + path, { redirect: "manual" });
		return [response.status, response.headers.get("location")];
	};
	const comes = (path: string, answer: [number, string | null]) =>
		expect.poll(() => ask(path), { timeout: 10_000, interval: 50 }).toEqual(answer);
	const linesTo = async (to: string) =>
		(await editor.read("redirects", { to: { _eq: to } })).map(({ from }) => from).toSorted();
	/** Removes the redirects that this file created. */
	const forget = async () => editor.remove("redirects", { from: { _contains: "made-by-a-test" } });
	afterEach(forget);

	test("in one hop from every former address, and none once it has its old slug again", async () => {
		const id = await post();
		await comes("/made-by-a-test", [200, null]);
		await editor.revise("posts", id, { slug: "made-by-a-test-2" });
		await comes("/made-by-a-test", [301, "/made-by-a-test-2"]);
		await editor.revise("posts", id, { slug: "made-by-a-test-3" });
		await comes("/made-by-a-test", [301, "/made-by-a-test-3"]);
		await comes("/en/made-by-a-test-2?a=1", [301, "/made-by-a-test-3?a=1"]);
		await editor.revise("posts", id, { slug: "made-by-a-test" });
		await comes("/made-by-a-test-3", [301, "/made-by-a-test"]);
		await comes("/made-by-a-test", [200, null]);
		expect(await linesTo("/en/made-by-a-test")).toEqual(["/en/made-by-a-test-2", "/en/made-by-a-test-3"]);
	});
});
