import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";
import type {
	AuthorSeed,
	CategorySeed,
	DemoSeed,
	EventSeed,
	NavigationSeed,
	PageSeed,
	PostSeed,
	SettingsSeed,
	SpeakerSeed,
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
const listPaths = ["insights", "events", "demos"];
const bodyTags = new Set(
	"p h2 h3 ul ol li blockquote strong em a code pre table thead tbody tr th td figure figcaption".split(" "),
);
const notProse = new Set(["slug", "href", "motif", "tone", "type", "diagram", "kind", "email", "phone"]);

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
let navigation: NavigationSeed[];
let settings: SettingsSeed;

beforeAll(async () => {
	[pages, posts] = await Promise.all([loadFolder<PageSeed>("pages"), loadFolder<PostSeed>("posts")]);
	[authors, categories, speakers, events, demos, navigation, settings] = await Promise.all([
		load<AuthorSeed[]>("authors.ts"),
		load<CategorySeed[]>("categories.ts"),
		load<SpeakerSeed[]>("speakers.ts"),
		load<EventSeed[]>("events.ts"),
		load<DemoSeed[]>("demos.ts"),
		load<NavigationSeed[]>("navigation.ts"),
		load<SettingsSeed>("settings.ts"),
	]);
});

/** Everything with a text in both languages, each with a name for messages. */
function everything(): { name: string; text: Record<Language, unknown> }[] {
	const keyed = { pages, posts, authors, categories, speakers, events, demos };
	return [
		...Object.entries(keyed).flatMap(([kind, items]) => items.map(({ key, text }) => ({ name: `${kind}/${key}`, text }))),
		...navigation.map(({ menu, text }) => ({ name: `navigation/${menu}/${text.en.label}`, text })),
		...navigation.flatMap(({ menu, group }) => (group ? [{ name: `navigation/${menu}/${group.en}`, text: group }] : [])),
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

function visible(html: string): string {
	return html.replace(/<(pre|code)>.*?<\/\1>/gs, " ").replace(/<[^>]+>/g, " ");
}

function prose(text: unknown): string[] {
	return strings(text)
		.filter(({ property }) => !notProse.has(property))
		.map(({ value }) => visible(value));
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
		...listPaths.map((path) => `/${path}`),
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
		...demos.filter((demo) => demo.has_prototype).map(({ text }) => `/demos/${text[language].slug}/prototype`),
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

test("holds the agreed number of items", () => {
	expect(posts).toHaveLength(12);
	expect(authors).toHaveLength(4);
	expect(new Set(categories.map(({ text }) => text.en.slug)).size).toBe(5);
	expect(categories.flatMap(({ region }) => region ?? [])).toEqual(["europe", "asia"]);
	expect(speakers).toHaveLength(8);
	expect([events.filter(({ day }) => day < 0).length, events.filter(({ day }) => day > 0).length]).toEqual([3, 5]);
	expect([demos.length, demos.filter((demo) => demo.has_prototype).length]).toEqual([4, 3]);
	expect(navigation.filter(({ menu }) => menu === "header")).toHaveLength(5);
	expect(navigation.filter(({ menu }) => menu === "legal")).toHaveLength(3);
	expect(new Set(navigation.flatMap(({ group }) => group?.en ?? [])).size).toBe(3);
	expect(pages.filter((page) => !page.route_key)).toHaveLength(2);
});

test("every author and every category has a post, all dated within the last 300 days", () => {
	expect(new Set(posts.map(({ author }) => author))).toEqual(new Set(authors.map(({ key }) => key)));
	expect(new Set(posts.map(({ category }) => category))).toEqual(new Set(categories.map(({ key }) => key)));
	expect(posts.filter(({ published_on }) => published_on > -4 || published_on < -300).map(({ key }) => key)).toEqual([]);
});

test("keys are unique, references exist", () => {
	for (const items of [pages, posts, authors, categories, speakers, events, demos]) {
		expect(repeated(items.map(({ key }) => key))).toEqual([]);
	}
	const known = (items: { key: string }[]) => items.map(({ key }) => key);
	for (const post of posts) {
		expect(known(authors), post.key).toContain(post.author);
		expect(known(categories), post.key).toContain(post.category);
	}
	for (const event of events) {
		expect(event.speakers.length, event.key).toBeGreaterThan(0);
		expect(known(speakers), event.key).toEqual(expect.arrayContaining([...event.speakers]));
	}
	expect(new Set(events.flatMap((event) => event.speakers)).size, "speakers with an event").toBe(speakers.length);
});

test("exactly one event is full, and none is overbooked; agendas stay within their hours", () => {
	expect(events.filter((event) => event.registered === event.capacity && event.day > 0).map(({ key }) => key)).toHaveLength(1);
	for (const event of events) {
		expect(event.registered, event.key).toBeLessThanOrEqual(event.capacity);
		for (const language of languages) {
			const { agenda, venue, city } = event.text[language];
			const times = agenda.map(({ time }) => time);
			expect(times[0], event.key).toBe(event.starts);
			expect(times, event.key).toEqual(times.toSorted());
			expect((times.at(-1) ?? "") < event.ends, event.key).toBe(true);
			expect([venue !== undefined, city !== undefined], event.key).toEqual(Array(2).fill(event.mode !== "online"));
		}
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
			const shared = own.filter(({ property, value }) => value.length > 40 && property !== "href" && elsewhere.has(value));
			expect(shared, name).toEqual([]);
			expect(strings(text[language]).map(({ property }) => property)).toEqual(strings(text[other]).map(({ property }) => property));
		}
	});

	test("slugs are well-formed and unique in their address space", () => {
		const slugs = [pages, posts].flatMap((items) => items.map(({ text }) => text[language].slug));
		expect(repeated(slugs)).toEqual([]);
		for (const items of [events, demos, authors]) expect(repeated(items.map(({ text }) => text[language].slug))).toEqual([]);
		expect(repeated(categories.map(({ text, region = "" }) => `${text[language].slug}/${region}`))).toEqual([]);
		const all = [pages, posts, authors, categories, events, demos].flatMap((items) => items.map(({ text }) => text[language].slug));
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

	test("prose has real quotation marks, in pairs, and fixed spaces before units", () => {
		const [opening, closing, foreign] = language === "de" ? ["„", "“", /["'”]/] : ["“", "”", /["'„]/];
		const looseUnit =
			/\d (kg|Kilogramm|kilograms|Prozent|per cent|Uhr|am|pm|Tagen?|days|Minuten|minutes|Stunden|hours|Seiten|pages)\b/;
		for (const { name, text } of everything()) {
			for (const sentence of prose(text[language])) {
				expect(sentence, name).not.toMatch(foreign);
				expect(sentence.split(opening).length, `${name}: ${sentence}`).toBe(sentence.split(closing).length);
				expect(sentence, name).not.toMatch(looseUnit);
			}
		}
	});

	test("titles and descriptions have a length that fits lists and search results", () => {
		for (const { key, text } of [...pages, ...posts, ...events, ...demos]) {
			const { title, description } = text[language];
			expect(title.length, `${key}: ${title}`).toBeLessThanOrEqual(70);
			expect(description.length, `${key}: ${description}`).toBeGreaterThanOrEqual(120);
			expect(description.length, `${key}: ${description}`).toBeLessThanOrEqual(200);
		}
	});

	test("bodies are well-formed; posts have 450 to 900 words, headings and a link onwards", () => {
		for (const { name, text } of everything()) {
			for (const { property, value } of strings(text[language])) {
				if (property === "html" || property === "body") expect(markupFaults(value), name).toEqual([]);
				else expect(value, `${name}: ${property}`).not.toMatch(/[<>]/);
			}
		}
		for (const { key, text } of posts) {
			const { body } = text[language];
			const words = body
				.replace(/<[^>]+>/g, " ")
				.split(/\s+/)
				.filter(Boolean).length;
			expect(words, key).toBeGreaterThanOrEqual(450);
			expect(words, key).toBeLessThanOrEqual(900);
			expect(body.match(/<h2>/g)?.length ?? 0, key).toBeGreaterThanOrEqual(3);
			expect(links(text[language]).length, key).toBeGreaterThan(0);
		}
	});
});
