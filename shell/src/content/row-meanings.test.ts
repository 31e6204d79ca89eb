import type { ContentQuery } from "@hub/shared-contracts/content/content-reader";
import { expect, test, vi } from "vitest";
import { meaningOfRow } from "./row-meanings.server.ts";

const live = { status: "published", locale: "en" };
const fields = ["id", { author: { collection: "authors", fields: ["id"] } }];
const START = Date.parse("2026-03-01T10:00:00Z");

function titles(meaning: object | undefined = {}) {
	const parse = vi.fn<ContentQuery<{ title: string; href: string }>["parse"]>((row, { canonicalHref }) => ({
		kind: "item",
		item: { title: String((row as { title: string }).title), href: canonicalHref("/en/about") },
	}));
	return { collection: "pages", fields, parse, ...(meaning ? { meaning } : {}) };
}
const context = (version: number, written = "/about") => ({
	canonicalHref: vi.fn(() => written),
	version: () => version,
	noteHref: vi.fn(),
});

test("a row is parsed once for all who read it, and nobody can change what the others get", () => {
	const query = titles();
	const row = { ...live, id: "1", title: "A" };
	const first = meaningOfRow(row, query, fields, context(1), START);
	const again = context(1);
	const second = meaningOfRow(row, { ...query }, fields, again, START + 1);
	expect([first.isNew, second.isNew, query.parse.mock.calls.length]).toEqual([true, false, 1]);
	expect(second.parsed).toBe(first.parsed);
	expect(Object.isFrozen(second.parsed?.kind === "item" && second.parsed.item)).toBe(true);
	expect(again.noteHref.mock.calls).toEqual([["/en/about", "/about"]]);
});

test("a new row, another query and a query that keeps nothing are parsed for themselves", () => {
	const row = { ...live, id: "1", title: "A" };
	const [one, other] = [titles(), titles()];
	meaningOfRow(row, one, fields, context(1), START);
	expect(meaningOfRow({ ...row }, one, fields, context(1), START).isNew).toBe(true);
	expect(meaningOfRow(row, other, fields, context(1), START).isNew).toBe(true);
	const plain = { ...titles(), meaning: undefined };
	const { meaning: _, ...keepsNothing } = plain;
	meaningOfRow(row, keepsNothing, fields, context(1), START);
	expect(meaningOfRow(row, keepsNothing, fields, context(1), START).isNew).toBe(true);
});

test("links that would be written otherwise now are written anew; other changes of links cost no parsing", () => {
	const query = titles();
	const row = { ...live, id: "1", title: "A" };
	meaningOfRow(row, query, fields, context(1), START);
	expect(meaningOfRow(row, query, fields, context(2), START).isNew).toBe(false);
	const moved = meaningOfRow(row, query, fields, context(3, "/company"), START);
	expect(moved).toMatchObject({ isNew: true, parsed: { item: { href: "/company" } } });
});

test("what is live of a row holds until the next moment at which it, or one within it, comes or goes", () => {
	const query = titles();
	const author = { ...live, id: "a", unpublish_at: "2026-03-01T11:00:00" };
	const row = { ...live, id: "1", title: "A", publish_at: "2026-03-01T10:30:00", author };
	const at = (minutes: number) => meaningOfRow(row, query, fields, context(1), START + minutes * 60_000);
	expect(at(0).parsed).toBeUndefined();
	expect(at(29)).toMatchObject({ parsed: undefined, isNew: false });
	expect(at(30)).toMatchObject({ parsed: { kind: "item" }, isNew: true });
	expect(at(59).isNew).toBe(false);
	expect(at(60).isNew).toBe(true);
	// A clock that was set back.
	expect(at(10).parsed).toBeUndefined();
});
