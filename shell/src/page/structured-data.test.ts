import type { PageHead } from "@hub/shared-contracts/page-head";
import { describe, expect, test } from "vitest";
import type { LoadedPage, PageAnswer } from "./answer.ts";
import { shareTags } from "./share-tags.ts";
import { structuredDataOf, writeStructuredData } from "./structured-data.ts";

const place = { home: "/de", parent: "/de/insights" };

function pageWith(head: Partial<PageHead>, change: Partial<PageAnswer> = {}): LoadedPage {
	return {
		answer: {
			kind: "page",
			locale: "de",
			head: { title: "Ein Titel", description: "", ...head },
			addresses: { canonical: "https://example.com/de/x", alternates: [] },
			languages: [],
			layout: "default",
			route: "page",
			remote: "one",
			params: {},
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

/** What the JSON of a page says. */
function told(page: LoadedPage, at = place): Record<string, unknown>[] {
	const graph = structuredDataOf(page, at);
	return graph ? (JSON.parse(writeStructuredData(graph)) as { "@graph": Record<string, unknown>[] })["@graph"] : [];
}

const article = { kind: "article", publishedOn: "2026-03-01", author: { name: "A", about: "/de/authors/a/about" } } as const;
const event = {
	kind: "event",
	startsAt: "2026-03-01T09:00:00.000Z",
	endsAt: "2026-03-01T10:00:00.000Z",
	mode: "hybrid",
	venue: "",
	city: "Berlin",
	cancelled: true,
	language: "en",
	speakers: ["B"],
} as const;

describe("[MT-2] structured data", () => {
	test("an article with its picture; what is not known is left out", () => {
		expect(told(pageWith({ structuredData: article, image: { id: "7", alt: "" } }))[0]).toEqual({
			"@type": "Article",
			headline: "Ein Titel",
			name: "Ein Titel",
			url: "https://example.com/de/x",
			image: "https://example.com/media/7/head",
			inLanguage: "de-DE",
			datePublished: "2026-03-01",
			author: { "@type": "Person", name: "A", url: "https://example.com/de/authors/a/about" },
		});
	});

	test("an event in a room and online, cancelled", () => {
		expect(told(pageWith({ structuredData: event }))[0]).toMatchObject({
			"@type": "Event",
			eventStatus: "https://schema.org/EventCancelled",
			eventAttendanceMode: "https://schema.org/MixedEventAttendanceMode",
			location: [
				{ "@type": "Place", name: "Berlin", address: { addressLocality: "Berlin" } },
				{ "@type": "VirtualLocation", url: "https://example.com/de/x" },
			],
			performer: [{ "@type": "Person", name: "B" }],
			inLanguage: "en",
		});
	});

	test("a person, without a list above", () => {
		expect(told(pageWith({ structuredData: { kind: "person", role: "Ingenieurin" } }))).toEqual([
			{ "@type": "Person", name: "Ein Titel", url: "https://example.com/de/x", jobTitle: "Ingenieurin" },
		]);
	});

	test("the way to a page is told where a menu names the list above", () => {
		const types = (page: LoadedPage, at = place) => told(page, at).map((thing) => thing["@type"]);
		expect(types(pageWith({ structuredData: article }))).toEqual(["Article", "BreadcrumbList"]);
		expect(types(pageWith({ structuredData: article }), { ...place, parent: "/de/elsewhere" })).toEqual(["Article"]);
	});

	test("nothing of a plain page, of one that is kept out of search engines, or of facts from a newer remote", () => {
		expect(structuredDataOf(pageWith({}), place)).toBeUndefined();
		expect(structuredDataOf(pageWith({ structuredData: article, noIndex: true }), place)).toBeUndefined();
		expect(structuredDataOf(pageWith({ structuredData: { kind: "video" } as never }), place)).toBeUndefined();
	});

	test("no text ends the element", () => {
		const graph = structuredDataOf(pageWith({ title: "</script><!--", structuredData: article }), place);
		expect(graph && writeStructuredData(graph)).not.toContain("<");
	});
});

test("[MT-1] a card shows a picture where there is one, and none where there is not", () => {
	const tags = (head: Partial<PageHead>) =>
		Object.fromEntries(shareTags(pageWith(head).answer).map(({ name, content }) => [name, content]));
	expect(tags({ image: { id: "7", alt: "Ein Bild" } })).toMatchObject({
		"og:image": "https://example.com/media/7/head",
		"og:image:alt": "Ein Bild",
		"twitter:card": "summary_large_image",
	});
	expect(Object.keys(tags({})).filter((name) => name.includes("image"))).toEqual([]);
});
