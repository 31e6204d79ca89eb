import { z } from "zod";
import { type BlockOf, defineShape } from "../define-block.ts";
import { optionalLines, text } from "../fields.shape.ts";

export const shape = defineShape(
	z
		.object({ type: z.literal("contents"), heading: text, intro: optionalLines })
		.describe("Links to the headings that follow on the page, numbered."),
);

export type ContentsBlock = BlockOf<typeof shape>;
