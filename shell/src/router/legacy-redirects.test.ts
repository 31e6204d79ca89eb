import type { LocaleStrategy } from "@hub/shared-contracts/language/locale";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { canonicalHref } from "./address.ts";
import { allRoutesTable } from "./all-routes.fixture.ts";
import { legacyTarget } from "./legacy-redirects.ts";
import { matchAddress } from "./site-table.ts";

const target = (path: string, strategy: LocaleStrategy = "prefix_except_default") =>
	legacyTarget(path, { table: allRoutesTable, strategy, reports: undefined });

describe("[RD-1] legacy redirects of releases", () => {
	test.each([
		["/connect", "/en/connect-integrate", "/de/connect-integrate"],
		["/beratung", "/en/dataspace-consultations", "/de/datenraum-beratungen"],
		["/category/news", "/en/category/top-news", "/de/category/top-news"],
	])(
		"%s redirects to %s and %s, each form to its own, and under prefix the bare form to English",
		(word, english, german) => {
			const bare = english.slice("/en".length);
			expect([word, `/en${word}`, `/de${word}`].map((path) => target(path))).toEqual([bare, english, german]);
			expect([word, `/en${word}`, `/de${word}`].map((path) => target(path, "prefix"))).toEqual([
				english,
				english,
				german,
			]);
		},
	);

	test.each(["/EN/Connect/", "/en/CONNECT", "/en/%63onnect/"])("%s is matched like any other address", (path) => {
		expect(target(path, "prefix")).toBe("/en/connect-integrate");
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
	])("%s is no legacy address", (path) => {
		expect(target(path)).toBeUndefined();
	});

	test("a target is canonical and no legacy address itself", () => {
		const strategies = fc.constantFrom<LocaleStrategy>("prefix", "prefix_except_default");
		const pages = [...allRoutesTable.legacy].flatMap(([path, to]) =>
			"to" in to ? ["", "/en", "/de"].map((at) => at + path) : [],
		);
		const written = fc
			.constantFrom(...pages)
			.chain((path) =>
				fc
					.tuple(fc.array(fc.boolean(), { minLength: path.length, maxLength: path.length }), fc.constantFrom("", "/"))
					.map(
						([upper, slash]) =>
							[...path].map((letter, at) => (upper[at] ? letter.toUpperCase() : letter)).join("") + slash,
					),
			);
		fc.assert(
			fc.property(written, strategies, (path, strategy) => {
				const to = target(path, strategy) ?? "";
				expect(matchAddress(allRoutesTable, to)).toMatchObject({ foreign: false });
				const isBare = !/^\/(en|de)\//i.test(path);
				expect(isBare ? canonicalHref(allRoutesTable, strategy, to) : to.slice(0, 4)).toBe(
					isBare ? to : path.slice(0, 4).toLowerCase(),
				);
				expect(target(to, strategy)).toBeUndefined();
			}),
		);
	});
});
