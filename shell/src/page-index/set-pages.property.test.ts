// The pages that are indexed by what changes are those that are indexed from nothing, whatever changed before.

import { entriesOf, entryRows, pageRows } from "@hub/shared-contracts/cms/entry";
import { select } from "@hub/shared-contracts/cms/select";
import { authors } from "@hub/shared-contracts/collections/authors";
import { pages as blockPages } from "@hub/shared-contracts/collections/pages";
import { posts } from "@hub/shared-contracts/collections/posts";
import { createI18n } from "@hub/shared-contracts/language/i18n";
import type { RemoteServer, RouteEntries } from "@hub/shared-contracts/remote/remote-server";
import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import type { Row } from "../directus/directus-source.server.ts";
import type { LoadedSet } from "../remotes/load-set.server.ts";
import { openTestContent } from "../replica/replica.fixture.ts";
import { allRoutesTable } from "../router/all-routes.fixture.ts";
import { createLivePages, type KnownPages, type LivePagesOptions } from "./live-pages.server.ts";

const PATIENCE = 5_000;

const postRows = pageRows(entryRows(select(posts, "none", { also: ["slug"] }), { body: { _nempty: true } }), ({ slug }) => ({
	slug,
}));
const routes: Readonly<Record<string, { readonly entries: RouteEntries }>> = {
	page: {
		entries: entriesOf(
			postRows,
			pageRows(entryRows(select(blockPages, "none", { also: ["slug", "route_key"] })), ({ slug, routeKey }) =>
				routeKey ? undefined : { slug },
			),
		),
	},
	insight: { entries: entriesOf({ ...postRows, movesTo: "page" }) },
	author: { entries: entriesOf(pageRows(entryRows(select(authors, "none", { also: ["slug"] })), ({ slug }) => ({ slug }))) },
	about: {
		entries: entriesOf(
			pageRows(entryRows(select(blockPages, "none", { also: ["slug", "route_key"] })), ({ routeKey }) =>
				routeKey === "about" ? {} : undefined,
			),
		),
	},
	insights: { entries: async () => [{ translations: { de: {}, en: {} } }] },
};

/** What an editor may do: rows hold the ids of those that they relate to. */
function service() {
	const opened = openTestContent();
	const tables = new Map<string, Map<string, Row>>(
		["posts", "authors", "categories", "pages", "redirects"].map((name) => [name, new Map()]),
	);
	const table = (name: string) => tables.get(name) ?? new Map<string, Row>();
	return {
		...opened,
		table,
		write(name: string, ...rows: readonly Row[]) {
			for (const row of rows) table(name).set(String(row.id), row);
			opened.write(name, ...rows);
		},
		remove(name: string, id: string) {
			table(name).delete(id);
			opened.remove(name, id);
		},
		/** Has everything read again, with a row that was not told of. */
		async refill(name: string, id: string, row: Row | undefined) {
			if (row) table(name).set(id, row);
			else table(name).delete(id);
			await opened.refill(Object.fromEntries([...tables].map(([name, rows]) => [name, [...rows.values()]])));
		},
	};
}

function site({ content }: { readonly content: LivePagesOptions["content"] }) {
	const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
	const set: LoadedSet = {
		id: "0",
		remotes: new Map([["everything", { manifest: {} as never, server: { routes } as unknown as RemoteServer, sheets: new Map() }]]),
		table: allRoutesTable,
		i18n: createI18n(),
		slots: new Map(),
	};
	const pages = createLivePages({
		content,
		log,
		strategy: "prefix_except_default",
		publicUrl: "https://a.example",
		reports: [],
		sitemapLimit: 4,
	});
	return { log, pages, set, ask: () => pages.of(set, PATIENCE) };
}

const SLUGS = ["one", "two", "three", "search"];
const KEYS = ["k1", "k2", "k3"];
const LANGUAGES = ["de", "en"] as const;

