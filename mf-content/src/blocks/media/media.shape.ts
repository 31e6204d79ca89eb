import { z } from "zod";
import { type BlockOf, defineShape } from "../define-block.ts";
import { lines, optionalLines, optionalText, picture } from "../fields.shape.ts";

export const shape = defineShape(
	z
		.object({
			type: z.literal("media"),
			heading: optionalText,
			picture,
			alt: lines.describe("what it shows, in the language of the page"),
			caption: optionalLines,
			shape: z.enum(["landscape", "wide"]).default("landscape").describe("8:5, or 2:1"),
		})
		.describe(
			"A picture of the file library, cut to its shape around the focal point that is set there, and served in the sizes that a screen needs.",
		),
	{ toBlock: ({ picture, alt, ...block }) => ({ ...block, picture: { id: picture, alt } }) },
);

export type MediaBlock = BlockOf<typeof shape>;
