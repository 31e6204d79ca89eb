// Clipboard markup of word processors as browsers provide it, shortened and with other texts.

import { markupTree } from "@hub/content-model/rich-text/markup-tree";
import { parseRichText } from "@hub/content-model/rich-text/rich-text-parser";
import { RichText as RichTextView } from "@hub/shared-contracts/remote/runtime";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { normalisedMarkup, pastedMarkup, unshownIn } from "./stored-markup.ts";

const shown = (html: string) =>
	renderToStaticMarkup(createElement(RichTextView, { value: parseRichText(html, "t") }))
		.replace(/^<div data-rich-text="t">|<\/div>$/g, "")
		.replace(/ (id|tabindex)="[^"]*"/g, "")
		.replace(/[ \n]+/g, " ")
		.replace(/(?<=<\/?(p|h[23]|ul|ol|tr|td|table|tbody|blockquote|li)>) /g, "")
		.trim();

/** A list item as Word 365 for Windows and Mac writes it. */
const item = (level: number, marker: string, words: string, place = "Middle", font = "Symbol") =>
	`<p class=MsoListParagraphCxSp${place} style='margin-left:${level * 36}.0pt;mso-add-space:auto;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span lang=EN-GB style='font-family:${font};mso-fareast-font-family:${font};mso-bidi-font-family:${font}'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span lang=EN-GB>${words}<o:p></o:p></span></p>`;

const WORD = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<link rel=File-List href="file:///C:/Users/ada/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {mso-style-parent:""; font-family:"Calibri",sans-serif;} --></style></head>
<body lang=DE style='tab-interval:35.4pt'><!--StartFragment-->
<p class=MsoTitle><span lang=EN-GB>Annual report<o:p></o:p></span></p>
<h1><a name="_Toc180000001"><span lang=EN-GB>What we did</span></a><o:p></o:p></h1>
<p class=MsoNormal><span lang=EN-GB style='font-family:"Arial",sans-serif;color:#1F3864'>The fee was <s>500 euro</s> <b style='mso-bidi-font-weight:normal'>400 euro</b><a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1" title=""><span class=MsoFootnoteReference><span style='mso-special-character:footnote'><![if !supportFootnotes]>[1]<![endif]></span></span></a>.<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
${item(1, "·", "Apples", "First")}
${item(2, "o", "red", "Middle", '"Courier New"')}
${item(2, "o", "green", "Middle", '"Courier New"')}
${item(1, "·", "Pears", "Last")}
<p class=MsoNormal><span lang=EN-GB>In this order:<o:p></o:p></span></p>
${item(1, "3.", "Pick", "First", "Calibri")}
${item(2, "a.", "with care", "Middle", "Calibri")}
${item(1, "4.", "Wash", "Last", "Calibri")}
<h2><span lang=EN-GB>Prices</span></h2>
<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;border:none;mso-border-alt:solid windowtext .5pt'>
 <tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes'><td width=302 valign=top style='width:226.55pt;border:solid windowtext 1.0pt;padding:0cm 5.4pt 0cm 5.4pt'><p class=MsoNormal style='margin-bottom:0cm'><b>Kind<o:p></o:p></b></p></td><td width=302 valign=top><p class=MsoNormal><b>Price</b></p></td></tr>
 <tr style='mso-yfti-irow:1;mso-yfti-lastrow:yes'><td><p class=MsoNormal>Apple</p></td><td><p class=MsoNormal align=right style='text-align:right'>1&nbsp;€<o:p></o:p></p></td></tr>
</table>
<p class=MsoNormal>In <st1:City w:st="on"><st1:place w:st="on">Berlin</st1:place></st1:City>, see <a href="https://example.com/report">the report</a>.</p>
<p class=MsoIntenseQuote>Well said.</p>
<br clear=all style='page-break-before:always'>
<!--EndFragment--></body></html>`;

const WORD_SHOWN = [
	"<h2>Annual report</h2><h2>What we did</h2>",
	"<p>The fee was <s>500 euro</s> <strong>400 euro</strong><sup>[1]</sup>.</p>",
	"<ul><li>Apples<ul><li>red</li><li>green</li></ul></li><li>Pears</li></ul>",
	"<p>In this order:</p>",
	'<ol start="3"><li>Pick<ol type="a"><li>with care</li></ol></li><li>Wash</li></ol>',
	"<h3>Prices</h3>",
	"<table><tbody><tr><td><strong>Kind</strong></td><td><strong>Price</strong></td></tr><tr><td>Apple</td><td>1\u00a0€</td></tr></tbody></table>",
	'<p>In Berlin, see <a href="https://example.com/report" rel="noopener">the report</a>.</p>',
	"<blockquote><p>Well said.</p></blockquote>",
].join("");

const GOOGLE = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1a2b3c4d-7fff"><h1 dir="ltr" style="line-height:1.38;margin-top:20pt;margin-bottom:6pt;"><span style="font-size:20pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre;white-space:pre-wrap;">Our year</span></h1><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;"><span style="font-size:11pt;font-weight:400;text-decoration:none;vertical-align:baseline;">The fee was </span><span style="font-weight:400;text-decoration:line-through;-webkit-text-decoration-skip:none;">500</span><span style="font-weight:700;font-style:normal;"> 400</span><span style="font-weight:400;font-style:italic;"> euro</span><span style="font-weight:400;"><span style="font-size:0.6em;vertical-align:super;">2</span></span><a href="https://example.com/" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;-webkit-text-decoration-skip:none;">here</span></a></p><br /><ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;font-size:11pt;" aria-level="1"><p dir="ltr" style="line-height:1.38;" role="presentation"><span style="font-weight:400;">Apples</span></p></li><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:circle;" aria-level="2"><p dir="ltr" role="presentation"><span style="font-weight:400;">red</span></p></li></ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>Pears</span></p></li></ul><br /><div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col width="312" /><col width="312" /></colgroup><tbody><tr style="height:0pt"><td style="border-left:solid #000000 1pt;vertical-align:top;padding:5pt;overflow:hidden;"><p dir="ltr" style="line-height:1.2;"><span style="font-weight:400;">A</span></p></td><td><br /></td></tr></tbody></table></div></b><br class="Apple-interchange-newline">`;

