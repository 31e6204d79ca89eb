// The topic pages, and the way to every page from the first one.

import type { PageElement } from "@hub/shared-contracts/testing/page-document";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestSite, type TestSite } from "../fixtures/test-site.ts";

let site: TestSite;
beforeAll(async () => {
	site = await openTestSite();
});
afterAll(() => site.close());

interface Topic {
	/** The word of English addresses, then of German ones. */
	readonly words: readonly [english: string, german: string];
	readonly headings: readonly [english: string, german: string];
	/** A word that only the diagrams of the page say; undefined for a page without diagrams. */
	readonly label?: readonly [english: string, german: string];
}

const TOPICS: readonly Topic[] = [
	{
		words: ["catena-x", "catena-x"],
		headings: ["One supply chain, one common language", "Eine Lieferkette, eine gemeinsame Sprache"],
		label: ["Raw material", "Rohstoff"],
	},
	{
		words: ["catena-x-onboarding", "catena-x-onboarding"],
		headings: [
			"Your customer has set a deadline. This is how you meet it.",
			"Ihr Kunde hat eine Frist gesetzt. Hier ist der Weg dorthin.",
		],
		label: ["Responsible", "Zuständige"],
	},
	{
		words: ["data-mesh", "data-mesh"],
		headings: ["Those who make the data also offer it", "Wer die Daten macht, bietet sie auch an"],
		label: ["Common platform", "Gemeinsame Plattform"],
	},
	{
		words: ["motion-data", "motion-data"],
		headings: ["Share movements without following anyone", "Bewegungen teilen, ohne jemanden zu verfolgen"],
		label: ["Aggregated", "Verdichtet"],
	},
	{
		words: ["digital-product-passport", "digitaler-produktpass"],
		headings: ["The product answers for itself", "Das Produkt gibt selbst Auskunft"],
		label: ["Recovery", "Verwertung"],
	},
	{
		words: ["ecosystems", "ecosystems"],
		headings: ["Nobody sees the whole picture alone", "Allein hat niemand das ganze Bild"],
		label: ["Common rulebook", "Gemeinsames Regelwerk"],
	},
	{
		words: ["dataspaces-101", "datenraeume-101"],
		headings: ["Data spaces, explained from the start", "Datenräume, von vorn erklärt"],
		label: ["Foundry", "Gießerei"],
	},
	{
		words: ["dataspace-consultations", "datenraum-beratungen"],
		headings: ["A conversation before it becomes a project", "Ein Gespräch, bevor es ein Projekt wird"],
	},
];

const FORMS = TOPICS.flatMap(({ words: [english, german], headings, label }) => [
	{ path: `/${english}`, lang: "en", heading: headings[0], label: label?.[0] },
	{ path: `/en/${english}`, lang: "en", heading: headings[0], label: label?.[0] },
	{ path: `/de/${german}`, lang: "de", heading: headings[1], label: label?.[1] },
]);

describe("topic pages", () => {
	test.each(FORMS)("[RT-1] $path answers with its own heading in $lang", async ({ path, lang, heading }) => {
		const { status, document } = await site.get(path);
		expect([status, document.attributes.lang, document.one("h1").text]).toEqual([200, lang, heading]);
	});

	test.each(FORMS)("$path answers questions in place, and ends with a next step", async ({ path }) => {
		const main = (await site.get(path)).document.one("main");
		const questions = main.all("details");
		expect(questions.length).toBeGreaterThanOrEqual(3);
		for (const question of questions) {
			const asked = question.one("summary").one("h3").text;
			expect(question.text.length - asked.length, asked).toBeGreaterThan(60);
		}
		expect(main.all("section").at(-1)?.all("a")).not.toHaveLength(0);
	});

	test.each(FORMS.filter(({ label }) => label))(
		"the diagrams of $path are labelled in its own language",
		async ({ path, label = "" }) => {
			const diagrams = (await site.get(path)).document.all("figure").flatMap((figure) => figure.all("svg", { role: "img" }));
			expect(diagrams).toHaveLength(2);
			for (const diagram of diagrams) {
				expect(diagram.one("title").text).not.toBe("");
				expect(diagram.one("desc").text.length).toBeGreaterThan(80);
				expect(
					diagram
						.all("text")
						.map(({ text }) => text)
						.join(" "),
				).toContain(label);
			}
		},
	);

	test.each(["/dataspaces-101", "/de/datenraeume-101"])("%s lists its sections, and each entry leads to one", async (path) => {
		const main = (await site.get(path)).document.one("main");
		const entries = main.one("nav").all("a");
		expect(entries).toHaveLength(9);
		for (const entry of entries) {
			const section = main.one("section", { id: (entry.attributes.href ?? "").slice(1) });
			expect(section.all("h2")[0]?.text).toBe(entry.text);
		}
	});
});

