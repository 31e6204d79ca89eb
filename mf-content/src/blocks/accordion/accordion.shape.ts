import { passagesOf } from "@hub/shared-contracts/rich-text/rich-text";
import { z } from "zod";
import { type BlockOf, defineShape } from "../define-block.ts";
import { formatted, text } from "../fields.shape.ts";

export const shape = defineShape(
	z
		.object({
			type: z.literal("accordion"),
			heading: text,
			items: z.array(z.object({ question: text, html: formatted })).min(1),
		})
		.describe("Questions that open in place; search engines are told of them."),
	{
		toBlock: ({ items, ...block }, { richText, anchor }) => ({
			...block,
			items: items.map(({ question, html }, index) => ({
				question,
				anchor: anchor(question),
				answer: richText(html, index),
			})),
		}),
		questions: ({ items }) =>
			items.map(({ question, anchor, answer }) => ({ question, anchor, answer: passagesOf(answer).join(" ") })),
	},
);

export type AccordionBlock = BlockOf<typeof shape>;
