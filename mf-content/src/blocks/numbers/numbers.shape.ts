import { z } from "zod";
import { type BlockOf, defineShape } from "../define-block.ts";
import { optionalText, text } from "../fields.shape.ts";

export const shape = defineShape(
	z
		.object({
			type: z.literal("numbers"),
			heading: optionalText,
			items: z.array(z.object({ value: text, label: text })).min(1),
		})
		.describe("Figures that say something by themselves."),
);

export type NumbersBlock = BlockOf<typeof shape>;
