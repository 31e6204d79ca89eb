// Every page without a test in its remote, in each of its forms.

import { type PageElement, regionOfLayout } from "@hub/shared-contracts/testing/page-document";
import { describe, expect, test } from "vitest";
import { publicUrl } from "../fixtures/test-site.ts";
import { useTestSite } from "../fixtures/use-test-site.ts";

const site = useTestSite();

/**
 * Unprefixed, English and German address, and words of the English and German content; a single address if all forms
 * share it.
 */
const PAGES = `
/ /en /de | Share data without giving it away | Daten teilen, ohne sie aus der Hand zu geben
/about /en/about-us /de/uber-uns | Wiebke Aldehoff | Wiebke Aldehoff
/build-operate | Build | Aufbauen
/connect-integrate | Connect | Anbinden
/trust-participate | Trust | Vertrauen
/products /en/products /de/produkte | Products | Produkte
/ecosystems | Six roles | Sechs Rollen
/catena-x | Seven customers | Sieben Kunden
/catena-x-onboarding | Five steps | Fünf Schritte
/data-mesh | data product | Datenprodukt
/motion-data | Three truths about a bridge | Drei Wahrheiten über eine Brücke
/digital-product-passport /en/digital-product-passport /de/digitaler-produktpass | electric motor | Elektromotor
/dataspaces-101 /en/dataspaces-101 /de/datenraeume-101 | A foundry supplies | Eine Gießerei liefert
/dataspace-consultations /en/dataspace-consultations /de/datenraum-beratungen | Four formats | Vier Formate
/data-privacy/partner-list /en/data-privacy/partner-list /de/datenschutz/partnerliste | (leads to another website) | (führt auf eine andere Website)
/imprint /en/imprint /de/impressum | Schnittstellenweg | Schnittstellenweg
/privacy-policy /en/privacy-policy /de/datenschutz | cookie | Cookie
/terms-and-conditions /en/terms-and-conditions /de/nutzungsbedingungen | terms | Nutzungsbedingungen
/insights | Your first supplier in the data space | Den ersten Lieferanten anbinden
/authors/nuno-tavarela | Why we have a second office in Lisbon | Warum wir ein zweites Büro in Lissabon haben
/authors/nuno-tavarela/about | Nuno Tavarela | Nuno Tavarela
/category/practice /en/category/practice /de/category/praxis | In practice | Aus der Praxis
/category/international-pulse/europe | Europe | Europa
/events | Product passport: which data first? | Produktpass: welche Daten zuerst?
/events/product-passport-which-data-first /en/events/product-passport-which-data-first /de/events/produktpass-welche-daten-zuerst | What you take away | Sie nehmen mit
/events/recordings | Two rulebooks compared | Zwei Regelwerke im Vergleich
/glossary /en/glossary /de/glossar | Data sovereignty | Datensouveränität
/glossary/connector /en/glossary/connector /de/glossar/konnektor | post room | Poststelle
/demos | Negotiate a usage contract | Einen Nutzungsvertrag aushandeln
/references | Falkmoor Pumpen | Falkmoor Pumpen
/references/falkmoor-pumpen | Ilka Brendmoor | Ilka Brendmoor
/use-cases /en/use-cases /de/anwendungsfaelle | Recall | Rückruf
/industry/health-care /en/industry/health-care /de/industry/gesundheit | Health | Gesundheit
/resources | Download | Herunterladen
/contact /en/contact /de/kontakt | Write to us | Schreiben Sie uns
/search /en/search /de/suche | Search | Suche
/why-lisbon /en/why-lisbon /de/warum-lissabon | It began with a cork | Es begann mit einem Korkstopfen
/login /en/login /de/anmelden | Sign in | Anmelden`;

/** Of two addresses with the same content, the shorter one is canonical. */
const canonicalOf = (path = "") => publicUrl() + path.replace(/^((?:\/de)?\/authors\/[^/]+)\/about$/, "$1");

const FORMS = PAGES.trim()
	.split("\n")
	.flatMap((line) => {
		const [addresses = "", english = "", german = ""] = line.split(" | ");
		const [bare = "", en = `/en${bare}`, de = `/de${bare}`] = addresses.split(" ");
		return [bare, en, de].map((path) => ({
			path,
			lang: path === de ? "de" : "en",
			words: path === de ? german : english,
			bare,
			de,
		}));
	});

describe("[RT-1] [LN-8] every form of every route", () => {
	test.each(FORMS)(
		"$path is a whole page in $lang with its content, head and layout",
		async ({ path, lang, words, bare, de }) => {
			const page = await site.get(path);
			const { document } = page;
			expect(page.status).toBe(200);
			expect(page.headers.get("content-language")).toBe(lang);
			expect(document.attributes).toMatchObject({ lang, dir: "ltr" });
			expect(document.one("main", { id: "main" }).text).toContain(words);
			expect(document.one("head").one("title").text).toMatch(/^\S.* · Data Hub$/);
			expect(document.one("meta", { name: "description" }).attributes.content?.length).toBeGreaterThan(20);
			if (document.all("meta", { name: "robots" }).length === 0) {
				const [english, german] = [canonicalOf(bare), canonicalOf(de)];
				expect(document.one("link", { rel: "canonical" }).attributes.href).toBe(lang === "de" ? german : english);
				expect(alternates(document)).toEqual({ de: german, en: english, "x-default": english });
			}
			const menu = lang === "de" ? ["Produkte", "Veranstaltungen", "Glossar"] : ["Products", "Events", "Glossary"];
			expect(menu.filter((label) => !regionOfLayout(document, "header").text.includes(label))).toEqual([]);
			expect(document.all("a", { "data-locale": true }).map(({ text }) => text)).toEqual(["Deutsch", "English"]);
			expect(document.all("a", { "data-locale": lang }).map(({ attributes }) => attributes["aria-current"])).toEqual([
				"true",
			]);
			expect(regionOfLayout(document, "footer").text).toContain("Schnittstellenweg");
			expect(document.one("body").all("a")[0]?.attributes.href).toBe("#main");
		},
	);
});

test("[MT-3] the home page has a title of its own, and share cards of it have the site's name", async () => {
	const { document } = await site.get("/");
	expect(document.one("head").one("title").text).toBe("Share data in data spaces where you set the rules · Data Hub");
	for (const name of [{ property: "og:title" }, { name: "twitter:title" }])
		expect(document.one("meta", name).attributes.content).toBe("Data Intelligence Hub");
});

test("an author's profile and about page have the same content", async () => {
	const [profile, about] = await Promise.all([
		site.get("/authors/leyla-vossberg"),
		site.get("/authors/leyla-vossberg/about"),
	]);
	expect(about.document.one("main").text).toBe(profile.document.one("main").text);
});

function alternates(document: PageElement): Record<string, string | undefined> {
	return Object.fromEntries(
		document
			.all("link", { rel: "alternate", hreflang: true })
			.map(({ attributes }) => [attributes.hreflang, attributes.href]),
	);
}
