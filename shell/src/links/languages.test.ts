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

describe("canonical address, alternates and language select", () => {
	test("[LN-3] a page names its canonical address and its translations", () => {
		expect(pageAddresses(category(), "https://a.example")).toEqual({
			canonical: "https://a.example/de/category/praxis",
			alternates: [
				{ hreflang: "de", href: "https://a.example/de/category/praxis" },
				{ hreflang: "en", href: "https://a.example/category/practice" },
				{ hreflang: "x-default", href: "https://a.example/category/practice" },
			],
		});
	});

	test("[CT-3] page 2 of a list keeps its query in the canonical address and has no alternates", () => {
		expect(pageAddresses(category("?page=2"), "https://a.example")).toEqual({
			canonical: "https://a.example/de/category/praxis?page=2",
			alternates: [],
		});
	});

	test("[MT-1] a page with the same content as another names the other's address as canonical", () => {
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
	])(
		"[LN-7] the language select of %s leads to the nearest page and marks it as different",
		(_of, key, params, isMissing, german, english, same) => {
			const route = { ...theRoute(key), parent: key === "event" ? "events" : "home" };
			const links = languageLinks({ ...category(), route, params, found: undefined, isMissing });
			expect(links.map((link) => [link.locale, link.href, link.same])).toEqual([
				["de", german, true],
				["en", english, same],
			]);
		},
	);

	test("[MT-5] a translation whose page does not exist is no alternate, and the select leads to the nearest list", () => {
		const page: LinkedPage = { ...category(), links: { isDead: (_route, _params, locale) => locale === "en" } };
		expect(pageAddresses(page, "https://a.example").alternates).toEqual([
			{ hreflang: "de", href: "https://a.example/de/category/praxis" },
		]);
		expect(languageLinks(page).find(({ locale }) => locale === "en")).toMatchObject({ href: "/en", same: false });
	});

	test("[LN-7] [CT-3] a filtered list's alternates carry the translated filter", () => {
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
});
