import type { LocaleStrategy } from "@hub/shared-contracts/language/locale";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { canonicalHref } from "./address.ts";
import { allRoutes, allRoutesTable } from "./all-routes.fixture.ts";
import { LEGACY_REDIRECTS, legacyPaths, legacyTarget } from "./legacy-redirects.ts";
import { matchAddress } from "./site-table.ts";

/** Old path, without a prefix; then where it leads below `/en` and `/de`, prefix included. */
const TABLE = [
	["/connect", "/en/connect-integrate", "/de/connect-integrate"],
	["/living-lab", "/en/build-operate", "/de/build-operate"],
	["/digital-id", "/en/trust-participate", "/de/trust-participate"],
	["/advisory", "/en/dataspace-consultations", "/de/datenraum-beratungen"],
	["/beratung", "/en/dataspace-consultations", "/de/datenraum-beratungen"],
	["/category/news", "/en/category/top-news", "/de/category/top-news"],
	["/publications", "/en/dataspaces-101", "/de/datenraeume-101"],
] as const;

describe("[RD-1] addresses of the site before", () => {
	test.each(TABLE)("%s leads to %s and %s, canonical under either setting", (word, english, german) => {
		const bare = english.slice("/en".length);
		expect([word, `/en${word}`, `/de${word}`].map((path) => legacyTarget(path, "prefix_except_default"))).toEqual([
			bare,
			bare,
			german,
		]);
		expect([word, `/en${word}`, `/de${word}`].map((path) => legacyTarget(path, "prefix"))).toEqual([english, english, german]);
	});

	test("the table is all of it", () => {
		expect(LEGACY_REDIRECTS.flatMap(({ words }) => words).toSorted()).toEqual(TABLE.map(([word]) => word).toSorted());
		expect(legacyPaths()).toHaveLength(TABLE.length * 3);
	});

	test.each(LEGACY_REDIRECTS)("$words leads to a route as the site has it", ({ to }) => {
		const route = allRoutes.find(({ path }) => path === to.path);
		expect(route && { path: route.path, ...(route.paths ? { paths: route.paths } : {}) }).toEqual(to);
	});

	test.each(["/EN/Connect/", "/en/CONNECT", "/en/living%2Dlab/"])("%s is read like any other address", (path) => {
		expect(legacyTarget(path, "prefix")).toMatch(/^\/en\/(connect-integrate|build-operate)$/);
	});

	test.each([
		"/",
		"/en",
		"/fr/connect",
		"/en//connect",
		"/en/connect//",
		"/connect/more",
		"/category/newsletter",
		"/%",
		"/constructor",
	])("%s is none of them", (path) => {
		expect(legacyTarget(path, "prefix_except_default")).toBeUndefined();
	});

	test("one hop: a target is canonical, is no old address, and is written as it was asked for", () => {
		const strategies = fc.constantFrom<LocaleStrategy>("prefix", "prefix_except_default");
		const written = fc
			.constantFrom(...legacyPaths())
			.chain((path) =>
				fc
					.tuple(fc.array(fc.boolean(), { minLength: path.length, maxLength: path.length }), fc.constantFrom("", "/"))
					.map(([upper, slash]) => [...path].map((letter, at) => (upper[at] ? letter.toUpperCase() : letter)).join("") + slash),
			);
		fc.assert(
			fc.property(written, strategies, (path, strategy) => {
				const to = legacyTarget(path, strategy) ?? "";
				expect(matchAddress(allRoutesTable, to)).toMatchObject({ foreign: false });
				expect(canonicalHref(allRoutesTable, strategy, to)).toBe(to);
				expect(legacyTarget(to, strategy)).toBeUndefined();
			}),
		);
	});
});
