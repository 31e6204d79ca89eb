import fc from "fast-check";
import { describe, expect, test } from "vitest";
import table from "./cases/share.truncate.json" with { type: "json" };
import { shareText } from "./share-text.ts";

describe("[MT-4] the description of a share card", () => {
	test.each(table.cases)("is cut after a word: $name", ({ in: text, out }) => {
		expect(shareText(text)).toBe(out);
	});

	// The source of the cases adds dots to a text of exactly 147 characters; the requirement does not.
	test.each(["", "Short.", "a".repeat(147), `${"a".repeat(140)} sixsix`, "😀".repeat(147)])(
		"of %j is the whole text",
		(text) => {
			expect(shareText(text)).toBe(text);
		},
	);

	test("collapses white space before counting", () => {
		expect(shareText(`  A\n\tb${" ".repeat(200)}c  `)).toBe("A b c");
	});

	test("is the whole text, or its start up to the end of a word and dots", () => {
		fc.assert(
			fc.property(fc.lorem({ maxCount: 60 }), (text) => {
				const shared = shareText(text);
				if (text.length <= 147) return shared === text;
				const cut = shared.slice(0, -"...".length);
				return (
					shared.endsWith("...") && text.startsWith(cut) && cut.length >= 146 && !/^\S/.test(text.slice(cut.length))
				);
			}),
		);
	});
});
