import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { passportSettings } from "@hub/shared-contracts/content/prototype-passport";
import { prototypeSettings } from "@hub/shared-contracts/content/prototype-settings";
import { verifyClaim } from "@hub/shared-contracts/content/signed-claim";
import { beforeAll, describe, expect, test } from "vitest";
import { RECORD, sourceNames, stateOf } from "./files/sources.ts";
import type {
	AuthorSeed,
	CategorySeed,
	DemoSeed,
	EventSeed,
	GlossaryTermSeed,
	IndustrySeed,
	NavigationSeed,
	PageSeed,
	PartnerSeed,
	PostSeed,
	RecordingSeed,
	ReferenceSeed,
	ResourceSeed,
	SettingsSeed,
	SpeakerSeed,
	UseCaseSeed,
} from "./shape.ts";

const here = import.meta.dirname;
const languages = ["de", "en"] as const;
type Language = (typeof languages)[number];

// Words of fixed routes (requirements, RT): a page may bear one only where it is that route's page.
const routeWords = new Set(
	`about about-us uber-uns authors build-operate category catena-x catena-x-onboarding connect-integrate contact kontakt data-mesh
	data-privacy datenschutz dataspace-consultations datenraum-beratungen dataspaces-101 datenraeume-101 demos digital-product-passport
	digitaler-produktpass ecosystems events glossary glossar imprint impressum industry insights motion-data preview privacy-policy
	products produkte references resources search suche terms-and-conditions nutzungsbedingungen trust-participate use-cases
	anwendungsfaelle en de`.split(/\s+/),
);
const listPaths: Readonly<Record<Language, readonly string[]>> = {
	de: ["insights", "events", "events/recordings", "demos", "glossar", "resources", "references", "kontakt"],
	en: ["insights", "events", "events/recordings", "demos", "glossary", "resources", "references", "contact"],
};
const bodyTags = new Set(
	"p h2 h3 ul ol li blockquote strong em a code pre table thead tbody tr th td figure figcaption".split(" "),
);
const htmlProperties = new Set(["html", "body", "intro", "problem", "challenge", "solution", "result"]);
/** Addresses, and what is signed or sealed. */
const sameEverywhere = new Set(["href", "identifier", "signature", "secret", "x", "y"]);

async function load<T>(file: string): Promise<T> {
	const module = (await import(/* @vite-ignore */ pathToFileURL(join(here, file)).href)) as { default: T };
	return module.default;
}

async function loadFolder<T>(folder: string): Promise<T[]> {
	const files = (await readdir(join(here, folder))).filter((file) => file.endsWith(".ts")).sort();
	return Promise.all(files.map((file) => load<T>(join(folder, file))));
}

let pages: PageSeed[];
let posts: PostSeed[];
let authors: AuthorSeed[];
let categories: CategorySeed[];
let speakers: SpeakerSeed[];
let events: EventSeed[];
let demos: DemoSeed[];
let resources: ResourceSeed[];
let partners: PartnerSeed[];
let glossary: GlossaryTermSeed[];
let industries: IndustrySeed[];
let useCases: UseCaseSeed[];
let references: ReferenceSeed[];
let navigation: NavigationSeed[];
let settings: SettingsSeed;

beforeAll(async () => {
	[pages, posts] = await Promise.all([loadFolder<PageSeed>("pages"), loadFolder<PostSeed>("posts")]);
	glossary = (await loadFolder<GlossaryTermSeed[]>("glossary-terms")).flat();
	[industries, useCases, references] = await Promise.all([
		load<IndustrySeed[]>("industries.ts"),
		loadFolder<UseCaseSeed>("use-cases"),
		loadFolder<ReferenceSeed>("client-references"),
	]);
	[authors, categories, speakers, events, demos, resources, partners, navigation, settings] = await Promise.all([
		load<AuthorSeed[]>("authors.ts"),
		load<CategorySeed[]>("categories.ts"),
		load<SpeakerSeed[]>("speakers.ts"),
		load<EventSeed[]>("events.ts"),
		loadFolder<DemoSeed>("demos"),
		load<ResourceSeed[]>("resources.ts"),
		load<PartnerSeed[]>("partners.ts"),
		load<NavigationSeed[]>("navigation.ts"),
		load<SettingsSeed>("site-settings.ts"),
	]);
});

