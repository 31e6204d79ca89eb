// The first content: its texts, addresses and links. References and keys are checked as it is turned into rows.

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { passportSettings } from "@hub/shared-contracts/content/prototype-passport";
import { prototypeSettings } from "@hub/shared-contracts/content/prototype-settings";
import { verifyClaim } from "@hub/shared-contracts/content/signed-claim";
import { describe, expect, test } from "vitest";
import { loadSeed } from "../src/seed/content.ts";
import { seedRows } from "../src/seed/rows.ts";
import { RECORD, sourceNames, stateOf } from "./files/sources.ts";

const languages = ["de", "en"] as const;
type Language = (typeof languages)[number];

const seed = await loadSeed();
const rows = seedRows(seed, new Date("2026-03-20T10:00:00Z"));
/** Settings of the demos' prototypes, whose texts differ by language. */
const prototypes = (language: Language) =>
	(seed.demos ?? []).flatMap(({ key, text }) => {
		const { prototype_settings: settings } = text[language] as { readonly prototype_settings?: { readonly name: string } };
		return settings ? [{ key, settings }] : [];
	});
const everything = Object.entries(seed).flatMap(([collection, items]) =>
	(items ?? []).map((item) => ({ collection, name: `${collection}/${item.key}`, text: item.text as Record<Language, unknown> })),
);
/** Published rows in one language, as the content service gets them. */
const rowsIn = (language: Language, ...collections: string[]) =>
	rows
		.filter(({ collection, values }) => values.locale === language && collections.includes(collection))
		.map(({ values }) => values);

// Words of fixed routes (requirements, RT): a page may bear one only where it is that route's page.
const ROUTE_WORDS = new Set(
	`about about-us uber-uns authors build-operate category catena-x catena-x-onboarding connect-integrate contact kontakt data-mesh
	data-privacy datenschutz dataspace-consultations datenraum-beratungen dataspaces-101 datenraeume-101 demos digital-product-passport
	digitaler-produktpass ecosystems events glossary glossar imprint impressum industry insights motion-data preview privacy-policy
	products produkte references resources search suche terms-and-conditions nutzungsbedingungen trust-participate use-cases
	anwendungsfaelle en de`.split(/\s+/),
);
const LISTS: Readonly<Record<Language, string>> = {
	de: "insights events events/recordings demos glossar resources references kontakt datenschutz/partnerliste anwendungsfaelle cookie-einstellungen",
	en: "insights events events/recordings demos glossary resources references contact data-privacy/partner-list use-cases cookie-settings about",
};
const FOLDERS: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
	...{ pages: { de: "", en: "" }, posts: { de: "", en: "" }, authors: { de: "authors/", en: "authors/" } },
	...{
		categories: { de: "category/", en: "category/" },
		events: { de: "events/", en: "events/" },
		demos: { de: "demos/", en: "demos/" },
	},
	...{ glossary_terms: { de: "glossar/", en: "glossary/" }, use_cases: { de: "anwendungsfaelle/", en: "use-cases/" } },
	...{ client_references: { de: "references/", en: "references/" }, industries: { de: "industry/", en: "industry/" } },
};

/** Every string below a value with the name of its property. */
function strings(value: unknown, property = ""): { property: string; value: string }[] {
	if (typeof value === "string") return [{ property, value }];
	if (Array.isArray(value)) return value.flatMap((entry) => strings(entry, property));
	if (typeof value !== "object" || value === null) return [];
	return Object.entries(value).flatMap(([name, entry]) => strings(entry, name));
}

/** The addresses of the first content in one language, as its texts write them: German prefixed, English not. */
function addresses(language: Language): Set<string> {
	const paths = [
		...LISTS[language].split(" "),
		...Object.entries(FOLDERS).flatMap(([collection, folder]) =>
			rowsIn(language, collection).flatMap(({ slug, region, prototype_settings }) => {
				const path = `${folder[language]}${slug}${region ? `/${region}` : ""}`;
				return prototype_settings ? [path, `${path}/prototype`] : [path];
			}),
		),
	];
	return new Set(["", ...paths].map((path) => (language === "de" ? `/de/${path}`.replace(/\/$/, "") : `/${path}`)));
}

const TAGS = new Set("p h2 h3 ul ol li blockquote strong em a code pre table thead tbody tr th td figure figcaption".split(" "));
const HTML = new Set(["html", "body", "intro", "problem", "challenge", "solution", "result"]);

