import { z } from "zod";
import { defineShape, type MeaningOf } from "../define-block.ts";
import { lines, text } from "../fields.shape.ts";

export const shape = defineShape(
	z.object({ type: z.literal("quote"), text: lines, name: text, role: text }).describe("What somebody says."),
);

export type QuoteBlock = MeaningOf<typeof shape>;
