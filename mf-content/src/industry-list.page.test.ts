// Lists filtered by industry: references and use cases; pages of industries.

import type { MemoryRow } from "@hub/content-model/testing/memory-content";
import { openTestHost } from "@hub/content-model/testing/test-host";
import type { PageElement } from "@hub/shared-contracts/testing/page-document";
import { describe, expect, test } from "vitest";
import de from "../messages/de-DE.json" with { type: "json" };
import en from "../messages/en-US.json" with { type: "json" };
import server from "./remote.server.ts";

const industry = (locale: "de" | "en", key: string, slug: string, more: MemoryRow = {}): MemoryRow => ({
	id: `${key}-${locale}`,
	locale,
	translation_key: key,
	slug,
	title: slug.toUpperCase(),
	description: "An industry.",
	tone: "leaf",
	...more,
});
const food = industry("en", "food", "food");
const INDUSTRIES = [
	food,
	industry("en", "energy", "energy"),
	industry("de", "food", "lebensmittel"),
	industry("en", "weaving", "weaving"),
];
const reference = (number: number, of: MemoryRow = food, more: MemoryRow = {}): MemoryRow => ({
	locale: of.locale,
	translation_key: `r${number}`,
	slug: `r${number}`,
	title: "What was done",
	client: `Client ${String(number).padStart(2, "0")}`,
	description: "A reference.",
	published_on: "2020-01-01",
	industry: of,
	...more,
});
const useCase = (slug: string, industries: readonly string[], more: MemoryRow = {}): MemoryRow => ({
	locale: "en",
	translation_key: slug,
	slug,
	title: slug,
	description: "A use case.",
	published_on: "2020-01-01",
	industries,
	...more,
});

const headings = (document: PageElement) =>
	document
		.one("section", { id: "list" })
		.all("h2")
		.map(({ text }) => text);
const current = (document: PageElement) =>
	document
		.one("section", { id: "list" })
		.all("a", { "aria-current": true })
		.map(({ text, attributes }) => [text, attributes["aria-current"]]);
const hosting = (rows: Readonly<Record<string, readonly MemoryRow[]>>) =>
	openTestHost(server, { rows: { industries: INDUSTRIES, ...rows } });

describe("[CT-3] a list longer than a page", () => {
	const others = Array.from({ length: 6 }, (_, at) => reference(at + 40, INDUSTRIES[1]));
	const own = Array.from({ length: 13 }, (_, at) => reference(at + 1));
	const host = hosting({ client_references: [...others, ...own, reference(90, food, { status: "draft" })] });

	test("has pages of twelve, which keep the filter", async () => {
		const [first, second, narrowed] = await Promise.all([
			host.get("/references"),
			host.get("/references?page=2"),
			host.get("/references?industry=food&page=2"),
		]);
		expect([headings(first.document).length, headings(second.document).length]).toEqual([12, 7]);
		expect(headings(narrowed.document)).toEqual(["Client 13"]);
		expect(narrowed.outcome).toMatchObject({ canonicalSearch: "?industry=food&page=2" });
		expect(narrowed.document.one("title").text).toBe(
			en["pages.title"].replace("{{title}}", `${en["references.title"]}: FOOD`).replace("{{page}}", "2"),
		);
		// The filter's link is marked, but leads to the first page.
		expect(current(narrowed.document)).toContainEqual(["FOOD", "true"]);
		const pages = narrowed.document.one("nav", { "aria-label": en.pages }).all("a");
		expect(new Set(pages.map(({ attributes }) => attributes.href))).toEqual(
			new Set(["/references?industry=food#list"]),
		);
		expect((await host.get("/references?industry=food&page=3")).status).toBe(404);
	});
});

describe("[CT-3] filtered by an industry", () => {
	const german = reference(2, INDUSTRIES[2]);
	const host = hosting({ client_references: [reference(1), german, reference(3, INDUSTRIES[1])] });

	test("a list shows matching entries, names the industry and knows its translated address", async () => {
		const whole = await host.get("/references");
		expect(headings(whole.document)).toEqual(["Client 01", "Client 03"]);
		expect(current(whole.document)).toEqual([[expect.any(String), "true"]]);
		const { document, outcome } = await host.get("/references?industry=food");
		expect(headings(document)).toEqual(["Client 01"]);
		expect(document.one("h1").text).toBe(`${en["references.title"]}: FOOD`);
		expect(outcome).toMatchObject({
			canonicalSearch: "?industry=food",
			translatedSearch: { en: "?industry=food", de: "?industry=lebensmittel" },
		});
		expect((await host.get("/references?industry=weaving")).outcome).toMatchObject({
			translatedSearch: { en: "?industry=weaving" },
		});
	});

	test("a list redirects from the other language's slug", async () => {
		const { status, location } = await host.get("/de/references?industry=food");
		expect([status, location]).toEqual([302, "/de/references?industry=lebensmittel"]);
	});

	test.each(["industry=unheard-of", "industry=", "page=2", "industry=food&page=2", "page=0"])(
		"a list is a 404 at ?%s",
		async (search) => {
			expect((await host.get(`/references?${search}`)).status).toBe(404);
		},
	);

	test("use cases match whole keywords", async () => {
		const cases = hosting({ use_cases: [useCase("a", ["seafood", "energy", "foodstuff"]), useCase("b", ["food"])] });
		const found = async (word: string) => headings((await cases.get(`/use-cases?industry=${word}`)).document);
		expect([await found("energy"), await found("food")]).toEqual([["a"], ["b"]]);
	});

	test("an empty list says so", async () => {
		const { status, document } = await hosting({}).get("/use-cases?industry=weaving");
		expect([status, document.one("section", { id: "list" }).one("h2").text]).toEqual([200, en["useCases.empty.title"]]);
	});
});

test("an archived industry has no page, filter or link", async () => {
	const archived = INDUSTRIES.map((row) => (row.translation_key === "food" ? { ...row, status: "archived" } : row));
	const rows = { industries: archived, client_references: [reference(1, { ...food, status: "archived" })] };
	const host = openTestHost(server, { rows });
	expect((await host.get("/industry/food")).status).toBe(404);
	expect((await host.get("/references?industry=food")).status).toBe(404);
	const { status, document } = await host.get("/references/r1");
	expect([status, document.all("a", { href: "/industry/food" })]).toEqual([200, []]);
	expect((await host.get("/industry/weaving")).status).toBe(200);
	expect((await openTestHost(server, { rows: {} }).get("/de/references")).text).toContain(de["references.empty.title"]);
});
