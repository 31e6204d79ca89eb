import { describe, expect, test } from "vitest";
import { resolveAddress } from "./address.ts";
import { allRoutesTable } from "./all-routes.fixture.ts";
import table from "./cases/routes.match.json" with { type: "json" };
import { matchAddress } from "./site-table.ts";

describe("matching an address", () => {
	// In the cases the page of a name is its `base`, and a form's language is null where the address has no prefix.
	test.each(table.cases)("[RT-2, RT-3, LN-6] finds the route of $in", ({ in: path, out }) => {
		const match = matchAddress(allRoutesTable, path);
		if (!out.matched) {
			expect(match).toBeUndefined();
			const address = resolveAddress(allRoutesTable, "prefix", {
				pathname: path,
				search: "",
				cookie: undefined,
				acceptLanguage: undefined,
			});
			expect(address).toEqual({ kind: "unmatched", locale: out.locale ?? "en" });
			return;
		}
		expect(match?.form.name).toBe(out.name);
		expect(match?.form.prefix ?? null).toBe(out.locale);
		expect(match?.params).toEqual(out.params);
		expect(match?.foreign).toBe(false);
		const base = out.locale ? `${out.base}___${out.locale}` : out.base;
		expect(match?.form.name).toBe(base);
	});

	test.each([
		["/events/recordings", "recordings"],
		["/events/recordings/manage/7", "manage"],
		["/search", "search"],
		["/de/suche", "search"],
		["/en", "home"],
		["/category/international-pulse/asia", "category-region"],
		["/category/asia/asia", undefined],
		["/glossary/Search", "term"],
	])("[RT-3] the static path wins: %s is %s", (path, key) => {
		expect(matchAddress(allRoutesTable, path)?.route.key).toBe(key);
	});

	test.each(["/a//b", "//", "/en//", "/%E0%A4%A", "/a/b/c/d"])("[RT-7] no route has %s", (path) => {
		expect(matchAddress(allRoutesTable, path)).toBeUndefined();
	});

	test("parameters are decoded once", () => {
		expect(matchAddress(allRoutesTable, "/authors/100%2525")?.params).toEqual({ slug: "100%25" });
		expect(matchAddress(allRoutesTable, "/authors/a%2Fb")?.params).toEqual({ slug: "a/b" });
	});

	test("[RT-5] a match carries the route's layout", () => {
		expect(matchAddress(allRoutesTable, "/de/demos/x/prototype")?.route.layout).toBe("empty");
		expect(matchAddress(allRoutesTable, "/de/demos/x")?.route.layout).toBe("default");
	});
});
