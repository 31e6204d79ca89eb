import { DOMParser, onErrorStopParsing } from "@xmldom/xmldom";
import fc from "fast-check";
import { expect, test } from "vitest";
import { element, xmlDocument } from "./xml.ts";

const read = (xml: string) =>
	new DOMParser({ onError: onErrorStopParsing }).parseFromString(xml, "application/xml").documentElement;

test("[MT-5] any text in an element or attribute survives a round trip", () => {
	fc.assert(
		fc.property(fc.string({ unit: "grapheme" }), fc.string({ unit: "grapheme" }), (text, attribute) => {
			const root = read(xmlDocument(element("a", { href: attribute }, "x", element("b", {}, text))));
			expect(root?.getAttribute("href")).toBe(attribute);
			expect(root?.getElementsByTagName("b")[0]?.textContent).toBe(text);
		}),
	);
});

test("[MT-5] line ends in texts survive a round trip", () => {
	const ends = "a\rb\r\nc\u2028d\u2029e";
	const root = read(xmlDocument(element("a", { href: ends }, ends)));
	expect(root?.textContent).toBe(ends);
	expect(root?.getAttribute("href")).toMatch(/\u2028d\u2029e$/);
});

test("[MT-5] characters that XML forbids are removed and the document stays well-formed", () => {
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
