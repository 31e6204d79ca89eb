// Every page that the sitemap names or a link leads to, in both languages: all there, all sound.

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type CrawledPage, canonicalsOf, crawl, disagreements, isPublic, parametersIn, sitemapPaths } from "../fixtures/crawl.ts";
import { openTestSite, publicUrl, type TestSite } from "../fixtures/test-site.ts";
import { invalidities } from "../fixtures/valid-html.ts";

let site: TestSite;
let pages: readonly CrawledPage[] = [];
let broken: readonly string[] = [];
/** The canonical paths that the sitemap names. */
let mapped: readonly string[] = [];

beforeAll(async () => {
	site = await openTestSite();
	mapped = await sitemapPaths(site);
	({ pages, broken } = await crawl(site, ["/", "/de", ...mapped], "the map of the site"));
	// On a machine that does other things beside.
}, 180_000);
afterAll(() => site.close());

/** What is wrong on any page, with its path in front. */
function problems(find: (page: CrawledPage) => readonly string[]): string[] {
	return pages.flatMap((page) => find(page).map((problem) => `${page.path}: ${problem}`));
}

test("there is a whole site in both languages", () => {
	const german = pages.filter(({ document }) => document.attributes.lang === "de");
	expect(german.length).toBeGreaterThan(35);
	expect(pages.length - german.length).toBeGreaterThan(35);
});

test("[LN-7] no link leads to a missing or moved address, in no menu, no text and no language select", () => {
	expect(broken).toEqual([]);
});

test("[RT-1] every page answers with and without the prefix of its language, at the most one step away", async () => {
	const english = mapped.filter((path) => !/^\/de(\/|$)/.test(path));
	expect(english.length).toBeGreaterThan(80);
	expect(mapped.length - english.length).toBeGreaterThan(80);
	const wrong: string[] = [];
	for (const path of english) {
		const prefixed = path === "/" ? "/en" : `/en${path}`;
		const first = await site.get(prefixed);
		// An English word of its own, such as about-us, is led to.
		const page = first.status === 301 ? await site.get(first.headers.get("location") ?? "") : first;
		if (page.status !== 200 || !page.html.includes(`<link rel="canonical" href="${publicUrl()}${path}"`))
			wrong.push(`${prefixed}: ${first.status} ${page.status}`);
	}
	expect(wrong).toEqual([]);
});

test("[MT-1] every page names itself, and languages that name it back; the sitemap names the same", () => {
	expect(disagreements(pages)).toEqual([]);
	const canonicals = new Set(pages.filter(isPublic).flatMap(canonicalsOf));
	expect(mapped.filter((path) => !canonicals.has(publicUrl() + path))).toEqual([]);
});

test("every picture that a page shows is there", async () => {
	const sources = new Set(
		pages.flatMap(({ document }) =>
			document
				.all("img, source")
				.flatMap(({ attributes }) =>
					[attributes.src ?? [], (attributes.srcset ?? "").split(",").map((part) => part.trim().split(" ")[0] ?? "")].flat(2),
				),
		),
	);
	const missing: string[] = [];
	for (const source of sources) if (source && (await site.fetch(source)).status !== 200) missing.push(source);
	expect(missing).toEqual([]);
});

test("every link to a place within a page leads to an element that is there", () => {
	const byPath = new Map(pages.map((page) => [page.path, page]));
	expect(
		problems(({ path, document }) =>
			document.all("a", { href: true }).flatMap(({ attributes: { href = "" } }) => {
				const target = new URL(href, publicUrl() + path);
				const page = byPath.get(target.pathname + target.search);
				if (!target.hash || !page) return [];
				const id = decodeURIComponent(target.hash.slice(1));
				return page.document.all("*", { id }).length === 1 ? [] : [`${href} leads nowhere`];
			}),
		),
	).toEqual([]);
});

