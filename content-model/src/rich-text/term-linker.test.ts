import { plainText, type RichNode } from "@hub/shared-contracts/rich-text/rich-text";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cleanNodes } from "./clean-nodes.ts";
import { parseRichText } from "./rich-text-parser.ts";
import { createVocabulary, type LinkableTerm, linkTerms, termsIn, type Vocabulary } from "./term-linker.ts";

const term = (key: string, ...words: string[]): LinkableTerm => ({ key, words, slug: key });
const GERMAN = [
	term("space", "Datenraum", "Data Space"),
	term("passport", "Digitaler Produktpass", "Produktpass", "DPP"),
	term("policy", "Nutzungsregel"),
	term("connector", "Konnektor", "Datenraum-Konnektor"),
	term("footprint", "CO₂-Fußabdruck", "PCF"),
	term("transfer", "Übertragung"),
];
const ENGLISH = [
	term("space", "Data space", "dataspace"),
	term("passport", "Digital product passport", "product passport", "DPP"),
	term("policy", "Usage policy"),
	term("connector", "Connector", "data space connector"),
	term("act", "Data Act"),
];
const german = createVocabulary(GERMAN, "de");
const english = createVocabulary(ENGLISH, "en");

const termHref = (slug: string) => `/g/${slug}`;
const linked = (html: string, vocabulary: Vocabulary, { ownKey = "", page = new Set<string>() } = {}) =>
	parseRichText(html, "t", { termHref, linked: page }, (text) => linkTerms(text, vocabulary, ownKey)).html ?? "";
/** Abbreviates links to `[words](key)`. */
const briefly = (markup: string) => markup.replace(/<a href="\/g\/(\w+)" rel="glossary">(.*?)<\/a>/g, "[$2]($1)");
const de = (html: string, page?: Set<string>) => briefly(linked(html, german, { page }));
const en = (html: string, ownKey?: string) => briefly(linked(html, english, { ownKey }));

describe("[CT-4] the first use of a term becomes a link to it", () => {
	test.each([
		["<p>Ein Datenraum. Noch ein Datenraum.</p>", "<p>Ein [Datenraum](space). Noch ein Datenraum.</p>"],
		["<p>In Datenräumen gelten Nutzungsregeln.</p>", "<p>In [Datenräumen](space) gelten [Nutzungsregeln](policy).</p>"],
		["<p>die digitalen Produktpässe</p>", "<p>die [digitalen Produktpässe](passport)</p>"],
		["<p>Digitale\u00a0Produktpässe</p>", "<p>[Digitale\u00a0Produktpässe](passport)</p>"],
		["<p>Der Pass, kurz DPP, und der Produktpass</p>", "<p>Der Pass, kurz [DPP](passport), und der Produktpass</p>"],
		["<p>„Übertragung“: fertig.</p>", "<p>„[Übertragung](transfer)“: fertig.</p>"],
		["<p>ihres CO₂-Fußabdrucks</p>", "<p>ihres [CO₂-Fußabdrucks](footprint)</p>"],
		["<p>ihres CO₂-\u2060Fußabdrucks</p>", "<p>ihres [CO₂-\u2060Fußabdrucks](footprint)</p>"],
		["<p>ein <strong>Konnektor</strong></p>", "<p>ein <strong>[Konnektor](connector)</strong></p>"],
		["<ul><li>Konnektor</li></ul>", "<ul><li>[Konnektor](connector)</li></ul>"],
		["<blockquote><p>Konnektor</p></blockquote>", "<blockquote><p>[Konnektor](connector)</p></blockquote>"],
		[
			"<table><tr><th>Konnektor</th><td>Konnektor</td></tr></table>",
			'<table tabindex="0"><tbody><tr><th>Konnektor</th><td>[Konnektor](connector)</td></tr></tbody></table>',
		],
	])("in %s", (html, expected) => {
		expect(de(html)).toBe(expected);
	});

	test.each([
		["<p>Data spaces need usage policies.</p>", "<p>[Data spaces](space) need [usage policies](policy).</p>"],
		["<p>a data-space rulebook</p>", "<p>a [data-space](space) rulebook</p>"],
		["<p>the connector’s log</p>", "<p>the [connector](connector)’s log</p>"],
		["<p>The Data Act: let data act.</p>", "<p>The [Data Act](act): let data act.</p>"],
		["<p>Let data act.</p>", "<p>Let data act.</p>"],
	])("in %s", (html, expected) => {
		expect(en(html)).toBe(expected);
	});

	test("prefers the longest term, and links nothing within it", () => {
		expect(en("<p>A data space connector in a data space.</p>")).toBe(
			"<p>A [data space connector](connector) in a [data space](space).</p>",
		);
		expect(en("<p>A connector, a data space connector.</p>")).toBe(
			"<p>A [connector](connector), a data space connector.</p>",
		);
	});
});

