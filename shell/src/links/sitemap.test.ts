import { expect, test } from "vitest";
import { allRoutesTable } from "../router/all-routes.fixture.ts";
import type { SiteRoute } from "../router/site-table.ts";
import type { LivePage, PageGroup } from "./live-pages.server.ts";
import { sitemapFile } from "./sitemap.ts";

const table = allRoutesTable;
const MONDAY = "2026-03-02T08:00:00.000Z";
const TUESDAY = "2026-03-03T08:00:00.000Z";

const route = (key: string): SiteRoute => {
	const found = table.routes.get(key);
	if (!found) throw new Error(`The fixture has no ${key}.`);
	return found;
};

/** A group as the store gives one. */
const group = (...pages: readonly LivePage[]): PageGroup => ({
	count: pages.length,
	list: (offset, limit) => pages.slice(offset, offset + limit),
});

const groups = [
	group({ route: route("home"), translations: { de: {}, en: {} }, modified: {} }),
	group(
		{
			route: route("page"),
			translations: { de: { slug: "wärme & co" }, en: { slug: "heat" } },
			modified: { de: TUESDAY, en: MONDAY },
		},
		{ route: route("page"), translations: { de: { slug: "nur-deutsch" } }, modified: {} },
	),
];

async function files(limit: number): Promise<ReadonlyMap<string, string>> {
	const options = { table, strategy: "prefix_except_default", publicUrl: "https://a.example", groups, limit } as const;
	const paths = ["/sitemap.xml", ...Array.from({ length: 9 }, (_, at) => `/sitemap-${at + 1}.xml`)];
	const written = await Promise.all(paths.map(async (path) => [path, await sitemapFile(path, options)] as const));
	return new Map(written.flatMap(([path, text]) => (text === undefined ? [] : [[path, text] as const])));
}

test("[MT-5] each language of a page has an entry that lists all its languages", async () => {
	const xml = (await files(100)).get("/sitemap.xml") ?? "";
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

test("[MT-5] an untranslated page lists itself alone", async () => {
	const xml = (await files(100)).get("/sitemap.xml") ?? "";
	expect(xml).toContain(
		'<url><loc>https://a.example/de/nur-deutsch</loc><xhtml:link rel="alternate" hreflang="de" href="https://a.example/de/nur-deutsch"/></url>',
	);
});

test("[MT-5] a sitemap above the limit becomes an index of sitemaps with their last changes", async () => {
	const parts = await files(2);
	expect([...parts.keys()]).toEqual(["/sitemap.xml", "/sitemap-1.xml", "/sitemap-2.xml", "/sitemap-3.xml"]);
	expect(parts.get("/sitemap.xml")).toContain(
		"<sitemap><loc>https://a.example/sitemap-1.xml</loc></sitemap>" +
			`<sitemap><loc>https://a.example/sitemap-2.xml</loc><lastmod>${TUESDAY}</lastmod></sitemap>` +
			"<sitemap><loc>https://a.example/sitemap-3.xml</loc></sitemap>",
	);
	const urls = [...parts.values()].flatMap((xml) => [...xml.matchAll(/<url>/g)]);
	expect(urls).toHaveLength(5);
});
