// The index that is kept by what changes is the one that is made of nothing, whatever changed before.

import { entriesOf, entryRows, pageRows } from "@hub/shared-contracts/cms/entry";
import { select } from "@hub/shared-contracts/cms/select";
import { authors } from "@hub/shared-contracts/collections/authors";
import { pages as blockPages } from "@hub/shared-contracts/collections/pages";
import { posts } from "@hub/shared-contracts/collections/posts";
import { ContentUnavailable } from "@hub/shared-contracts/content/content-reader";
import { createI18n } from "@hub/shared-contracts/language/i18n";
import type { RemoteServer, RouteEntries } from "@hub/shared-contracts/remote/remote-server";
import { memoryContent } from "@hub/shared-contracts/testing/memory-content";
import fc from "fast-check";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { createContent } from "../content/content.server.ts";
import type { ContentChange } from "../content/content-change.ts";
import type { ContentSource, Row, RowsRead } from "../content/directus-source.server.ts";
import type { LoadedSet } from "../remotes/live-set.server.ts";
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

interface Stored {
	readonly [field: string]: unknown;
	readonly id: string;
}

/** A content service in memory: rows hold the ids of those that they relate to. */
function service() {
	const tables = new Map<string, Map<string, Stored>>(
		["posts", "authors", "categories", "pages", "redirects"].map((name) => [name, new Map()]),
	);
	const listeners = new Set<(change: ContentChange) => void>();
	const seen = { reads: 0, rows: 0, away: false };
	const table = (name: string) => tables.get(name) ?? new Map<string, Stored>();
	const whole = (name: string): Row[] =>
		[...table(name).values()].map((row) => ({
			...row,
			...(name === "posts"
				? { author: table("authors").get(String(row.author)), category: table("categories").get(String(row.category)) }
				: {}),
		}));
	const source: ContentSource = {
		async read(read) {
			seen.reads += 1;
			if (seen.away) throw new ContentUnavailable("away");
			const { collection, fields, filter, sort, limit, offset } = read as RowsRead;
			const found = await memoryContent({ [collection]: whole(collection) }, new Date()).list<Row>({
				collection,
				fields,
				filter,
				sort,
				limit: limit < 0 ? 1_000_000 : limit,
				offset: offset ?? 0,
				parse: (row) => ({ kind: "item", item: row as Row }),
			});
			seen.rows += found.length;
			return found;
		},
	};
	return {
		seen,
		table,
		content: {
			...source,
			onChange(listener: (change: ContentChange) => void) {
				listeners.add(listener);
				return () => {
					listeners.delete(listener);
				};
			},
		},
		/** A row points to none that is not there. */
		write(name: string, row: Stored) {
			const links = ["author", "category"].filter((field) => field in row);
			const kept = links.map((field) => {
				const to = field === "author" ? "authors" : "categories";
				return [field, table(to).has(String(row[field])) ? row[field] : null];
			});
			table(name).set(row.id, { ...row, ...Object.fromEntries(kept) });
		},
		/** Rows that pointed to it point to nothing, which is not reported. */
		remove(name: string, id: string) {
			table(name).delete(id);
			for (const row of table("posts").values()) this.write("posts", row);
		},
		report(change: ContentChange) {
			for (const listener of listeners) listener(change);
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
		SLUGS.flatMap((slug) => LANGUAGES.map((locale) => [route, slug, locale, index.standing(route, { slug }, locale)])),
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
			/** Whether the change is told with the next one only. */
			later: fc.constantFrom(false, false, false, true),
			away: fc.boolean(),
		}),
	),
);

