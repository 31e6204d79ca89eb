import { type Found, found } from "@hub/shared-contracts/remote/outcome";
import { describe, expect, test } from "vitest";
import { allRoutesTable } from "../router/all-routes.fixture.ts";
import { type LinkedPage, languageLinks, pageAddresses } from "./languages.ts";

const head = { title: "T", description: "" };

function theRoute(key: string) {
	const route = allRoutesTable.routes.get(key);
	if (!route) throw new Error(`The fixture has no ${key}.`);
	return route;
}

/** A page of the list of a category, in German. */
function category(canonicalSearch?: string, translatedSearch?: Found<unknown>["translatedSearch"]): LinkedPage {
	return {
		table: allRoutesTable,
		strategy: "prefix_except_default",
		route: theRoute("category"),
		params: { slug: "praxis" },
		locale: "de",
		links: { isDead: () => false },
		found: found(undefined, {
			head,
			translations: { de: { slug: "praxis" }, en: { slug: "practice" } },
			...(canonicalSearch ? { canonicalSearch } : {}),
			...(translatedSearch ? { translatedSearch } : {}),
		}),
	};
}

describe("a page's own address", () => {
	test("[LN-3] comes with those of its translations", () => {
		expect(pageAddresses(category(), "https://a.example")).toEqual({
			canonical: "https://a.example/de/category/praxis",
			alternates: [
				{ hreflang: "de", href: "https://a.example/de/category/praxis" },
				{ hreflang: "en", href: "https://a.example/category/practice" },
				{ hreflang: "x-default", href: "https://a.example/category/practice" },
			],
		});
	});

	test("[CT-3] of a later page of a list has the query, and no counterpart in another language", () => {
		expect(pageAddresses(category("?page=2"), "https://a.example")).toEqual({
			canonical: "https://a.example/de/category/praxis?page=2",
			alternates: [],
		});
	});

	test("[MT-1] of a page that shows what another address shows is that other one's", () => {
		const about: LinkedPage = { ...category(), route: theRoute("author-about"), params: { slug: "mira" } };
		const shown = found(undefined, { head, translations: { de: { slug: "mira" } }, canonicalRoute: "author" });
		expect(pageAddresses({ ...about, found: shown }, "https://a.example")).toEqual({
			canonical: "https://a.example/de/authors/mira",
			alternates: [{ hreflang: "de", href: "https://a.example/de/authors/mira" }],
		});
	});

	test.each([
		["an entry that does not exist", "event", { slug: "made-up" }, true, "/de/events", "/events", false],
		["a missing page without a list above it", "about", {}, true, "/de", "/en", false],
		["an entry that is unavailable", "event", { slug: "made-up" }, false, "/de/events/made-up", "/events", false],
		["a list that is unavailable", "events", {}, false, "/de/events", "/events", true],
	])("[LN-7] of %s leads to the nearest page, and says so", (_of, key, params, isMissing, german, english, same) => {
		const route = { ...theRoute(key), parent: key === "event" ? "events" : "home" };
		const links = languageLinks({ ...category(), route, params, found: undefined, isMissing });
		expect(links.map((link) => [link.locale, link.href, link.same])).toEqual([
			["de", german, true],
			["en", english, same],
		]);
	});

	test("[MT-5] leaves out a translation whose page is known not to be there, and the select leads to the nearest list", () => {
		const page: LinkedPage = { ...category(), links: { isDead: (_route, _params, locale) => locale === "en" } };
		expect(pageAddresses(page, "https://a.example").alternates).toEqual([
			{ hreflang: "de", href: "https://a.example/de/category/praxis" },
		]);
		expect(languageLinks(page).find(({ locale }) => locale === "en")).toMatchObject({ href: "/en", same: false });
	});

	test("[LN-7] the language select leads from a later page to the list itself", () => {
		expect(languageLinks(category("?page=2")).map(({ href }) => href)).toEqual(languageLinks(category()).map(({ href }) => href));
		expect(languageLinks(category("?page=2")).find(({ locale }) => locale === "en")).toMatchObject({
			href: "/category/practice",
			same: true,
		});
	});

	test("[LN-7] [CT-3] of a narrowed list is translated with what narrows it", () => {
		const narrowed = category("?industry=logistik", { de: "?industry=logistik", en: "?industry=logistics" });
		expect(pageAddresses(narrowed, "https://a.example")).toEqual({
			canonical: "https://a.example/de/category/praxis?industry=logistik",
			alternates: [
				{ hreflang: "de", href: "https://a.example/de/category/praxis?industry=logistik" },
				{ hreflang: "en", href: "https://a.example/category/practice?industry=logistics" },
				{ hreflang: "x-default", href: "https://a.example/category/practice?industry=logistics" },
			],
		});
		expect(languageLinks(narrowed).map(({ href, same }) => [href, same])).toEqual([
			["/de/category/praxis?industry=logistik", true],
			["/category/practice?industry=logistics", true],
		]);
	});

	test("[CT-3] of a later page of a narrowed list has no counterpart; the language select keeps the narrowing", () => {
		const later = category("?industry=logistik&page=2", { de: "?industry=logistik", en: "?industry=logistics" });
		expect(pageAddresses(later, "https://a.example")).toEqual({
			canonical: "https://a.example/de/category/praxis?industry=logistik&page=2",
			alternates: [],
		});
		expect(languageLinks(later).find(({ locale }) => locale === "en")).toMatchObject({
			href: "/category/practice?industry=logistics",
			same: true,
		});
	});

	test("[LN-7] a narrowing that another language does not know leads to the whole list there, and says so", () => {
		const narrowed = category("?industry=logistik", { de: "?industry=logistik" });
		expect(pageAddresses(narrowed, "https://a.example").alternates).toEqual([
			{ hreflang: "de", href: "https://a.example/de/category/praxis?industry=logistik" },
		]);
		expect(languageLinks(narrowed).find(({ locale }) => locale === "en")).toMatchObject({
			href: "/category/practice",
			same: false,
		});
	});
});
