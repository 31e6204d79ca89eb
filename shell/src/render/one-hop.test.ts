// Every spelling of an address reaches its page in at most one redirect (RT-2, RT-4, LN-3, RD-1).

import { fillPattern, foreignPatterns, type RouteParams, routeForms } from "@hub/shared-contracts/address/route-path";
import { type ByLocale, inLocale, type Locale, type LocaleStrategy } from "@hub/shared-contracts/language/locale";
import { missing, moved } from "@hub/shared-contracts/remote/outcome";
import type { RouteServer } from "@hub/shared-contracts/remote/remote-server";
import { describe, expect, test } from "vitest";
import { allRoutes } from "../router/all-routes.fixture.ts";
import type { SiteRoute } from "../router/site-table.ts";
import { IN_ENGLISH, page, stubSite } from "./stub-site.fixture.ts";

const WORDS: ByLocale<string> = { de: "konnektor", en: "connector" };

/** The parameters of the one page of a route in a language. */
function paramsOf({ path }: SiteRoute, locale: Locale): RouteParams {
	const names = path.split("/").flatMap((segment) => (segment.startsWith(":") ? [segment.slice(1)] : []));
	return Object.fromEntries(names.map((name) => [name, inLocale(WORDS, locale) ?? ""]));
}

/**
 * A route with one page, like the site's own loaders: another language's slug leads to this one's, any other is
 * missing.
 */
function onePage(route: SiteRoute): RouteServer {
	const isAt = (params: RouteParams, locale: Locale) =>
		JSON.stringify(params) === JSON.stringify(paramsOf(route, locale));
	return {
		load({ params, locale, href }) {
			if (isAt(params, locale)) return page();
			const to = isAt(params, locale === "de" ? "en" : "de") && href(route.key, paramsOf(route, locale));
			return to ? moved(to, { permanent: false }) : missing();
		},
	};
}

// The row of a preview decides about its address.
const table = allRoutes.filter(({ key }) => !key.startsWith("preview-"));
const sites = Object.fromEntries(
	(["prefix_except_default", "prefix"] as const).map((strategy) => [
		strategy,
		stubSite({ routes: Object.fromEntries(table.map((route) => [route.key, onePage(route)])), strategy }),
	]),
);

async function visit(strategy: LocaleStrategy, address: string, cookie?: string) {
	return sites[strategy]?.visit(address, undefined, cookie);
}

const MIXED = (text: string) =>
	text.replace(/[a-z]/g, (letter, at: number) => (at % 2 ? letter.toUpperCase() : letter));
/** Form of an address, and the redirect that follows it. */
const SPELLINGS: readonly (readonly [(text: string) => string, string])[] = [
	[(text) => text, ""],
	[(text) => text, "/"],
	[(text) => text, "?a=1"],
	[(text) => text.toUpperCase(), "/"],
	[MIXED, "?a=1"],
];

describe.each(["prefix_except_default", "prefix"] as const)(
	"under %s, every spelling of every route is at most one redirect from its page",
	(strategy) => {
		test.each(table.map((route) => [route.key, route] as const))(
			"[RT-2, RT-4, LN-3] of the route %s",
			async (key, route) => {
				for (const form of routeForms(route))
					for (const pattern of [form.pattern, ...foreignPatterns(route, form)])
						for (const slugs of ["de", "en"] as const)
							for (const [write, end] of SPELLINGS)
								for (const cookie of [undefined, "de"]) {
									const address = write(fillPattern(pattern, paramsOf(route, slugs))) + end;
									if (address === "//") continue;
									const first = await visit(strategy, address, cookie);
									const to = first?.kind === "moved" ? first.to : address;
									const last = first?.kind === "moved" ? await visit(strategy, to, cookie) : first;
									const isRemembered = cookie === "de" && (strategy === "prefix" || key === "home");
									const locale = form.prefix ?? (isRemembered ? "de" : "en");
									expect([address, to, last]).toEqual([
										address,
										to,
										expect.objectContaining({ kind: "page", route: key, locale, params: paramsOf(route, locale) }),
									]);
									if (end === "?a=1") expect(to).toMatch(/\?a=1$/i);
								}
			},
		);
	},
);

describe("[RT-2] a slug in another case", () => {
	test.each([
		["/Glossary/Connector", "/glossary/connector"],
		["/CONNECTOR", "/connector"],
		["/EN/EVENTS/CONNECTOR?a=1", "/events/connector?a=1"],
		["/de/Events/Konnektor/", "/de/events/konnektor"],
		["/de/Events/Connector", "/de/events/konnektor"],
		["/de/glossary/connector", "/de/glossar/konnektor"],
		["/en/glossar/Konnektor", "/glossary/connector"],
	])("%s redirects permanently to %s", async (from, to) => {
		expect(await visit("prefix_except_default", from)).toEqual({ kind: "moved", to, permanent: true });
	});

	test("under prefix it redirects temporarily to the visitor's language", async () => {
		for (const [cookie, to] of [
			[undefined, "/en/glossary/connector"],
			["de", "/de/glossar/konnektor"],
		] as const)
			expect(await visit("prefix", "/Glossary/Connector", cookie)).toEqual({ kind: "moved", to, permanent: false });
		expect(await visit("prefix", "/EN/Glossary/Connector")).toEqual({
			kind: "moved",
			to: "/en/glossary/connector",
			permanent: true,
		});
	});
});

describe("[RT-6] an address without content is a 404, not a redirect", () => {
	test.each([
		["prefix_except_default", "/Nothing-Here", "en"],
		["prefix_except_default", "/glossar/Nothing?a=1", "en"],
		["prefix", "/nothing-here", "en"],
		["prefix", "/en/glossar/nothing", "en"],
	] as const)("under %s: %s", async (strategy, address, locale) => {
		expect(await visit(strategy, address)).toMatchObject({
			kind: "missing",
			reason: "invalid",
			message: `Page Not Found: ${address}`,
			locale,
		});
	});

	test("a page that the visitor's language lacks redirects to the default language", async () => {
		const routes = { page: { load: ({ locale }) => (locale === "en" ? page() : missing()) } satisfies RouteServer };
		expect(await stubSite({ routes, strategy: "prefix" }).visit("/english-alone", undefined, "de")).toEqual({
			kind: "moved",
			to: "/en/english-alone",
			permanent: false,
		});
		const documents = [{ collection: IN_ENGLISH, params: {} }];
		const home = {
			home: { documents, load: ({ locale }) => (locale === "en" ? page() : missing()) } satisfies RouteServer,
		};
		expect(await stubSite({ routes: home }).visit("/", undefined, "de")).toMatchObject({ kind: "page", locale: "en" });
	});
});