/** Problems of a body's markup: a tag that is not allowed, an attribute other than a link's address, or bad nesting. */
function markupProblems(html: string): string[] {
	const problems: string[] = [];
	const open: string[] = [];
	for (const [tag, closing, name = "", rest = ""] of html.matchAll(/<(\/?)([a-z0-9]*)([^>]*)>/gi)) {
		if (!TAGS.has(name)) problems.push(`${tag} is not allowed`);
		if (closing && open.pop() !== name) problems.push(`${tag} closes another element`);
		if (closing) continue;
		if (name === "a" ? !/^ href="[^"<>]+"$/.test(rest) : rest !== "") problems.push(`${tag} has other attributes`);
		open.push(name);
	}
	if (open.length > 0) problems.push(`left open: ${open.join(", ")}`);
	if (/[<>]/.test(html.replace(/<\/?[a-z0-9]+[^<>]*>/gi, ""))) problems.push("a bare < or >");
	return problems;
}

test("printed documents match their sources, and each is offered as a resource", async () => {
	const sources = sourceNames();
	const record: unknown = JSON.parse(await readFile(RECORD, "utf8"));
	const how = "A source changed since it was printed: run `node cms/seed/files/print.ts`.";
	expect(record, how).toEqual(Object.fromEntries(sources.map((name) => [name, stateOf(name)])));
	expect(new Set((seed.resources ?? []).flatMap(({ text }) => [text.de.file, text.en.file]))).toEqual(new Set(sources));
	for (const name of sources) {
		const inside = (await readFile(join(import.meta.dirname, "files", "printed", `${name}.pdf`))).toString("latin1");
		expect(inside, `${name} has headings for screen readers`).toMatch(/\/StructTreeRoot/);
	}
});

test("all claims of the passport are genuine but one that was altered and one whose issuer is no longer listed", async () => {
	const { settings } = prototypes("en").find((one) => one.settings.name === "passport") ?? {};
	const { product, issuers, claims } = passportSettings.parse(settings);
	const verdicts = await Promise.all(
		claims.map(async (claim) => {
			const { verdict } = await verifyClaim(
				claim,
				product.identifier,
				issuers.find(({ id }) => id === claim.by),
			);
			return [claim.id, verdict];
		}),
	);
	expect(verdicts.filter(([, verdict]) => verdict !== "genuine")).toEqual([
		["recycled-cobalt", "altered"],
		["due-diligence", "unlisted"],
	]);
});

describe.each(languages)("the first content in %s", (language) => {
	test("has every text, with the same parts as in the other language", () => {
		const parts = (value: unknown) =>
			strings(value)
				.map(({ property }) => property)
				// A term may have more synonyms in one language than in the other.
				.filter((property) => property !== "synonyms");
		for (const { name, text } of everything) {
			expect(
				strings(text[language]).filter(({ value }) => value.trim() === ""),
				name,
			).toEqual([]);
			expect(parts(text[language]), name).toEqual(parts(text[language === "de" ? "en" : "de"]));
		}
	});

	test("has well-formed addresses, each of one entry, and none of a fixed route", () => {
		const paths = Object.entries(FOLDERS).flatMap(([collection, folder]) =>
			rowsIn(language, collection).map(({ slug, region }) => ({
				slug: String(slug),
				path: `${folder[language]}${slug}/${region ?? ""}`,
			})),
		);
		expect(paths.filter(({ slug }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
		expect(paths.filter(({ path }, at) => paths.findIndex((one) => one.path === path) !== at)).toEqual([]);
		const free = rowsIn(language, "pages", "posts").filter(({ route_key }) => !route_key);
		expect(free.filter(({ slug }) => ROUTE_WORDS.has(String(slug)))).toEqual([]);
	});

	test("has no link that leads nowhere", () => {
		const known = addresses(language);
		for (const { name, text } of everything) {
			const links = strings(text[language]).flatMap(({ property, value }) =>
				property === "href" ? [value] : [...value.matchAll(/href="([^"]*)"/g)].map(([, href = ""]) => href),
			);
			expect(
				links.filter((href) => !known.has(href) && !/^(https|mailto|tel):/.test(href)),
				name,
			).toEqual([]);
		}
	});

	test("has well-formed markup in its bodies and none elsewhere, and valid settings of prototypes", () => {
		for (const { name, text } of everything)
			for (const { property, value } of strings(text[language]))
				if (HTML.has(property)) expect(markupProblems(value), name).toEqual([]);
				else expect(value, `${name}: ${property}`).not.toMatch(/[<>]/);
		for (const { key, settings } of prototypes(language))
			expect(prototypeSettings.safeParse(settings).error?.issues ?? [], key).toEqual([]);
	});
});