describe("[MT-5] the pages of a set", () => {
	test("are after any changes what they would be if they were read for the first time", { timeout: 120_000 }, async () => {
		await fc.assert(
			fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
				const cms = service();
				const { ask, pages, set } = site(cms);
				await ask();
				let untold: ContentChange[] = [];
				for (const { kind, collection, id, row, later } of steps) {
					const before = await ask();
					const written = writtenBy(before.links);
					const { changes: more = {}, ...fields } = row as { readonly changes?: object };
					const isNew = !cms.table(collection).has(id);
					if (kind === "delete") cms.remove(collection, id);
					else cms.write(collection, { id, ...fields, ...more });
					const event = kind === "delete" ? "delete" : isNew ? "create" : "update";
					untold.push({ collection, event, keys: new Set([id]), fields: undefined });
					if (later) continue;
					for (const change of untold) cms.report(change);
					untold = [];
					const after = await ask();
					expect(after.confirmed).toBe(true);
					if (after.links.version === before.links.version) expect(writtenBy(after.links)).toEqual(written);
				}
				for (const change of untold) cms.report(change);
				const kept = await allOf(await ask());
				expect(kept).toEqual(await allOf(await site(cms).ask()));
				// A set that goes live later has the same rows, which are not read again.
				cms.seen.reads = 0;
				expect(await allOf(await pages.of({ ...set, id: "1" }, PATIENCE))).toEqual(kept);
				expect(cms.seen.reads).toBe(0);
			}),
			{ numRuns: 150 },
		);
	});

	const stocked = async (count: number) => {
		const cms = service();
		const base = { status: "published", locale: "en", date_created: "2026-01-01T00:00:00Z" };
		for (const name of ["authors", "categories"])
			cms.table(name).set("1", { ...base, id: "1", translation_key: name, slug: `a-${name}` });
		for (let at = 0; at < count; at += 1)
			cms.table("posts").set(String(at), {
				...base,
				id: String(at),
				translation_key: `k${at}`,
				slug: `post-${at}`,
				author: "1",
				category: "1",
				body: "text",
			});
		const opened = site(cms);
		await opened.ask();
		expect((await opened.ask()).confirmed).toBe(true);
		return { cms, ...opened };
	};

	test("a change of one costs the same reads with a hundred as with thousands", { timeout: 120_000 }, async () => {
		const costs = [];
		for (const count of [100, 3_000]) {
			const { cms, ask } = await stocked(count);
			const costOf = async (change: ContentChange) => {
				Object.assign(cms.seen, { reads: 0, rows: 0 });
				cms.report(change);
				await ask();
				return { ...cms.seen };
			};
			const post = cms.table("posts").get("7");
			if (!post) throw new Error("There is no post.");
			cms.table("posts").set("7", { ...post, slug: "renamed" });
			const renamed = await costOf({ collection: "posts", event: "update", keys: new Set(["7"]), fields: undefined });
			expect((await ask()).index.standing("page", { slug: "renamed" }, "en").kind).toBe("live");
			expect((await ask()).index.standing("page", { slug: "post-7" }, "en").kind).toBe("dead");
			// All posts have this author, whose page alone has changed.
			const author = await costOf({ collection: "authors", event: "update", keys: new Set(["1"]), fields: undefined });
			const bio = await costOf({ collection: "authors", event: "update", keys: new Set(["1"]), fields: new Set(["bio"]) });
			const unasked = await costOf({ collection: "navigation", event: "update", keys: new Set(["1"]), fields: undefined });
			expect(unasked.reads).toBe(0);
			costs.push({ renamed, author, bio });
		}
		expect(costs[1]).toEqual(costs[0]);
		expect(costs[0]).toMatchObject({ renamed: { reads: 1, rows: 1 }, author: { reads: 2, rows: 2 }, bio: { reads: 1, rows: 1 } });
	});

	test("a text alone changes no link, and a name does", async () => {
		const { cms, ask } = await stocked(10);
		const { links, sitemap } = await ask();
		const post = cms.table("posts").get("7");
		if (!post) throw new Error("There is no post.");
		const change: ContentChange = { collection: "posts", event: "update", keys: new Set(["7"]), fields: undefined };
		cms.table("posts").set("7", { ...post, body: "other words", date_updated: "2026-03-01T00:00:00Z" });
		cms.report(change);
		expect((await ask()).links).toBe(links);
		expect(JSON.stringify(await allOf({ ...(await ask()), sitemap }))).toContain("2026-03-01");
		cms.table("posts").set("7", { ...post, slug: "other" });
		cms.report(change);
		expect((await ask()).links.version).not.toBe(links.version);
	});

	test("an author who is withdrawn takes all posts along, and brings them back", async () => {
		const { cms, ask } = await stocked(1_000);
		const standing = async () => (await ask()).index.standing("page", { slug: "post-999" }, "en").kind;
		const author = cms.table("authors").get("1");
		if (!author) throw new Error("There is no author.");
		const change: ContentChange = { collection: "authors", event: "update", keys: new Set(["1"]), fields: new Set(["status"]) };
		cms.table("authors").set("1", { ...author, status: "draft" });
		cms.report(change);
		expect(await standing()).toBe("dead");
		cms.table("authors").set("1", author);
		cms.report(change);
		expect(await standing()).toBe("live");
	});

	test("[CT-1] a page comes at its moment and goes at its moment", async () => {
		const cms = service();
		const moments = (after: number, until = Number.POSITIVE_INFINITY) =>
			[...cms.table("pages").values()].flatMap(({ id, publish_at, unpublish_at }) =>
				[publish_at, unpublish_at]
					.map((moment) => Date.parse(String(moment)))
					.filter((at) => at > after && at <= until)
					.map((at) => ({ id, at })),
			);
		const content = createContent({
			replica: {
				ready: async () => undefined,
				readNow: () => [],
				nodesOf: () => undefined,
				current: () => undefined,
				version: () => 1,
				schedule: {
					next: (after) =>
						moments(after)
							.map(({ at }) => at)
							.toSorted((one, other) => one - other)[0],
					due: (after, until) => new Map([["pages", new Set(moments(after, until).map(({ id }) => id))]]),
				},
			},
			isAway: () => false,
		});
		onTestFinished(content.stop);
		const { ask } = site({ content: { read: cms.content.read, onChange: content.onChange } });
		const standing = async () => (await ask()).index.standing("page", { slug: "soon" }, "en").kind;
		expect(await standing()).toBe("dead");
		const moment = (ms: number) => new Date(Date.now() + ms).toISOString();
		const page = { id: "1", status: "published", locale: "en", translation_key: "k", slug: "soon", route_key: null };
		cms.write("pages", { ...page, publish_at: moment(200), unpublish_at: moment(500) });
		content.tell({ collection: "pages", event: "create", keys: new Set(["1"]), fields: undefined });
		expect(await standing()).toBe("dead");
		await expect.poll(standing, { interval: 10 }).toBe("live");
		await expect.poll(standing, { interval: 10 }).toBe("dead");
	});

	test("nobody waits while nothing changed, nor while the content service is away", async () => {
		const { cms, ask, pages, set } = await stocked(10);
		cms.seen.reads = 0;
		const known = await ask();
		expect(await pages.afresh(set, PATIENCE)).toBe(known);
		expect(cms.seen.reads).toBe(0);
		cms.seen.away = true;
		cms.report({ collection: "posts", event: "update", keys: new Set(["7"]), fields: undefined });
		const meanwhile = await ask();
		expect(meanwhile.confirmed).toBe(false);
		expect(meanwhile.links).toBe(known.links);
	});
});
