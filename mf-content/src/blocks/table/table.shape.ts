import { problem } from "@hub/shared-contracts/problems/problem";
import { z } from "zod";
import { type BlockOf, defineShape } from "../define-block.ts";
import { lines, optionalFormatted, optionalText, text } from "../fields.shape.ts";

const column = z.union([
	text.transform((label) => ({ label, kind: "text" as const })),
	z.object({ label: text, kind: z.enum(["text", "number"]).default("text") }),
]);

export const shape = defineShape(
	z
		.object({
			type: z.literal("table"),
			heading: optionalText,
			caption: lines,
			columns: z
				.array(column)
				.min(2)
				.describe("a label, or a label and a kind; numbers stand below each other at the end"),
			rows: z.array(z.array(z.string())).min(1).describe("as many cells each as there are columns"),
			rowHeads: z
				.boolean()
				.default(true)
				.describe("whether the first cell of a row is its heading; `true` unless told"),
			html: optionalFormatted.describe("below the table"),
		})
		.superRefine(({ columns, rows }, context) => {
			for (const [index, row] of rows.entries()) {
				if (row.length === columns.length) continue;
				context.addIssue({
					...problem("cells", { count: row.length, columns: columns.length }),
					path: ["rows", index],
				});
			}
		})
		.describe("A table."),
	{ toBlock: ({ html, ...block }, { richText }) => ({ ...block, below: richText(html) }) },
);

export type TableBlock = BlockOf<typeof shape>;
