import { RichText as RichTextView } from "@hub/shared-contracts/remote/runtime";
import { passagesOf } from "@hub/shared-contracts/rich-text/rich-text";
import html5 from "html-validate/elements/html5";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { fateOf, KNOWN_TAGS } from "./elements.ts";
import { parseRichText } from "./rich-text-parser.ts";

const parse = (html: string) => parseRichText(html, "t");
/** Returns markup as visitors get it, without the site's additions. */
const shown = (html: string) =>
	renderToStaticMarkup(createElement(RichTextView, { value: parse(html) }))
		.replace(/^<div data-rich-text="t">|<\/div>$/g, "")
		.replace(/ (id|tabindex)="[^"]*"/g, "");

describe("[CT-10] the handling of HTML elements", () => {
	const elements = Object.entries(html5 as Record<string, { readonly flow?: unknown; readonly phrasing?: unknown }>);

	test("covers all elements of HTML", () => {
		expect(elements.length).toBeGreaterThan(100);
		// Parsers turn `image` into `img`.
		const others = ["*", "image", "isindex", "nextid", "svg:desc", "svg:title"];
		expect(elements.flatMap(([tag]) => (KNOWN_TAGS.includes(tag) || others.includes(tag) ? [] : [tag]))).toEqual([]);
	});

	// Parsers drop parts of tables without a table.
	const lines = elements.filter(
		([tag, { flow, phrasing }]) => flow === true && phrasing !== true && !["hr", "table", "td", "th"].includes(tag),
	);
	test.each(lines.map(([tag]) => tag))("puts the words of <%s> on lines of their own", (tag) => {
		if (["nothing", "refused"].includes(fateOf(tag).fate)) return;
		expect(passagesOf(parse(`<${tag}>One</${tag}><${tag}>Two</${tag}>`))).toEqual(["One", "Two"]);
	});

	const inLine = elements.filter(
		([tag, { phrasing }]) => phrasing === true && ["shown", "words", "turned"].includes(fateOf(tag).fate),
	);
	test.each(inLine.map(([tag]) => tag))("does not split a word at <%s>", (tag) => {
		if (["img", "br"].includes(tag)) return;
		expect(passagesOf(parse(`<p>a<${tag}>b</${tag}>c</p>`))).toEqual([tag === "del" || tag === "s" ? "ac" : "abc"]);
	});

	test("separates words at block elements", () => {
		expect(passagesOf(parse("One<hr>Two<table><tr><td>3</td><td>4</td></tr></table>five"))).toEqual([
			"One",
			"Two",
			"3 4",
			"five",
		]);
	});
});

