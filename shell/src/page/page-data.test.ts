import { parseRichText } from "@hub/content-model/rich-text/rich-text-parser";
import { RichText as RichTextView } from "@hub/shared-contracts/remote/runtime";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type PageData, readPageData, writeBrowserJson, writePageData, writeSet } from "./page-data.ts";
import type { FoundResult } from "./page-result.ts";

const parsed = parseRichText("<h2>Ein Titel</h2><p>Viel <em>Text</em>.</p>", "post-7");
/** As a browser has it. */
const { headings: _headings, passages: _passages, ...body } = parsed;

function pageWith(data: unknown): PageData {
	const result: FoundResult = {
		kind: "page",
		locale: "en",
		head: { title: "A", description: "" },
		addresses: undefined,
		languages: [],
		absent: [],
		layout: "default",
		route: "page",
		remote: "one",
		params: {},
		sharePicture: undefined,
		data,
		slots: {},
	};
	return {
		set: { id: "x", strategy: "prefix", routes: [], remotes: [], staticSlots: [], slots: {}, services: {} },
		page: { result, layout: { locale: "en", menus: { header: [], footer: [], legal: [] }, settings: null, slots: {} } },
	};
}

const written = ({ set, page }: PageData, html: string) => writePageData(writeSet(set), page, html);

/** A page whose markup is `html`, with the methods that reading data needs. */
function pageOf(html: string): ParentNode {
	const innerHTML = html.replace(/^<[^>]*>|<\/[^>]*>$/g, "");
	const querySelector = (selector: string) => (html.includes(selector.slice(1, -1)) ? { innerHTML } : null);
	return { querySelector } as unknown as ParentNode;
}

// The ids in these tests hold nothing that a selector would have to escape.
beforeEach(() => vi.stubGlobal("CSS", { escape: (text: string) => text }));
afterEach(() => vi.unstubAllGlobals());

describe("the page's data", () => {
	const html = renderToStaticMarkup(createElement(RichTextView, { value: body }));

	test("a text in the markup is left out of the data and restored in the browser", () => {
		const json = written(pageWith({ title: "A", nested: [{ body: parsed }] }), html);
		expect(json).not.toContain("Viel");
		expect(json).toContain('"id":"post-7"');
		expect(readPageData(json, pageOf(html))).toEqual(pageWith({ title: "A", nested: [{ body }] }));
	});

	test("a text that no view rendered is in the data", () => {
		const data = pageWith({ body });
		const json = written(data, "<p>something else</p>");
		expect(json).toContain("Viel");
		expect(readPageData(json, pageOf("<p>something else</p>"))).toEqual(data);
	});

	test("a text's tree is never in the data", () => {
		const json = writeBrowserJson({ result: { data: { body: parsed } } });
		expect(JSON.parse(json)).toEqual({
			result: { data: { body: { kind: "rich-text", id: "post-7", html: body.html } } },
		});
	});

	test("no content can end the script element", () => {
		const data = pageWith({ text: "</script><script>alert(1)</script><!--" });
		const json = written(data, "");
		expect(json).not.toContain("<");
		expect(readPageData(json, pageOf("<p>x</p>"))).toEqual(data);
	});
});
