// Properties of every route of the site: paths of this package, matched by the shell's route table.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { canonicalHref, resolveAddress } from "../../../shell/src/router/address.ts";
import { allRoutes, allRoutesTable } from "../../../shell/src/router/all-routes.fixture.ts";
import { matchAddress, type SiteRoute } from "../../../shell/src/router/site-table.ts";
import type { LocaleStrategy } from "../language/locale.ts";
import { fillPattern, foreignPatterns, type RouteForm, type RouteParams, routeForms } from "./route-path.ts";

/** A form of a route with parameter values. */
interface FilledRoute {
	readonly route: SiteRoute;
	readonly form: RouteForm;
	readonly params: RouteParams;
}

const forms = allRoutes.flatMap((route) => routeForms(route).map((form) => ({ route, form })));
const words = new Set(
	forms
		.flatMap(({ route, form }) => [form.pattern, ...foreignPatterns(route, form)])
		.flatMap((pattern) => pattern.split("/")),
);

/**
 * Parameter values: any text except words of static routes, `.` and `..` (browsers resolve these), control characters
 * and line breaks.
 */
const parameter = fc
	.oneof(
		fc.string({ unit: "grapheme", minLength: 1, maxLength: 12 }),
		fc.constantFrom("Über-uns", "a/b", "100 %", "?x=1", "a#b"),
	)
	.filter((text) => !words.has(text.toLowerCase()) && !/^\.+$|[\p{Cc}\p{Zl}\p{Zp}]/u.test(text) && !/%2f/i.test(text));

const place: fc.Arbitrary<FilledRoute> = fc.constantFrom(...forms).chain(({ route, form }) => {
	const names = form.pattern.split("/").filter((segment) => segment.startsWith(":"));
	return fc.array(parameter, { minLength: names.length, maxLength: names.length }).map((values) => ({
		route,
		form,
		params: Object.fromEntries(names.map((name, index) => [name.slice(1), values[index] ?? ""])),
	}));
});

const strategy = fc.constantFrom<LocaleStrategy>("prefix_except_default", "prefix");
/** Addresses of a form, with its own and with foreign words. */
const addressOf = (at: FilledRoute) =>
	fc
		.constantFrom(at.form.pattern, ...foreignPatterns(at.route, at.form))
		.map((pattern) => fillPattern(pattern, at.params));

function shuffledCase(pattern: string, upper: readonly boolean[]): string {
	return pattern
		.split("/")
		.map((segment, index) =>
			segment.startsWith(":") || !upper[index % upper.length] ? segment : segment.toUpperCase(),
		)
		.join("/");
}

describe("every route of the site", () => {
	test("[RT-2, LN-6] a filled path matches its own route, form and parameters, whatever the case and the last slash", () => {
		fc.assert(
			fc.property(
				place,
				fc.array(fc.boolean(), { minLength: 1, maxLength: 4 }),
				fc.boolean(),
				({ route, form, params }, upper, slash) => {
					const path =
						fillPattern(shuffledCase(form.pattern, upper), params) + (slash && form.pattern !== "/" ? "/" : "");
					const match = matchAddress(allRoutesTable, path);
					expect(match?.route.key).toBe(route.key);
					expect(match?.form).toEqual(form);
					expect(match?.params).toEqual(params);
					expect(match?.foreign).toBe(false);
				},
			),
			{ numRuns: 400 },
		);
	});

	test("[RT-4] foreign words redirect permanently to the form's own, with the query", () => {
		const foreign = place.filter(({ route, form }) => foreignPatterns(route, form).length > 0);
		fc.assert(
			fc.property(
				foreign.chain((at) =>
					fc.record({ at: fc.constant(at), word: fc.constantFrom(...foreignPatterns(at.route, at.form)) }),
				),
				({ at: { form, params }, word }) => {
					const pathname = fillPattern(word, params);
					const request = { pathname, search: "?a=1", cookie: undefined, acceptLanguage: undefined };
					expect(resolveAddress(allRoutesTable, "prefix_except_default", request)).toEqual({
						kind: "redirect",
						to: `${fillPattern(form.pattern, params)}?a=1`,
						permanent: true,
					});
				},
			),
		);
	});

	test("[LN-3] a canonical address is its own canonical address, and never redirects to another route", () => {
		const href = fc.oneof(
			place.chain((at) => addressOf(at)),
			fc.webUrl({ withQueryParameters: true, withFragments: true }),
			fc.string().map((text) => `/${text}`),
			fc.string(),
		);
		fc.assert(
			fc.property(href, strategy, (address, setting) => {
				const canonical = canonicalHref(allRoutesTable, setting, address);
				expect(canonicalHref(allRoutesTable, setting, canonical)).toBe(canonical);
			}),
			{ numRuns: 400 },
		);
	});
});
