// The replica beside the content service that it copies: the same questions, all of them, and random ones.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { testSite } from "@hub/e2e/test-site";
import * as authors from "@hub/shared-contracts/cms/author";
import * as categories from "@hub/shared-contracts/cms/category";
import * as demos from "@hub/shared-contracts/cms/demo";
import * as events from "@hub/shared-contracts/cms/event";
import * as terms from "@hub/shared-contracts/cms/glossary-term";
import * as industries from "@hub/shared-contracts/cms/industry";
import * as menus from "@hub/shared-contracts/cms/navigation";
import * as pages from "@hub/shared-contracts/cms/page";
import * as partners from "@hub/shared-contracts/cms/partner";
import * as posts from "@hub/shared-contracts/cms/post";
import * as recordings from "@hub/shared-contracts/cms/recording";
import * as redirects from "@hub/shared-contracts/cms/redirect";
import * as references from "@hub/shared-contracts/cms/reference";
import * as resources from "@hub/shared-contracts/cms/resource";
import * as settings from "@hub/shared-contracts/cms/site-settings";
import * as useCases from "@hub/shared-contracts/cms/use-case";
import { collections } from "@hub/shared-contracts/collections/collections";
import type { ContentQuery, Filter } from "@hub/shared-contracts/content/content-reader";
import { LOCALES, type Locale } from "@hub/shared-contracts/language/locale";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createRenderReader } from "../../src/content/render-reader.server.ts";
import { directusSource, type Read, type Row, type RowsRead } from "../../src/directus/directus-source.server.ts";
import { createFeedClient } from "../../src/replica/feed-client.server.ts";
import { type FeedFollower, followFeed } from "../../src/replica/follow-feed.server.ts";
import { openReplica, type Replica } from "../../src/replica/replica-file.server.ts";
import { type Column, tables } from "../../src/replica/replica-tables.server.ts";
import { openEditor } from "../fixtures/editor.ts";

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const { cmsUrl, cmsToken } = testSite().settings;
const source = directusSource(String(cmsUrl), String(cmsToken), log);

let folder: string;
let replica: Replica;
let follower: FeedFollower;
beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), "data-hub-replica-"));
	replica = openReplica(folder);
	follower = followFeed({
		replica,
		feed: createFeedClient(String(cmsUrl), String(cmsToken)),
		source,
		log,
		onChange: () => undefined,
	});
	await follower.filled;
});
afterAll(async () => {
	await follower.stop();
	source.stop();
	replica.close();
	rmSync(folder, { recursive: true });
});

/** What pages, feeds, sitemaps and the search ask of the content service. */
async function questions(): Promise<readonly ContentQuery<unknown>[]> {
	const all: ContentQuery<unknown>[] = [
		...[authors.authorEntries, authors.authorTexts, categories.categoryEntries, demos.demoEntries, demos.demoTexts],
		...[events.eventEntries, events.eventTexts, terms.termEntries, terms.termTexts, industries.industryEntries],
		...[industries.industryTexts, pages.pageEntries, pages.pageTexts, posts.postEntries, posts.postTexts],
		...[recordings.recordingEntries, recordings.recordingTexts, references.referenceEntries, references.referenceTexts],
		...[resources.resourceTexts, useCases.useCaseEntries, useCases.useCaseTexts, redirects.allRedirects()],
	];
	for (const { code } of LOCALES) {
		all.push(
			...[authors.authorsOf(code), categories.categoriesOf(code), demos.demosOf(code), events.announcedEvents(code, 10)],
			...[terms.glossaryOf(code), industries.industriesOf(code), menus.navigationOf(code), partners.partnersOf(code)],
			...[
				posts.postsOf(code),
				posts.newestPosts(code, 20),
				posts.postsMentioning(code, ["Daten", "über"], { field: "body", limit: 5 }),
			],
			...[
				recordings.recordingsOf(code),
				references.referencesOf(code),
				resources.resourcesOf(code),
				resources.resourceFacets(code),
			],
			...[
				settings.siteSettingsOf(code),
				useCases.useCasesOf(code),
				pages.pageOfRoute(code, "home"),
				categories.categoryTranslations("technology"),
			],
		);
		for (const [collection, bySlug] of Object.entries(BY_SLUG)) {
			const rows = await source.read({
				...{ collection, fields: ["slug"], sort: ["id"], limit: 200 },
				filter: { _and: [{ status: { _eq: "published" } }, { locale: { _eq: code } }] },
			});
			all.push(...rows.map(({ slug }) => bySlug(code, String(slug))));
		}
	}
	return all;
}

const BY_SLUG: Readonly<Record<string, (locale: Locale, slug: string) => ContentQuery<unknown>>> = {
	authors: authors.authorBySlug,
	categories: categories.categoryBySlug,
	demos: demos.demoBySlug,
	events: events.eventBySlug,
	glossary_terms: terms.termBySlug,
	industries: industries.industryBySlug,
	pages: pages.pageBySlug,
	posts: posts.postBySlug,
	recordings: recordings.recordingBySlug,
	client_references: references.referenceBySlug,
	use_cases: useCases.useCaseBySlug,
};

test("gives every query of the site the rows that the content service gives", async () => {
	const reads: Read[] = [];
	const noting = {
		read: async (read: Read) => {
			reads.push(read);
			return [];
		},
	};
	const reader = createRenderReader(noting, { log, signal: new AbortController().signal });
	for (const query of await questions()) {
		await reader.list(query);
		await reader.count(query).catch(() => undefined);
	}
	expect(reads.length).toBeGreaterThan(400);
	let rows = 0;
	for (const read of reads) {
		// Rows that are alike in all that a query sorts by come from the content service in any order.
		const total = "kind" in read ? read : { ...read, sort: [...read.sort, "id"] };
		const expected = await source.read(total);
		expect(replica.read(total), JSON.stringify(read).slice(0, 300)).toEqual(expected);
		rows += expected.length;
	}
	expect(rows).toBeGreaterThan(1_000);
}, 180_000);

