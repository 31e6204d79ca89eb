import { assert, property, string } from "fast-check";
import { expect, test } from "vitest";
import { isPrintable, printable, printableLines } from "./printable.ts";

test("[OP-4] control characters of terminals are escaped, and nothing else", () => {
	expect(printable("Straße\t“ok” 🙂")).toBe("Straße\t“ok” 🙂");
	expect(printable("\u001b[2J \u009b2J \u007f \r\n \u202e \u2028")).toBe(
		"\\u001b[2J \\u009b2J \\u007f \\u000d\\u000a \\u202e \\u2028",
	);
	expect(printableLines("one\ntwo\u0007")).toBe("one\ntwo\\u0007");
});

test("[OP-4] escaped JSON is parsed to the same value", () => {
	assert(
		property(string({ unit: "binary" }), (text) => {
			const line = printable(JSON.stringify({ text }));
			expect(JSON.parse(line)).toEqual({ text });
			expect(isPrintable(line)).toBe(true);
		}),
	);
});
