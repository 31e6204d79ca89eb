import { type RecallSettings, recallSettings } from "@hub/shared-contracts/content/prototype-recall";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { recallPrototype } from "../../../../cms/seed/prototypes/recall.ts";
import { layoutGraph, lotByKey } from "./graph-layout.ts";
import { readRecallState, recallChange } from "./recall-address.ts";
import { recallNumbers, seenLots, traceProducts, traceUnits } from "./trace.ts";
import { merged, projected, type Span, unitsIn } from "./unit-spans.ts";

const settings: RecallSettings = recallSettings.parse(recallPrototype.en);
const anyLot = fc.constantFrom(...settings.lots.map(({ id }) => id));
const anyDirection = fc.constantFrom<"downstream" | "upstream">("downstream", "upstream");
const anySpan = fc
	.tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 0, max: 40 }))
	.map(([first, more]): Span => [first, first + more]);
const members = (spans: readonly Span[]) =>
	new Set(spans.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index)));

describe("spans of units", () => {
	test("keep their units when merged, and no longer touch", () => {
		fc.assert(
			fc.property(fc.array(anySpan), (spans) => {
				const result = merged(spans);
				expect(members(result)).toEqual(members(spans));
				expect(unitsIn(result)).toBe(members(spans).size);
				expect(result.every(([first], index) => index === 0 || first > (result[index - 1]?.[1] ?? 0) + 1)).toBe(true);
			}),
		);
	});

	test.each<[Span[], Span, Span, Span[]]>([
		[[[1, 40]], [1, 400], [1, 10], [[1, 1]]],
		[[[40, 41]], [1, 400], [1, 10], [[1, 2]]],
		[[[1, 10]], [1, 10], [1, 400], [[1, 400]]],
		[[[5, 6]], [5, 14], [101, 110], [[101, 102]]],
		[[[1, 4]], [5, 14], [101, 110], []],
	])("%j within %j are projected to %j: %j", (spans, from, to, expected) => {
		expect(projected(spans, from, to)).toEqual(expected);
	});

	test("lose no unit when projected there and back, and stay within the target", () => {
		fc.assert(
			fc.property(fc.array(anySpan, { minLength: 1 }), anySpan, anySpan, (spans, from, to) => {
				const there = projected(spans, from, to);
				const back = members(projected(there, to, from));
				for (const unit of members(spans)) if (unit >= from[0] && unit <= from[1]) expect(back).toContain(unit);
				for (const [first, last] of there) expect(first >= to[0] && last <= to[1]).toBe(true);
			}),
		);
	});
});

describe("a recall", () => {
	test("of the seed affects all vehicles without exchange, and 300 with it", () => {
		const { lot } = settings.fault;
		expect(recallNumbers(settings, traceProducts(settings, lot, "downstream"))).toMatchObject({
			units: 2050,
			all: 2050,
			deliveries: 6,
		});
		const exact = traceUnits(settings, lot, "downstream");
		expect(recallNumbers(settings, exact)).toEqual({ units: 300, all: 2050, deliveries: 2, parties: 6, cost: 72_000 });
		expect([exact.get("nl"), exact.get("de"), exact.get("k-2")]).toEqual([[[1, 200]], [[501, 600]], undefined]);
	});

	test("with exchange affects a subset of the recall without it", () => {
		fc.assert(
			fc.property(anyLot, anyDirection, (lot, direction) => {
				const all = traceProducts(settings, lot, direction);
				for (const [id, spans] of traceUnits(settings, lot, direction)) {
					expect(all.has(id)).toBe(true);
					const units = settings.lots.find((one) => one.id === id)?.units ?? 0;
					expect(unitsIn(spans)).toBeLessThanOrEqual(units);
					expect(unitsIn(spans)).toBeGreaterThan(0);
				}
			}),
		);
	});

	test("traces upstream whatever it traces downstream", () => {
		fc.assert(
			fc.property(anyLot, anyLot, (one, other) => {
				expect(traceUnits(settings, one, "downstream").has(other)).toBe(
					traceUnits(settings, other, "upstream").has(one),
				);
			}),
		);
	});

	test("shows a party its own lots, its neighbours’ and, if it is affected, the trace", () => {
		const trace = traceUnits(settings, settings.fault.lot, "downstream");
		expect([...seenLots(settings, "sold-nl", undefined)].toSorted()).toEqual(["nl", "r-5", "r-6"]);
		expect(seenLots(settings, "sold-nl", trace)).toEqual(new Set(["nl", "r-5", "r-6", ...trace.keys()]));
		expect([...seenLots(settings, "sold-fr", trace)].toSorted()).toEqual(["fr", "k-3"]);
		expect(seenLots(settings, undefined, undefined).size).toBe(settings.lots.length);
	});
});

describe("the drawing", () => {
	test.each(["wide", "narrow"] as const)(
		"%s: lots do not overlap and stay inside, and arrow keys reach every lot",
		(shape) => {
			const layout = layoutGraph(settings, shape);
			const { lots, lotHeight, width, height } = layout;
			for (const a of lots) {
				expect(a.x - a.width / 2 >= 0 && a.x + a.width / 2 <= width && a.y + lotHeight / 2 <= height).toBe(true);
				for (const b of lots)
					if (a !== b)
						expect(
							Math.abs(a.x - b.x) >= (a.width + b.width) / 2 || Math.abs(a.y - b.y) >= lotHeight,
							`${a.id} ${b.id}`,
						).toBe(true);
			}
			const reached = new Set([lots[0]?.id ?? ""]);
			for (const id of reached)
				for (const key of ["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"]) {
					const next = lotByKey(layout, id, key);
					if (next) reached.add(next);
				}
			expect(reached.size).toBe(lots.length);
			expect(lotByKey(layout, lots[0]?.id ?? "", "a")).toBeUndefined();
		},
	);
});

test("the address of a recall preserves every state", () => {
	const anyState = fc.record({
		lot: anyLot,
		direction: anyDirection,
		exchange: fc.boolean(),
		view: fc.option(fc.constantFrom(...settings.parties.map(({ id }) => id)), { nil: undefined }),
	});
	fc.assert(
		fc.property(anyState, (state) => {
			const change = recallChange(state, settings);
			expect(readRecallState((name) => change[name], settings)).toEqual(state);
		}),
	);
});

test("settings with dangling or cyclic links, or unknown units, are refused", () => {
	const refused = (change: object) => !recallSettings.safeParse({ ...recallPrototype.de, ...change }).success;
	expect(refused({})).toBe(false);
	expect(refused({ links: [...settings.links, { from: "f-72", used: [1, 1], to: "none", made: [1, 1] }] })).toBe(true);
	expect(refused({ links: [...settings.links, { from: "a-31", used: [1, 1], to: "f-72", made: [1, 1] }] })).toBe(true);
	expect(refused({ links: [...settings.links, { from: "f-72", used: [1, 999], to: "z-0417", made: [1, 1] }] })).toBe(
		true,
	);
	expect(refused({ fault: { lot: "none", text: "?" } })).toBe(true);
});
