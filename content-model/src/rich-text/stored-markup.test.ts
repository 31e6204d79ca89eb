import { expect, test } from "vitest";
import { withOtherLinks } from "./stored-markup.ts";

const to = (href: string) => new Map([["/de/a?b=1&c=2", "/en/a?b=1&c=2"]]).get(href);

test.each([
	["a link", '<p>See <a href="/de/a?b=1&amp;c=2" title="A">A</a>.</p>', '<p>See <a href="/en/a?b=1&amp;c=2" title="A">A</a>.</p>'],
	[
		"each of several",
		'<a href="/de/a?b=1&amp;c=2">A</a><a href="/de/a?b=1&amp;c=2">B</a>',
		'<a href="/en/a?b=1&amp;c=2">A</a><a href="/en/a?b=1&amp;c=2">B</a>',
	],
	["text that mentions an address (unchanged)", "<p>/de/a?b=1&c=2</p>", "<p>/de/a?b=1&c=2</p>"],
	[
		"markup without a link of this site (unchanged)",
		"<P>A&nbsp;&amp; B<br><a href='/x'>X</a>",
		"<P>A&nbsp;&amp; B<br><a href='/x'>X</a>",
	],
	["plain text (unchanged)", "1 < 2 & 3", "1 < 2 & 3"],
])("[LN-7] translated addresses replace those in %s", (_, html, expected) => {
	expect(withOtherLinks(html, to)).toBe(expected);
});
