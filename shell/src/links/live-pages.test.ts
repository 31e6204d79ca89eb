import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { categoryDocuments } from "@hub/content-model/cms/category";
import { demoDocuments } from "@hub/content-model/cms/demo";
import { pagesOf } from "@hub/content-model/cms/documents";
import type { RouteParams } from "@hub/shared-contracts/address/route-path";
import { createI18n } from "@hub/shared-contracts/language/i18n";
import type { Locale } from "@hub/shared-contracts/language/locale";
import type { RemoteServer } from "@hub/shared-contracts/remote/remote-server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Row } from "../directus/directus-source.server.ts";
import type { LoadedSet } from "../remotes/load-set.server.ts";
import { allRoutesTable as table } from "../router/all-routes.fixture.ts";
import { type ContentStore, openStore, type RowChanges } from "../store/store.server.ts";
import { createLivePages, type LivePages } from "./live-pages.server.ts";

const common = { status: "published", publish_at: null, unpublish_at: null };
const demo = (id: string, locale: string, slug: string, prototype_settings: unknown): Row => ({
	id: `${id}-${locale}`,
	translation_key: id,
	locale,
	slug,
	title: slug,
	description: "Words.",
	tone: "brand",
	minutes: 5,
	prototype_settings,
	date_updated: `2026-03-0${locale === "de" ? 2 : 1}T08:00:00Z`,
	...common,
});
const category = (id: string, locale: string, slug: string, region: string | null): Row => ({
	id: `${id}-${locale}`,
	translation_key: id,
	locale,
	slug,
	region,
	title: slug,
	description: "Words.",
	...common,
});
const rows = (collection: string, ...all: readonly Row[]): RowChanges => ({ collection, rows: all, gone: [] });

const load = () => ({ kind: "missing" as const });
/** A set of one remote with the routes of the fixture that these tests need. */
const set: LoadedSet = {
	id: "1",
	remotes: new Map(
		[...new Set([...table.routes.values()].map(({ remote }) => remote))].map((remote) => {
			const routes = {
				demos: { load },
				demo: { load, documents: [pagesOf(demoDocuments, { slug: "slug" })] },
				prototype: { load, documents: [pagesOf(demoDocuments, { slug: "slug" }, { needs: ["prototype"] })] },
				category: { load, documents: [pagesOf(categoryDocuments, { slug: "slug" }, { where: { region: "" } })] },
				"category-region": {
					load,
					documents: [pagesOf(categoryDocuments, { region: "region" }, { where: { slug: "international-pulse" } })],
				},
				term: { load },
				page: { load, documents: [pagesOf(demoDocuments, { slug: "slug" })], listed: false },
			};
			// The table and the server parts are all that live pages read of a set.
			return [
				remote,
				{ manifest: {} as never, server: { routes } as unknown as RemoteServer, sheets: new Map() },
			] as const;
		}),
	),
	table,
	i18n: createI18n(),
	slots: new Map(),
};

let folder: string;
let store: ContentStore;
let pages: LivePages;

beforeEach(async () => {
	folder = mkdtempSync(join(tmpdir(), "data-hub-store-"));
	store = openStore({ folder, build: "a test", log: { error: vi.fn() } });
	pages = createLivePages({
		content: store,
		strategy: "prefix_except_default",
		publicUrl: "https://a.example",
		reports: [],
	});
});
afterEach(() => {
	store.close();
	rmSync(folder, { recursive: true });
});

const put = (...all: readonly RowChanges[]) => store.apply(all, { epoch: 1, cursor: "0.1" });
const start = () =>
	put(
		rows(
			"demos",
			demo("pass", "en", "pass", { name: "passport" }),
			demo("pass", "de", "ausweis", { name: "passport" }),
			demo("tour", "en", "tour", null),
			demo("news", "en", "insights", null),
		),
		rows(
			"categories",
			category("pulse", "en", "international-pulse", null),
			category("asia", "en", "international-pulse", "asia"),
		),
	);
