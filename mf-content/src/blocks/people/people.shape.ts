import { z } from "zod";
import { type BlockOf, defineShape } from "../define-block.ts";
import { optionalLines, text } from "../fields.shape.ts";

export const shape = defineShape(
	z
		.object({ type: z.literal("people"), heading: text, intro: optionalLines })
		.describe("The authors of the site, with their portraits."),
);

export type PeopleBlock = BlockOf<typeof shape>;