const GOOGLE_SHOWN = [
	"<h2>Our year</h2>",
	'<p>The fee was <s>500</s><strong> 400</strong><em> euro</em><sup>2</sup><a href="https://example.com/" rel="noopener">here</a></p>',
	"<ul><li>Apples<ul><li>red</li></ul></li><li>Pears</li></ul>",
	"<table><tbody><tr><td>A</td><td><br></td></tr></tbody></table>",
].join("");

const ON_THE_WEB = ["1", "2", "1"]
	.map(
		(level, at) =>
			`<div class="ListContainerWrapper SCXW1 BCX0"><ul class="BulletListStyle${level} SCXW1" role="list"><li data-leveltext="" data-font="Symbol" data-listid="1" data-aria-posinset="${at + 1}" data-aria-level="${level}" role="listitem" class="OutlineElement Ltr"><p class="Paragraph SCXW1" style="text-align:left"><span class="TextRun SCXW1" lang="EN-US" style="font-size:11pt"><span class="NormalTextRun SCXW1">Item ${at + 1}</span></span><span class="EOP SCXW1" data-ccp-props="{}">&nbsp;</span></p></li></ul></div>`,
	)
	.join("");

/** Word's list as Studio's editor stored it before pasted markup was cleaned. */
const IN_STUDIO = `<p class="MsoListParagraphCxSpFirst"><span style="font-family: Symbol;">·</span><span style="font-size: 7pt; font-family: &quot;Times New Roman&quot;;">&nbsp;&nbsp;&nbsp;&nbsp; </span>Apples</p><p class="MsoListParagraphCxSpLast">·&nbsp; <strong>Pears</strong></p><p class="MsoListParagraph">1)&nbsp; One</p><p class="MsoNormal">End</p>`;

describe("[CT-10] markup pasted from word processors", () => {
	test.each([
		["Word", WORD, WORD_SHOWN],
		["Google Docs", GOOGLE, GOOGLE_SHOWN],
		["Word on the web", ON_THE_WEB, "<ul><li>Item 1<ul><li>Item 2</li></ul></li><li>Item 3</li></ul>"],
		[
			"Word, as Studio has it",
			IN_STUDIO,
			"<ul><li>Apples</li><li><strong>Pears</strong></li></ul><ol><li>One</li></ol><p>End</p>",
		],
	])("is cleaned and keeps its structure: %s", (_name, html, expected) => {
		expect(unshownIn(html)).toEqual([]);
		const stored = normalisedMarkup(html);
		expect(stored).not.toMatch(/Mso|mso-|style="(?!min-width)|class=|font|<o:|docs-internal|file:|_Toc|<!/);
		expect(shown(stored)).toBe(expected);
		expect(normalisedMarkup(stored), "and the next save does not change it").toBe(stored);
		expect(pastedMarkup(markupTree(html)), "and pasting gives the same").toEqual({ html: stored, pictures: 0 });
	});

	test("keeps a local picture, which is refused until the editor replaces it", () => {
		const picture =
			'<p class=MsoNormal><img width=10 height=10 src="file:///C:/Temp/clip_image001.png" alt="A chart"></p>';
		expect(normalisedMarkup(picture)).toBe(
			'<p><img width="10" height="10" src="file:///C:/Temp/clip_image001.png" alt="A chart"></p>',
		);
		expect(shown(picture)).toBe("");
	});

	test("counts local pictures and refused elements, and keeps pictures of the library", () => {
		const own = "/assets/0b1c2d3e-4f50-4a6b-8c7d-9e0f1a2b3c4d.png?width=9";
		const html = `<p>a<img src="file:///C:/b.png"><a href="file:///C:/c.docx">c</a></p><iframe src="https://d.example"></iframe><p><img src="data:image/png;base64,AA"><img src="${own}" alt="e"></p>`;
		expect(pastedMarkup(markupTree(html))).toEqual({ html: `<p>ac</p><p><img src="${own}" alt="e"></p>`, pictures: 2 });
	});

	test("with a list style but no bullet is a paragraph", () => {
		expect(normalisedMarkup("<p class=MsoListParagraph>Words</p>")).toBe("<p>Words</p>");
	});
});
