import type { ContentQuery } from "@hub/shared-contracts/content/content-reader";
import { memoryContent } from "@hub/shared-contracts/testing/memory-content";
import { describe, expect, test, vi } from "vitest";
import type { ContentChange } from "./content-change.ts";
import type { ContentSource, Row, RowsRead } from "./directus-source.server.ts";
import { createKeptRows } from "./kept-rows.server.ts";

const query: ContentQuery<string> = {
	collection: "authors",
	fields: ["title"],
	sort: ["id"],
	parse: (row) => ({ kind: "item", item: String((row as Row).title) }),
};

/** Rows that are kept, and a content service that answers when it is let. */
function keeping() {
	const tables: Record<string, Row[]> = { authors: [{ id: "p1", status: "published", locale: "en", title: "One" }] };
	return { ...keepingRows(tables, query), rename: (title: string) => Object.assign(tables.authors?.[0] ?? {}, { title }) };
}

/** The same for any rows and query. */
function keepingRows(tables: Record<string, Row[]>, asked: ContentQuery<string>) {
	const listeners = new Set<(change: ContentChange) => void>();
	let gate: Promise<unknown> = Promise.resolve();
	const read: ContentSource["read"] = async (wanted) => {
		await gate;
		const rows = wanted as RowsRead;
		const parse = (row: unknown) => ({ kind: "item" as const, item: row as Row });
		return memoryContent(tables, new Date()).list<Row>({
			...rows,
			limit: rows.limit < 0 ? 1_000 : rows.limit,
			offset: rows.offset ?? 0,
			parse,
		});
	};
	const kept = createKeptRows({
		content: {
			read,
			onChange(listener) {
				listeners.add(listener);
				return () => listeners.delete(listener);
			},
		},
		log: { error: vi.fn() } as never,
	});
	const facts = kept.keep<string>({
		query: asked,
		factOf: (item) => String(item),
		same: (one, other) => one === other,
		changed: () => undefined,
		filled: () => undefined,
		failed: (error) => expect.fail(String(error)),
	});
	return {
		kept,
		facts,
		titles: () => [...facts.facts()],
		change(keys: readonly string[], collection = "authors") {
			for (const listener of listeners) listener({ collection, event: "update", keys: new Set(keys), fields: undefined });
		},
		/** Has the content service answer from now on only once the result is called. */
		hold() {
			const { promise, resolve } = Promise.withResolvers<void>();
			gate = promise;
			return resolve;
		},
	};
}

const turns = async (count = 20) => {
	for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

describe("[CT-1] rows that are kept", () => {
	test("are settled again after a change, once its rows are read", async () => {
		const { kept, titles, rename, change, hold } = keeping();
		await kept.settled(1_000);
		expect([titles(), kept.isSettled()]).toEqual([["One"], true]);
		const answer = hold();
		rename("Two");
		change(["p1"]);
		expect(kept.isSettled()).toBe(false);
		answer();
		await kept.settled(1_000);
		expect([titles(), kept.isSettled()]).toEqual([["Two"], true]);
	});

	test.each([
		["a change that names no rows", []],
		["a change of the same row", ["p1"]],
	])("are settled after %s that came while another was read", async (_, keys) => {
		const { kept, rename, change, hold } = keeping();
		await kept.settled(1_000);
		const answer = hold();
		change(["p1"]);
		await turns(3);
		rename("Three");
		change(keys);
		await turns(3);
		answer();
		await turns();
		expect(kept.settled(50)).toBeUndefined();
		expect([kept.isSettled(), kept.isCurrent()]).toEqual([true, true]);
	});

	test("are settled where rows of which a change was being read are kept no longer", async () => {
		const { kept, facts, change, hold } = keeping();
		await kept.settled(1_000);
		const answer = hold();
		change(["p1"]);
		await turns(3);
		change(["p1"]);
		await turns(3);
		facts.end();
		answer();
		await turns();
		expect(kept.settled(50)).toBeUndefined();
	});
});

describe("[CT-1] a change in what rows relate to", () => {
	test("reaches every row that has it, also where another change had one of them read again before", async () => {
		const base = { status: "published", locale: "en" };
		const author = { ...base, id: "a1", display_name: "Ada" };
		const category = { ...base, id: "c1", title: "News" };
		const post = (id: string, by: Row) => ({ ...base, id, author: by, category });
		const tables = { posts: [post("p1", author), post("p2", { ...author, id: "a2" })] };
		const { kept, titles, change } = keepingRows(tables, {
			collection: "posts",
			fields: [
				{ author: { collection: "authors", fields: ["id", "display_name"] } },
				{ category: { collection: "categories", fields: ["id", "title"] } },
			],
			sort: ["id"],
			parse: (row) => {
				const { author: by, category: of } = row as { author: Row; category: Row };
				return { kind: "item", item: `${by.display_name}, ${of.title}` };
			},
		});
		await kept.settled(1_000);
		expect(titles()).toEqual(["Ada, News", "Ada, News"]);
		author.display_name = "Grace";
		category.title = "Views";
		change(["a1"], "authors");
		change(["c1"], "categories");
		await kept.settled(1_000);
		expect(titles()).toEqual(["Grace, Views", "Ada, Views"]);
	});
});
