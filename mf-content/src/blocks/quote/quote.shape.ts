import { z } from "zod";
import { defineShape, type MeaningOf } from "../define-block.ts";
import { text } from "../fields.shape.ts";

export const shape = defineShape(
	z.object({ type: z.literal("quote"), text, name: text, role: text }).describe("What somebody says."),
);

export type QuoteBlock = MeaningOf<typeof shape>;
