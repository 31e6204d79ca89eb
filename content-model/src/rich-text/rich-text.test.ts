import { RichText as RichTextView } from "@hub/shared-contracts/remote/runtime";
import { passagesOf, type RichNode, type RichText } from "@hub/shared-contracts/rich-text/rich-text";
import { richMarkup } from "@hub/shared-contracts/rich-text/rich-text-markup";
import fc from "fast-check";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { RICH_ATTRIBUTES, RICH_TAGS } from "./elements.ts";
import { nodesInMarkup } from "./markup-nodes.fixture.ts";
import { parseRichText, storedText, withTexts } from "./rich-text-parser.ts";

const PICTURE = "0b1c2d3e-4f50-4a6b-8c7d-9e0f1a2b3c4d";
const parse = (html: string) => parseRichText(html, "t");
const render = (value: RichText) => renderToStaticMarkup(createElement(RichTextView, { value }));
/** Parses a text like a browser. */
const nodesOf = (value: RichText) => nodesInMarkup(render(value));

function everyElement(
	nodes: readonly RichNode[] = [],
): { tag: string; attributes: Readonly<Record<string, string>> }[] {
	return nodes.flatMap((node) =>
		typeof node === "string"
			? []
			: [{ tag: node.tag, attributes: node.attributes ?? {} }, ...everyElement(node.children)],
	);
}

