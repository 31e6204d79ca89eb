// Crawls every page in the sitemap or in a link.

import { beforeAll, describe, expect, test } from "vitest";
import {
	type CrawledPage,
	canonicalsOf,
	crawl,
	disagreements,
	isPublic,
	parametersIn,
	sitemapPaths,
} from "../fixtures/crawl.ts";
import { publicUrl } from "../fixtures/test-site.ts";
import { useTestSite } from "../fixtures/use-test-site.ts";
import { invalidities } from "../fixtures/valid-html.ts";

const site = useTestSite();
let pages: readonly CrawledPage[] = [];
let broken: readonly string[] = [];
/** Canonical paths in the sitemap. */
let mapped: readonly string[] = [];

beforeAll(async () => {
	mapped = await sitemapPaths(site);
	({ pages, broken } = await crawl(site, ["/", "/de", ...mapped], "the map of the site"));
	// Includes time on a busy machine.
}, 180_000);

/** Returns the problems of all pages, each with its path. */
function problems(find: (page: CrawledPage) => readonly string[]): string[] {
	return pages.flatMap((page) => find(page).map((problem) => `${page.path}: ${problem}`));
}

test("[LN-7] no link leads to a missing or moved address", () => {
	expect(broken).toEqual([]);
});

test("[RT-1] every English page answers with its prefix in at most one redirect", async () => {
	const english = mapped.filter((path) => !/^\/de(\/|$)/.test(path));
	expect(english.length).toBeGreaterThan(80);
	expect(mapped.length - english.length).toBeGreaterThan(80);
	const wrong: string[] = [];
	for (const path of english) {
		const prefixed = path === "/" ? "/en" : `/en${path}`;
		const first = await site.get(prefixed);
		// Pages at English words, such as about-us, redirect.
		const page = first.status === 301 ? await site.get(first.headers.get("location") ?? "") : first;
		if (page.status !== 200 || !page.html.includes(`<link rel="canonical" href="${publicUrl()}${path}"`))
			wrong.push(`${prefixed}: ${first.status} ${page.status}`);
	}
	expect(wrong).toEqual([]);
});

test("[MT-1] canonical addresses, alternates and sitemap agree", () => {
	expect(disagreements(pages)).toEqual([]);
	const canonicals = new Set(pages.filter(isPublic).flatMap(canonicalsOf));
	expect(mapped.filter((path) => !canonicals.has(publicUrl() + path))).toEqual([]);
});

test("every picture of a page exists", async () => {
	const sources = new Set(
		pages.flatMap(({ document }) =>
			document
				.all("img, source")
				.flatMap(({ attributes }) =>
					[
						attributes.src ?? [],
						(attributes.srcset ?? "").split(",").map((part) => part.trim().split(" ")[0] ?? ""),
					].flat(2),
				),
		),
	);
	const missing: string[] = [];
	for (const source of sources) if (source && (await site.fetch(source)).status !== 200) missing.push(source);
	expect(missing).toEqual([]);
});

test("every link to an anchor leads to an element", () => {
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

describe("texts", () => {
	test("have no undefined, [object Object], NaN or message keys", () => {
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
});

describe("[MT-2] structured data", () => {
	/** Required properties of each type, according to schema.org and to search engines. */
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

	test("has the required properties of every type", () => {
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
			const isEmpty = (value: unknown) =>
				value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
			return required.filter((name) => isEmpty(thing.get(name))).map((name) => `${type} without ${name}`);
		};
		expect(
			problems(({ document }) =>
				document
					.all("script", { type: "application/ld+json" })
					.flatMap(({ children }) => lacking(JSON.parse(children.join("")))),
			),
		).toEqual([]);
		expect([...seen].sort()).toEqual(Object.keys(REQUIRED).sort());
	});
});

describe("markup", () => {
	test("[NV-6] is valid HTML, also of 404 pages and rejected forms", {
		timeout: 120_000,
	}, async () => {
		const extraPages: { path: string; html: string }[] = [];
		for (const path of ["/a/b/c", "/de/glossar/nichts"]) extraPages.push({ path, html: (await site.get(path)).html });
		for (const path of ["/contact", "/de/kontakt", "/de/events/konnektor-werkstatt-berlin"]) {
			const init = { method: "POST", body: new URLSearchParams(), headers: { "sec-fetch-site": "same-origin" } };
			const answer = await site.fetch(path, init);
			expect([path, answer.status]).toEqual([path, 422]);
			extraPages.push({ path: `${path}, posted`, html: await answer.text() });
		}
		const found: string[] = [];
		// A list with two filters is rendered like one with a single filter.
		for (const { path, html } of [...pages.filter(({ path }) => parametersIn(path) < 2), ...extraPages]) {
			for (const invalid of await invalidities(html)) found.push(`${path}: ${invalid}`);
		}
		expect(found).toEqual([]);
	});
});

describe("content security", () => {
	test("no page has inline scripts, styles or handlers", () => {
		expect(
			problems(({ document }) => {
				const scripts = document
					.all("script")
					.filter(
						({ attributes }) =>
							!attributes.src && !["application/json", "application/ld+json"].includes(attributes.type ?? ""),
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

	test("[CN-5] no page loads anything from another host", () => {
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
});
