import type { PageHead } from "@hub/shared-contracts/remote/page-head";
import { PAGE } from "@hub/shared-contracts/remote/structured-data";
import { describe, expect, test } from "vitest";
import type { FoundResult, LoadedPage } from "./page-result.ts";
import { shareTags } from "./share-tags.ts";
import { structuredDataOf, writeStructuredData } from "./structured-data.ts";

const parents = { home: "/de", parent: "/de/insights" };

function pageWith(head: Partial<PageHead>, change: Partial<FoundResult> = {}): LoadedPage {
	return {
		result: {
			kind: "page",
			locale: "de",
			head: { title: "Ein Titel", description: "", ...head },
			addresses: { canonical: "https://example.com/de/x", alternates: [] },
			languages: [],
			absent: [],
			layout: "default",
			route: "page",
			remote: "one",
			params: {},
			sharePicture: undefined,
			data: null,
			slots: {},
			...change,
		},
		layout: {
			locale: "de",
			menus: { header: [{ label: "Einblicke", href: "/de/insights" }], footer: [], legal: [] },
			settings: null,
			slots: {},
		},
	};
}

/** Parses the JSON of a page. */
function thingsOf(page: LoadedPage, at = parents): Record<string, unknown>[] {
	const graph = structuredDataOf(page, at);
	return graph ? (JSON.parse(writeStructuredData(graph)) as { "@graph": Record<string, unknown>[] })["@graph"] : [];
}

const article = {
	thing: {
		"@type": "Article",
		headline: "Ein Titel",
		image: PAGE.picture,
		publisher: PAGE.company,
		datePublished: "2026-03-01",
	},
	list: "in-menus",
} as const;
describe("[MT-2] structured data", () => {
	test("a thing gets its page's name, address and picture, and unknown values are left out", () => {
		expect(thingsOf(pageWith({ structuredData: article, image: { id: "7", alt: "" } }))[0]).toEqual({
			"@type": "Article",
			headline: "Ein Titel",
			name: "Ein Titel",
			url: "https://example.com/de/x",
			image: "https://example.com/media/7/share.jpg",
			datePublished: "2026-03-01",
		});
	});

	test("a page's own picture wins over the drawn one, which is used only where the thing needs a picture", () => {
		const sharePicture = "https://example.com/share/de/x.png";
		const imageOf = (head: Partial<PageHead>) => thingsOf(pageWith(head, { sharePicture }))[0]?.image;
		expect(imageOf({ structuredData: article })).toBe(sharePicture);
		expect(imageOf({ structuredData: article, image: { id: "7", alt: "" } })).toBe(
			"https://example.com/media/7/share.jpg",
		);
		expect(imageOf({ structuredData: { thing: { "@type": "Person" } } })).toBeUndefined();
	});

	test("a breadcrumb exists if the remote or a menu names the list above", () => {
		const types = (page: LoadedPage, at = parents) => thingsOf(page, at).map((thing) => thing["@type"]);
		expect(types(pageWith({ structuredData: article }))).toEqual(["Article", "BreadcrumbList"]);
		expect(types(pageWith({ structuredData: article }), { ...parents, parent: "/de/elsewhere" })).toEqual(["Article"]);
		expect(types(pageWith({ structuredData: { thing: article.thing } }))).toEqual(["Article"]);
		const own = { ...article, list: { name: "Referenzen", path: "/de/references" } };
		expect(thingsOf(pageWith({ structuredData: own }))[1]?.itemListElement).toMatchObject([
			{ name: "Data Intelligence Hub" },
			{ name: "Referenzen", item: "https://example.com/de/references" },
			{ name: "Ein Titel" },
		]);
	});

	test("no text can end the script element", () => {
		const graph = structuredDataOf(pageWith({ title: "</script><!--", structuredData: article }), parents);
		expect(graph && writeStructuredData(graph)).not.toContain("<");
	});
});

test("[MT-1] a share card has picture tags only if there is a picture", () => {
	const tags = (head: Partial<PageHead>) =>
		Object.fromEntries(shareTags(pageWith(head).result).map(({ name, content }) => [name, content]));
	expect(tags({ image: { id: "7", alt: "Ein Bild" } })).toMatchObject({
		"og:image": "https://example.com/media/7/share.jpg",
		"og:image:type": "image/jpeg",
		"og:image:width": "1200",
		"og:image:height": "630",
		"og:image:alt": "Ein Bild",
		"twitter:card": "summary_large_image",
	});
	expect(Object.keys(tags({})).filter((name) => name.includes("image"))).toEqual([]);
});