/** Fails if a tree contains anything that is executed, loaded or framed. */
function expectHarmless(value: RichText) {
	for (const { tag, attributes } of everyElement(nodesOf(value))) {
		expect(RICH_TAGS).toContain(tag);
		for (const [name, text] of Object.entries(attributes)) {
			const own = /^h[2-4]$/.test(tag) ? ["id"] : (RICH_ATTRIBUTES[tag] ?? []);
			expect([...own, "lang", "dir"], `${name} on ${tag}`).toContain(name);
			expect(name).not.toMatch(/^on|^style$|^srcdoc$|^class$/);
			if (name === "href") expect(text).toMatch(/^(https?:|mailto:|tel:|[^:]*$|[^:]*[/?#].*)/i);
			if (name === "src") expect(text).toMatch(/^(https?:|[^:]*$|[^:]*[/?#].*)/i);
		}
	}
	expect(render(value)).not.toMatch(
		/<(script|style|iframe|svg|math|object|embed|form|template|link|meta|base)|javascript:|\son\w+="/i,
	);
}

/** Fails if a browser parses the rendered markup to another tree. */
function expectStable(value: RichText) {
	const again = richMarkup(nodesOf(value));
	expect(again).toBe(value.html);
}

const hostile = [
	"<script>alert(1)</script>",
	"<p><script>alert(1)</script>x</p>",
	"<scr<script>ipt>alert(1)</script>",
	'<p onclick="alert(1)" style="position:fixed" class="x">x</p>',
	'<img src=x onerror="alert(1)">',
	'<img src="data:image/svg+xml,<svg onload=alert(1)>" alt="a">',
	'<img src="javascript:alert(1)">',
	'<a href="javascript:alert(1)">x</a>',
	'<a href="JaVaScRiPt:alert(1)">x</a>',
	'<a href="java&#9;script:alert(1)">x</a>',
	'<a href="&#1;javascript:alert(1)">x</a>',
	'<a href=" &#10;javascript:alert(1)">x</a>',
	'<a href="vbscript:x">x</a>',
	'<a href="data:text/html,<script>alert(1)</script>">x</a>',
	"<svg><script>alert(1)</script></svg>",
	'<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
	"<style>*{display:none}</style><p>x</p>",
	'<iframe src="https://example.com" srcdoc="<script>alert(1)</script>"></iframe>',
	'<object data="x.swf"><embed src="x.swf"></object>',
	'<form action="https://example.com"><input name="password"><button>x</button></form>',
	"<template><script>alert(1)</script><p>x</p></template>",
	'<base href="https://example.com"><link rel="stylesheet" href="x"><meta http-equiv="refresh" content="0">',
	'<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
	'<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
	"<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>",
	'<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
	"<table><tr><td><table><tr><td><script>alert(1)</script>x</td></tr></table></td></tr></table>",
	"<!--><img src=x onerror=alert(1)>-->",
	"<p><![CDATA[<script>alert(1)</script>]]></p>",
	'<a href="https://example.com" target="_blank" ping="https://example.com">x</a>',
	"<video src=x onloadstart=alert(1)><source></video>",
	"<details open ontoggle=alert(1)><summary>x</summary></details>",
];

describe("editors' text", () => {
	test.each(hostile)("loses dangerous markup: %s", (html) => {
		const value = parse(html);
		expectHarmless(value);
		expectStable(value);
	});

	test("keeps the text of unknown elements, but not of scripts and styles", () => {
		expect(nodesOf(parse("<p>a<span>b</span><blink>c</blink><script>d</script><style>e</style></p>"))).toEqual([
			{ tag: "p", children: ["abc"] },
		]);
	});

	test("has unique anchors from the words of its headings", () => {
		const nodes = nodesOf(
			parse("<h2>Über Größe &amp; Maß</h2><h3>Was?</h3><h3>Was!</h3><h4>…</h4><h2 id='was-3'>Eigene</h2><h2>Was</h2>"),
		);
		expect(everyElement(nodes).map(({ attributes }) => attributes.id)).toEqual(
			["ueber-groesse-mass", "was", "was-2", "section", "eigene", "was-3"].map((anchor) => `t:${anchor}`),
		);
	});

	test("has anchors that differ from those of the page's other texts, without the entry's id", () => {
		const idOf = (id: string) => everyElement(nodesOf(parseRichText("<h2>Why</h2>", id)))[0]?.attributes.id;
		expect(idOf("use-case-0b1c2d3e-4f50-4a61-8b72-9c83ad94be05-problem")).toBe("use-case-problem:why");
		expect(idOf("block-0b1c2d3e-4f50-4a61-8b72-9c83ad94be05-3")).toBe("block-3:why");
	});

	test("loses attributes that the page itself uses", () => {
		const names =
			"id name class style slot part is role tabindex hidden inert popover contenteditable data-region data-rich-text data-locale " +
			"aria-hidden aria-label itemprop form target ping download autofocus accesskey nonce xmlns onclick rel";
		const written = names.replace(/\S+/g, '$&="hub:data"');
		const html = RICH_TAGS.map((tag) => `<${tag} ${written}>Words</${tag}>`).join("");
		const allowed = new Set(["id", "src", "loading", "tabindex"]);
		for (const { tag, attributes } of everyElement(nodesOf(parse(html)))) {
			expect(Object.keys(attributes).filter((name) => !allowed.has(name))).toEqual([]);
			expect(attributes.id ?? "").toMatch(/^h[2-4]$/.test(tag) ? /^t:words/ : /^$/);
		}
	});

	test("marks links to other sites, and has canonical addresses of this site", () => {
		const value = parseRichText(
			'<p><a href="https://example.com" rel="x">a</a><a href="/en/about" rel="x">b</a></p>',
			"t",
			{
				canonicalHref: (href) => href.replace("/en/about", "/about"),
			},
		);
		expect(everyElement(nodesOf(value)).slice(1)).toEqual([
			{ tag: "a", attributes: { href: "https://example.com", rel: "noopener" } },
			{ tag: "a", attributes: { href: "/about" } },
		]);
	});

	test("[MT-5] keeps the words of dead links, joined with the text around them", () => {
		const canonicalHref = (href: string) => (href.startsWith("/gone") ? "" : href);
		const html =
			'<p>See <a href="/gone">the <em>old</em> page</a> and <a href="/here">this</a>.</p><p><a id="x" href="/gone">x</a></p>';
		expect(nodesOf(parseRichText(html, "t", { canonicalHref }))).toEqual([
			{
				tag: "p",
				children: [
					"See the ",
					{ tag: "em", children: ["old"] },
					" page and ",
					{ tag: "a", attributes: { href: "/here" }, children: ["this"] },
					".",
				],
			},
			{ tag: "p", children: ["x"] },
		]);
	});

	test("keeps the language of words", () => {
		expect(render(parse('<p>Das <em lang="en">Data Act</em></p>'))).toContain('<em lang="en">Data Act</em>');
	});

	test("has its words by paragraphs, without struck text", () => {
		expect(passagesOf(parse("<p>a <b>b</b> <s>x</s></p><ul><li>c</li></ul>"))).toEqual(["a b", "c"]);
	});

	test("has tables that the keyboard can scroll", () => {
		expect(render(parse("<table><tr><th scope=col colspan=2>a</th></tr></table>"))).toBe(
			'<div data-rich-text="t"><table tabindex="0"><tbody><tr><th scope="col" colspan="2">a</th></tr></tbody></table></div>',
		);
	});

	test("[CT-1] loses the wrappers of Studio's editor in items and cells, and gets table heads back", () => {
		const plain =
			"<ul><li>One <em>and</em><ul><li>a</li></ul></li><li>Two</li></ul><table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>";
		const cell = (tag: string, text: string) => `<${tag} colspan="1" rowspan="1"><p>${text}</p></${tag}>`;
		const studios = `<ul><li><p>One <em>and</em></p><ul><li><p>a</p></li></ul></li><li><p>Two</p></li></ul><table style="min-width: 50px;"><colgroup><col style="min-width: 25px;"><col></colgroup><tbody><tr>${cell("th", "A")}${cell("th", "B")}</tr><tr>${cell("td", "1")}${cell("td", "2")}</tr></tbody></table>`;
		expect(nodesOf(parse(studios))).toEqual(nodesOf(parse(plain)));
		const paragraphs =
			"<ul><li><p>One</p><p>Two</p></li></ul><table><tbody><tr><th>A</th><td>1</td></tr></tbody></table>";
		expect(render(parse(paragraphs))).toContain("<li><p>One</p><p>Two</p></li>");
		expect(render(parse(paragraphs))).not.toContain("<thead>");
	});

	test.each([
		`https://studio.example.com/assets/${PICTURE}.webp?width=900&height=600`,
		`http://localhost:8055/assets/${PICTURE}?height=600&width=900&quality=80`,
		`/cms/assets/${PICTURE}.png?width=900&height=600`,
	])("[CT-1] loads pictures of the library lazily from this site, with their size: %s", (src) => {
		const img = {
			tag: "img",
			attributes: { src: `/media/${PICTURE}/text`, alt: "A harbour", width: "900", height: "600", loading: "lazy" },
		};
		const { html } = parse(
			`<figure><img src="${src.replaceAll("&", "&amp;")}" alt="A harbour" class="x" loading="eager"><figcaption>Night</figcaption></figure>`,
		);
		expect(nodesOf({ kind: "rich-text", id: "t", html })).toEqual([
			{ tag: "figure", children: [img, { tag: "figcaption", children: ["Night"] }] },
		]);
	});

	test("[CT-1] prefers the size that an editor gave a picture, and has none if it is unknown", () => {
		const attributes = (img: string) => everyElement(nodesOf(parse(`<p>${img}</p>`)))[1]?.attributes;
		expect(
			attributes(`<img src="/assets/${PICTURE}.png?width=900&height=600" width="300" height="200" alt="a">`),
		).toMatchObject({
			width: "300",
			height: "200",
		});
		expect(attributes(`<img src="/assets/${PICTURE}.png?key=small" alt="a">`)).toEqual({
			src: `/media/${PICTURE}/text`,
			alt: "a",
			loading: "lazy",
		});
		expect(attributes(`<img src="/assets/${PICTURE}.png?width=9e9" height="auto" alt="a">`)).not.toHaveProperty(
			"width",
		);
	});

	test.each([
		"https://elsewhere.example/a.png",
		"x.png",
		"",
		`data:image/png;base64,AAAA/assets/${PICTURE}`,
		`https://elsewhere.example/?/assets/${PICTURE}`,
	])("[CN-5] loses pictures of other sites with their figures: %s", (src) => {
		expect(
			nodesOf(
				parse(`<p>a <img src="${src}" alt="b"> c</p><figure><img src="${src}"><figcaption>d</figcaption></figure>`),
			),
		).toEqual([{ tag: "p", children: ["a  c"] }]);
	});
});

const text = fc.oneof(
	fc.string({ maxLength: 8 }),
	fc.constantFrom("Worte ", " & ", "<", "\n\n", "„Text“", "​", "&amp;", "</p>", "<!-- c -->"),
);
const container = fc.constantFrom(
	...RICH_TAGS.filter((tag) => !["img", "br", "hr"].includes(tag)),
	"div",
	"span",
	"button",
	"caption",
	"tfoot",
	"dl",
	"dt",
	"b",
	"i",
	"object",
	"center",
	"nobr",
	"select",
	"svg",
	"template",
);
const attributes = fc.constantFrom(
	"",
	' id="x"',
	' lang="de"',
	' href="/about?a=1&amp;b=2#c"',
	' href="https://example.com"',
	' title="a &quot;b&quot;"',
	' colspan="2" rowspan=3',
	' start="4"',
	' onclick="x"',
);
const { html } = fc.letrec<{ html: string; element: string }>((tie) => ({
	html: fc
		.array(fc.oneof({ depthSize: "small", withCrossShrink: true }, text, tie("element")), { maxLength: 4 })
		.map((parts) => parts.join("")),
	element: fc.oneof(
		fc.constantFrom("<br>", "<hr>", `<img src="/assets/${PICTURE}.png?height=480" alt="Ein Bild" width=640>`),
		fc.tuple(container, attributes, tie("html")).map(([tag, written, inner]) => `<${tag}${written}>${inner}</${tag}>`),
	),
}));

describe("editors' text in the browser", () => {
	test.each([
		["<table><caption>Preise</caption><tr><td>1</td></tr></table>", '<table tabindex="0"><caption>Preise</caption>'],
		["<table><tbody><tr><td>1</td></tr></tbody><tfoot><tr><td>2</td></tr></tfoot></table>", "<tfoot><tr><td>2</td>"],
		["<td>allein</td>", ">allein<"],
		["<p>a<button><p>b</p></button></p>", "<p>a</p><p>b</p>"],
		["<pre>\n\n<code>a</code></pre>", "<pre><code>a</code></pre>"],
	])("has the structure that a browser gives it: %s", (html, rendered) => {
		const value = parse(html);
		expect(render(value)).toContain(rendered);
		expectStable(value);
	});

	test("is parsed by browsers to the same harmless tree, whatever the markup", () => {
		fc.assert(
			fc.property(html, (source) => {
				const value = parse(source);
				expectHarmless(value);
				expectStable(value);
			}),
			{ numRuns: 400 },
		);
	});

	test("is the same from a document as from markup, whatever the markup and its dead links", () => {
		const canonicalHref = (href: string) => (href.length % 2 === 0 ? "" : `/de${href}`);
		fc.assert(
			fc.property(html, (source) => {
				const links = { canonicalHref, termHref: () => undefined };
				const value = parseRichText(source, "t", links);
				expect(withTexts(JSON.parse(JSON.stringify(storedText(source, "t"))), links)).toEqual(value);
				expectStable(value);
				expect(
					everyElement(nodesOf(value)).filter(({ tag, attributes }) => tag === "a" && attributes.href === ""),
				).toEqual([]);
			}),
			{ numRuns: 200 },
		);
	});
});
