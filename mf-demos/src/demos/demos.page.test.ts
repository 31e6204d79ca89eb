import type { MemoryRow } from "@hub/content-model/testing/memory-content";
import { openTestHost } from "@hub/content-model/testing/test-host";
import { describe, expect, test } from "vitest";
import en from "../../messages/en-US.json";
import { PASSPORT } from "../prototypes/passport/passport.fixture.ts";
import server from "../remote.server.ts";

const industry = (locale: "de" | "en", key: string, slug: string): MemoryRow => ({
	id: `${key}-${locale}`,
	locale,
	translation_key: key,
	slug,
	title: slug.toUpperCase(),
	description: "An industry.",
	tone: "leaf",
});
const food = industry("en", "food", "food");
const demo = (locale: "de" | "en", slug: string, title: string, more: MemoryRow = {}): MemoryRow => ({
	locale,
	slug,
	title,
	description: `${title}.`,
	tone: "plum",
	translation_key: slug,
	...more,
});
const rows = {
	industries: [food, industry("de", "food", "lebensmittel"), industry("en", "energy", "energy")],
	demos: [
		demo("en", "product-passport", "A product passport", { industry: food, prototype_settings: PASSPORT, minutes: 10 }),
		demo("en", "claims", "Claims in minutes"),
		demo("de", "produktpass", "Ein Produktpass"),
		demo("en", "not-yet", "Not yet shown", { status: "draft" }),
	],
};
const titles = async (path: string, given: Record<string, readonly MemoryRow[]> = rows) =>
	(await openTestHost(server, { rows: given }).get(path)).document.all("article").map((card) => card.one("h2").text);

test("[RT-1] the list shows live demos in the page's language", async () => {
	expect(await titles("/demos")).toEqual(["A product passport", "Claims in minutes"]);
	expect(await titles("/en/demos")).toEqual(["A product passport", "Claims in minutes"]);
	expect(await titles("/de/demos")).toEqual(["Ein Produktpass"]);
});

test("a demo in the list has a link, its duration and its kind", async () => {
	const { document } = await openTestHost(server, { rows }).get("/demos");
	const [passport, claims] = document.all("article");
	expect(passport?.one("a").attributes.href).toBe("/demos/product-passport");
	expect(passport?.text).toContain("10 minutes");
	expect(passport?.text).toContain(en["demo.kind.try"]);
	expect(claims?.text).toContain(en["demo.kind.guided"]);
});

describe("[CT-3] the filtered list", () => {
	test.each([
		["?kind=try", ["A product passport"]],
		["?kind=guided", ["Claims in minutes"]],
		["?industry=food", ["A product passport"]],
		["?industry=food&kind=guided", []],
		["?industry=energy", []],
	])("shows the demos of %s", async (search, expected) => {
		expect(await titles(`/demos${search}`)).toEqual(expected);
	});

	test("has links for industries with demos, which preserve the other filter", async () => {
		const { document, outcome } = await openTestHost(server, { rows }).get("/demos?kind=try");
		const filters = document.one("nav", { "aria-label": en["demos.filters"] }).all("a");
		expect(filters.map(({ attributes }) => attributes.href)).toEqual([
			"/demos",
			"/demos?kind=try",
			"/demos?kind=guided",
			"/demos?kind=try",
			"/demos?industry=food&kind=try",
			// Takes the choice back.
			"/demos",
		]);
		expect(outcome).toMatchObject({
			canonicalSearch: "?kind=try",
			translatedSearch: { en: "?kind=try", de: "?kind=try" },
		});
	});

	test("has the industry's slug of each language", async () => {
		const host = openTestHost(server, { rows });
		expect((await host.get("/demos?industry=food")).outcome).toMatchObject({
			translatedSearch: { en: "?industry=food", de: "?industry=lebensmittel" },
		});
		const { status, location } = await host.get("/de/demos?industry=food&kind=try");
		expect([status, location]).toEqual([302, "/de/demos?industry=lebensmittel&kind=try"]);
	});

	test.each(["?industry=unheard-of", "?industry=", "?kind=magic"])("is a 404 at %s", async (search) => {
		expect((await openTestHost(server, { rows }).get(`/demos${search}`)).status).toBe(404);
	});
});

test("the list says that there are no demos, and is unavailable without the content service", async () => {
	const empty = await openTestHost(server).get("/demos");
	expect([empty.status, empty.document.all("h2").length]).toEqual([200, 1]);
	expect((await openTestHost(server, { contentUnavailable: true }).get("/demos")).status).toBe(503);
});
