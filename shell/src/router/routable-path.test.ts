import fc from "fast-check";
import { matchRoutes } from "react-router";
import { expect, test } from "vitest";
import { isReadable, isRoutable } from "./routable-path.ts";

test.each(["/", "/a", "/a//b", "/a//", "/%2F%2Fa", "/%5Ca", "/über", "/%C3%BCber", "/a%20b", "/:", "/*", "/%E2%80%AE"])(
	"a router can be at %s",
	(path) => {
		expect(isRoutable(path)).toBe(true);
	},
);

test.each([
	"//",
	"///a",
	"//elsewhere.example/x",
	"/\\a",
	"/%0a",
	"/a%0Db",
	"/%E2%80%A8",
	"/%00",
	"/a/%1F",
	"/%7f",
	"/%zz",
	"/%",
	"/%ff",
])("no router can be at %s", (path) => {
	expect(isRoutable(path)).toBe(false);
});

test("at every path that passes the router finds its one route, and browsers stay on the site", () => {
	const path = fc
		.array(
			fc.oneof(fc.constantFrom("/", "\\", "%0a", "%2f", "%", "a", "..", ".", "\n", "%e2%80%a8"), fc.string({ unit: "binary" })),
		)
		.map((pieces) => new URL(`http://site.example/${pieces.join("").replace(/[?#]/g, "")}`).pathname);
	fc.assert(
		fc.property(path, (pathname) => {
			if (!isRoutable(pathname)) return;
			expect(isReadable(pathname)).toBe(true);
			expect(matchRoutes([{ path: "*" }], pathname)).toHaveLength(1);
			expect(new URL(pathname, "http://site.example").origin).toBe("http://site.example");
		}),
		{ numRuns: 300 },
	);
});
