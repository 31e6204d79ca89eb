import { ContentUnavailable } from "@hub/shared-contracts/content/content-reader";
import { createI18n } from "@hub/shared-contracts/language/i18n";
import type { RemoteServer, RouteServer } from "@hub/shared-contracts/remote/remote-server";
import { describe, expect, test, vi } from "vitest";
import type { ContentSource, Row } from "../directus/directus-source.server.ts";
import type { LoadedSet } from "../remotes/load-set.server.ts";
import type { ContentChange } from "../replica/content-change.ts";
import { allRoutesTable } from "../router/all-routes.fixture.ts";
import { createLivePages } from "./live-pages.server.ts";

const PATIENCE = 2_000;

const live = { status: "published", locale: "en" };

/** A site of one remote; `rows` are what every read answers. */
function site(routes: Readonly<Record<string, Partial<RouteServer>>>) {
	const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
	const listeners = new Set<(change: ContentChange) => void>();
	const content = {
		rows: [{ ...live, id: "1", slug: "one" }] as readonly Row[],
		reads: 0,
		fails: false,
		publish(collection: string) {
			for (const listener of listeners) listener({ collection, event: "update", keys: new Set(["1"]), fields: undefined });
		},
	};
	const source: ContentSource = {
		async read() {
			content.reads += 1;
			if (content.fails) throw new ContentUnavailable("away");
			return content.rows;
		},
	};
	const set: LoadedSet = {
		id: "0",
		remotes: new Map([["everything", { manifest: {} as never, server: { routes } as unknown as RemoteServer, sheets: new Map() }]]),
		table: allRoutesTable,
		i18n: createI18n(),
		slots: new Map(),
	};
	const pages = createLivePages({
		content: {
			...source,
			// Of redirects there are none.
			readNow: () => [],
			nodesOf: () => undefined,
			onChange(listener) {
				listeners.add(listener);
				return () => void listeners.delete(listener);
			},
		},
		log,
		strategy: "prefix_except_default",
		publicUrl: "https://a.example",
		reports: [],
	});
	return { content, log, ask: async () => (await pages.of(set, PATIENCE)).index };
}

const bySlug: RouteServer["entries"] = async ({ content }) => {
	const rows = await content.list({
		collection: "pages",
		fields: ["id", "slug"],
		parse: (row) => ({ kind: "item", item: (row as { slug: string }).slug }),
	});
	return rows.map((slug) => ({ translations: { en: { slug } } }));
};

describe("[MT-5] the index of pages", () => {
	test("asks a route for its pages again when something changed where it read, and not before", async () => {
		const { ask, content } = site({ page: { entries: bySlug } });
		const first = await ask();
		expect(first.stateOf("page", { slug: "one" }, "en").kind).toBe("live");
		expect(await ask()).toBe(first);
		content.rows = [{ ...live, id: "2", slug: "two" }];
		content.publish("events");
		await ask();
		expect(content.reads).toBe(1);
		content.publish("pages");
		const second = await ask();
		expect([second.stateOf("page", { slug: "one" }, "en").kind, second.stateOf("page", { slug: "two" }, "en").kind]).toEqual([
			"dead",
			"live",
		]);
	});

	test("is made once for all who ask at the same time", async () => {
		const { ask, content } = site({ page: { entries: bySlug } });
		const [one, two] = await Promise.all([ask(), ask()]);
		expect(one).toBe(two);
		expect(content.reads).toBe(1);
	});

	test("stays as it was while the content service is away, and knows of no route that could not be asked", async () => {
		const { ask, content } = site({ page: { entries: bySlug } });
		content.fails = true;
		const empty = await ask();
		expect([empty.complete, empty.stateOf("page", { slug: "one" }, "en").kind]).toEqual([false, "unknown"]);
		const { ask: again, content: other } = site({ page: { entries: bySlug } });
		const known = await again();
		other.fails = true;
		other.publish("pages");
		expect(await again()).toBe(known);
		expect(known.stateOf("page", { slug: "one" }, "en").kind).toBe("live");
	});

	test("costs a remote that fails its own routes alone", async () => {
		const { ask, log } = site({
			page: { entries: bySlug },
			event: { entries: () => Promise.reject(new Error("a bug")) },
			term: { entries: () => "no list" as never },
			insights: {},
			author: {},
		});
		const index = await ask();
		expect(index.complete).toBe(true);
		expect(["page", "event", "term", "author"].map((key) => index.stateOf(key, { slug: "one" }, "en").kind)).toEqual([
			"live",
			"unknown",
			"unknown",
			"unknown",
		]);
		expect(index.stateOf("insights", {}, "de").kind).toBe("live");
		expect(log.error).toHaveBeenCalledTimes(2);
	});
});
