import { expect, test } from "vitest";
import { ownLinks } from "./own-links.ts";

test.each([
	[
		'<p>See <a href="/de/a">a</a>, <a class=\'x\' href="/de/b?x=1&amp;y=2#c">b</a> and <a href="/de/a">a</a>.</p>',
		["/de/a", "/de/b?x=1&y=2#c"],
	],
	['<a href="https://example.org/">x</a> <a href="//example.org">y</a> <a href="mailto:a@b.example">z</a>', []],
	["/products", ["/products"]],
	["/ is a sign, and so is //", []],
	[
		[
			{ type: "links", links: [{ href: "/de/c", label: "C" }] },
			{ type: "prose", html: '<a href="/de/d">d</a>' },
		],
		["/de/c", "/de/d"],
	],
	[null, []],
	[7, []],
])("[CT-1] addresses of this site are found in %j", (value, expected) => {
	expect(ownLinks(value)).toEqual(expected);
});