/** Everything with a text in both languages, each with a name for messages. */
function everything(): { name: string; text: Record<Language, unknown> }[] {
	const keyed = {
		pages,
		posts,
		authors,
		categories,
		speakers,
		events,
		demos,
		glossary,
		resources,
		partners,
		industries,
		useCases,
		references,
	};
	return [
		...Object.entries(keyed).flatMap(([kind, items]) => items.map(({ key, text }) => ({ name: `${kind}/${key}`, text }))),
		...navigation.map(({ menu, text }) => ({ name: `navigation/${menu}/${text.en.label}`, text })),
		{ name: "settings", text: settings.text },
	];
}

/** Every string below a value with the name of its property. */
function strings(value: unknown, property = ""): { property: string; value: string }[] {
	if (typeof value === "string") return [{ property, value }];
	if (Array.isArray(value)) return value.flatMap((entry) => strings(entry, property));
	if (typeof value === "object" && value !== null) {
		return Object.entries(value).flatMap(([name, entry]) => strings(entry, name));
	}
	return [];
}

function links(text: unknown): string[] {
	return strings(text).flatMap(({ property, value }) =>
		property === "href" ? [value] : [...value.matchAll(/href="([^"]*)"/g)].map((match) => match[1] ?? ""),
	);
}

/** The addresses of this seed in one language, as its texts write them: German prefixed, English not. */
function addresses(language: Language): Set<string> {
	const at = (path: string) => (language === "de" ? `/de${path}` : path || "/");
	const paths = [
		...listPaths[language].map((path) => `/${path}`),
		language === "de" ? "/datenschutz/partnerliste" : "/data-privacy/partner-list",
		language === "de" ? "/anwendungsfaelle" : "/use-cases",
		language === "de" ? "/cookie-einstellungen" : "/cookie-settings",
		...references.map(({ text }) => `/references/${text[language].slug}`),
		...useCases.map(({ text }) => `/${language === "de" ? "anwendungsfaelle" : "use-cases"}/${text[language].slug}`),
		...industries.map(({ text }) => `/industry/${text[language].slug}`),
		...pages.map((page) => {
			if (page.route_key === "home") return "";
			// The unprefixed English address has a word of its own; `/about-us` would only redirect to it.
			return page.route_key === "about" && language === "en" ? "/about" : `/${page.text[language].slug}`;
		}),
		...posts.map(({ text }) => `/${text[language].slug}`),
		...authors.map(({ text }) => `/authors/${text[language].slug}`),
		...categories.map(({ text, region }) => `/category/${text[language].slug}${region ? `/${region}` : ""}`),
		...events.map(({ text }) => `/events/${text[language].slug}`),
		...demos.map(({ text }) => `/demos/${text[language].slug}`),
		...glossary.map(({ text }) => `/${language === "de" ? "glossar" : "glossary"}/${text[language].slug}`),
		...demos.filter(({ text }) => text[language].prototype_settings).map(({ text }) => `/demos/${text[language].slug}/prototype`),
	];
	return new Set(paths.map(at));
}

/** What is wrong with a body's markup: a tag that is not allowed, an attribute other than a link's address, or bad nesting. */
function markupFaults(html: string): string[] {
	const faults: string[] = [];
	const open: string[] = [];
	for (const [tag, closing, name = "", rest = ""] of html.matchAll(/<(\/?)([a-z0-9]*)([^>]*)>/gi)) {
		if (!bodyTags.has(name)) faults.push(`${tag} is not allowed`);
		if (closing) {
			if (open.pop() !== name) faults.push(`${tag} closes something else`);
			continue;
		}
		if (name === "a" ? !/^ href="[^"<>]+"$/.test(rest) : rest !== "") faults.push(`${tag} has other attributes`);
		open.push(name);
	}
	if (open.length > 0) faults.push(`left open: ${open.join(", ")}`);
	if (/[<>]/.test(html.replace(/<\/?[a-z0-9]+[^<>]*>/gi, ""))) faults.push("a bare < or >");
	return faults;
}

