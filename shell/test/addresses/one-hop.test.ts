// However an address is written, it is one hop at most to a page that is there, under both settings.

import { fillPattern, foreignPatterns, routeForms } from "@hub/shared-contracts/address/route-path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { allRoutes, allRoutesTable } from "../../src/router/all-routes.fixture.ts";
import { matchAddress } from "../../src/router/site-table.ts";
import { sitemapPaths } from "../fixtures/crawl.ts";
import { openTestSite, type TestSite } from "../fixtures/test-site.ts";

const sites: TestSite[] = [];
let site: TestSite;
let prefixed: TestSite;
/** A page of each route in each language, by the sitemap. */
let paths: readonly string[] = [];
beforeAll(async () => {
	site = await openTestSite();
	prefixed = await openTestSite({ localeStrategy: "prefix" });
	sites.push(site, prefixed);
	const found = new Map<string, string>();
	for (const path of await sitemapPaths(site)) {
		const match = matchAddress(allRoutesTable, path);
		if (match) found.set(`${match.route.key} ${match.form.locale}`, path);
	}
	paths = [...found.values()];
}, 60_000);
afterAll(async () => {
	for (const open of sites) await open.close();
});

async function follow(at: TestSite, path: string, cookie?: string) {
	const response = await at.fetch(path, cookie ? { headers: { cookie: `i18n_redirected=${cookie}` } } : {});
	await response.body?.cancel();
	return [response.status, response.headers.get("location")] as const;
}

const MIXED = (text: string) => text.replace(/[a-z]/g, (letter, at: number) => (at % 2 ? letter.toUpperCase() : letter));

/** An address in all forms of its route, in the words of each language, in two other cases, and with a last slash. */
function waysToWrite(path: string): string[] {
	const match = matchAddress(allRoutesTable, path);
	if (!match) return [];
	const { route, params } = match;
	const all = routeForms(route).flatMap((form) => [form.pattern, ...foreignPatterns(route, form)]);
	const filled = all.map((pattern) => fillPattern(pattern, params)).filter((one) => one !== "/");
	return filled.flatMap((one) => [one, one.toUpperCase(), `${MIXED(one)}/`]);
}

describe.each([
	["prefix_except_default", () => site],
	["prefix", () => prefixed],
] as const)("under %s", (_setting, at) => {
	test("[RT-1, RT-2, RT-4, LN-3] every form of every route, in any case and any language's words, is one hop at most to a page", async () => {
		// Guarded pages and previews are in no sitemap; registrations are known by their ids alone.
		expect(new Set(paths.map((path) => matchAddress(allRoutesTable, path)?.route.key)).size).toBeGreaterThan(allRoutes.length - 8);
		const wrong: string[] = [];
		for (const path of paths)
			for (const written of waysToWrite(path)) {
				const first = await follow(at(), written);
				const last = first[1] === null ? first : await follow(at(), first[1]);
				if (last[0] !== 200) wrong.push(`${written}: ${first} → ${last}`);
			}
		expect(wrong).toEqual([]);
	}, 240_000);
});

describe("[RT-2] a slug in another case leads to the canonical address for good, with the query", () => {
	test.each([
		["/Glossary/Connector", "/glossary/connector"],
		["/How-We-Work", "/how-we-work"],
		["/EN/EVENTS/DATA-SPACE-DAY-LISBON", "/events/data-space-day-lisbon"],
		["/Category/International-Pulse/Asia", "/category/international-pulse/asia"],
		["/Insights/Why-Lisbon", "/why-lisbon"],
		["/de/Why-Lisbon", "/de/warum-lissabon"],
		["/de/Glossar/Konnektor/", "/de/glossar/konnektor"],
	])("%s → %s", async (from, to) => {
		expect(await follow(site, from)).toEqual([301, to]);
		expect(await follow(site, `${from}?a=1&b=%C3%BC`)).toEqual([301, `${to}?a=1&b=%C3%BC`]);
		expect((await follow(site, to))[0]).toBe(200);
	});

	test("and where nothing is in any case, the address stays and says so", async () => {
		for (const path of ["/Glossary/Nothing", "/NOTHING", "/de/Events/Nirgends?a=1"]) {
			const page = await site.get(path);
			expect([page.status, page.headers.get("location")]).toEqual([404, null]);
			expect(page.document.one("main").text).toContain(`Page Not Found: ${path}`);
		}
	});
});

describe("[RT-4] another language's word and slug lead on together", () => {
	test.each([
		["/de/glossary/connector", 301, "/de/glossar/konnektor"],
		["/glossar/konnektor", 301, "/glossary/connector"],
		["/en/glossar/konnektor?a=1", 301, "/glossary/connector?a=1"],
	])("%s → %s %s", async (from, status, to) => {
		expect(await follow(site, from)).toEqual([status, to]);
	});
});

describe("[LN-3] under prefix, an unprefixed address", () => {
	test.each([
		["/why-lisbon", "de", 302, "/de/warum-lissabon"],
		["/Why-Lisbon?a=1", undefined, 302, "/en/why-lisbon?a=1"],
		["/glossary/connector", "de", 302, "/de/glossar/konnektor"],
		["/Glossar/Konnektor", undefined, 302, "/en/glossary/connector"],
		["/connect", "de", 301, "/en/connect-integrate"],
	])("%s with the cookie %s → %s %s", async (from, cookie, status, to) => {
		expect(await follow(prefixed, from, cookie)).toEqual([status, to]);
		expect((await follow(prefixed, to, cookie))[0]).toBe(200);
	});

	test.each([
		["/no-such-page", undefined, "en"],
		["/no-such-page?a=1", "de", "de"],
		["/events/no-such-event", undefined, "en"],
		["/glossar/gibt-es-nicht", "de", "de"],
		["/preview/blog-post/30a9200d-795a-5c47-910a-5f0827791999", undefined, "en"],
	])("[RT-6] %s, where nothing is, stays on its 404, with the cookie %s in %s", async (path, cookie, lang) => {
		const page = await prefixed.get(path, cookie ? { cookie: `i18n_redirected=${cookie}` } : {});
		expect([page.status, page.headers.get("location"), page.document.attributes.lang]).toEqual([404, null, lang]);
		expect(page.document.one("main").text).toContain(`Page Not Found: ${path}`);
	});
});
