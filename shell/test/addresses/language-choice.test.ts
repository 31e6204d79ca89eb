import { describe, expect, test } from "vitest";
import { publicUrl } from "../fixtures/test-site.ts";
import { useTestSite } from "../fixtures/use-test-site.ts";

const site = useTestSite();

async function stored(path: string, headers: Record<string, string>): Promise<string[]> {
	return (await site.fetch(path, { headers })).headers.getSetCookie();
}

const YEAR = 365 * 24 * 60 * 60;

describe("[LN-5] following a language link sets a cookie for 365 days", () => {
	test.each([
		["/about", "/de/uber-uns", "de"],
		["/de", "/en", "en"],
	])("from %s to %s: %s", async (from, to, lang) => {
		const [cookie = "", ...more] = await stored(to, { referer: publicUrl() + from });
		expect(more).toEqual([]);
		const [pair, ...attributes] = cookie.split("; ");
		expect(pair).toBe(`i18n_redirected=${lang}`);
		expect(attributes.sort()).toEqual([`Max-Age=${YEAR}`, "Path=/", "SameSite=Lax"]);
	});

	test("replaces an older choice", async () => {
		const cookies = await stored("/de", { referer: `${publicUrl()}/`, cookie: "i18n_redirected=en" });
		expect(cookies).toHaveLength(1);
		expect(cookies[0]).toMatch(/^i18n_redirected=de;/);
	});
});

describe("[LN-7] no language is stored by", () => {
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
});

test("[LN-7] after choosing English at /en, / does not redirect to German", async () => {
	const [cookie = ""] = await stored("/en", { referer: `${publicUrl()}/de` });
	const home = await site.fetch("/", { headers: { cookie: cookie.split(";")[0] ?? "", "accept-language": "de" } });
	expect(home.status).toBe(200);
});