function repeated(values: readonly string[]): string[] {
	return values.filter((value, index) => values.indexOf(value) !== index);
}

test("[CT-2] the seed holds the agreed number of items", () => {
	expect(posts).toHaveLength(12);
	expect(authors).toHaveLength(4);
	expect(new Set(categories.map(({ text }) => text.en.slug)).size).toBe(5);
	expect(categories.flatMap(({ region }) => region ?? [])).toEqual(["europe", "asia"]);
	expect(speakers).toHaveLength(8);
	expect([events.filter(({ day }) => day < 0).length, events.filter(({ day }) => day > 0).length]).toEqual([3, 5]);
	const prototypes = demos.flatMap(({ text }) => text.en.prototype_settings?.name ?? []);
	expect([demos.length, prototypes.toSorted()]).toEqual([6, ["contract", "footprint", "passport", "policy", "recall"]]);
	expect(resources).toHaveLength(8);
	expect(new Set(resources.map((resource) => resource.kind)).size).toBe(5);
	expect(partners).toHaveLength(12);
	expect([references.length, useCases.length, industries.length]).toEqual([6, 6, 5]);
	expect(new Set(partners.map((partner) => partner.consent_category)).size).toBe(4);
	const header = navigation.filter(({ menu }) => menu === "header");
	const headings = new Set(header.map(({ key, text }) => text.en.group ?? key));
	expect(headings.size).toBeLessThanOrEqual(6);
	expect(navigation.filter(({ menu }) => menu === "legal")).toHaveLength(4);
	expect(new Set(navigation.flatMap(({ menu, text }) => (menu === "footer" ? (text.en.group ?? []) : []))).size).toBe(4);
	expect(glossary).toHaveLength(30);
	expect(pages.filter((page) => !page.route_key)).toHaveLength(2);
});

test("every author and every category has a post, all dated within the last 300 days", () => {
	expect(new Set(posts.map(({ author }) => author))).toEqual(new Set(authors.map(({ key }) => key)));
	expect(new Set(posts.map(({ category }) => category))).toEqual(new Set(categories.map(({ key }) => key)));
	expect(posts.filter(({ published_on }) => published_on > -4 || published_on < -300).map(({ key }) => key)).toEqual([]);
});

test("keys are unique, references exist", () => {
	const kinds = [
		pages,
		posts,
		authors,
		categories,
		speakers,
		events,
		demos,
		glossary,
		resources,
		partners,
		industries,
		useCases,
		references,
	];
	for (const items of kinds) {
		expect(repeated(items.map(({ key }) => key))).toEqual([]);
	}
	const known = (items: { key: string }[]) => items.map(({ key }) => key);
	for (const post of posts) {
		expect(known(authors), post.key).toContain(post.author);
		expect(known(categories), post.key).toContain(post.category);
	}
	for (const event of events) {
		expect((event.speakers ?? []).length, event.key).toBeGreaterThan(0);
		expect(known(speakers), event.key).toEqual(expect.arrayContaining([...(event.speakers ?? [])]));
	}
	expect(new Set(events.flatMap((event) => event.speakers ?? [])).size, "speakers with an event").toBe(speakers.length);
});

