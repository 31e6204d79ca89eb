import { expect, test } from "vitest";
import { z } from "zod";
import { parseShape } from "./parse-shape.ts";
import { problem } from "./problem.ts";
import { logTexts, problemText } from "./problem-text.ts";

const shape = z.object({
	title: z.string().min(1),
	limit: z.int().min(1).max(12),
	tone: z.enum(["brand", "leaf"]),
	blocks: z.array(
		z
			.object({
				type: z.string(),
				columns: z.array(z.union([z.string().min(1), z.object({ label: z.string() })])).min(2),
			})
			.refine(({ type }) => type === "table", { ...problem("other"), path: ["type"] }),
	),
	key: z.stringFormat("id", /^[a-z]+$/).refine((key) => key !== "", problem("secret")),
});
const valid = { title: "A", limit: 1, tone: "leaf", blocks: [], key: "a" };

test.each<readonly [object, readonly (readonly [string, string])[]]>([
	[{}, []],
	[{ title: undefined }, [["title", "missing"]]],
	[{ title: "" }, [["title", "empty"]]],
	[
		{ title: 1, limit: 0 },
		[
			["title", "text"],
			["limit", "low"],
		],
	],
	[{ limit: 1.5 }, [["limit", "integer"]]],
	[{ limit: 13 }, [["limit", "high"]]],
	[{ tone: "red" }, [["tone", "choice"]]],
	[{ blocks: {} }, [["blocks", "list"]]],
	[{ blocks: ["A"] }, [["blocks.0", "object"]]],
	[{ blocks: [{ type: "table", columns: ["A"] }] }, [["blocks.0.columns", "few"]]],
	[
		{ blocks: [{ type: "table", columns: ["A", "", 1] }] },
		[
			["blocks.0.columns.1", "empty"],
			["blocks.0.columns.2", "text"],
		],
	],
	[{ blocks: [{ type: "quote", columns: ["A", "B"] }] }, [["blocks.0.type", "other"]]],
	[{ key: "A" }, [["key", "id"]]],
	[{ key: "" }, [["key", "empty"]]],
])("%j has one problem for each invalid part", (change, problems) => {
	const parsed = parseShape(shape, { ...valid, ...change });
	expect(parsed.success ? [] : parsed.problems.map(({ path, key }) => [path.join("."), key])).toEqual(problems);
});

test("a problem has a text in each language, with plural forms and lists", () => {
	expect(problemText({ key: "few", values: { count: 1 } }, "en")).toBe("needs at least one entry");
	expect(problemText({ key: "few", values: { count: 2 } }, "de")).toBe("braucht mindestens 2 Einträge");
	const choice = { key: "choice", values: { choices: ["brand", "leaf", "sky"] } } as const;
	expect(problemText(choice, "de", { choices: (name) => name.toUpperCase() })).toBe(
		"muss eines davon sein: BRAND, LEAF oder SKY",
	);
	expect(problemText({ key: "unknown-field", values: { fields: ["a", "b"] } }, "en")).toBe(
		"is not a field; the fields are a and b",
	);
});

test("the log has one text for each field or item, with positions counted from 1 and the type of blocks", () => {
	const problems = [
		{ path: ["blocks", 1, "items", 0, "href"], key: "missing" },
		{ path: ["blocks", 1, "title"], key: "empty" },
		{ path: ["title"], key: "text" },
		{ path: [], key: "object" },
	] as const;
	expect(logTexts(problems, { blocks: [{}, { type: "cards" }] })).toEqual([
		"blocks 2 (cards), items 1, href: is missing; blocks 2 (cards), title: must not be empty",
		"title: must be a text",
		"row: must be an object, in curly brackets",
	]);
});
