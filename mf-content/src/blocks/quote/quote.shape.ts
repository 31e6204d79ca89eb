import { z } from "zod";
import { type BlockOf, defineShape } from "../define-block.ts";
import { lines, text } from "../fields.shape.ts";

export const shape = defineShape(
	z.object({ type: z.literal("quote"), text: lines, name: text, role: text }).describe("What somebody says."),
);

export type QuoteBlock = BlockOf<typeof shape>;
