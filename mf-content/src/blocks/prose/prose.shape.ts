import { z } from "zod";
import { type BlockOf, defineShape } from "../define-block.ts";
import { formatted, optionalText } from "../fields.shape.ts";

export const shape = defineShape(
	z.object({ type: z.literal("prose"), heading: optionalText, html: formatted }).describe("Running text."),
	{ toBlock: ({ html, ...block }, { richText }) => ({ ...block, body: richText(html) }) },
);

export type ProseBlock = BlockOf<typeof shape>;
