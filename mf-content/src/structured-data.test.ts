import { PAGE } from "@hub/shared-contracts/remote/structured-data";
import { describe, expect, test } from "vitest";
import { articleData, glossaryData, termData } from "./structured-data.ts";

const site = "https://datahub.example";
const glossary = { name: "Glossar", path: "/de/glossar" };

describe("[MT-2] structured data", () => {
	test("of an article has its author, or the company", () => {
		const facts = { title: "Ein Titel", publishedOn: "2026-03-01", locale: "de" } as const;
		const author = { name: "A", about: `${site}/de/authors/a/about` };
		expect(articleData({ ...facts, author })).toEqual({
			thing: {
				"@type": "Article",
				headline: "Ein Titel",
				image: PAGE.picture,
				inLanguage: "de-DE",
				publisher: PAGE.company,
				datePublished: "2026-03-01T00:00:00.000+01:00",
				author: { "@type": "Person", name: "A", url: author.about },
			},
			list: "in-menus",
		});
		const list = { name: "Referenzen", path: "/de/references" };
		expect(articleData({ ...facts, publishedOn: "", list })).toMatchObject({ thing: { author: PAGE.company }, list });
		expect(articleData({ ...facts, publishedOn: "" }).thing).not.toHaveProperty("datePublished");
	});

	test("of a term has its glossary, and the glossary its terms", () => {
		expect(termData(glossary, site)).toEqual({
			thing: {
				"@type": "DefinedTerm",
				inDefinedTermSet: { "@type": "DefinedTermSet", name: "Glossar", url: `${site}/de/glossar` },
			},
			list: glossary,
		});
		expect(termData(undefined, site)).toEqual({ thing: { "@type": "DefinedTerm" }, list: undefined });
		const terms = [
			{ name: "Konnektor", description: "Das Tor eines Teilnehmers.", path: "/de/glossar/konnektor" },
			{ name: "Katalog", description: "", path: "/de/glossar/katalog" },
		];
		expect(glossaryData(terms, "de", site).thing).toEqual({
			"@type": "DefinedTermSet",
			inLanguage: "de-DE",
			hasDefinedTerm: [
				{
					"@type": "DefinedTerm",
					name: "Konnektor",
					description: "Das Tor eines Teilnehmers.",
					url: `${site}/de/glossar/konnektor`,
				},
				{ "@type": "DefinedTerm", name: "Katalog", url: `${site}/de/glossar/katalog` },
			],
		});
	});
});
