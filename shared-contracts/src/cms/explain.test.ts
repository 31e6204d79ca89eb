import { expect, test } from "vitest";
import { z } from "zod";
import { parseRow } from "./row.ts";

test("an invalid row names the invalid field", () => {
	const row = z.object({ agenda: z.array(z.object({ title: z.string().min(1) })) });
	expect(parseRow(row, { agenda: [{ title: "A" }, { title: "" }] }, (item) => item)).toEqual({
		kind: "broken",
		problem: "agenda 2, title: must not be empty",
	});
	expect(parseRow(row, null, (item) => item)).toEqual({ kind: "broken", problem: "row: is missing" });
});