test("exactly one event is full, and none is overbooked; agendas stay within their hours", () => {
	expect(events.filter((event) => event.registered === event.capacity && event.day > 0).map(({ key }) => key)).toHaveLength(1);
	for (const event of events) {
		expect(event.registered, event.key).toBeLessThanOrEqual(event.capacity);
		for (const language of languages) {
			const { agenda, venue, city } = event.text[language];
			const times = (agenda ?? []).map(({ time }) => time);
			expect(times[0], event.key).toBe(event.starts);
			expect(times, event.key).toEqual(times.toSorted());
			expect((times.at(-1) ?? "") < event.ends, event.key).toBe(true);
			expect([venue !== undefined, city !== undefined], event.key).toEqual(Array(2).fill(event.mode !== "online"));
		}
	}
});

test("documents to take along are small, printed from their sources as they are, and each is offered", async () => {
	const sources = sourceNames();
	const record = JSON.parse(await readFile(RECORD, "utf8")) as Record<string, string>;
	const how = "A source changed since it was printed: run `node cms/seed/files/print.ts`.";
	expect(record, how).toEqual(Object.fromEntries(sources.map((name) => [name, stateOf(name)])));
	expect(new Set(resources.flatMap(({ text }) => [text.de.file, text.en.file]))).toEqual(new Set(sources));
	for (const name of sources) {
		const pdf = await readFile(join(here, "files", "printed", `${name}.pdf`));
		expect(pdf.length, name).toBeLessThan(120_000);
		const inside = pdf.toString("latin1");
		expect(inside, name).toMatch(/\/StructTreeRoot/);
		const written = resources.flatMap(({ text }) => [text.de, text.en]).find(({ file }) => file === name)?.language;
		expect(inside, name).toContain(`/Lang (${written})`);
	}
});

test("every industry has use cases and references; what flows in a use case flows between its parties", () => {
	const known = new Set(industries.map(({ key }) => key));
	for (const { key, industry, industries: further = [] } of useCases)
		for (const name of [industry, ...further]) expect(known, key).toContain(name);
	for (const key of known) {
		expect(
			useCases.filter((useCase) => [useCase.industry, ...(useCase.industries ?? [])].includes(key)).length,
			key,
		).toBeGreaterThan(0);
		expect(references.filter((reference) => reference.industry === key).length, key).toBeGreaterThan(0);
	}
	expect(new Set(references.map((reference) => reference.use_case))).toEqual(new Set(useCases.map(({ key }) => key)));
	for (const { key, text } of useCases)
		for (const language of languages) {
			const names = (text[language].parties ?? []).map(({ name }) => name);
			expect(names.filter((name) => name.length > 24)).toEqual([]);
			for (const { from, to } of text[language].flows ?? []) expect(names, key).toEqual(expect.arrayContaining([from, to]));
		}
});

test("what demos name is there: industries, use cases, terms and recordings", async () => {
	const recordings = await loadFolder<RecordingSeed>("recordings");
	for (const { key, industry, use_cases: related, terms, text } of demos) {
		expect(
			industries.map((one) => one.key),
			key,
		).toContain(industry);
		expect(
			useCases.map((one) => one.key),
			key,
		).toEqual(expect.arrayContaining([...(related ?? [])]));
		expect(
			glossary.map((one) => one.key),
			key,
		).toEqual(expect.arrayContaining([...(terms ?? [])]));
		for (const language of languages) {
			const slugs = recordings.map((one) => one.text[language].slug);
			expect(slugs, key).toEqual(expect.arrayContaining((text[language].videos ?? []).map(({ source }) => source)));
		}
	}
});

test("of the passport's claims all are genuine but one that was altered and one whose issuer is listed no more", async () => {
	const passport = demos.map(({ text }) => text.en.prototype_settings).find((settings) => settings?.name === "passport");
	const { product, issuers, claims } = passportSettings.parse(passport);
	const verdicts = await Promise.all(
		claims.map(async (claim) => {
			const issuer = issuers.find(({ id }) => id === claim.by);
			return [claim.id, (await verifyClaim(claim, product.identifier, issuer)).verdict] as const;
		}),
	);
	expect(verdicts.filter(([, verdict]) => verdict !== "genuine")).toEqual([
		["recycled-cobalt", "altered"],
		["due-diligence", "unlisted"],
	]);
});