/** All that is known, in words that can be compared. */
async function allOf({ index, links, sitemap }: KnownPages) {
	const standings = ["page", "insight", "author"].flatMap((route) =>
		SLUGS.flatMap((slug) => LANGUAGES.map((locale) => [route, slug, locale, index.stateOf(route, { slug }, locale)])),
	);
	const urls: string[] = [];
	const files = (text = "") => [...text.matchAll(/<sitemap><loc>https:\/\/a\.example([^<]*)/g)].map(([, path]) => path ?? "");
	const first = (await sitemap.file("/sitemap.xml")) ?? "";
	for (const text of [first, ...(await Promise.all(files(first).map((path) => sitemap.file(path))))]) {
		expect(text).toBeDefined();
		const found = [...(text ?? "").matchAll(/<url>.*?<\/url>/g)].map(([url]) => url);
		expect(found.length).toBeLessThanOrEqual(4);
		urls.push(...found);
	}
	return { complete: index.complete, standings, written: writtenBy(links), urls: urls.sort() };
}

function writtenBy({ editorsHref, href }: KnownPages["links"]) {
	return SLUGS.flatMap((slug) => [
		...[`/${slug}`, `/de/${slug}`, `/insights/${slug}`, `/de/old/${slug}`].map(editorsHref),
		...LANGUAGES.flatMap((locale) => ["page", "author"].map((route) => href(route, { slug }, locale))),
	]);
}

const ids = fc.constantFrom("1", "2", "3", "4", "5");
const publishing = { status: fc.constantFrom("published", "published", "draft"), locale: fc.constantFrom(...LANGUAGES) };
const slugged = { slug: fc.constantFrom(...SLUGS), translation_key: fc.constantFrom(...KEYS) };
const changes = fc.record(
	{ date_updated: fc.constantFrom("2026-01-01T00:00:00Z", "2026-02-01T00:00:00Z"), date_created: fc.constant(null) },
	{ noNullPrototype: true },
);
const rowOf = {
	posts: fc.record({
		...publishing,
		...slugged,
		author: ids,
		category: fc.constantFrom("1", "2"),
		body: fc.constantFrom("text", "text", ""),
		changes,
	}),
	authors: fc.record({ ...publishing, ...slugged, changes }),
	categories: fc.record({ ...publishing, ...slugged, changes }),
	pages: fc.record({ ...publishing, ...slugged, route_key: fc.constantFrom("", "", "about"), changes }),
	redirects: fc.record({
		from: fc.constantFrom("/one", "/de/old/two", "/de/old/One", "/de/old/one"),
		to: fc.constantFrom("/two", "/three", "https://elsewhere.example/"),
		permanent: fc.constant(true),
	}),
};
const step = fc.oneof(
	...Object.entries(rowOf).map(([collection, row]) =>
		fc.record({
			kind: fc.constantFrom("write" as const, "write" as const, "write" as const, "delete" as const),
			collection: fc.constant(collection),
			id: ids,
			row: row as fc.Arbitrary<Readonly<Record<string, unknown>>>,
			/** How it becomes known: at once, at once without a look until the next step, or because everything is read again. */
			told: fc.constantFrom("row" as const, "row" as const, "row" as const, "later" as const, "refill" as const),
		}),
	),
);

describe("[MT-5] live pages", () => {
	test("after random edits the index, links and sitemap equal those built from scratch", { timeout: 120_000 }, async () => {
		await fc.assert(
			fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
				const cms = service();
				const { ask, pages, set } = site(cms);
				await ask();
				for (const { kind, collection, id, row, told } of steps) {
					const before = await ask();
					const written = writtenBy(before.links);
					const { changes: more = {}, ...fields } = row as { readonly changes?: object };
					const next = kind === "delete" ? undefined : { id, ...fields, ...more };
					if (told === "refill") await cms.refill(collection, id, next);
					else if (next) cms.write(collection, next);
					else cms.remove(collection, id);
					if (told === "later") continue;
					const after = await ask();
					expect(after.confirmed).toBe(true);
					if (after.links.version === before.links.version) expect(writtenBy(after.links)).toEqual(written);
				}
				const known = await allOf(await ask());
				expect(known).toEqual(await allOf(await site(cms).ask()));
				// A set that goes live later has the same.
				expect(await allOf(await pages.of({ ...set, id: "1" }, PATIENCE))).toEqual(known);
			}),
			{ numRuns: 60 },
		);
	});
});
