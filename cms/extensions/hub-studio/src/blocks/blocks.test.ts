// The block editor's model: untouched values stay as stored, and every change can be undone.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { blockForms, fieldsOfBlock } from "./block-forms.ts";
import { useBlockList } from "./block-list.ts";
import { summaryOf } from "./block-summary.ts";
import { problemsOf } from "./check-block.ts";
import { duplicateAt, insertAt, keysOf, moveItem, removeAt, replaceAt, withProperty } from "./list-changes.ts";
import de from "./messages/de-DE.json" with { type: "json" };
import { newBlock } from "./new-block.ts";
import { useShownProblems } from "./problems.ts";
import {
	addColumn,
	insertRow,
	moveColumn,
	removeColumn,
	setCell,
	setLabel,
	setNumeric,
	tableOf,
} from "./table-cells.ts";

const block = fc
	.record({ type: fc.string() }, { requiredKeys: ["type"] })
	.chain((typed) => fc.dictionary(fc.string(), fc.jsonValue()).map((rest) => ({ ...rest, ...typed })));
const blocks = fc.array(fc.oneof(block, fc.jsonValue()), { maxLength: 8 });

/** Kinds of changes of a list. */
const KINDS = ["add", "move", "duplicate", "remove", "edit"] as const;
const act = fc.record({ kind: fc.constantFrom(...KINDS), at: fc.nat(8), to: fc.nat(8) });
type Act = { readonly kind: (typeof KINDS)[number]; readonly at: number; readonly to: number };

function apply(list: readonly unknown[], { kind, at, to }: Act): readonly unknown[] {
	switch (kind) {
		case "add":
			return insertAt(list, Math.min(at, list.length), { type: "prose", html: "" });
		case "move":
			return moveItem(list, at, to);
		case "duplicate":
			return duplicateAt(list, at);
		case "remove":
			return removeAt(list, at);
		default:
			return at < list.length ? replaceAt(list, at, { type: "edited" }) : list;
	}
}

describe("editing blocks", () => {
	test("keeps untouched parts identical and in order", () => {
		fc.assert(
			fc.property(blocks, act, (stored, one) => {
				const bytes = JSON.stringify(stored);
				const { kind, at, to } = one;
				const after = apply(stored, one);
				const isThere = at < stored.length && (kind !== "move" || to < stored.length);
				const before = kind === "add" || kind === "duplicate" || !isThere ? stored : removeAt(stored, at);
				const place = { add: Math.min(at, stored.length), duplicate: at + 1, move: to, remove: -1, edit: at }[kind];
				const others = isThere || kind === "add" ? removeAt(after, place ?? -1) : after;
				expect(others.length).toBe(before.length);
				expect(others.every((value, index) => Object.is(value, before[index]))).toBe(true);
				// Removed values were not modified either.
				expect(JSON.stringify(stored)).toBe(bytes);
			}),
		);
	});

	test("keeps all values when a block is moved there and back", () => {
		fc.assert(
			fc.property(blocks, fc.nat(8), fc.nat(8), (stored, from, to) => {
				const after = moveItem(stored, from, to);
				expect(after.map((value) => JSON.stringify(value)).toSorted()).toEqual(
					stored.map((value) => JSON.stringify(value)).toSorted(),
				);
				expect(JSON.stringify(moveItem(after, to, from))).toBe(JSON.stringify(stored));
			}),
		);
	});

	test("changes one property only and keeps all others, including unknown ones, in order", () => {
		fc.assert(
			fc.property(block, fc.string(), (stored, text) => {
				const after = withProperty({ first: 1, ...stored }, "first", text);
				expect(JSON.stringify(withProperty(after, "first", 1))).toBe(JSON.stringify({ first: 1, ...stored }));
				const { first: _, ...rest } = after;
				for (const [name, value] of Object.entries(rest))
					expect(value).toBe(Object.entries(stored).find(([one]) => one === name)?.[1]);
			}),
		);
	});
});

test("every step can be undone and redone, and each list is passed to the form", () => {
	fc.assert(
		fc.property(blocks, fc.array(act, { maxLength: 12 }), (stored, acts) => {
			let emitted: readonly unknown[] = stored;
			const state = useBlockList(stored, (list) => {
				emitted = list;
			});
			for (const one of acts) state.change(apply(state.list(), one));
			const last = state.list();
			expect(emitted).toBe(last);
			while (state.canUndo()) state.undo();
			expect([state.list(), emitted]).toEqual([stored, stored]);
			while (state.canRedo()) state.redo();
			expect(state.list()).toBe(last);
		}),
	);
});

test("continued typing in a field is one step, and a new step discards undone ones", () => {
	const state = useBlockList([], () => undefined);
	for (const text of ["a", "ab", "abc"]) state.change([text], "0.title");
	state.undo();
	expect([state.list(), state.canUndo()]).toEqual([[], false]);
	state.change(["x"], "0.title");
	expect([state.list(), state.canRedo()]).toEqual([["x"], false]);
});

test("another value of the form replaces the list and its steps; the editor's own value does not", () => {
	const state = useBlockList([1], () => undefined);
	state.change([1, 2]);
	state.take([1, 2]);
	expect([state.canUndo(), state.source.value]).toEqual([true, 0]);
	state.take([3]);
	expect([state.list(), state.canUndo(), state.source.value]).toEqual([[3], false, 1]);
});

