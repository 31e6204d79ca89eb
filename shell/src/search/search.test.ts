// The search of a site with its thread: filling, restarts, and pages that are no longer live.

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ContentUnavailable } from "@hub/shared-contracts/content/content-reader";
import { createI18n } from "@hub/shared-contracts/language/i18n";
import { afterAll, afterEach, expect, test } from "vitest";
import { createSearch, type SiteSearch } from "./search.server.ts";

const folder = mkdtempSync(join(tmpdir(), "search-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** The thread's own code, which ends or hangs when a query says so. */
writeFileSync(
	join(folder, "search-worker.cjs"),
	`const { parentPort } = require("node:worker_threads");
	parentPort.on("message", ({ parameters: [, query] }) => {
		if (query?.words === "end") process.exit();
		while (query?.words === "hang");
	});
	import(${JSON.stringify(join(import.meta.dirname, "search-worker.server.ts"))});`,
);

const searches: SiteSearch[] = [];
afterEach(async () => {
	for (const search of searches.splice(0)) await search.stop();
});

/** A site whose rows are German pages with these titles, by id. */
function site(name: string) {
	const titles = new Map<string, string>();
	let isAvailable = true;
	let change: (change: { collection: string; ids: ReadonlySet<string> }) => void = () => undefined;
	const rows = {
		type: "page",
		label: "page",
		labels: "pages",
		query: {
			collection: "pages",
			part: "page",
			read: ({ item }: { item: unknown }) => ({ kind: "item", item: { item, key: "", locale: "de" } }),
		},
		params: (slug: string) => ({ slug }),
		about(slug: string) {
			if (slug === "broken") throw new Error("A remote's function");
			return { title: titles.get(slug) ?? "" };
		},
	};
	const server = {
		routes: {
			page: { search: [rows] },
			list: { search: [{ type: "list", label: "a", labels: "b", title: "c", summary: "d" }] },
		},
	};
	const set = { remotes: new Map([["mf-test", { server }]]), i18n: createI18n({ strict: false }) } as never;
	const errors: unknown[] = [];
	const search = createSearch({
		content: {
			find: (_collection, _part, id) =>
				titles.has(id)
					? { id, key: "", locale: "de", slug: id, item: id, announced: undefined, modified: undefined }
					: undefined,
			idsAfter(_collection, last, limit) {
				if (!isAvailable) throw new ContentUnavailable("Not yet.");
				return [...titles.keys()]
					.filter((id) => id > last)
					.sort()
					.slice(0, limit);
			},
			onChange(listener) {
				change = listener;
				return () => undefined;
			},
		},
		live: { current: () => set },
		folder: join(folder, name),
		codeFolder: folder,
		hungMs: 4_000,
		log: { error: (fields: unknown) => errors.push(fields) },
	});
	searches.push(search);
	const links = { href: (_route: string, params: { slug?: string }) => `/${params.slug}` };
	return {
		errors,
		search,
		setAvailable: (value: boolean) => {
			isAvailable = value;
		},
		set(id: string, title: string | undefined, isReported = true) {
			if (title === undefined) titles.delete(id);
			else titles.set(id, title);
			if (isReported) change({ collection: "pages", ids: new Set([id]) });
		},
		async find(words: string) {
			const { hits, complete } = await search
				.of(set, { links: () => links as never })("de")
				.find({ words, limit: 10 });
			return [complete, hits.map(({ href }) => href)];
		},
		suggest: async (typed: string) =>
			(
				await search
					.of(set, { links: () => links as never })("de")
					.suggest(typed)
			).map(({ title }) => title),
	};
}

const SLOWLY = { timeout: 20_000 };

test("[CT-5] finds pages as soon as content can be read, follows changes, and leaves out a page that cannot be read", async () => {
	const { set, setAvailable, find, suggest, errors } = site("changes");
	setAvailable(false);
	set("one", "Konnektor");
	set("broken", "Konnektor");
	expect(await find("Konnektor")).toEqual([false, []]);
	setAvailable(true);
	await expect.poll(() => find("Konnektor"), SLOWLY).toEqual([true, ["/one"]]);
	expect(errors).toContainEqual({ error: "Error: A remote's function" });
	set("two", "Betreiber");
	await expect.poll(() => find("Betreiber"), SLOWLY).toEqual([true, ["/two"]]);
	set("two", "Datenraum");
	await expect.poll(() => find("Betreiber"), SLOWLY).toEqual([true, []]);
	expect(await suggest("Daten")).toEqual(["Datenraum"]);
	set("one", undefined, false);
	expect(await find("Konnektor")).toEqual([true, []]);
}, 60_000);

test("[CT-5] a new process finds pages from its first query on, except those that were withdrawn meanwhile", async () => {
	const before = site("next");
	before.set("one", "Konnektor");
	before.set("two", "Konnektor Betreiber");
	await expect.poll(() => before.find("Konnektor"), SLOWLY).toEqual([true, ["/one", "/two"]]);
	await before.search.stop();
	const after = site("next");
	after.set("two", "Konnektor Betreiber");
	await expect.poll(() => after.find("Konnektor"), SLOWLY).toEqual([true, ["/two"]]);
}, 60_000);

test.each(["end", "hang"])(
	"[CT-5] after a query that makes the thread %s, search is unavailable until another has the same pages",
	async (words) => {
		const { set, find } = site(words);
		set("one", "Konnektor");
		await expect.poll(() => find("Konnektor"), SLOWLY).toEqual([true, ["/one"]]);
		expect(await find(words)).toEqual([false, []]);
		await expect.poll(() => find("Konnektor"), SLOWLY).toEqual([true, ["/one"]]);
		set("two", "Betreiber");
		await expect.poll(() => find("Betreiber"), SLOWLY).toEqual([true, ["/two"]]);
	},
	60_000,
);
