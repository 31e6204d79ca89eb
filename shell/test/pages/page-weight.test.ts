// Size budgets of documents and styles. Budgets are raised only on purpose.

import { brotliCompressSync, constants } from "node:zlib";
import { BLOCK_PAGES, KNOWN_PAGES } from "@hub/e2e/page-kinds";
import { expect, test } from "vitest";
import { useTestSite } from "../fixtures/use-test-site.ts";

/** Bytes of the document and of its style sheets by kind of page, compressed with brotli 5 like a proxy does. */
const BUDGETS: Readonly<Record<string, readonly [html: number, css: number]>> = {
	home: [16_600, 13_200],
	"cookie-settings": [9_700, 9_800],
	insights: [10_100, 9_300],
	post: [10_100, 10_200],
	author: [7_200, 9_200],
	category: [7_800, 9_300],
	events: [8_200, 9_700],
	event: [8_800, 11_200],
	recordings: [7_400, 9_500],
	recording: [7_500, 10_000],
	about: [10_300, 15_400],
	search: [6_000, 9_600],
	glossary: [9_800, 8_800],
	term: [8_300, 10_200],
	demos: [7_500, 8_900],
	references: [8_900, 9_300],
	reference: [9_800, 11_100],
	"use-cases": [8_700, 9_700],
	"use-case": [9_700, 13_000],
	industry: [9_300, 11_900],
	login: [5_600, 8_200],
	resources: [9_100, 9_800],
	"partner-list": [8_800, 9_000],
	contact: [6_900, 9_800],
	imprint: [6_600, 11_700],
	carousel: [14_800, 16_200],
	form: [11_200, 15_900],
	media: [13_400, 14_700],
	screen: [13_900, 15_900],
	table: [10_600, 15_900],
	video: [13_500, 15_700],
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
