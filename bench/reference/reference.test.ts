import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { median, spread } from "../spread.ts";
import { toReact } from "./element-tree.ts";
import { countElements, readElement, textOf } from "./read-elements.ts";

describe("the limit that the site is measured against", () => {
	test("renders the very elements that the site's page has", () => {
		const article =
			'<main id="main" tabindex="-1"><article data-rich-text="a-1" aria-labelledby="h"><h1 id="h" class="one two">Größe &amp; Maß</h1>' +
			'<p>Text with <a href="/a?b=1&amp;c=2" hrefLang="de" aria-current="true">a link</a>.</p>' +
			'<svg viewBox="0 0 1 1" stroke-width="2" aria-hidden="true"><path d="M0 0h1"></path></svg>' +
			'<table><thead><tr><th scope="col" colSpan="2">Head</th></tr></thead></table></article></main>';
		const tree = readElement(`<!DOCTYPE html><html><body><!--$--><div>${article}</div></body></html>`, "main");
		expect(renderToStaticMarkup(toReact(tree))).toBe(article);
		expect(countElements(tree)).toBe(11);
		expect(textOf(tree)).toBe("Größe & MaßText with a link.Head");
	});

	test("is not made of an element that the page lacks", () => {
		expect(() => readElement("<p>Short</p>", "main")).toThrow("no element main");
	});
});

describe("medians and spreads", () => {
	test("an even number of values has the mean of the two in the middle", () => {
		expect(median([4, 1, 3, 2])).toBe(2.5);
		expect(median([9, 1, 5])).toBe(5);
	});

	test("the least and the greatest stand beside the median, where there are several", () => {
		expect(spread([10, 30, 20])).toBe("20 (10–30)");
		expect(spread([0.126], 2)).toBe("0.13");
	});
});