describe("[CT-10] editors' elements are shown, or replaced by equivalents", () => {
	test.each([
		["<p>The fee is <s>500 euro</s>free.</p>", "<p>The fee is <s>500 euro</s>free.</p>"],
		["<p>On <del>Monday</del><ins>Friday</ins></p>", "<p>On <del>Monday</del><ins>Friday</ins></p>"],
		["<p><strike>a</strike> <span style='text-decoration: line-through'>b</span></p>", "<p><s>a</s> b</p>"],
		["<p><mark>a</mark> <u>b</u> <kbd>c</kbd> <q>d</q></p>", "<p><mark>a</mark> <em>b</em> <kbd>c</kbd> <q>d</q></p>"],
		['<p><a href="/a"><u>a</u></a> <u><a href="/a">a</a></u></p>', '<p><a href="/a">a</a> <a href="/a">a</a></p>'],
		["<h2><u>a</u></h2>", "<h2>a</h2>"],
		["<h1>Main title</h1><p>Text.</p>", "<h2>Main title</h2><p>Text.</p>"],
		["<h1>A</h1><h2>B</h2><h3>C</h3><h4>D</h4>", "<h2>A</h2><h3>B</h3><h4>C</h4><h4>D</h4>"],
		["<p>x</p><h5>A</h5><h5>B</h5>", "<p>x</p><h3>A</h3><h3>B</h3>"],
		["<h2>A</h2><h5>B</h5><h6>C</h6><h2>D</h2>", "<h2>A</h2><h3>B</h3><h4>C</h4><h2>D</h2>"],
		["<h3>A</h3><h4>B</h4>", "<h3>A</h3><h4>B</h4>"],
		["<p>a</p><h2></h2><h3>&nbsp;&#8203;</h3><p>b</p>", "<p>a</p><p>b</p>"],
		["<dl><dt>Term</dt><dd><p>Meaning</p></dd></dl>", "<dl><dt>Term</dt><dd>Meaning</dd></dl>"],
		["<dl>x<dt>a</dt><p>b</p></dl>", "<dl><dd>x</dd><dt>a</dt><dd>b</dd></dl>"],
		["<div>First</div><div>Second</div>", "<p>First</p><p>Second</p>"],
		["<div>a<br></div><div><br></div><div>b <b>c</b></div>", "<p>a</p><p>b <strong>c</strong></p>"],
		["<section>One</section><section><h2>Two</h2>three</section>", "<p>One</p><h2>Two</h2><p>three</p>"],
		["<blockquote>a<div>b</div></blockquote>", "<blockquote>a<p>b</p></blockquote>"],
		["<details><summary>More</summary>Words</details>", "<p><strong>More</strong></p><p>Words</p>"],
		["<h2>a<div>b</div></h2>", "<h2>a<br>b</h2>"],
		["<b><p>a</p><p>b</p></b>", "<p><strong>a</strong></p><p><strong>b</strong></p>"],
		['<a href="/x"><h2>a</h2><p>b</p></a>', '<h2><a href="/x">a</a></h2><p><a href="/x">b</a></p>'],
		["<ul><li>a</li><ul><li>b</li></ul></ul>", "<ul><li>a<ul><li>b</li></ul></li></ul>"],
		["<ul>a<li>b</li><p>c</p></ul>", "<ul><li>a</li><li>b</li><li>c</li></ul>"],
		["<li>a</li><li>b</li>", "<ul><li>a</li><li>b</li></ul>"],
		["<dt>a</dt><dd>b</dd><p>c</p>", "<dl><dt>a</dt><dd>b</dd></dl><p>c</p>"],
		[
			'<ol type="a" start="3" reversed><li value="7">a</li></ol>',
			'<ol type="a" start="3" reversed="true"><li value="7">a</li></ol>',
		],
		[
			"<table><caption>Prices</caption><tbody><tr><th>A</th></tr><tr><td>1</td></tr></tbody></table>",
			"<table><caption>Prices</caption><thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>",
		],
		[
			'<p>a <a href="file:///C:/x">b</a> <a href="#_Toc1">c</a> <a name="d">d</a> <a href="x.html">e</a></p>',
			"<p>a b c d e</p>",
		],
		["<p>a<iframe src='https://a.example'></iframe></p><video><source></video>", "<p>a</p>"],
		["<p>a</p><p></p><p>&nbsp;</p><p><br></p>", "<p>a</p>"],
		["<p>2 &lt; 3 &amp; hy&shy;phen 10&nbsp;€</p>", "<p>2 &lt; 3 &amp; hy\u00adphen 10\u00a0€</p>"],
	])("%s", (html, expected) => {
		expect(shown(html).replaceAll('="true"', "")).toBe(expected.replaceAll('="true"', ""));
	});

	test("checkboxes of a to-do list become characters", () => {
		const item = (isDone: boolean, text: string) =>
			`<li data-checked="${isDone}" data-type="taskItem"><label><input type="checkbox"${isDone ? " checked" : ""}><span></span></label><div><p>${text}</p></div></li>`;
		const list = `<ul data-type="taskList">${item(true, "Done")}${item(false, "To do")}</ul>`;
		expect(shown(list)).toBe("<ul><li>☑ Done</li><li>☐ To do</li></ul>");
	});

	test("struck text is not in extracts or the search index", () => {
		const text = parse("<p>The fee is <s>500 euro</s><del>, in advance</del> none.</p><p><s>Gone</s></p>");
		expect(passagesOf(text)).toEqual(["The fee is none."]);
	});
});
