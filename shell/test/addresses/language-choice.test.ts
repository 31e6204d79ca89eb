// Following a language link stores the choice, without JavaScript too.

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestSite, publicUrl, type TestSite } from "../fixtures/test-site.ts";

let site: TestSite;
beforeAll(async () => {
	site = await openTestSite();
});
afterAll(() => site.close());

async function stored(path: string, headers: Record<string, string>): Promise<string[]> {
	return (await site.fetch(path, { headers })).headers.getSetCookie();
}

const YEAR = 365 * 24 * 60 * 60;

describe("[LN-5] a choice is stored for 365 days", () => {
	test.each([
		["/about", "/de/uber-uns", "de"],
		["/de/uber-uns", "/about", "en"],
		["/", "/de", "de"],
		["/de", "/en", "en"],
		["/de/warum-lissabon", "/why-lisbon", "en"],
		["/a/b/c", "/de", "de"],
	])("from %s to %s: %s", async (from, to, lang) => {
		const [cookie = "", ...more] = await stored(to, { referer: publicUrl() + from });
		expect(more).toEqual([]);
		const [pair, ...attributes] = cookie.split("; ");
		expect(pair).toBe(`i18n_redirected=${lang}`);
		expect(attributes.sort()).toEqual([`Max-Age=${YEAR}`, "Path=/", "SameSite=Lax"]);
	});

	test("an older choice is replaced", async () => {
		const cookies = await stored("/de", { referer: `${publicUrl()}/`, cookie: "i18n_redirected=en" });
		expect(cookies).toHaveLength(1);
		expect(cookies[0]).toMatch(/^i18n_redirected=de;/);
	});
});

describe("[LN-7] what is no choice stores nothing", () => {
	test.each([
		["a first visit", "/de", {}],
		["a link from another site", "/de", { referer: "https://elsewhere.example/en" }],
		["another page in the same language", "/de/produkte", { referer: "/de" }],
		["a choice that is stored already", "/de", { referer: "/", cookie: "i18n_redirected=de" }],
		["a referer that is no address", "/de", { referer: "not an address" }],
	])("%s", async (_what, path, { referer, ...headers }: { referer?: string; cookie?: string }) => {
		const full = referer?.startsWith("/") ? publicUrl() + referer : referer;
		expect(await stored(path, { ...headers, ...(full ? { referer: full } : {}) })).toEqual([]);
	});

	test("a picture or a script stores nothing", async () => {
		expect(await stored("/healthz", { referer: `${publicUrl()}/de` })).toEqual([]);
		expect(await stored("/r/none/1/none.js", { referer: `${publicUrl()}/de` })).toEqual([]);
	});
});

test("[LN-7] after choosing English by /en, / does not send one back to German", async () => {
	const [cookie = ""] = await stored("/en", { referer: `${publicUrl()}/de` });
	const home = await site.fetch("/", { headers: { cookie: cookie.split(";")[0] ?? "", "accept-language": "de" } });
	expect(home.status).toBe(200);
});
