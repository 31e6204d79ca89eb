import { found } from "@hub/shared-contracts/outcome";
import { describe, expect, test } from "vitest";
import { allRoutesTable } from "../router/all-routes.fixture.ts";
import { type LinkedPage, languageLinks, pageAddresses } from "./languages.ts";

const head = { title: "T", description: "" };

/** A page of the list of a category, in German. */
function category(canonicalSearch?: string): LinkedPage {
	const route = allRoutesTable.routes.get("category");
	if (!route) throw new Error("The fixture has no category.");
	return {
		table: allRoutesTable,
		strategy: "prefix_except_default",
		route,
		params: { slug: "praxis" },
		locale: "de",
		found: found(undefined, {
			head,
			translations: { de: { slug: "praxis" }, en: { slug: "practice" } },
			...(canonicalSearch ? { canonicalSearch } : {}),
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

	test("[LN-7] the language select leads from a later page to the list itself", () => {
		expect(languageLinks(category("?page=2")).map(({ href }) => href)).toEqual(languageLinks(category()).map(({ href }) => href));
		expect(languageLinks(category("?page=2")).find(({ locale }) => locale === "en")).toMatchObject({
			href: "/category/practice",
			same: true,
		});
	});
});
