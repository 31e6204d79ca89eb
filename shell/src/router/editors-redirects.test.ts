import type { Redirect } from "@hub/content-model/cms/redirect";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { canonicalHref } from "./address.ts";
import { allRoutesTable } from "./all-routes.fixture.ts";
import { followRedirects } from "./editors-redirects.ts";
import { legacyTarget } from "./legacy-redirects.ts";

type Line = readonly [from: string, to: string, permanent?: boolean];

/** Follows lines of an editor's table; `there` are paths that show something. */
function follow(pathname: string, lines: readonly Line[], there: readonly string[] = []) {
	const redirects = lines.map(([from, to, permanent = true], at): Redirect => ({ id: `r${at}`, from, to, permanent }));
	return followRedirects(pathname, {
		redirects,
		canonical: (href) => canonicalHref(allRoutesTable, "prefix_except_default", href),
		legacy: (path) =>
			legacyTarget(path, { table: allRoutesTable, strategy: "prefix_except_default", reports: undefined }),
		owned: async (path) => there.includes(path),
	});
}

const moved = (to: string, permanent = true) => ({ kind: "moved", to, permanent });

describe("[RD-2] editors' redirects", () => {
	test.each<[string, Line[], unknown]>([
		["/blog/2019/a", [["/blog/2019/a", "/insights"]], moved("/insights")],
		["/Blog/2019/A/", [["/blog/2019/a", "/insights"]], moved("/insights")],
		["/old", [["/en/old", "/en/new"]], moved("/new")],
		["/en/old", [["/old", "/new"]], moved("/new")],
		["/de/old", [["/old", "/new"]], { kind: "none" }],
		["/old", [["/old", "/de/about"]], moved("/de/uber-uns")],
		["/old", [["/old", "/events?page=2#list"]], moved("/events?page=2#list")],
		["/old", [["/old", "https://example.com/a?b"]], moved("https://example.com/a?b")],
		["/old", [["/old", "/new", false]], moved("/new", false)],
		["/other", [["/old", "/new"]], { kind: "none" }],
		["/caf%C3%A9", [["/café", "/new"]], moved("/new")],
		// As a Mac composes it, in the address or in the editor's line.
		["/cafe%CC%81", [["/café", "/new"]], moved("/new")],
		["/caf%C3%A9", [["/cafe\u0301", "/new"]], moved("/new")],
	])("send %s with %j to one target", async (path, lines, end) => {
		expect(await follow(path, lines)).toEqual(end);
	});

	test("a chain is one hop that keeps the query and is permanent if every step is", async () => {
		const chain: Line[] = [
			["/a", "/b?from=a"],
			["/en/b", "/c"],
			["/c", "https://example.com/end"],
		];
		expect(await follow("/a", chain)).toEqual(moved("https://example.com/end?from=a"));
		expect(await follow("/a", [...chain.slice(0, 2), ["/c", "/d", false]])).toEqual(moved("/d?from=a", false));
	});

	test("a chain follows the legacy table", async () => {
		expect(await follow("/a", [["/a", "/en/connect"]])).toEqual(moved("/connect-integrate"));
	});

	test("an existing page is never redirected and ends a chain", async () => {
		const lines: Line[] = [
			["/a", "/b"],
			["/b", "/c"],
		];
		expect(await follow("/a", lines, ["/a"])).toEqual({ kind: "none" });
		expect(await follow("/a", lines, ["/b"])).toEqual(moved("/b"));
	});

	test.each<[string, Line[], string[]]>([
		["/a", [["/a", "/en/a"]], ["r0"]],
		[
			"/a",
			[
				["/a", "/b"],
				["/b", "/A/?x=1"],
			],
			["r0", "r1"],
		],
		[
			"/in",
			[
				["/in", "/b"],
				["/b", "/c"],
				["/c", "/b"],
			],
			["r1", "r2"],
		],
	])("a loop is reported with its redirects: %s with %j", async (path, lines, ids) => {
		expect(await follow(path, lines)).toEqual({ kind: "loop", ids });
	});

	test("random tables never need a second hop", async () => {
		const address = fc.constantFrom("/a", "/b", "/c", "/en/c", "/d/e", "/de/f", "/connect", "/about", "/about?x=1");
		const path = address.map((text) => text.replace(/\?.*/, ""));
		const table = fc.uniqueArray(fc.tuple(path, address, fc.boolean()), { selector: ([from]) => from, maxLength: 9 });
		await fc.assert(
			fc.asyncProperty(table, fc.subarray(["/a", "/d/e", "/about"]), path, async (lines, there, visited) => {
				const end = await follow(visited, lines, there);
				if (end.kind !== "moved") return;
				expect(await follow(end.to.replace(/\?.*/, ""), lines, there)).toEqual({ kind: "none" });
			}),
			{ numRuns: 200 },
		);
	});
});
