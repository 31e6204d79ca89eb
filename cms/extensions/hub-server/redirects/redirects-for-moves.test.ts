import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { addressesOf } from "../entries/addresses.ts";
import { alteration, definitionOf } from "../entries/change.ts";
import type { Row } from "../entries/row.ts";
import { conflict, type Redirect } from "./redirects.ts";
import { type Move, movesOf, RedirectsForMoves, stepsOf } from "./redirects-for-moves.ts";

/** Applies a move to a table. No step may violate the rules for editors. */
function moved(lines: readonly Redirect[], move: Move): Redirect[] {
	const { remove, retarget, add } = stepsOf(move, lines);
	let table = lines.filter(({ id }) => !remove.includes(id));
	const put = (line: Redirect) => {
		const others = table.filter(({ id }) => id !== line.id);
		expect(conflict(line, others)).toBeUndefined();
		table = [...others, line];
	};
	for (const { id, to } of retarget) put({ id, from: table.find((line) => line.id === id)?.from ?? "", to });
	if (add) put({ id: `${add.from}#${table.length}`, ...add });
	return table;
}
const pairs = (lines: readonly Redirect[]) => Object.fromEntries(lines.map(({ from, to }) => [from, to]));

describe("[RD-2] a move changes redirects", () => {
	test("it creates one from the old address", () => {
		expect(pairs(moved([], { from: "/en/a", to: "/en/b" }))).toEqual({ "/en/a": "/en/b" });
	});

	test("redirects to the old address lead to the new one, with their query; others stay", () => {
		const lines = [
			{ id: "1", from: "/en/old", to: "/en/a?x=1#y" },
			{ id: "2", from: "/en/else", to: "https://example.com/en/a" },
			{ id: "3", from: "/de/old", to: "/de/a" },
		];
		expect(pairs(moved(lines, { from: "/en/a", to: "/en/b" }))).toEqual({
			"/en/old": "/en/b?x=1#y",
			"/en/a": "/en/b",
			"/en/else": "https://example.com/en/a",
			"/de/old": "/de/a",
		});
	});

	test("moving back removes the redirect that would be a circle", () => {
		const there = moved([], { from: "/en/a", to: "/en/b" });
		expect(pairs(moved(there, { from: "/en/b", to: "/en/a" }))).toEqual({ "/en/b": "/en/a" });
	});

	test("an inactive redirect from the old address leads to the new one", () => {
		expect(pairs(moved([{ id: "1", from: "/en/a", to: "/en/x" }], { from: "/en/a", to: "/en/b" }))).toEqual({
			"/en/a": "/en/b",
		});
	});

	test("after several moves, each old address leads to the entry in one hop and its current address has no redirect", () => {
		const address = fc.constantFrom("/en/a", "/en/b", "/en/c", "/en/d");
		fc.assert(
			fc.property(fc.array(address, { minLength: 2, maxLength: 12 }), (way) => {
				let lines: Redirect[] = [];
				for (const [index, to] of way.entries()) {
					const from = way[index - 1];
					if (from && from !== to) lines = moved(lines, { from, to });
				}
				const now = way.at(-1) ?? "";
				const left = new Set(way.filter((each) => each !== now));
				expect(pairs(lines)).toEqual(Object.fromEntries([...left].map((from) => [from, now])));
			}),
		);
	});
});

describe("[RD-2] an entry counts as moved", () => {
	const author = { locale: "en", slug: "a" };
	test("on each of its routes", () => {
		const moves = movesOf(addressesOf("authors", author), addressesOf("authors", { ...author, slug: "b" }));
		expect(moves.map(({ from, to }) => [from.route, from.params.slug, to.route, to.params.slug])).toEqual([
			["author", "a", "author", "b"],
			["author-about", "a", "author-about", "b"],
		]);
	});

	test("from one route to another, but not into another language", () => {
		const category = { locale: "en", slug: "pulse", region: "" };
		const moves = movesOf(
			addressesOf("categories", category),
			addressesOf("categories", { ...category, region: "asia" }),
		);
		expect(moves).toMatchObject([
			{ from: { route: "category" }, to: { route: "category-region", params: { region: "asia" } } },
		]);
		expect(movesOf(addressesOf("authors", author), addressesOf("authors", { ...author, locale: "de" }))).toEqual([]);
		expect(movesOf(addressesOf("authors", author), addressesOf("authors", author))).toEqual([]);
	});
});

describe("[RD-2] the hook on entries", () => {
	const definition = definitionOf("posts");
	if (!definition) throw new Error("There are no posts.");
	const answer = (path: string) => ({ href: path, taken: null });

	/** Posts and redirects in memory, and a site that does not respond to the first `silent` requests. */
	function open(row: Row, { silent = 0 } = {}) {
		let stored = row;
		let lines: Redirect[] = [];
		let requests = 0;
		const warn = vi.fn();
		const hook = new RedirectsForMoves({
			warn,
			wait: async () => undefined,
			site: {
				async lookUp({ rows = [] }) {
					requests += 1;
					return requests <= silent
						? undefined
						: { paths: [], rows: rows.map(({ params }) => answer(`/en/${params.slug}`)) };
				},
			},
			read: async () => stored,
			redirects: async () => lines,
			async apply({ remove, retarget, add }) {
				lines = lines.filter(({ id }) => !remove.includes(id));
				lines = lines.map((line) => ({ ...line, ...retarget.find(({ id }) => id === line.id) }));
				if (add) lines.push({ id: `${lines.length}${add.from}`, ...add });
			},
		});
		return {
			warn,
			lines: () => pairs(lines),
			begin: (change: Row) =>
				hook.recordAddresses(alteration(definition as NonNullable<typeof definition>, stored, change)),
			store: (change: Row) => {
				stored = { ...stored, ...change };
			},
			end: () => hook.createRedirects(definition as NonNullable<typeof definition>, [String(row.id)]),
		};
	}
	const post = { id: "1", status: "published", locale: "en", slug: "a", publish_at: null };

	test("a published entry that moves creates a redirect; a draft or an entry before its time does not", async () => {
		for (const [row, lines] of [
			[post, { "/en/a": "/en/b" }],
			[{ ...post, status: "draft" }, {}],
			[{ ...post, publish_at: new Date(Date.now() + 60_000).toISOString() }, {}],
		] as const) {
			const table = open(row);
			table.begin({ slug: "b" });
			table.store({ slug: "b" });
			await table.end();
			expect(table.lines()).toEqual(lines);
		}
	});

	test("retries while the site is unavailable, and logs a warning if it stays so", async () => {
		for (const [silent, lines, warnings] of [
			[2, { "/en/a": "/en/b" }, 0],
			[99, {}, 1],
		] as const) {
			const table = open(post, { silent });
			table.begin({ slug: "b" });
			table.store({ slug: "b" });
			await table.end();
			expect([table.lines(), table.warn.mock.calls.length]).toEqual([lines, warnings]);
		}
	});
});
