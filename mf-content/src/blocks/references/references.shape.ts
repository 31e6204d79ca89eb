import { z } from "zod";
import { type BlockOf, defineShape } from "../define-block.ts";
import { limit, optionalLines, text } from "../fields.shape.ts";

export const shape = defineShape(
	z
		.object({
			type: z.literal("references"),
			heading: text,
			intro: optionalLines,
			limit,
			slugs: z
				.array(text.meta({ form: "reference" }))
				.default([])
				.describe("which ones, in this order; without it the newest"),
		})
		.describe("References of clients."),
);

export type ReferencesBlock = BlockOf<typeof shape>;
