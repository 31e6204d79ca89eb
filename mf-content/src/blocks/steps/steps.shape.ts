import { z } from "zod";
import { type BlockOf, defineShape } from "../define-block.ts";
import { optionalLines, optionalText, text, titled } from "../fields.shape.ts";

export const shape = defineShape(
	z
		.object({
			type: z.literal("steps"),
			heading: text,
			intro: optionalLines,
			items: z.array(titled.extend({ note: optionalText.describe("how long it takes, or who does it") })).min(1),
		})
		.describe("Steps in their order."),
);

export type StepsBlock = BlockOf<typeof shape>;
