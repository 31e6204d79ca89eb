// Every page there is, in each of its forms.

import { regionOfLayout } from "@hub/shared-contracts/testing/page-document";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestSite, publicUrl, type TestSite } from "../fixtures/test-site.ts";

let site: TestSite;
beforeAll(async () => {
	site = await openTestSite();
});
afterAll(() => site.close());

type Forms = readonly [bare: string, en: string, de: string];

/** Addresses in their three forms, and words that only their content has, in English and German. */
const PAGES: readonly (readonly [forms: Forms, english: string, german: string])[] = [
	[["/", "/en", "/de"], "Share data without giving it away", "Daten teilen, ohne sie aus der Hand zu geben"],
	[["/about", "/en/about-us", "/de/uber-uns"], "Wiebke Aldehoff", "Wiebke Aldehoff"],
	[same("/build-operate"), "Build", "Aufbauen"],
	[same("/connect-integrate"), "Connect", "Anbinden"],
	[same("/trust-participate"), "Trust", "Vertrauen"],
	[["/products", "/en/products", "/de/produkte"], "Products", "Produkte"],
	[same("/ecosystems"), "Six roles", "Sechs Rollen"],
	[same("/catena-x"), "Seven customers", "Sieben Kunden"],
	[same("/catena-x-onboarding"), "Five steps", "Fünf Schritte"],
	[same("/data-mesh"), "data product", "Datenprodukt"],
	[same("/motion-data"), "Three truths about a bridge", "Drei Wahrheiten über eine Brücke"],
	[["/digital-product-passport", "/en/digital-product-passport", "/de/digitaler-produktpass"], "electric motor", "Elektromotor"],
	[["/dataspaces-101", "/en/dataspaces-101", "/de/datenraeume-101"], "A foundry supplies", "Eine Gießerei liefert"],
	[["/dataspace-consultations", "/en/dataspace-consultations", "/de/datenraum-beratungen"], "Four formats", "Vier Formate"],
	[
		["/data-privacy/partner-list", "/en/data-privacy/partner-list", "/de/datenschutz/partnerliste"],
		"(leads to another website)",
		"(führt auf eine andere Website)",
	],
	[["/imprint", "/en/imprint", "/de/impressum"], "Schnittstellenweg", "Schnittstellenweg"],
	[["/privacy-policy", "/en/privacy-policy", "/de/datenschutz"], "cookie", "Cookie"],
	[["/terms-and-conditions", "/en/terms-and-conditions", "/de/nutzungsbedingungen"], "terms", "Nutzungsbedingungen"],
	[same("/insights"), "Your first supplier in the data space", "Den ersten Lieferanten anbinden"],
	[same("/authors/nuno-tavarela"), "Why we have a second office in Lisbon", "Warum wir ein zweites Büro in Lissabon haben"],
	[same("/authors/nuno-tavarela/about"), "Nuno Tavarela", "Nuno Tavarela"],
	[same("/category/top-news"), "Top news", "Aktuelles"],
	[["/category/practice", "/en/category/practice", "/de/category/praxis"], "In practice", "Aus der Praxis"],
	[same("/category/international-pulse"), "International pulse", "Blick in die Welt"],
	[same("/category/international-pulse/europe"), "Europe", "Europa"],
	[same("/events"), "Product passport: which data first?", "Produktpass: welche Daten zuerst?"],
	[
		[
			"/events/product-passport-which-data-first",
			"/en/events/product-passport-which-data-first",
			"/de/events/produktpass-welche-daten-zuerst",
		],
		"What you take away",
		"Sie nehmen mit",
	],
	[["/glossary", "/en/glossary", "/de/glossar"], "Data sovereignty", "Datensouveränität"],
	[["/glossary/connector", "/en/glossary/connector", "/de/glossar/konnektor"], "post room", "Poststelle"],
	[same("/demos"), "Negotiate a usage contract", "Einen Nutzungsvertrag aushandeln"],
	[["/why-lisbon", "/en/why-lisbon", "/de/warum-lissabon"], "It began with a cork", "Es begann mit einem Korkstopfen"],
	[["/how-we-work", "/en/how-we-work", "/de/wie-wir-arbeiten"], "First a data set", "Erst ein Datensatz"],
	[["/security", "/en/security", "/de/sicherheit"], "Security", "Sicherheit"],
	[["/login", "/en/login", "/de/anmelden"], "Sign in", "Anmelden"],
];

function same(path: string): Forms {
	return [path, `/en${path}`, `/de${path}`];
}

/** Of two addresses that show the same page, the shorter is canonical. */
const canonicalOf = (path: string) => path.replace(/^((?:\/de)?\/authors\/[^/]+)\/about$/, "$1");

const FORMS = PAGES.flatMap(([[bare, en, de], english, german]) => [
	{ path: bare, lang: "en", words: english, bare, de },
	{ path: en, lang: "en", words: english, bare, de },
	{ path: de, lang: "de", words: german, bare, de },
]);