describe("[CT-4] a term is not linked", () => {
	test.each([
		["in a heading", "<h2>Der Konnektor</h2><h3>Konnektor</h3><h4>Konnektor</h4>"],
		["in a link", '<p><a href="/x">Der <em>Konnektor</em></a></p>'],
		["in code", "<p><code>Konnektor</code></p><pre><code>Konnektor</code></pre>"],
		["in a heading of a table", "<table><tr><th>Konnektor</th></tr></table>"],
		["in words of another language", '<p><em lang="en">Data Space</em></p>'],
		["in a compound", "<p>Datenraumbetreiber und Datenraum-Betreiber, Test-Konnektor</p>"],
		["in an address", "<p>konnektor@datenraum.example, https://example.com/Konnektor, Konnektor.example</p>"],
		["across elements", "<p><em>Digitale</em> Pässe</p>"],
	])("%s", (_where, html) => {
		expect(linkTerms(cleanNodes(html), german)).toEqual(cleanNodes(html));
	});

	test("if an editor linked it", () => {
		expect(de('<p>Ein Datenraum, <a href="/g/space#more">hier erklärt</a>.</p>')).not.toContain("](space)");
	});

	test("on its own page, nor is a term within its name", () => {
		expect(en("<p>A data space connector in a dataspace</p>", "connector")).toBe(
			"<p>A data space connector in a [dataspace](space)</p>",
		);
	});

	test("if it has no page", () => {
		expect(parseRichText("<p>Konnektor</p>", "t", {}, (text) => linkTerms(text, german)).html).toBe("<p>Konnektor</p>");
	});
});

test("[CT-4] a page has one link per term, also in words marked as the page's language", () => {
	const page = new Set<string>();
	const texts = ["<p>Konnektor</p>", '<p>Konnektor im <em lang="de-AT">Datenraum</em></p>', "<p>Datenräume</p>"];
	expect(texts.map((html) => de(html, page))).toEqual([
		"<p>[Konnektor](connector)</p>",
		'<p>Konnektor im <em lang="de-AT">[Datenraum](space)</em></p>',
		"<p>Datenräume</p>",
	]);
});

test("the terms that a text names are known by all forms of their words", () => {
	expect([...termsIn("Datenräume, Produktpässe und Konnektoren; ein Datenraumbetreiber", german)]).toEqual([
		"space",
		"passport",
		"connector",
	]);
});

const wordsOfTexts = fc.constantFrom(
	...GERMAN.flatMap(({ words }) => words),
	"Datenräumen",
	"digitalen Produktpässen",
	"Digitaler",
	"-",
	"/",
	". ",
	" ",
	"\u00ad",
	" und ",
	"DPP-",
	"&amp;",
	"₂",
	"Fußabdruck",
	"Konnektors",
	"konnektor",
	"\n",
	"„",
	"“",
	"😀",
	"\ud800",
);
const tags = fc.constantFrom(
	"p",
	"h2",
	"h3",
	"ul",
	"li",
	"strong",
	"em",
	"blockquote",
	"code",
	"pre",
	"table",
	"tr",
	"td",
	"th",
	"figure",
	"div",
	'a href="/g/space"',
	'a href="/x"',
	'em lang="en"',
	'p lang="de"',
);
const { html } = fc.letrec<{ html: string; element: string }>((tie) => ({
	html: fc
		.array(fc.oneof({ depthSize: "small", withCrossShrink: true }, wordsOfTexts, tie("element")), { maxLength: 6 })
		.map((parts) => parts.join("")),
	element: fc.tuple(tags, tie("html")).map(([tag, words]) => `<${tag}>${words}</${tag.split(" ")[0]}>`),
}));

/** Returns the tree without links to terms. */
function unlinked(nodes: readonly RichNode[]): RichNode[] {
	const result: RichNode[] = [];
	for (const node of nodes) {
		if (typeof node === "string") join(node);
		else if (node.attributes?.rel === "glossary") for (const child of node.children ?? []) join(String(child));
		else result.push(node.children ? { ...node, children: unlinked(node.children) } : node);
	}
	return result;

	function join(text: string) {
		const before = result.at(-1);
		if (typeof before === "string") result[result.length - 1] = before + text;
		else result.push(text);
	}
}

/** Returns links to terms, and whether they are in a forbidden element. */
function termLinks(nodes: readonly RichNode[], inside: readonly string[] = []): { href: string; forbidden: boolean }[] {
	return nodes.flatMap((node) => {
		if (typeof node === "string") return [];
		const below = termLinks(node.children ?? [], [...inside, node.tag]);
		if (node.attributes?.rel !== "glossary") return below;
		const forbidden = inside.some((tag) => ["a", "h2", "h3", "h4", "th", "code", "pre"].includes(tag));
		return [{ href: node.attributes.href ?? "", forbidden }, ...below];
	});
}

describe("[CT-4] in any text", () => {
	test("nothing but links changes", () => {
		fc.assert(
			fc.property(html, (source) => {
				const text = cleanNodes(source);
				const withLinks = linkTerms(text, german);
				expect(plainText(withLinks)).toBe(plainText(text));
				expect(unlinked(withLinks)).toEqual(text);
			}),
			{ numRuns: 300 },
		);
	});

	test("links are not nested or in headings, and unique", () => {
		fc.assert(
			fc.property(html, (source) => {
				const links = termLinks(linkTerms(cleanNodes(source), german));
				expect(links.filter(({ forbidden }) => forbidden)).toEqual([]);
				const hrefs = links.map(({ href }) => href);
				expect(new Set(hrefs).size).toBe(hrefs.length);
			}),
			{ numRuns: 300 },
		);
	});
});
