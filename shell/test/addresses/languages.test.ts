// The language of pages, links and redirects under both strategies.

import { describe, expect, test } from "vitest";
import type { TestSite } from "../fixtures/test-site.ts";
import { useTestSite } from "../fixtures/use-test-site.ts";

const prefixed = useTestSite({ localeStrategy: "prefix" });

async function follow(at: TestSite, path: string, headers: Record<string, string> = {}) {
	const response = await at.fetch(path, { headers });
	return [response.status, response.headers.get("location")];
}

describe("[LN-3] under prefix", () => {
	test.each([
		["/about", "/en/about-us", "/de/uber-uns"],
		["/", "/en", "/de"],
	])("%s redirects temporarily to the cookie's language, with its query", async (path, english, german) => {
		expect(await follow(prefixed, `${path}?a=1`)).toEqual([302, `${english}?a=1`]);
		expect(await follow(prefixed, `${path}?a=1`, { cookie: "i18n_redirected=de" })).toEqual([302, `${german}?a=1`]);
		expect(await follow(prefixed, `${path}?a=1`, { cookie: "i18n_redirected=xx" })).toEqual([302, `${english}?a=1`]);
	});

	test("a post's unprefixed address redirects to the translated slug in one hop", async () => {
		const headers = { cookie: "i18n_redirected=de" };
		expect(await follow(prefixed, "/why-lisbon", headers)).toEqual([302, "/de/warum-lissabon"]);
		expect(await follow(prefixed, "/de/warum-lissabon", headers)).toEqual([200, null]);
	});

	test("all links within a page carry a prefix", async () => {
		for (const path of ["/en", "/en/insights", "/en/why-lisbon", "/de", "/de/warum-lissabon", "/en/events"]) {
			const { document } = await prefixed.get(path);
			const own = document.all("a", { href: true }).map(({ attributes }) => attributes.href ?? "");
			expect(own.filter((href) => href.startsWith("/") && !/^\/(en|de|r|media|feeds)(\/|\?|#|$)/.test(href))).toEqual([]);
		}
	});
});