test("moved and edited blocks keep their rendering keys, which are unique", () => {
	let last = 100;
	const fresh = () => ++last;
	fc.assert(
		fc.property(blocks, fc.array(act, { maxLength: 8 }), (stored, acts) => {
			let shown = { list: stored as readonly unknown[], keys: stored.map(fresh) as readonly number[] };
			for (const one of acts) {
				const list = apply(shown.list, one);
				shown = { list, keys: keysOf(list, shown, fresh) };
				expect(new Set(shown.keys).size).toBe(list.length);
			}
		}),
	);
	const [a, b, c] = [{ a: 1 }, { b: 1 }, { c: 1 }];
	const before = { list: [a, b, c], keys: [1, 2, 3] };
	expect(keysOf([c, a, b], before, fresh)).toEqual([3, 1, 2]);
	expect(keysOf([a, { b: 2 }, c], before, fresh)).toEqual([1, 2, 3]);
	expect(keysOf([a, c], before, fresh)).toEqual([1, 3]);
});

describe("forms", () => {
	test.each([...blockForms.keys()])("every field of %s has a label, and its example is valid", (type) => {
		const form = blockForms.get(type);
		const file = join(import.meta.dirname, "../../../../../mf-content/src/blocks", type, `${type}.example.json`);
		const example: Record<string, Record<string, unknown>> = JSON.parse(readFileSync(file, "utf8"));
		expect(problemsOf(example.de)).toEqual(new Map());
		const known = form ? fieldsOfBlock(form, example.de ?? {}).map(({ name }) => name) : [];
		expect(
			Object.keys(example.de ?? {}).filter((name) => ![...known, "type", form?.discriminator].includes(name)),
		).toEqual([]);
		const words: Readonly<Record<string, string>> = de;
		expect(
			[`block.${type}`, `about.${type}`, ...known.map((name) => `field.${name}`)].filter((key) => !(key in words)),
		).toEqual([]);
		expect(summaryOf(example.de)).not.toBe("");
	});

	test.each([...blockForms.keys()])("a new %s lacks required fields only", (type) => {
		const form = blockForms.get(type);
		if (!form) throw new Error(`There is no form for ${type}.`);
		const keys = [...problemsOf(newBlock(form)).values()].map(({ key }) => key);
		expect(keys.filter((key) => !["missing", "empty", "few", "title-or-name"].includes(key))).toEqual([]);
	});
});

test.each<[object, Record<string, string>]>([
	[
		{ type: "quote", text: "" },
		{ text: "empty", name: "missing", role: "missing" },
	],
	[{ type: "posts", heading: "A", limit: 13 }, { limit: "high" }],
	[
		{ type: "cards", heading: "A", items: [{ title: "A", text: "B", href: "example.com" }] },
		{ "items.0.href": "link" },
	],
	[{ type: "cards", heading: "A", items: [] }, { items: "few" }],
	[{ type: "media", picture: "x", alt: "A" }, { picture: "picture" }],
	[{ type: "hologram" }, {}],
])("%j has a message for each invalid field", (written, problems) => {
	expect(Object.fromEntries([...problemsOf(written)].map(([path, { key }]) => [path, key]))).toEqual(problems);
});

test("a problem is shown after its field is left, and all problems after the entry is refused", () => {
	const shown = useShownProblems();
	const problems = problemsOf({ type: "quote", text: "" });
	expect(shown.problemAt(1, "text", problems)).toBeUndefined();
	shown.leave(1, "text");
	expect([shown.problemAt(1, "text", problems)?.key, shown.problemAt(1, "name", problems)]).toEqual([
		"empty",
		undefined,
	]);
	shown.showAll([1]);
	expect(shown.problemAt(1, "name", problems)?.key).toBe("missing");
	const written = { items: [{ href: "/gone" }, { href: "/there" }] };
	const refusal = "“Blocks” links to /gone.";
	expect([0, 1].map((at) => shown.refusedAt(written, `items.${at}.href`, refusal))).toEqual([refusal, undefined]);
});

test("each row of a table has as many cells as the table has columns", () => {
	const table = tableOf({ columns: ["A", { label: "B", kind: "number", own: 1 }], rows: [["1", "2"]] });
	if (!table) throw new Error("The table is invalid.");
	expect(addColumn(table)).toEqual({ columns: [...table.columns, ""], rows: [["1", "2", ""]] });
	expect(removeColumn(table, 0)).toEqual({ columns: [table.columns[1]], rows: [["2"]] });
	expect(moveColumn(table, 0, 1).rows).toEqual([["2", "1"]]);
	expect(insertRow(table, 1).rows).toEqual([
		["1", "2"],
		["", ""],
	]);
	expect(setCell({ columns: table.columns, rows: [["1"]] }, 0, 1, "x").rows).toEqual([["1", "x"]]);
	expect(setLabel(table.columns[1], "C")).toEqual({ label: "C", kind: "number", own: 1 });
	expect([setLabel("A", "C"), setNumeric("A", true)]).toEqual(["C", { label: "A", kind: "number" }]);
	expect([tableOf({ columns: 3, rows: [] }), tableOf({ columns: ["A"], rows: [3] })]).toEqual([undefined, undefined]);
});
