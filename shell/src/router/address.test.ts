import type { Locale, LocaleStrategy } from "@hub/shared-contracts/language/locale";
import { describe, expect, test } from "vitest";
import { type AddressRequest, canonicalHref, languageHref, resolveAddress, routeHref } from "./address.ts";
import { allRoutesTable } from "./all-routes.fixture.ts";
import switches from "./cases/locale.switch.json" with { type: "json" };
import visits from "./cases/locale.visit.json" with { type: "json" };
import { matchAddress } from "./site-table.ts";

const nobody = { cookie: undefined, acceptLanguage: undefined };

function ask(path: string, strategy: LocaleStrategy = "prefix_except_default", hints: Partial<AddressRequest> = {}) {
	const [pathname = "", search] = path.split("?");
	return resolveAddress(allRoutesTable, strategy, {
		pathname,
		search: search === undefined ? "" : `?${search}`,
		...nobody,
		...hints,
	});
}

/** Follows redirects as a browser does: it keeps the hash to itself and puts it behind the address it is sent to. */
function visit(path: string, strategy: LocaleStrategy, hints: Partial<AddressRequest>) {
	const [start = "", hash] = path.split("#");
	const redirects: string[] = [];
	const suffix = hash === undefined ? "" : `#${hash}`;
	for (let at = start; ; ) {
		const address = ask(at, strategy, hints);
		if (address.kind !== "redirect") return { final: at + suffix, locale: address.locale, redirects };
		at = address.to;
		redirects.push(at + suffix);
		if (redirects.length > 5) throw new Error(`${path} goes round in a circle: ${redirects.join(" → ")}`);
	}
}

describe("visiting an address", () => {
	test.each(visits.cases)(
		"[LN-3, LN-4] $in.path with the cookie $in.cookie leads to its language under $in.strategy",
		({ in: visited, out }) => {
			const { path, cookie, acceptLanguage, strategy } = visited;
			const hints = { cookie: cookie ?? undefined, acceptLanguage: acceptLanguage ?? undefined };
			expect(visit(path, strategy as LocaleStrategy, hints)).toEqual(out);
		},
	);

	test.each([
		{ strategy: "prefix_except_default", hints: {}, to: undefined },
		{ strategy: "prefix_except_default", hints: { acceptLanguage: "de-AT,en;q=0.4" }, to: "/de" },
		{ strategy: "prefix_except_default", hints: { acceptLanguage: "de", cookie: "en" }, to: undefined },
		{ strategy: "prefix_except_default", hints: { acceptLanguage: "de", cookie: "DE" }, to: "/de" },
		{ strategy: "prefix_except_default", hints: { acceptLanguage: "fr" }, to: undefined },
		{ strategy: "prefix", hints: { acceptLanguage: "de" }, to: "/de" },
		{ strategy: "prefix", hints: { acceptLanguage: "fr" }, to: "/en" },
		{ strategy: "prefix", hints: { acceptLanguage: "de", cookie: "en" }, to: "/en" },
	] as const)("[LN-4] / under $strategy with $hints leads to $to", ({ strategy, hints, to }) => {
		const address = ask("/", strategy, hints);
		expect(address).toMatchObject(to ? { kind: "redirect", to, permanent: false } : { kind: "page", locale: "en" });
	});

	test.each(["/about", "/insights", "/some-page", "/events/x"])("[LN-4] %s ignores the browser's languages", (path) => {
		expect(ask(path, "prefix_except_default", { acceptLanguage: "de", cookie: "de" })).toMatchObject({
			kind: "page",
			locale: "en",
		});
	});

	test("[LN-3] a redirect to the language keeps the query", () => {
		expect(ask("/search?q=a%20b&page=2", "prefix", { cookie: "de" })).toEqual({
			kind: "redirect",
			to: "/de/suche?q=a%20b&page=2",
			permanent: false,
		});
	});
});

describe("words that are not the form's own", () => {
	test.each([
		["/de/about", "/de/uber-uns"],
		["/en/about", "/en/about-us"],
		["/about-us", "/about"],
		["/DE/Contact/", "/de/kontakt"],
		["/de/use-cases/Wind?tab=2", "/de/anwendungsfaelle/Wind?tab=2"],
		["/en/glossar/data%20act", "/en/glossary/data%20act"],
	])("[RT-4] %s redirects permanently to %s", (from, to) => {
		expect(ask(from)).toEqual({ kind: "redirect", to, permanent: true });
	});

	test.each([
		["/uber-uns", "de", "/de/uber-uns"],
		["/about-us", undefined, "/en/about-us"],
	])("[LN-3] under prefix %s redirects temporarily to its language in one step", (from, cookie, to) => {
		expect(ask(from, "prefix", { cookie })).toEqual({ kind: "redirect", to, permanent: false });
	});
});

describe("an address without a route", () => {
	test.each([
		["/foo/bar", undefined, "en"],
		["/foo/bar", "de", "de"],
		["/DE/foo/bar", undefined, "de"],
		["/en/foo/bar", "de", "en"],
	] as const)("[RT-7] %s with the cookie %s is answered in %s", (path, cookie, locale) => {
		expect(ask(path, "prefix_except_default", { cookie })).toEqual({ kind: "unmatched", locale });
	});
});

describe("links", () => {
	// A switch knows the page and its parameters, so it leads there by name; the cases belong to the strategy `prefix`.
	test.each(switches.cases)("[LN-7] on $in.at lead to the same page in $in.locale", ({ in: { at, locale }, out }) => {
		const match = matchAddress(allRoutesTable, at);
		expect(languageHref(allRoutesTable, "prefix", match?.route.key ?? "", match?.params ?? {}, locale as Locale)).toBe(
			out,
		);
	});

	test("[LN-7] the English home is linked as /en, so that / does not send one back", () => {
		expect(languageHref(allRoutesTable, "prefix_except_default", "home", {}, "en")).toBe("/en");
		expect(languageHref(allRoutesTable, "prefix_except_default", "home", {}, "de")).toBe("/de");
		expect(ask("/en", "prefix_except_default", { cookie: "de", acceptLanguage: "de" })).toMatchObject({
			kind: "page",
			locale: "en",
		});
	});

	test.each([
		["prefix_except_default", "en", "/about"],
		["prefix_except_default", "de", "/de/uber-uns"],
		["prefix", "en", "/en/about-us"],
		["prefix", "de", "/de/uber-uns"],
	] as const)("[LN-3] under %s the canonical %s address of about is %s", (strategy, locale, href) => {
		expect(routeHref(allRoutesTable, strategy, "about", {}, locale)).toBe(href);
	});

	test.each([
		["/about", "/about"],
		["/en/about-us", "/about"],
		["/de/use-cases/x?a=1#b", "/de/anwendungsfaelle/x?a=1#b"],
		["/en", "/"],
		["/authors/J%C3%BCrgen", "/authors/J%C3%BCrgen"],
		["https://example.com/about", "https://example.com/about"],
		["//example.com/about", "//example.com/about"],
		["/\\example.com", "/\\example.com"],
		["#top", "#top"],
	])("[LN-3] an editor's %s becomes %s", (href, canonical) => {
		expect(canonicalHref(allRoutesTable, "prefix_except_default", href)).toBe(canonical);
	});
});
