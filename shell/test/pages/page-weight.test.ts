// Size budgets of documents and styles. Budgets are raised only on purpose.

import { brotliCompressSync, constants } from "node:zlib";
import { BLOCK_PAGES, KNOWN_PAGES } from "@hub/e2e/page-kinds";
import { expect, test } from "vitest";
import { useTestSite } from "../fixtures/use-test-site.ts";

/** Bytes of the document and of its style sheets by kind of page, compressed with brotli 5 like a proxy does. */
const BUDGETS: Readonly<Record<string, readonly [html: number, css: number]>> = {
	home: [17_300, 13_200],
	"cookie-settings": [10_500, 9_800],
	insights: [10_900, 9_300],
	post: [10_800, 10_200],
	author: [7_900, 9_200],
	category: [8_600, 9_300],
	events: [9_000, 9_700],
	event: [9_600, 11_200],
	recordings: [8_100, 9_500],
	recording: [8_200, 10_000],
	about: [11_100, 15_400],
	search: [6_700, 9_600],
	glossary: [10_500, 8_800],
	term: [9_000, 10_200],
	demos: [8_200, 8_900],
	references: [9_600, 9_300],
	reference: [10_500, 11_100],
	"use-cases": [9_400, 9_700],
	"use-case": [10_500, 13_000],
	industry: [10_000, 11_900],
	login: [6_400, 8_200],
	resources: [9_800, 9_800],
	"partner-list": [9_500, 9_000],
	contact: [7_800, 9_800],
	imprint: [7_400, 11_700],
	carousel: [15_500, 16_200],
	form: [11_900, 15_900],
	media: [14_100, 14_700],
	screen: [14_600, 15_900],
	table: [11_300, 15_900],
	video: [14_200, 15_700],
};

const site = useTestSite();

function weight(bytes: Uint8Array): number {
	return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
}

test.each([...KNOWN_PAGES, ...BLOCK_PAGES])(
	"$kind in $lang is within its budget, and its pictures have sizes",
	async ({ kind, path }) => {
		const [html, css] = BUDGETS[kind] ?? [0, 0];
		const page = await site.get(path);
		const sheets = page.document.all("link", { rel: "stylesheet" }).map(({ attributes }) => attributes.href ?? "");
		expect(sheets, "one file, whatever the page is made of").toHaveLength(1);
		expect(weight(Buffer.from(page.html))).toBeLessThan(html);
		expect(weight(new Uint8Array(await (await site.fetch(sheets[0] ?? "")).arrayBuffer()))).toBeLessThan(css);
		const shifting = page.document
			.all("img")
			.filter(({ attributes }) => !(Number(attributes.width) > 0 && Number(attributes.height) > 0));
		expect(shifting.map(({ attributes }) => attributes.src)).toEqual([]);
	},
);
