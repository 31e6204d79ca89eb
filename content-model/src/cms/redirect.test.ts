import { describe, expect, test } from "vitest";
import { redirect } from "./redirect.ts";
import { parseSelected } from "./select.ts";

const parse = (from: unknown, to: unknown, permanent?: unknown) =>
	parseSelected(redirect, { id: "1", from, to, permanent });

describe("[RD-2] an editor's redirect", () => {
	test.each([
		["/old", "/new", null, { from: "/old", to: "/new", permanent: true }],
		[" /old ", " /new?a=1#b ", false, { from: "/old", to: "/new?a=1#b", permanent: false }],
		[
			"/Über",
			"/größe/日本?q=ü",
			true,
			{ from: "/%C3%9Cber", to: "/gr%C3%B6%C3%9Fe/%E6%97%A5%E6%9C%AC?q=%C3%BC", permanent: true },
		],
		["/a", "https://example.com", true, { from: "/a", to: "https://example.com/", permanent: true }],
		["/a", "/b\r\nset-cookie: x=1", true, { from: "/a", to: "/bset-cookie:%20x=1", permanent: true }],
	])("%s → %s, permanent %s", (from, to, permanent, item) => {
		expect(parse(from, to, permanent)).toEqual({ kind: "item", item: { id: "1", ...item }, problems: [] });
	});

	test.each(
		[
			[
				"javascript:alert(1)",
				" JavaScript:alert(1)",
				"java\nscript:alert(1)",
				"data:text/html,x",
				"https://",
				"new",
				"",
				null,
			],
			[
				"http://example.com",
				"ftp://example.com",
				"//example.com",
				"/\\example.com",
				"/\t/example.com",
				"/.//example.com",
			],
		].flat(),
	)("is invalid to %j", (to) => {
		expect(parse("/old", to)).toMatchObject({ kind: "invalid", problems: [{ path: ["to"] }] });
	});

	test.each(["old", "//example.com/old", "https://example.com/old", "/old?a=1", "/old#a", ""])(
		"is invalid from %j",
		(from) => {
			expect(parse(from, "/new")).toMatchObject({ kind: "invalid", problems: [{ path: ["from"] }] });
		},
	);
});
