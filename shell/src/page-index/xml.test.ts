import { DOMParser, onErrorStopParsing } from "@xmldom/xmldom";
import fc from "fast-check";
import { expect, test } from "vitest";
import { element, textElement, xmlDocument } from "./xml.ts";

const read = (xml: string) =>
	new DOMParser({ onError: onErrorStopParsing }).parseFromString(xml, "application/xml").documentElement;

test("[MT-5] any text, in an element or an attribute, is read back as it was written", () => {
	fc.assert(
		fc.property(fc.string({ unit: "grapheme" }), fc.string({ unit: "grapheme" }), (text, attribute) => {
			const root = read(xmlDocument(element("a", { href: attribute }, "x", element("b", {}, text))));
			expect(root?.getAttribute("href")).toBe(attribute);
			expect(root?.getElementsByTagName("b")[0]?.textContent).toBe(text);
		}),
	);
});

test("[MT-5] line ends of a text are not taken for those of the file", () => {
	const ends = "a\rb\r\nc\u2028d\u2029e";
	const root = read(xmlDocument(element("a", { href: ends }, ends)));
	expect(root?.textContent).toBe(ends);
	expect(root?.getAttribute("href")).toMatch(/\u2028d\u2029e$/);
});

test("[MT-5] what XML cannot hold is left out instead of spoiling the document", () => {
	fc.assert(
		fc.property(fc.string({ unit: "binary" }), fc.array(fc.integer({ min: 0, max: 0xffff })), (text, units) => {
			const hostile = `${text}${String.fromCharCode(...units)}]]>&#0;\u0000\u000b\uffff\ud800<!--`;
			const root = read(xmlDocument(element("a", { title: hostile }, hostile)));
			expect(root?.textContent).toContain("]]>&#0;");
			// biome-ignore lint/suspicious/noControlCharactersInRegex: it is exactly these that must be gone
			expect(root?.textContent).not.toMatch(/[\u0000\u000b\uffff]/);
		}),
		{ numRuns: 10 },
	);
});

test("an element without a text is left out", () => {
	expect(xmlDocument(element("a", { b: undefined }, textElement("c", ""), textElement("d", undefined)))).toContain("<a/>");
});
