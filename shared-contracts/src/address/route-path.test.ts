import { describe, expect, test } from "vitest";
import {
	canonicalForm,
	fillPattern,
	foreignPatterns,
	pathConflicts,
	patternShape,
	routeForms,
	routeName,
} from "./route-path.ts";

const about = { path: "/about", paths: { en: "/about-us", de: "/uber-uns" } };

describe("the forms of a route", () => {
	test("[LN-6] the unprefixed form has the bare name, the others their language's", () => {
		expect(routeForms(about)).toEqual([
			{ prefix: undefined, locale: "en", pattern: "/about", name: "about" },
			{ prefix: "de", locale: "de", pattern: "/de/uber-uns", name: "about___de" },
			{ prefix: "en", locale: "en", pattern: "/en/about-us", name: "about___en" },
		]);
	});

	test.each([
		["/", "index"],
		["/authors/:slug/about", "authors-slug-about"],
		["/:slug", "slug"],
	])("[LN-6] of %s are named %s", (path, name) => {
		expect(routeName(path)).toBe(name);
	});

	test("[RT-4] know the words of the other forms as foreign", () => {
		expect(routeForms(about).map((form) => foreignPatterns(about, form))).toEqual([
			["/about-us", "/uber-uns"],
			["/de/about", "/de/about-us"],
			["/en/about", "/en/uber-uns"],
		]);
		expect(routeForms({ path: "/events" }).flatMap((form) => foreignPatterns({ path: "/events" }, form))).toEqual([]);
	});

	test("[LN-3] the setting decides whether the canonical English form has a prefix", () => {
		expect(canonicalForm(about, "en", "prefix_except_default").pattern).toBe("/about");
		expect(canonicalForm(about, "en", "prefix").pattern).toBe("/en/about-us");
		expect(canonicalForm(about, "de", "prefix_except_default").pattern).toBe("/de/uber-uns");
	});
});

describe("filling a pattern", () => {
	test.each([{}, { x: "" }])("throws without a parameter: %j", (params: Record<string, string>) => {
		expect(() => fillPattern("/a/:x", params)).toThrow("The path /a/:x needs the parameter “x”.");
	});
});

describe("conflicts", () => {
	test("[RT-10] are listed at once, each with all owners of the path", () => {
		const conflicts = pathConflicts([
			{ owner: "first", routes: [{ path: "/a/:slug" }, { path: "/b" }, { path: "/c" }] },
			{ owner: "second", routes: [{ path: "/A/:id" }, { path: "/x", paths: { de: "/b" } }] },
		]);
		expect(conflicts).toContainEqual({ pattern: "/a/:slug", claimedBy: ["first (/a/:slug)", "second (/A/:id)"] });
		expect(conflicts).toContainEqual({ pattern: "/de/b", claimedBy: ["first (/b)", "second (/x)"] });
		// A foreign word that only redirects conflicts as well.
		expect(conflicts).toContainEqual({ pattern: "/b", claimedBy: ["first (/b)", "second (/x)"] });
		expect(conflicts.map(({ pattern }) => pattern)).not.toContain("/c");
	});

	test("[RT-10] exist between routes of one owner too", () => {
		const [first] = pathConflicts([{ owner: "one", routes: [{ path: "/a/:x" }, { path: "/a/:y" }] }]);
		expect(first?.claimedBy).toEqual(["one (/a/:x)", "one (/a/:y)"]);
	});

	test("[RT-3, RT-10] do not exist between a static path and a parameter", () => {
		expect(
			pathConflicts([
				{ owner: "one", routes: [{ path: "/:slug" }, { path: "/a" }, { path: "/a/:x" }, { path: "/a/b" }] },
			]),
		).toEqual([]);
	});

	test("[RT-2, RT-10] ignore case, parameter names and a trailing slash", () => {
		expect(patternShape("/de/")).toBe(patternShape("/de"));
		expect(patternShape("/de")).not.toBe(patternShape("/"));
		expect(patternShape("/De/:Slug/x")).toBe(patternShape("/de/:id/X"));
	});
});
