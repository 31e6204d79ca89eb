import { asWritten, type ContentQuery, type ContentReader } from "@hub/shared-contracts/content/content-reader";
import { LOCALE_CODES, type Locale } from "@hub/shared-contracts/language/locale";
import { createTranslator } from "@hub/shared-contracts/language/translator";
import type { RouteLoaderContext } from "@hub/shared-contracts/remote/remote-server";
import { describe, expect, test } from "vitest";
import { loadAuthor } from "./author/author.loader.ts";
import { loadCategory, loadCategoryRegion } from "./category/category.loader.ts";
import { loadInsights } from "./insights/insights.loader.ts";
import { onPage } from "./list-page.loader.ts";
import remote from "./remote.ts";

const translator = createTranslator({ strict: true });
for (const locale of LOCALE_CODES) await translator.load("mf-content", locale, remote.messages);

const category = {
	id: "c1",
	slug: "practice",
	region: "",
	title: "Practice",
	description: "Words.",
	tone: "leaf",
	translation_key: "practice",
	locale: "en",
};
const author = {
	id: "a1",
	slug: "ada",
	first_name: "Ada",
	last_name: "A.",
	display_name: "Ada A.",
	role: "Writer",
	bio: "<p>Writes.</p>",
	translation_key: "ada",
	locale: "en",
};
const post = (number: number) => ({
	id: `p${number}`,
	slug: `post-${number}`,
	title: `Post ${number}`,
	description: "",
	published_on: "2030-01-01",
	translation_key: `post-${number}`,
	cover: null,
	cover_alt: "",
	author,
	category,
});

/** A content service with some posts, which notes what of them it is asked for. */
function loading(postCount: number, search: string, locale: Locale = "en") {
	const asked: ContentQuery<unknown>[] = [];
	const rows: Record<string, readonly unknown[]> = {
		posts: Array.from({ length: postCount }, (_, index) => post(index + 1)),
		categories: [category],
		authors: [author],
	};
	const list = async <Item>(query: ContentQuery<Item>): Promise<readonly Item[]> => {
		const { collection, offset = 0, limit = 100 } = query;
		if (collection === "posts") asked.push(query);
		const parsed = (rows[collection] ?? []).slice(offset, offset + limit).map((row) => query.parse(row, asWritten));
		return parsed.map((result) => {
			if (result.kind === "broken") throw new Error(`${collection}: ${result.problem}`);
			return result.item;
		});
	};
	const content: ContentReader = {
		list,
		first: async (query) => (await list({ ...query, limit: 1 }))[0],
		count: async ({ collection }) => rows[collection]?.length ?? 0,
	};
	const context: RouteLoaderContext<string> = {
		content,
		locale,
		t: translator.textsOf(locale, "mf-content"),
		params: { slug: "practice", region: "europe" },
		query: new URLSearchParams(search),
		signal: new AbortController().signal,
		href: () => undefined,
		now: new Date("2030-01-01T00:00:00Z"),
		operate: async () => ({ kind: "unavailable" }),
		siteUrl: "https://example.org",
	};
	return { context, asked };
}

const LOADERS = [
	{ name: "insights", load: loadInsights, narrowed: "locale" },
	{ name: "a category", load: loadCategory, narrowed: '"slug":{"_eq":"practice"}' },
	{ name: "a region", load: loadCategoryRegion, narrowed: '"region":{"_eq":"europe"}' },
	{ name: "an author", load: loadAuthor, narrowed: '"translation_key":{"_eq":"ada"}' },
];

describe.each(LOADERS)("[CT-3] the posts of $name", ({ load, narrowed }) => {
	test("are read a page at a time, narrowed to what the list is about", async () => {
		const { context, asked } = loading(23, "page=3");
		const outcome = await load(context);
		if (outcome.kind !== "found") throw new Error(`The page is ${outcome.kind}.`);
		expect(outcome.data).toMatchObject({ page: 3, total: 23 });
		expect(outcome.data.posts.map((listed) => listed.post.title)).toEqual(["Post 21", "Post 22", "Post 23"]);
		expect(asked).toHaveLength(1);
		expect(asked[0]).toMatchObject({ limit: 10, offset: 20 });
		expect(JSON.stringify(asked[0]?.filter)).toContain(narrowed);
		expect(outcome.canonicalSearch).toBe("?page=3");
		expect(outcome.head.title).toMatch(/\S, page 3$/);
	});

	test("begin on page 1, which has no query", async () => {
		const outcome = await load(loading(23, "").context);
		if (outcome.kind !== "found") throw new Error(`The page is ${outcome.kind}.`);
		expect(outcome.data.posts).toHaveLength(10);
		expect(outcome.canonicalSearch).toBeUndefined();
		expect(outcome.head.title).not.toMatch(/page/);
	});

	test.each(["page=4", "page=0", "page=-1", "page=1.5", "page=x", "page=", "page=1e0"])("have no page at ?%s", async (search) => {
		expect((await load(loading(23, search).context)).kind).toBe("missing");
	});

	test("an empty list has its first page and no other; a full last page has none after it", async () => {
		expect((await load(loading(0, "").context)).kind).toBe("found");
		expect((await load(loading(0, "page=2").context)).kind).toBe("missing");
		expect((await load(loading(20, "page=2").context)).kind).toBe("found");
		expect((await load(loading(20, "page=3").context)).kind).toBe("missing");
	});
});

test("[LN-2] the title names the page in the page's language, whatever stands in it", () => {
	const details = { head: { title: "Was $& kostet", description: "" } };
	expect(onPage(2, translator.textsOf("de", "mf-content"), details).head.title).toBe("Was $& kostet, Seite 2");
	expect(onPage(2, translator.textsOf("en", "mf-content"), details).head.title).toBe("Was $& kostet, page 2");
	expect(onPage(1, translator.textsOf("de", "mf-content"), details)).toBe(details);
});
