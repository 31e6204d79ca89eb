// The list of downloads, its filters and pages.

import { openTestHost } from "@hub/content-model/testing/test-host";
import type { PageElement } from "@hub/shared-contracts/testing/page-document";
import { describe, expect, test } from "vitest";
import de from "../../messages/de-DE.json" with { type: "json" };
import en from "../../messages/en-US.json" with { type: "json" };
import server from "../remote.server.ts";

const resource = (locale: "de" | "en", slug: string, kind: string, language: "de" | "en", more: object = {}) => ({
	locale,
	slug,
	kind,
	language,
	title: `The ${slug}`,
	description: "What is in it.",
	translation_key: slug,
	published_on: "2026-01-01",
	file: { id: `file-${slug}`, filename_download: `${slug}.pdf`, filesize: "123456", modified_on: null },
	...more,
});
const rows = {
	resources: (["de", "en"] as const).flatMap((locale) => [
		resource(locale, "older-report", "report", "en"),
		resource(locale, "german-guide", "guide", "de", { published_on: "2026-02-02" }),
		resource(locale, "english-guide", "guide", "en", { published_on: "2026-02-01" }),
		resource(locale, "hidden", "slides", "en", { status: "draft" }),
	]),
};
const host = openTestHost(server, { rows });
const titlesOf = (document: PageElement) => document.all("article").map((card) => card.one("h2").text);

describe.each([
	["/resources", en, "en"],
	["/de/resources", de, "de"],
] as const)("[CT-3] the resources at %s", (path, words, lang) => {
	test("shows kind, language, type and size of each file, newest first", async () => {
		const { document } = await host.get(path);
		expect(titlesOf(document)).toEqual(["The german-guide", "The english-guide", "The older-report"]);
		const card = document.all("article")[1];
		const facts = card?.all("li").map(({ text }) => text) ?? [];
		expect(facts[0]).toMatch(/PDF, 123\s?kB$/);
		expect(facts[1]).toContain(words["resources.language.en"]);
		expect(card?.text).toContain(words["resources.kind.guide"]);
		const link = card?.one("a", { download: true });
		expect(link?.attributes).toMatchObject({ download: "english-guide.pdf", type: "application/pdf", hreflang: "en" });
		expect(link?.attributes.href).toMatch(/^\/files\/file-english-guide\/english-guide\.pdf$/);
		expect(link?.text).toMatch(/The english-guide \(PDF, 123\s?kB\)$/);
	});

	test("is filtered by links, which can be combined and are marked", async () => {
		const filters = async (href: string) => {
			const links = (await host.get(href)).document.one("nav", { "aria-label": words["resources.filter"] }).all("a");
			const chosen = links.filter(({ attributes }) => attributes["aria-current"] === "true").map(({ text }) => text);
			return { chosen, hrefOf: (label: string) => links.find(({ text }) => text === label)?.attributes.href ?? "" };
		};
		const { "resources.kinds.guide": guides, "resources.language.de": german, "resources.filter.all": all } = words;
		const whole = await filters(path);
		expect(whole.chosen).toEqual([all, all]);
		expect(whole.hrefOf(words["resources.kinds.slides"]), "no link to an empty list").toBe("");
		const byKind = whole.hrefOf(guides);
		expect(titlesOf((await host.get(byKind)).document)).toEqual(["The german-guide", "The english-guide"]);
		const both = (await filters(byKind)).hrefOf(german);
		expect(both).toBe(`${path}?kind=guide&language=de#resources`);
		expect((await filters(both)).chosen).toEqual([guides, german]);
		const narrowest = await host.get(both);
		expect(titlesOf(narrowest.document)).toEqual(["The german-guide"]);
		const title = `${words["resources.title"]}: ${guides}, ${words["resources.in.de"]}`;
		expect(narrowest.document.one("title").text).toBe(title);
		const search = "?kind=guide&language=de";
		expect(narrowest.outcome).toMatchObject({ canonicalSearch: search, translatedSearch: { de: search, en: search } });
	});

	test("says that it is empty, filtered or not", async () => {
		const narrowed = (await host.get(`${path}?kind=template`)).document.one("main");
		expect(narrowed.one("h2").text).toBe(words["resources.none.title"]);
		expect(narrowed.all("a", { href: `${path}#resources` }).length).toBeGreaterThan(0);
		const empty = (await openTestHost(server).get(path)).document.one("main");
		expect([empty.one("h2").text, empty.all("nav")]).toEqual([words["resources.empty.title"], []]);
	});

	test("lists ten files on each page", async () => {
		const many = Array.from({ length: 12 }, (_, at) =>
			resource(lang, `r${at + 10}`, "report", "en", { published_on: `2026-01-${at + 10}` }),
		);
		const full = openTestHost(server, { rows: { resources: many } });
		expect(titlesOf((await full.get(path)).document)).toHaveLength(10);
		const second = await full.get(`${path}?page=2`);
		expect(titlesOf(second.document)).toEqual(["The r11", "The r10"]);
		expect(second.document.one("nav", { "aria-label": words.pages }).all("a")[0]?.attributes.href).toBe(
			`${path}#resources`,
		);
		expect((await full.get(`${path}?page=3`)).status).toBe(404);
	});
});

test.each(["kind=song", "kind=", "kind=Guide", "language=fr", "language=", "page=2", "kind=guide&page=2"])(
	"[CT-3] an unknown filter or a page beyond the last is a 404: /resources?%s",
	async (query) => {
		expect((await host.get(`/resources?${query}`)).status).toBe(404);
	},
);
