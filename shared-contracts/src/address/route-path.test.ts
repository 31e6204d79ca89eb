import { describe, expect, test } from "vitest";
import { canonicalForm, fillPattern, foreignPatterns, pathConflicts, patternShape, routeForms, routeName } from "./route-path.ts";

const about = { path: "/about", paths: { en: "/about-us", de: "/uber-uns" } };

describe("the forms of a route", () => {
	test("[LN-6] the bare form bears the bare name, the others their language's", () => {
		expect(routeForms(about)).toEqual([
			{ prefix: undefined, locale: "en", pattern: "/about", name: "about" },
			{ prefix: "de", locale: "de", pattern: "/de/uber-uns", name: "about___de" },
			{ prefix: "en", locale: "en", pattern: "/en/about-us", name: "about___en" },
		]);
	});

	test("the home page's forms end without a slash", () => {
		expect(routeForms({ path: "/" }).map(({ pattern }) => pattern)).toEqual(["/", "/de", "/en"]);
	});

	test.each([
		["/", "index"],
		["/authors/:slug/about", "authors-slug-about"],
		["/:slug", "slug"],
	])("[LN-6] %s is called %s", (path, name) => {
		expect(routeName(path)).toBe(name);
	});

	test("[RT-4] the words of the other forms are foreign to a form", () => {
		expect(routeForms(about).map((form) => foreignPatterns(about, form))).toEqual([
			["/about-us", "/uber-uns"],
			["/de/about", "/de/about-us"],
			["/en/about", "/en/uber-uns"],
		]);
		expect(routeForms({ path: "/events" }).flatMap((form) => foreignPatterns({ path: "/events" }, form))).toEqual([]);
	});

	test("[LN-3] only the setting decides whether English carries its code", () => {
		expect(canonicalForm(about, "en", "prefix_except_default").pattern).toBe("/about");
		expect(canonicalForm(about, "en", "prefix").pattern).toBe("/en/about-us");
		expect(canonicalForm(about, "de", "prefix_except_default").pattern).toBe("/de/uber-uns");
	});
});

describe("filling a pattern", () => {
	test("encodes what stands for a parameter", () => {
		expect(fillPattern("/a/:x/b/:y", { x: "ä/ö", y: "?#" })).toBe("/a/%C3%A4%2F%C3%B6/b/%3F%23");
	});

	test.each([{}, { x: "" }])("refuses %j", (params: Record<string, string>) => {
		expect(() => fillPattern("/a/:x", params)).toThrow("The path /a/:x needs the parameter “x”.");
	});
});

describe("conflicts", () => {
	test("[RT-10] all are listed at once, with everyone who claims the address", () => {
		const conflicts = pathConflicts([
			{ owner: "first", routes: [{ path: "/a/:slug" }, { path: "/b" }, { path: "/c" }] },
			{ owner: "second", routes: [{ path: "/A/:id" }, { path: "/x", paths: { de: "/b" } }] },
		]);
		expect(conflicts).toContainEqual({ pattern: "/a/:slug", claimedBy: ["first (/a/:slug)", "second (/A/:id)"] });
		expect(conflicts).toContainEqual({ pattern: "/de/b", claimedBy: ["first (/b)", "second (/x)"] });
		// The word that only redirects is claimed as well.
		expect(conflicts).toContainEqual({ pattern: "/b", claimedBy: ["first (/b)", "second (/x)"] });
		expect(conflicts.map(({ pattern }) => pattern)).not.toContain("/c");
	});

	test("[RT-10] one owner's own routes can be in each other's way too", () => {
		const [first] = pathConflicts([{ owner: "one", routes: [{ path: "/a/:x" }, { path: "/a/:y" }] }]);
		expect(first?.claimedBy).toEqual(["one (/a/:x)", "one (/a/:y)"]);
	});

	test("[RT-3, RT-10] a static path beside a parameter is none", () => {
		expect(
			pathConflicts([{ owner: "one", routes: [{ path: "/:slug" }, { path: "/a" }, { path: "/a/:x" }, { path: "/a/b" }] }]),
		).toEqual([]);
	});

	test("[RT-2, RT-10] letters' case, parameters' names and a last slash make no difference", () => {
		expect(patternShape("/de/")).toBe(patternShape("/de"));
		expect(patternShape("/de")).not.toBe(patternShape("/"));
		expect(patternShape("/De/:Slug/x")).toBe(patternShape("/de/:id/X"));
	});
});
