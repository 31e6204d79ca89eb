import { z } from "zod";
import { WINDOWS } from "../../screen/screen-names.ts";
import { type BlockOf, defineShape } from "../define-block.ts";
import { optionalLines, text, titled, tone } from "../fields.shape.ts";

export const shape = defineShape(
	z
		.object({
			type: z.literal("tour"),
			heading: text,
			intro: optionalLines,
			screen: z.enum(WINDOWS),
			notes: z.array(titled).length(3).describe("one about each numbered part of the screen"),
			tone,
		})
		.describe("A large screen of the product with three numbered parts, and a note about each."),
);

export type TourBlock = BlockOf<typeof shape>;
