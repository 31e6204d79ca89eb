import type { PageHead } from "@hub/shared-contracts/remote/page-head";
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

	test("an article of nobody is the company's, and may name its list itself", () => {
		const organisation = {
			name: "Firma",
			street: "Weg 1",
			postalCode: "1",
			city: "Ort",
			country: "DE",
			email: "a@example.com",
			phone: "1",
		};
		const page = pageWith({
			structuredData: { kind: "article", publishedOn: "2026-03-01", list: { name: "Referenzen", path: "/de/references" } },
		});
		const things = told({ ...page, layout: { ...page.layout, settings: { organisation } as never } });
		expect(things[0]).toMatchObject({ "@type": "Article", author: { "@type": "Organization", name: "Firma" } });
		expect(things[1]?.itemListElement).toMatchObject([
			{},
			{ name: "Referenzen", item: "https://example.com/de/references" },
			{ name: "Ein Titel" },
		]);
	});

	test("a page about one thing of a list", () => {
		const things = told(
			pageWith({ structuredData: { kind: "listed-page", list: { name: "Fälle", path: "/de/anwendungsfaelle" } } }),
		);
		expect(things[0]).toMatchObject({ "@type": "WebPage", name: "Ein Titel", inLanguage: "de-DE" });
		expect(things[1]?.itemListElement).toMatchObject([{}, { name: "Fälle" }, {}]);
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

	test("a word of a glossary, with the way to it, and the glossary with its words", () => {
		const set = { name: "Glossar", path: "/de/glossar" };
		const [word, way] = told(pageWith({ description: "Ein Wort.", structuredData: { kind: "defined-term", set } }));
		expect(word).toEqual({
			"@type": "DefinedTerm",
			name: "Ein Titel",
			description: "Ein Wort.",
			url: "https://example.com/de/x",
			inDefinedTermSet: { "@type": "DefinedTermSet", name: "Glossar", url: "https://example.com/de/glossar" },
		});
		expect((way as { itemListElement: { name: string }[] }).itemListElement.map(({ name }) => name)).toEqual([
			"Data Intelligence Hub",
			"Glossar",
			"Ein Titel",
		]);
		const alone = told(pageWith({ structuredData: { kind: "defined-term", set: undefined } }));
		expect(alone.map((thing) => [thing["@type"], thing.inDefinedTermSet])).toEqual([["DefinedTerm", undefined]]);
		const terms = [
			{ name: "Konnektor", description: "Das Tor eines Teilnehmers.", path: "/de/glossar/konnektor" },
			{ name: "Katalog", path: "/de/glossar/katalog" },
		];
		expect(told(pageWith({ structuredData: { kind: "defined-term-set", terms } }))).toEqual([
			{
				"@type": "DefinedTermSet",
				name: "Ein Titel",
				url: "https://example.com/de/x",
				inLanguage: "de-DE",
				hasDefinedTerm: [
					{
						"@type": "DefinedTerm",
						name: "Konnektor",
						description: "Das Tor eines Teilnehmers.",
						url: "https://example.com/de/glossar/konnektor",
					},
					{ "@type": "DefinedTerm", name: "Katalog", url: "https://example.com/de/glossar/katalog" },
				],
			},
		]);
	});

	test("the way to a page is told where a menu names the list above", () => {
		const types = (page: LoadedPage, at = place) => told(page, at).map((thing) => thing["@type"]);
		expect(types(pageWith({ structuredData: article }))).toEqual(["Article", "BreadcrumbList"]);
		expect(types(pageWith({ structuredData: article }), { ...place, parent: "/de/elsewhere" })).toEqual(["Article"]);
	});

	test("a film, with the parts that can be jumped to", () => {
		const chapters = [
			{ at: 0, title: "Start" },
			{ at: 20, title: "End" },
		];
		const structuredData = {
			kind: "video",
			publishedOn: "2031-03-01",
			duration: 61,
			language: "de",
			chapters,
			file: "/files/f/a.webm",
		} as const;
		const sharePicture = "https://example.com/share/de/x.png";
		const video = told(pageWith({ structuredData }, { sharePicture })).find((thing) => thing["@type"] === "VideoObject");
		expect(video).toMatchObject({ uploadDate: "2031-03-01", duration: "PT61S", inLanguage: "de", thumbnailUrl: sharePicture });
		expect(video?.contentUrl).toMatch(/^https?:\/\/[^/]+\/files\/f\/a\.webm$/);
		expect(video?.hasPart).toMatchObject([
			{ "@type": "Clip", name: "Start", startOffset: 0, endOffset: 20 },
			{ "@type": "Clip", name: "End", startOffset: 20, endOffset: 61, url: expect.stringMatching(/#t=20$/) },
		]);
	});

	test("the questions that a page answers, beside whatever else it is", () => {
		const questions = [{ question: "Was kostet das?", answer: "Weniger, als Sie denken." }];
		const [page] = told(pageWith({ questions }));
		expect(page).toEqual({
			"@type": "FAQPage",
			url: "https://example.com/de/x",
			inLanguage: "de-DE",
			mainEntity: [
				{
					"@type": "Question",
					name: "Was kostet das?",
					acceptedAnswer: { "@type": "Answer", text: "Weniger, als Sie denken." },
				},
			],
		});
		expect(told(pageWith({ questions, structuredData: article })).map((thing) => thing["@type"])).toContain("Article");
		expect(told(pageWith({ questions: [] }))).toEqual([]);
	});

	test("nothing of a plain page, of one that is kept out of search engines, or of facts from a newer remote", () => {
		expect(structuredDataOf(pageWith({}), place)).toBeUndefined();
		expect(structuredDataOf(pageWith({ structuredData: article, noIndex: true }), place)).toBeUndefined();
		expect(structuredDataOf(pageWith({ structuredData: { kind: "film" } as never }), place)).toBeUndefined();
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