test("follows an editor: what is written, published, withdrawn and deleted, and no draft", async () => {
	const editor = openEditor();
	const titleOf = (id: string) =>
		replica.read({ collection: "pages", fields: ["title"], filter: { id: { _eq: id } }, sort: [], limit: 1 })[0]?.title;
	const soon = { timeout: 3_000, interval: 20 };
	const page = {
		...{ locale: "en", translation_key: "replicated", slug: "replicated", title: "First", description: "A page of a test." },
		blocks: [{ type: "hero", title: "A sound beginning", text: "It stays.", actions: [], motif: "exchange" }],
	};
	try {
		const id = await editor.create("pages", { ...page, status: "draft" });
		const live = await editor.create("pages", { ...page, translation_key: "live", slug: "live", status: "published" });
		await expect.poll(() => titleOf(live), soon).toBe("First");
		expect(titleOf(id)).toBeUndefined();
		await editor.revise("pages", id, { status: "published" });
		await expect.poll(() => titleOf(id), soon).toBe("First");
		await editor.revise("pages", id, { title: "Second" });
		await expect.poll(() => titleOf(id), soon).toBe("Second");
		await editor.revise("pages", id, { status: "archived" });
		await expect.poll(() => titleOf(id), soon).toBeUndefined();
		await editor.remove("pages", { id: { _eq: live } });
		await expect.poll(() => titleOf(live), soon).toBeUndefined();
	} finally {
		await editor.undo();
	}
});

const OPERATORS = [
	"_eq",
	"_neq",
	"_in",
	"_null",
	"_nnull",
	"_empty",
	"_nempty",
	"_contains",
	"_icontains",
	"_starts_with",
	"_ends_with",
];

/** Conditions on a column that the content service takes, with values that are in use. */
function conditionsOn({ name, kind }: Column, values: readonly unknown[]): fc.Arbitrary<Filter> {
	if (kind === "boolean") return fc.boolean().map((value) => ({ [name]: { _eq: value } }));
	const isNull = fc.constantFrom("_null", "_nnull").map((operator) => ({ [name]: { [operator]: true } }));
	if (values.length === 0) return isNull;
	const used = fc.constantFrom(...values);
	if (name === "id") return used.map((value) => ({ id: { _in: [value] } }));
	if (kind === "number" || kind === "moment" || name.endsWith("_on"))
		return fc.oneof(
			isNull,
			fc.tuple(fc.constantFrom("_lt", "_lte", "_gt", "_gte"), used).map(([operator, value]) => ({ [name]: { [operator]: value } })),
		);
	return fc.tuple(fc.constantFrom(...OPERATORS), used).map(([operator, value]): Filter => {
		if (/null$|empty$/.test(operator)) return { [name]: { [operator]: true } };
		if (operator === "_in") return { [name]: { _in: [value, "none"] } };
		// The content service on SQLite compares parts of texts without regard to the case of A to Z, on PostgreSQL with it.
		const text = String(value);
		return { [name]: { [operator]: /_(starts|ends|contains|icontains)/.test(operator) ? text.slice(0, 8) : text } };
	});
}

test("gives random questions the rows that the content service gives", async () => {
	const asked = collections.filter(({ audience, junction }) => audience === "public" && !junction);
	const samples = new Map<string, readonly Row[]>();
	for (const { collection } of asked) {
		const fields = [...(tables.get(collection)?.columns.values() ?? [])].filter(({ kind }) => plain(kind)).map(({ name }) => name);
		samples.set(collection, replica.read({ collection, fields, filter: {}, sort: ["id"], limit: 20 }));
	}
	const reads = fc.constantFrom(...asked).chain(({ collection }): fc.Arbitrary<RowsRead> => {
		const columns = [...(tables.get(collection)?.columns.values() ?? [])].filter(({ kind }) => plain(kind));
		const condition = fc.constantFrom(...columns).chain((column) =>
			conditionsOn(
				column,
				(samples.get(collection) ?? []).flatMap((row) => row[column.name] ?? []),
			),
		);
		const several = fc.array(condition, { minLength: 1, maxLength: 3 });
		const filter = fc.oneof(
			condition,
			several.map((parts) => ({ _and: parts })),
			several.map((parts) => ({ _or: parts })),
		);
		const sort = fc.constantFrom(...columns).chain(({ name }) => fc.constantFrom(name, `-${name}`));
		return fc.record({
			collection: fc.constant(collection),
			fields: fc.subarray(columns.map(({ name }) => name)).map((names) => ["id", ...names]),
			filter: filter.map((random) => ({
				_and: [...(tables.get(collection)?.published ? [{ status: { _eq: "published" } }] : []), random],
			})),
			sort: sort.map((field) => [field, "id"]),
			limit: fc.integer({ min: 1, max: 50 }),
			offset: fc.integer({ min: 0, max: 5 }),
		});
	});
	await fc.assert(
		fc.asyncProperty(reads, async (read) => {
			expect(replica.read(read)).toEqual(await source.read(read));
		}),
		{ numRuns: 150 },
	);
}, 120_000);

function plain(kind: Column["kind"]): boolean {
	return kind === "text" || kind === "number" || kind === "boolean" || kind === "moment";
}
