import { describe, expect, test } from "vitest";
import { normalisedMarkup, unshownIn, withOtherLinks } from "./stored-markup.ts";

const to = (href: string) => new Map([["/de/a?b=1&c=2", "/en/a?b=1&c=2"]]).get(href);

test.each([
	[
		"a link",
		'<p>See <a href="/de/a?b=1&amp;c=2" title="A">A</a>.</p>',
		'<p>See <a href="/en/a?b=1&amp;c=2" title="A">A</a>.</p>',
	],
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

describe("[CT-10] stored markup", () => {
	test.each([
		"<p>Words</p>\n<ul><li><p>One</p></li></ul>",
		'<table style="min-width: 50px;"><colgroup><col style="min-width: 25px;"><col style="min-width: 25px;"></colgroup><tbody><tr><th colspan="1" rowspan="1"><p>A</p></th><td colspan="1" rowspan="1"><p>B</p></td></tr></tbody></table><p></p>',
		'<pre><code class="language-js">a &lt; b</code></pre><p>a &amp; <s>b</s></p>',
		"Plain words & no tag < or >",
		"<p>a</p\t><p>&auml;</p>",
	])("stays unchanged if everything is shown: %s", (html) => {
		expect(normalisedMarkup(html)).toBe(html);
	});

	test.each([
		["<h1>A</h1><p class='x' style='color: red' id='y' data-z='1'>b</p>", "<h2>A</h2><p>b</p>"],
		['<p style="text-align: center"><span style="color: red; font-size: 20px">a</span></p>', "<p>a</p>"],
		['<p><a href="/a" target="_blank" rel="noopener" title="x">a</a></p>', '<p><a href="/a">a</a></p>'],
		['<p dir="ltr">a <em lang="en">b</em></p>', '<p>a <em lang="en">b</em></p>'],
		["<p>a</p><!-- pagebreak --><p>b</p>", "<p>a</p><p>b</p>"],
		["<p>a <span style='text-decoration: line-through'>b</span></p>", "<p>a <s>b</s></p>"],
		[
			'<ul data-type="taskList"><li data-checked="true" data-type="taskItem"><label><input type="checkbox" checked><span></span></label><div><p>Done</p></div></li></ul>',
			"<ul><li><p>☑ Done</p></li></ul>",
		],
		[
			'<table style="width: 300px;"><colgroup><col style="width: 300px;"></colgroup><tbody><tr><td colspan="1" rowspan="1" colwidth="300"><p>a</p></td></tr></tbody></table>',
			'<table style="min-width: 25px;"><colgroup><col style="min-width: 25px;"></colgroup><tbody><tr><td colspan="1" rowspan="1"><p>a</p></td></tr></tbody></table>',
		],
	])("keeps only what is shown: %s becomes %s", (html, stored) => {
		expect(normalisedMarkup(html)).toBe(stored);
		expect(normalisedMarkup(stored)).toBe(stored);
	});

	test.each([
		['<p>a</p><iframe src="https://video.example/1"></iframe>', { kind: "media", tag: "iframe" }],
		["<p>a</p><video controls><source src='/a.mp4'></video>", { kind: "media", tag: "video" }],
		["<p>a <svg><text>b</text></svg></p>", { kind: "drawing", tag: "svg" }],
		["<form><p>a</p><input name='b'></form>", { kind: "form", tag: "input" }],
		["<p>a <button>b</button></p>", { kind: "form", tag: "button" }],
		["<script>a()</script>", { kind: "code", tag: "script" }],
		['<p><a href="javascript:a()">b</a></p>', { kind: "link", href: "javascript:a()" }],
		['<p><a href="www.example.com">b</a></p>', { kind: "link", href: "www.example.com" }],
		['<p><a href="file:///C:/report.docx">b</a></p>', { kind: "link", href: "file:///C:/report.docx" }],
	])("%s is refused, and unchanged until then", (html, unshown) => {
		expect(unshownIn(html)).toEqual([unshown]);
		expect(normalisedMarkup(html)).toBe(html);
	});
});