describe("what a page says", () => {
	test("no slip of ours: undefined, [object Object], NaN, keys of messages", () => {
		const slips = /\bundefined\b|\[object |\bNaN\b|\{\{|\}\}|Invalid Date/g;
		const key = /(?<![\w@/.-])[a-z]+[a-zA-Z]*(?:\.[a-z][a-zA-Z]+)+(?![\w@/-])/g;
		expect(
			problems(({ document }) => {
				const texts = [
					document.one("body").text,
					...document
						.all("*")
						.flatMap(({ attributes }) =>
							["alt", "aria-label", "title", "content", "placeholder"].map((name) => attributes[name] ?? ""),
						),
				];
				return texts.flatMap((text) => [...(text.match(slips) ?? []), ...(text.match(key) ?? [])]);
			}).filter((problem) => !/\.example\b|player\.vimeo\.com/.test(problem)),
		).toEqual([]);
	});

	test("no two pages have the same title", () => {
		const titles = new Map<string, string[]>();
		for (const { path, document } of pages) {
			const canonical = document.all("link", { rel: "canonical" })[0]?.attributes.href ?? path;
			const title = `${document.attributes.lang} ${document.one("head").one("title").text}`;
			titles.set(title, [...new Set([...(titles.get(title) ?? []), canonical])]);
		}
		expect([...titles].filter(([, found]) => found.length > 1)).toEqual([]);
	});

	test("every page has a description of its own of a fitting length", () => {
		expect(
			problems(({ document }) => {
				const text = document.all("meta", { name: "description" })[0]?.attributes.content ?? "";
				return text.length < 20 || text.length > 400 ? [`description of ${text.length} characters`] : [];
			}),
		).toEqual([]);
	});
});

describe("[MT-2] what a page tells search engines", () => {
	/** What each type must have, by schema.org's own text and by what search engines show nothing without. */
	const REQUIRED: Readonly<Record<string, readonly string[]>> = {
		Answer: ["text"],
		Audience: ["audienceType"],
		Article: ["headline", "name", "image", "datePublished", "author", "url"],
		BreadcrumbList: ["itemListElement"],
		Clip: ["name", "startOffset", "url"],
		DefinedTerm: ["name", "url"],
		DefinedTermSet: ["name", "url"],
		Event: ["name", "startDate", "endDate", "location", "eventStatus", "eventAttendanceMode", "image", "organizer"],
		FAQPage: ["mainEntity"],
		LearningResource: ["name", "url", "description", "image"],
		ListItem: ["position", "name", "item"],
		Organization: ["name", "url"],
		Person: ["name"],
		Place: ["name", "address"],
		PostalAddress: [],
		Question: ["name", "acceptedAnswer"],
		VideoObject: ["name", "description", "thumbnailUrl", "uploadDate"],
		VirtualLocation: ["url"],
		WebPage: ["name", "url"],
		WebSite: ["name", "url"],
	};

	test("has the required properties of every type, in every thing and in what it is made of", () => {
		const seen = new Set<string>();
		const lacking = (value: unknown): string[] => {
			if (Array.isArray(value)) return value.flatMap(lacking);
			if (typeof value !== "object" || value === null) return [];
			const thing = new Map(Object.entries(value));
			const type = thing.get("@type");
			const own = typeof type === "string" ? lackingOf(type, thing) : [];
			return [...own, ...[...thing.values()].flatMap(lacking)];
		};
		const lackingOf = (type: string, thing: ReadonlyMap<string, unknown>): string[] => {
			seen.add(type);
			const required = REQUIRED[type];
			if (!required) return [`the requirements of ${type} are unknown`];
			const isEmpty = (value: unknown) => value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
			return required.filter((name) => isEmpty(thing.get(name))).map((name) => `${type} without ${name}`);
		};
		expect(
			problems(({ document }) =>
				document.all("script", { type: "application/ld+json" }).flatMap(({ children }) => lacking(JSON.parse(children.join("")))),
			),
		).toEqual([]);
		expect([...seen].sort()).toEqual(Object.keys(REQUIRED).sort());
	});
});

describe("markup", () => {
	test("[NV-6] is valid HTML, on pages for missing ones and on forms that were not taken too: what a browser mends is not hydrated", {
		timeout: 120_000,
	}, async () => {
		const odd: { path: string; html: string }[] = [];
		for (const path of ["/a/b/c", "/de/glossar/nichts"]) odd.push({ path, html: (await site.get(path)).html });
		for (const path of ["/contact", "/de/kontakt", "/de/events/konnektor-werkstatt-berlin"]) {
			const init = { method: "POST", body: new URLSearchParams(), headers: { "sec-fetch-site": "same-origin" } };
			const answer = await site.fetch(path, init);
			expect([path, answer.status]).toEqual([path, 422]);
			odd.push({ path: `${path}, posted`, html: await answer.text() });
		}
		const found: string[] = [];
		// A list that is narrowed twice is written like one that is narrowed once.
		for (const { path, html } of [...pages.filter(({ path }) => parametersIn(path) < 2), ...odd]) {
			for (const invalid of await invalidities(html)) found.push(`${path}: ${invalid}`);
		}
		expect(found).toEqual([]);
	});

	test("ids are unique", () => {
		expect(
			problems(({ document }) => {
				const ids = document.all("*", { id: true }).map(({ attributes }) => attributes.id ?? "");
				return ids.filter((id, index) => id === "" || ids.indexOf(id) !== index);
			}),
		).toEqual([]);
	});

	test("one main heading, and no level left out", () => {
		expect(
			problems(({ document }) => {
				const levels = document
					.one("main")
					.all("h1,h2,h3,h4,h5,h6")
					.map(({ tag }) => Number(tag[1]));
				const ones = document.all("h1").length;
				const leaps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
				return [...(ones === 1 ? [] : [`${ones} h1`]), ...leaps.map((level) => `h${level} without the level above`)];
			}),
		).toEqual([]);
	});

	test("every picture has an alternative text, every control a name", () => {
		expect(
			problems(({ document }) => {
				const pictures = document.all("img").filter(({ attributes }) => attributes.alt === undefined);
				const labels = new Set(document.all("label", { for: true }).map(({ attributes }) => attributes.for));
				const wrapped = new Set(document.all("label").flatMap((label) => label.all("input,select,textarea")));
				const controls = document.all("input,select,textarea").filter((control) => {
					const { type, id = "", "aria-label": label, "aria-labelledby": by } = control.attributes;
					return type !== "hidden" && !labels.has(id) && !wrapped.has(control) && !label && !by;
				});
				const nameless = document.all("a,button").filter((element) => {
					const { "aria-label": label, "aria-labelledby": by } = element.attributes;
					return !element.text && !label && !by && !element.all("img").some(({ attributes }) => attributes.alt);
				});
				return [...pictures, ...controls, ...nameless].map(({ tag, attributes }) => `<${tag} ${JSON.stringify(attributes)}>`);
			}),
		).toEqual([]);
	});

	test("references between elements lead to elements", () => {
		expect(
			problems(({ document }) => {
				const ids = new Set(document.all("*", { id: true }).map(({ attributes }) => attributes.id));
				return document.all("*").flatMap(({ attributes }) =>
					["aria-labelledby", "aria-describedby", "aria-controls", "for", "popovertarget"].flatMap((name) =>
						(attributes[name] ?? "")
							.split(" ")
							.filter((id) => id && !ids.has(id))
							.map((id) => `${name}=${id}`),
					),
				);
			}),
		).toEqual([]);
	});

	test("no two landmarks of a kind without a name of their own", () => {
		expect(
			problems(({ document }) => {
				const names = document.all("nav").map(({ attributes }) => attributes["aria-label"] ?? attributes["aria-labelledby"] ?? "");
				const mains = document.all("main").length;
				return [
					...(mains === 1 ? [] : [`${mains} main`]),
					...names.filter((name, index) => !name || names.indexOf(name) !== index).map((name) => `nav “${name}”`),
				];
			}),
		).toEqual([]);
	});
});

describe("what the policy forbids is not asked for", () => {
	test("no script within a page but data, no style within it, no handler", () => {
		expect(
			problems(({ document }) => {
				const scripts = document
					.all("script")
					.filter(
						({ attributes }) => !attributes.src && !["application/json", "application/ld+json"].includes(attributes.type ?? ""),
					);
				const styled = document
					.all("*")
					.filter(
						({ tag, attributes }) =>
							tag === "style" || "style" in attributes || Object.keys(attributes).some((name) => /^on[a-z]/.test(name)),
					);
				return [...scripts, ...styled].map(({ tag, attributes }) => `<${tag} ${JSON.stringify(attributes)}>`);
			}),
		).toEqual([]);
	});

	test("[CN-5] nothing is loaded from anywhere else", () => {
		const loads = ["script", "link", "img", "source", "iframe", "video", "audio", "form", "use", "embed", "object"];
		expect(
			problems(({ document }) =>
				document.all(loads.join(",")).flatMap(({ tag, attributes }) => {
					if (tag === "link" && ["canonical", "alternate"].includes(attributes.rel ?? "")) return [];
					return ["src", "href", "srcset", "action", "data", "poster"]
						.map((name) => attributes[name] ?? "")
						.filter((value) => /^(?:[a-z]+:)?\/\//i.test(value) && !value.startsWith(`${publicUrl()}/`));
				}),
			),
		).toEqual([]);
	});

	test("every script and style has its integrity", () => {
		expect(
			problems(({ document }) =>
				[...document.all("script", { src: true }), ...document.all("link", { rel: "stylesheet" })]
					.filter(({ attributes }) => !attributes.integrity?.startsWith("sha256-"))
					.map(({ attributes }) => attributes.src ?? attributes.href ?? ""),
			),
		).toEqual([]);
	});
});
