import fc from "fast-check";
import { expect, test } from "vitest";
import { readTraceParent, traceReference, writeTraceParent } from "./trace-parent.ts";

const TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";
const SPAN = "00f067aa0ba902b7";

test.each<[string, string | null, boolean | undefined]>([
	["a recorded one", `00-${TRACE}-${SPAN}-01`, true],
	["one that is not recorded", `00-${TRACE}-${SPAN}-00`, false],
	["flags of which the last bit alone is known", `00-${TRACE}-${SPAN}-fe`, false],
	["a later version with more fields", `cc-${TRACE}-${SPAN}-01-what-comes`, true],
	["none", null, undefined],
	["nothing", "", undefined],
	["capitals", `00-${TRACE.toUpperCase()}-${SPAN}-01`, undefined],
	["a trace of zeros", `00-${"0".repeat(32)}-${SPAN}-01`, undefined],
	["a step of zeros", `00-${TRACE}-${"0".repeat(16)}-01`, undefined],
	["a version that is none", `ff-${TRACE}-${SPAN}-01`, undefined],
	["more than version 00 has", `00-${TRACE}-${SPAN}-01-more`, undefined],
	["a later version whose fields run on", `cc-${TRACE}-${SPAN}-01.more`, undefined],
	["two of them", `00-${TRACE}-${SPAN}-01, 00-${TRACE}-${SPAN}-01`, undefined],
	["a second line", `00-${TRACE}-${SPAN}-01\nforged`, undefined],
])("[PF-10] %s is read as the standard says", (_what, text, sampled) => {
	expect(readTraceParent(text)).toEqual(sampled === undefined ? undefined : { traceId: TRACE, spanId: SPAN, sampled });
});

test("[PF-10] a written header is read again, and other texts are refused", () => {
	const hex = (length: number) =>
		fc
			.array(fc.constantFrom(..."0123456789abcdef"), { minLength: length, maxLength: length })
			.map((digits) => digits.join(""))
			.filter((digits) => !/^0+$/.test(digits));
	const parents = fc.record({ traceId: hex(32), spanId: hex(16), sampled: fc.boolean() });
	fc.assert(
		fc.property(parents, (parent) => {
			expect(readTraceParent(writeTraceParent(parent))).toEqual(parent);
		}),
	);
	fc.assert(
		fc.property(fc.string(), (text) => {
			expect(readTraceParent(text)).toBeUndefined();
		}),
	);
});

test("[PF-10] the reference that visitors see is the last ten digits", () => {
	expect(traceReference(TRACE)).toBe("9d0e0e4736");
});
