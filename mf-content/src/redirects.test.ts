import { canonicalForm, fillPattern } from "@hub/shared-contracts/address/route-path";
import { expect, test } from "vitest";
import { redirects } from "./redirects.server.ts";
import { routes } from "./routes.ts";

/** Old path without prefix, and its target in each language. */
const TABLE = [
	["/connect", "/en/connect-integrate", "/de/connect-integrate"],
	["/living-lab", "/en/build-operate", "/de/build-operate"],
	["/digital-id", "/en/trust-participate", "/de/trust-participate"],
	["/advisory", "/en/dataspace-consultations", "/de/datenraum-beratungen"],
	["/beratung", "/en/dataspace-consultations", "/de/datenraum-beratungen"],
	["/category/news", "/en/category/top-news", "/de/category/top-news"],
	["/publications", "/en/dataspaces-101", "/de/datenraeume-101"],
] as const;

/** Targets of an old path in both languages. */
function targets(word: string): readonly string[] {
	const redirect = redirects.find(({ from }) => from.includes(word));
	if (!redirect || !("route" in redirect)) return [];
	const route = routes.find(({ key }) => key === redirect.route);
	if (!route) throw new Error(`There is no route ${redirect.route}.`);
	return (["en", "de"] as const).map((locale) => fillPattern(canonicalForm(route, locale, "prefix").pattern, redirect.params));
}

test.each(TABLE)("[RD-1] %s leads to %s and %s", (word, english, german) => {
	expect(targets(word)).toEqual([english, german]);
});

test("[RD-1] there are no other redirects but two reports", () => {
	expect(redirects.flatMap((redirect) => ("route" in redirect ? redirect.from : [])).toSorted()).toEqual(
		TABLE.map(([word]) => word).toSorted(),
	);
	expect(redirects.filter((redirect) => "files" in redirect)).toHaveLength(2);
});
