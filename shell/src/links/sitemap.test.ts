import { everywhere } from "@hub/shared-contracts/address/route-entry";
import { expect, test } from "vitest";
import { allRoutesTable } from "../router/all-routes.fixture.ts";
import { indexPages } from "./page-index.ts";
import { createSitemap } from "./sitemap.ts";

const table = allRoutesTable;
const MONDAY = "2026-03-02T08:00:00.000Z";
const TUESDAY = "2026-03-03T08:00:00.000Z";

const listed = new Map([
	["home", [everywhere()]],
	[
		"page",
		[
			{ translations: { de: { slug: "wärme & co" }, en: { slug: "heat" } }, modified: { de: TUESDAY, en: MONDAY } },
			{ translations: { de: { slug: "nur-deutsch" } } },
		],
	],
	["author-about", [{ ...everywhere(), translations: { en: { slug: "mira" } }, listed: false }]],
]);

async function files(strategy: "prefix" | "prefix_except_default", limit: number): Promise<ReadonlyMap<string, string>> {
	const index = indexPages(table, strategy, listed, { complete: true });
	const sitemap = createSitemap({ table, strategy, publicUrl: "https://a.example", limit });
	for (const page of index.pages()) sitemap.put(undefined, page);
	const paths = ["/sitemap.xml", ...Array.from({ length: 9 }, (_, at) => `/sitemap-${at + 1}.xml`)];
	const written = await Promise.all(paths.map(async (path) => [path, await sitemap.file(path)] as const));
	return new Map(written.flatMap(([path, text]) => (text === undefined ? [] : [[path, text] as const])));
}

test("[MT-5] each language of a page has an entry that lists all its languages", async () => {
	const xml = (await files("prefix_except_default", 100)).get("/sitemap.xml") ?? "";
	const links =
		'<xhtml:link rel="alternate" hreflang="de" href="https://a.example/de/w%C3%A4rme%20%26%20co"/>' +
		'<xhtml:link rel="alternate" hreflang="en" href="https://a.example/heat"/>' +
		'<xhtml:link rel="alternate" hreflang="x-default" href="https://a.example/heat"/>';
	expect(xml).toContain(
		`<url><loc>https://a.example/de/w%C3%A4rme%20%26%20co</loc><lastmod>${TUESDAY}</lastmod>${links}</url>` +
			`<url><loc>https://a.example/heat</loc><lastmod>${MONDAY}</lastmod>${links}</url>`,
	);
	expect(xml).toContain("<loc>https://a.example/</loc>");
});

test("[MT-5] an untranslated page lists itself alone, and unlisted pages have no entry", async () => {
	const xml = (await files("prefix_except_default", 100)).get("/sitemap.xml") ?? "";
	expect(xml).toContain(
		'<url><loc>https://a.example/de/nur-deutsch</loc><xhtml:link rel="alternate" hreflang="de" href="https://a.example/de/nur-deutsch"/></url>',
	);
	expect(xml).not.toContain("mira");
});

test("[MT-5] a sitemap above the limit becomes an index of sitemaps with their last changes", async () => {
	const parts = await files("prefix_except_default", 2);
	expect([...parts.keys()]).toEqual(["/sitemap.xml", "/sitemap-1.xml", "/sitemap-2.xml", "/sitemap-3.xml"]);
	expect(parts.get("/sitemap.xml")).toContain(
		"<sitemap><loc>https://a.example/sitemap-1.xml</loc></sitemap>" +
			`<sitemap><loc>https://a.example/sitemap-2.xml</loc><lastmod>${TUESDAY}</lastmod></sitemap>` +
			"<sitemap><loc>https://a.example/sitemap-3.xml</loc></sitemap>",
	);
	const urls = [...parts.values()].flatMap((xml) => [...xml.matchAll(/<url>/g)]);
	expect(urls).toHaveLength(5);
});
