import { describe, expect, test } from "vitest";
import buttons from "./cases/pagination.buttons.json" with { type: "json" };
import validation from "./cases/pagination.validation.json" with { type: "json" };
import windows from "./cases/pagination.window.json" with { type: "json" };
import {
	type PaginationItem,
	type PaginationKind,
	type PaginationOptions,
	paginationModel,
} from "./pagination-model.ts";

/** The tables contain values that the types exclude. */
const modelOf = (options: unknown) => paginationModel(options as PaginationOptions);

/** An item in the form of the tables. */
const written = ({ kind, text, goesTo, href, active }: PaginationItem) => ({
	k: kind,
	t: text,
	go: goesTo,
	...(href === undefined ? {} : { href }),
	...(active ? { active } : {}),
});

describe("[PG-3] [PG-4] the window of page numbers", () => {
	test.each(windows.cases)(
		"shows $in.maxPagesShown pages around page $in.page of $out.totalPages",
		({ in: given, out }) => {
			const { page, ...options } = given;
			const { items, totalPages } = modelOf({
				...options,
				modelValue: page,
				showJumpButtons: true,
				showEndingButtons: true,
			});
			const has = (kind: PaginationKind) => items.some((item) => item.kind === kind);
			const to = (kind: PaginationKind) => {
				const item = items.find((other) => other.kind === kind);
				return item ? item.goesTo : "absent";
			};
			expect({
				totalPages,
				pages: items.filter(({ kind }) => kind === "number").map((item) => item.page),
				first: has("first"),
				startBreak: has("startBreak"),
				endBreak: has("endBreak"),
				last: has("last"),
				firstPage: has("firstPage"),
				lastPage: has("lastPage"),
				jumpBackTo: to("jumpBackward"),
				jumpForwardTo: to("jumpForward"),
				backTo: to("back"),
				nextTo: to("next"),
				startBreakTo: to("startBreak"),
				endBreakTo: to("endBreak"),
			}).toEqual(out);
		},
	);
});

describe("[PG-1] [PG-3] [PG-4] [PG-5] items, texts and targets", () => {
	test.each(buttons.cases)("are as specified: $name", ({ in: given, out }) => {
		expect(modelOf(given).items.map(written)).toEqual(out.items);
	});
});

describe("[PG-2] validation", () => {
	test.each(validation.cases)("accepts or names the invalid property: $name", ({ in: given, out }) => {
		if ("items" in out) expect(modelOf(given).items.map(written)).toEqual(out.items);
		else expect(() => modelOf(given)).toThrow(new TypeError(out.error));
	});
});

describe("options", () => {
	const hundred = { totalItems: 100, modelValue: 5 };
	const kinds = (options: object) => modelOf({ ...hundred, ...options }).items.map(({ kind }) => kind);

	test("[PG-1] without breaks hide the first and last number too", () => {
		expect(new Set(kinds({ showBreakpointButtons: false }))).toEqual(new Set(["back", "number", "next"]));
	});

	test("[PG-1] can hide back and next", () => {
		expect(kinds({ hidePrevNext: true })).not.toContain("back");
		expect(kinds({ hidePrevNext: true })).not.toContain("next");
	});

	test("[PG-4] that disable pagination leave no targets", () => {
		const { items } = modelOf({ ...hundred, disablePagination: true, showJumpButtons: true, showEndingButtons: true });
		expect(items.map(({ goesTo }) => goesTo)).toEqual(items.map(() => null));
	});

	test("[PG-4] that disable breaks leave them the current page as address", () => {
		const { items } = modelOf({ ...hundred, type: "link", linkUrl: "/p/[page]", disableBreakpointButtons: true });
		const both = items.filter(({ kind }) => kind.endsWith("Break"));
		expect(both.map(({ goesTo, href }) => [goesTo, href])).toEqual([
			[null, "/p/5"],
			[null, "/p/5"],
		]);
	});

	test("can give page 1 its own address", () => {
		const { items } = modelOf({ ...hundred, type: "link", linkUrl: "/p?page=[page]", firstPageUrl: "/p" });
		expect(items.find(({ kind }) => kind === "first")?.href).toBe("/p");
		expect(items.find(({ kind }) => kind === "back")?.href).toBe("/p?page=4");
	});

	test("[PG-5] can group Persian digits by thousands", () => {
		const { items } = modelOf({ totalItems: 15_000, modelValue: 1_234, locale: "ir" });
		expect(items.find(({ active }) => active)?.text).toBe("۱٬۲۳۴");
	});
});