describe("every route that exists, in its three forms", () => {
	test.each(FORMS)("$path answers 200 with its content in $lang", async ({ path, lang, words }) => {
		const page = await site.get(path);
		expect(page.status).toBe(200);
		expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
		expect(page.headers.get("content-language")).toBe(lang);
		expect(page.document.one("main").text).toContain(words);
	});

	test.each(FORMS)("[LN-8] $path says that it is in $lang, left to right", async ({ path, lang }) => {
		const { attributes } = (await site.get(path)).document;
		expect(attributes).toMatchObject({ lang, dir: "ltr" });
	});

	test.each(FORMS)("$path has a title, a description and one main heading", async ({ path }) => {
		const { document } = await site.get(path);
		expect(document.one("head").one("title").text).toMatch(/^(\S.* · )?Data Intelligence Hub$/);
		expect(document.one("meta", { name: "description" }).attributes.content?.length).toBeGreaterThan(20);
		expect(document.all("h1")).toHaveLength(1);
		expect(document.one("h1").text).not.toBe("");
	});

	test.each(FORMS)("$path names its canonical address and its other languages, mutually", async ({ path, lang, bare, de }) => {
		const { document } = await site.get(path);
		const own = publicUrl();
		const german = own + canonicalOf(de);
		const english = bare === "/" ? `${own}/` : own + canonicalOf(bare);
		expect(document.one("link", { rel: "canonical" }).attributes.href).toBe(lang === "de" ? german : english);
		expect(alternates(document)).toEqual({ de: german, en: english, "x-default": english });
	});

	test.each(FORMS)("$path has header, navigation, languages, footer and a skip link", async ({ path, lang }) => {
		const { document } = await site.get(path);
		const menu =
			lang === "de"
				? ["Produkte", "Themen", "Praxis", "Wissen", "Unternehmen", "Veranstaltungen", "Catena-X", "Glossar", "Referenzen"]
				: ["Products", "Topics", "In practice", "Knowledge", "Company", "Events", "Catena-X", "Glossary", "References"];
		const header = regionOfLayout(document, "header").all("nav");
		expect(header.some((nav) => menu.every((label) => nav.text.includes(label)))).toBe(true);
		expect(document.all("a", { "data-locale": true }).map(({ text }) => text)).toEqual(["Deutsch", "English"]);
		expect(document.all("a", { "data-locale": lang }).map(({ attributes }) => attributes["aria-current"])).toEqual(["true"]);
		expect(regionOfLayout(document, "footer").text).toContain("Schnittstellenweg");
		const [first] = document.one("body").all("a");
		expect(first?.attributes.href).toBe("#main");
		expect(document.one("main", { id: "main" }).tag).toBe("main");
	});
});

describe("[RT-2] case and a slash at the end do not matter", () => {
	test.each([
		["/ABOUT/", "en"],
		["/about/", "en"],
		["/EN/About-Us", "en"],
		["/De/Uber-Uns/", "de"],
		["/Events/", "en"],
		["/DE/", "de"],
		["/Category/International-Pulse/europe/", "en"],
	])("%s is found", async (path, lang) => {
		const page = await site.get(path);
		expect(page.status).toBe(200);
		expect(page.document.attributes.lang).toBe(lang);
	});

	test("more than one slash is another address", async () => {
		expect((await site.get("/en//")).status).toBe(404);
		expect((await site.get("/about//")).status).toBe(404);
	});
});

describe("the menu", () => {
	test("[NV-7] the page shown is marked as such, and only it", async () => {
		const { document } = await site.get("/de/produkte");
		const marked = regionOfLayout(document, "header").all("a", { "aria-current": "page" });
		expect(marked.map(({ attributes }) => attributes.href)).toEqual(["/de/produkte"]);
	});

	test("below an entry of the menu, that entry is marked as the place", async () => {
		const { document } = await site.get("/events/product-passport-which-data-first");
		const marked = regionOfLayout(document, "header").all("a", { href: "/events", "aria-current": true });
		expect(marked).not.toHaveLength(0);
		expect(marked.every(({ attributes }) => attributes["aria-current"] !== "page")).toBe(true);
	});

	test.each([
		["/why-lisbon", "Knowledge", "/insights"],
		["/category/international-pulse", "Knowledge", "/insights"],
		["/de/glossar/konnektor", "Wissen", "/de/glossar"],
		["/catena-x-onboarding", "Topics", "/catena-x-onboarding"],
		["/industry/health-care", "In practice", "/use-cases"],
	])("[NV-7] %s is in the section %s, which is marked with what leads there", async (path, heading, href) => {
		const { document, status } = await site.get(path);
		expect(status).toBe(200);
		const header = regionOfLayout(document, "header");
		expect(header.all("summary", { "aria-current": "true" }).map(({ text }) => text)).toEqual([heading]);
		const [list] = header.all("ul", { "data-menu": "header" });
		expect(list?.all("a", { "aria-current": true }).map(({ attributes }) => attributes.href)).toEqual([href]);
	});

	test("[NV-7] a page of blocks that belongs to no list is in no section", async () => {
		const { document } = await site.get("/imprint");
		expect(regionOfLayout(document, "header").one("ul", { "data-menu": "header" }).all("a", { "aria-current": true })).toEqual([]);
	});
});

test("content of the content service is in the markup itself", async () => {
	const page = await site.get("/why-lisbon");
	expect(page.document.one("h1").text).toBe("Why we have a second office in Lisbon");
	expect(page.document.one("main").text).toContain(
		"The short answer: because data goes over the network, but trust goes across a table.",
	);
	expect(page.document.one("main").text).toContain("Nuno Tavarela");
});

test("an author's profile and its about page are the same content", async () => {
	const [profile, about] = await Promise.all([site.get("/authors/leyla-vossberg"), site.get("/authors/leyla-vossberg/about")]);
	expect(about.document.one("main").text).toBe(profile.document.one("main").text);
});

function alternates(document: Awaited<ReturnType<TestSite["get"]>>["document"]): Record<string, string | undefined> {
	return Object.fromEntries(
		document.all("link", { rel: "alternate", hreflang: true }).map(({ attributes }) => [attributes.hreflang, attributes.href]),
	);
}
