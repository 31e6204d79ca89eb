import { z } from "zod";
import { type BlockOf, defineShape } from "../define-block.ts";
import { linked, optionalHref, optionalLines, text, titled } from "../fields.shape.ts";

export const shape = defineShape(
	z
		.object({
			type: z.literal("features"),
			heading: text,
			intro: optionalLines,
			items: z.array(titled.extend({ href: optionalHref })).min(1),
		})
		.describe("Features side by side: links where they lead somewhere."),
	{ toBlock: ({ items, ...block }, context) => ({ ...block, items: linked(items, context) }) },
);

export type FeaturesBlock = BlockOf<typeof shape>;