test("prototypes are what their settings allow, in both languages", () => {
	for (const { key, text } of demos)
		for (const language of languages) {
			const settings = text[language].prototype_settings;
			if (settings) expect(prototypeSettings.safeParse(settings).error?.issues ?? [], key).toEqual([]);
		}
});

describe.each(languages)("in %s", (language) => {
	test("every text is there, and not the other language's", () => {
		const other = language === "de" ? "en" : "de";
		for (const { name, text } of everything()) {
			const own = strings(text[language]);
			expect(own.length, name).toBeGreaterThan(0);
			expect(
				own.filter(({ value }) => value.trim() === ""),
				name,
			).toEqual([]);
			const elsewhere = new Set(strings(text[other]).map(({ value }) => value));
			const shared = own.filter(
				({ property, value }) => value.length > 40 && !sameEverywhere.has(property) && elsewhere.has(value),
			);
			expect(shared, name).toEqual([]);
			// A word may have more other words for it in one language than in the other.
			const lists = (of: Language) =>
				strings(text[of])
					.map(({ property }) => property)
					.filter((property) => property !== "synonyms");
			expect(lists(language), name).toEqual(lists(other));
		}
	});

	test("references that a page names are there", () => {
		const known = references.map(({ text }) => text[language].slug);
		for (const { key, text } of pages) {
			for (const block of text[language].blocks) {
				if (block.type === "references") expect(known, key).toEqual(expect.arrayContaining(block.slugs ?? []));
			}
		}
	});

	test("slugs are well-formed and unique in their address space", () => {
		const slugs = [pages, posts].flatMap((items) => items.map(({ text }) => text[language].slug));
		expect(repeated(slugs)).toEqual([]);
		for (const items of [events, demos, authors, glossary, resources, references, useCases, industries])
			expect(repeated(items.map(({ text }) => text[language].slug))).toEqual([]);
		expect(repeated(categories.map(({ text, region = "" }) => `${text[language].slug}/${region}`))).toEqual([]);
		const kinds = [pages, posts, authors, categories, events, demos, glossary, resources, references, useCases, industries];
		const all = kinds.flatMap((items) => items.map(({ text }) => text[language].slug));
		expect(all.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
		const free = [...posts, ...pages.filter((page) => !page.route_key)].map(({ text }) => text[language].slug);
		expect(free.filter((slug) => routeWords.has(slug))).toEqual([]);
	});

	test("every link leads to something in this seed", () => {
		const known = addresses(language);
		for (const { name, text } of everything()) {
			const lost = links(text[language]).filter((href) => !known.has(href) && !/^(https|mailto|tel):/.test(href));
			expect(lost, name).toEqual([]);
		}
	});

	test("partners are reached by addresses that belong to nobody", () => {
		const addresses = partners.map(({ text }) => text[language].privacy_url ?? "");
		expect(addresses.filter((address) => !/^https:\/\/[a-z]+\.example\/[a-z/]+$/.test(address))).toEqual([]);
		expect(repeated(addresses)).toEqual([]);
	});

	test("formatted texts are well-formed markup, other texts have none", () => {
		for (const { name, text } of everything()) {
			for (const { property, value } of strings(text[language])) {
				if (htmlProperties.has(property)) expect(markupFaults(value), name).toEqual([]);
				else expect(value, `${name}: ${property}`).not.toMatch(/[<>]/);
			}
		}
	});

	test("[CT-4] no two terms share a word, and each points to two to four others", () => {
		const words = glossary.flatMap(({ text }) => [text[language].term, ...(text[language].synonyms ?? [])]);
		expect(repeated(words.map((word) => word.toLowerCase()))).toEqual([]);
		for (const { key, related = [] } of glossary) {
			expect(related.length, key).toBeGreaterThanOrEqual(2);
			expect(related.length, key).toBeLessThanOrEqual(4);
			expect(related.filter((other) => other === key || !glossary.some((term) => term.key === other))).toEqual([]);
		}
	});
});