const state = (route: string, params: RouteParams, locale: Locale = "en") =>
	pages.links(set).stateOf(route, params, locale);

describe("[MT-5] a page", () => {
	test.each<[what: string, route: string, params: RouteParams, locale: Locale, expected: object]>([
		["its own slug", "demo", { slug: "pass" }, "en", { kind: "live", route: "demo", params: { slug: "pass" } }],
		[
			"another language's slug",
			"demo",
			{ slug: "pass" },
			"de",
			{ kind: "live", route: "demo", params: { slug: "ausweis" } },
		],
		["another case", "demo", { slug: "PASS" }, "en", { kind: "live", route: "demo", params: { slug: "pass" } }],
		["a slug without a translation", "demo", { slug: "tour" }, "de", { kind: "dead" }],
		["an unknown slug", "demo", { slug: "nothing" }, "en", { kind: "dead" }],
		[
			"a value that it needs",
			"prototype",
			{ slug: "pass" },
			"en",
			{ kind: "live", route: "prototype", params: { slug: "pass" } },
		],
		["a value that it needs and lacks", "prototype", { slug: "tour" }, "en", { kind: "dead" }],
		["a slug of its own", "category", { slug: "international-pulse" }, "en", { kind: "live" }],
		["a region", "category-region", { region: "asia" }, "en", { kind: "live", params: { region: "asia" } }],
		["a region that does not exist", "category-region", { region: "mars" }, "en", { kind: "dead" }],
		["a slug that another route's fixed path covers", "page", { slug: "insights" }, "en", { kind: "dead" }],
		["a route without parameters", "demos", {}, "de", { kind: "live", route: "demos" }],
		["a route that does not declare its pages", "term", { slug: "any" }, "en", { kind: "unknown" }],
	])("exists or not, also in the other language, by %s", async (_what, route, params, locale, expected) => {
		await start();
		expect(state(route, params, locale)).toMatchObject(expected);
	});

	test("is unknown while no content can be read, and links to it stay", async () => {
		expect(state("demo", { slug: "nothing" })).toEqual({ kind: "unknown" });
		expect(pages.links(set).href("demo", { slug: "pass" }, "en")).toBe("/demos/pass");
		await start();
		expect(pages.links(set).href("demo", { slug: "nothing" }, "en")).toBeUndefined();
	});

	test("ends with its row, and links change then, but not with a new title", async () => {
		await start();
		const before = pages.links(set);
		await put(rows("demos", { ...demo("tour", "en", "tour", null), title: "A walk" }));
		expect(pages.links(set)).toBe(before);
		await put({ collection: "demos", rows: [], gone: ["tour-en"] });
		expect(pages.links(set)).not.toBe(before);
		expect(pages.links(set).href("demo", { slug: "tour" }, "en")).toBeUndefined();
	});

	test("follows a redirect that an editor wrote, in any form of its address", async () => {
		await start();
		await put(rows("redirects", { id: "r1", from: "/Demos/Walk/", to: "/demos/tour", permanent: true, ...common }));
		expect(pages.links(set).editorsHref("/demos/walk?a=1")).toBe("/demos/tour?a=1");
	});
});

test("[MT-5] pages are listed by entry with their languages and last changes, without unlisted routes", async () => {
	await start();
	const listed = pages.listed(set).flatMap(({ count, list }) => list(0, count));
	const shown = listed.map(({ route, translations, modified }) => [route.key, translations, modified]);
	expect(shown).toContainEqual([
		"demo",
		{ de: { slug: "ausweis" }, en: { slug: "pass" } },
		{ de: "2026-03-02T08:00:00.000Z", en: "2026-03-01T08:00:00.000Z" },
	]);
	const counts = Map.groupBy(listed, ({ route }) => route.key);
	expect([...counts].map(([key, all]) => [key, all.length])).toEqual(
		expect.arrayContaining([
			["demos", 1],
			["demo", 3],
			["prototype", 1],
			["category", 1],
			["category-region", 1],
		]),
	);
	expect(counts.has("page")).toBe(false);
});
