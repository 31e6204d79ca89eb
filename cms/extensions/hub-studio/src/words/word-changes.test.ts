import fc from "fast-check";
import { expect, test } from "vitest";
import { wordChanges } from "./word-changes.ts";

test("removed, added and unchanged words are distinguished", () => {
	expect(wordChanges("Ein Konnektor fragt an.", "Ein Datenkonnektor fragt wieder an.")).toEqual([
		{ kind: "same", text: "Ein " },
		{ kind: "removed", text: "Konnektor" },
		{ kind: "added", text: "Datenkonnektor" },
		{ kind: "same", text: " fragt " },
		{ kind: "added", text: "wieder " },
		{ kind: "same", text: "an." },
	]);
});

test("long unchanged passages are shortened to a few words around each change", () => {
	const words = Array.from({ length: 100 }, (_, at) => `word${at}`);
	const parts = wordChanges(words.join(" "), words.with(50, "other").join(" "));
	expect(parts.map(({ kind }) => kind)).toEqual(["skipped", "same", "removed", "added", "same", "skipped"]);
	expect(parts[1]?.text).toBe(`${words.slice(38, 50).join(" ")} `);
});

test("both texts can be rebuilt from the comparison", () => {
	const texts = fc.array(fc.constantFrom("a ", "b ", "c", ".\n"), { maxLength: 10 }).map((parts) => parts.join(""));
	fc.assert(
		fc.property(texts, texts, (before, after) => {
			const parts = wordChanges(before, after);
			const without = (kind: string) => parts.flatMap((part) => (part.kind === kind ? [] : part.text)).join("");
			expect([without("added"), without("removed")]).toEqual([before, after]);
		}),
	);
});

test("a very long text is compared by lines", () => {
	const before = Array.from({ length: 2_000 }, (_, at) => `This is line number ${at}.\n`);
	const parts = wordChanges(before.join(""), before.with(1_000, "This one is another.\n").join(""));
	expect(parts.filter(({ kind }) => kind === "removed" || kind === "added")).toEqual([
		{ kind: "removed", text: "This is line number 1000.\n" },
		{ kind: "added", text: "This one is another.\n" },
	]);
});