/** Addresses of this site that a page links to, without their anchors. */
function ownLinks(page: PageElement): string[] {
	const hrefs = page.all("a").flatMap(({ attributes }) => attributes.href ?? []);
	return [...new Set(hrefs.filter((href) => /^\/(?!\/)/.test(href)).map((href) => href.replace(/#.*/, "")))];
}

/** Pages without parameters in their addresses, in English and German. */
const PLACES: readonly (readonly [english: string, german: string])[] = [
	["/products", "/de/produkte"],
	["/build-operate", "/de/build-operate"],
	["/connect-integrate", "/de/connect-integrate"],
	["/trust-participate", "/de/trust-participate"],
	...TOPICS.map(({ words: [english, german] }) => [`/${english}`, `/de/${german}`] as const),
	["/glossary", "/de/glossar"],
	["/insights", "/de/insights"],
	["/events", "/de/events"],
	["/events/recordings", "/de/events/recordings"],
	["/demos", "/de/demos"],
	["/references", "/de/references"],
	["/use-cases", "/de/anwendungsfaelle"],
	["/about", "/de/uber-uns"],
	["/contact", "/de/kontakt"],
	["/data-privacy/partner-list", "/de/datenschutz/partnerliste"],
	["/imprint", "/de/impressum"],
	["/privacy-policy", "/de/datenschutz"],
	["/terms-and-conditions", "/de/nutzungsbedingungen"],
];

describe("the way there", () => {
	test.each(["en", "de"] as const)("[NV-1] every page is within two clicks of the home page in %s", async (language) => {
		const home = (await site.get(`/${language}`)).document;
		const first = ownLinks(home);
		const places = PLACES.map((pair) => pair[language === "en" ? 0 : 1]);
		const reached = new Set(first);
		for (const href of first) {
			if (places.every((place) => reached.has(place))) break;
			for (const link of ownLinks((await site.get(href)).document)) reached.add(link);
		}
		expect(places.filter((place) => !reached.has(place))).toEqual([]);
	});

	test.each(["en", "de"] as const)("the topic pages' links lead somewhere in %s", async (language) => {
		const paths = TOPICS.map(({ words: [english, german] }) => (language === "en" ? `/${english}` : `/de/${german}`));
		const found = new Set<string>();
		for (const path of paths) for (const link of ownLinks((await site.get(path)).document.one("main"))) found.add(link);
		expect(found.size).toBeGreaterThan(20);
		const lost: string[] = [];
		// One after the other, as a visitor would: all at once are more than a page's deadline has room for.
		for (const link of found) {
			// A page may take too long the first time on a busy machine; it has to be there when it is asked for again.
			const statuses = [(await site.fetch(link)).status];
			while (statuses.at(-1) === 503 && statuses.length < 4) statuses.push((await site.fetch(link)).status);
			if (statuses.at(-1) !== 200) lost.push(`${statuses} ${link}`);
		}
		expect(lost).toEqual([]);
	});
});
