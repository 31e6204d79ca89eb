import { z } from "zod";
import { type BlockOf, defineShape } from "../define-block.ts";
import { actions, lines, liveActions, text } from "../fields.shape.ts";

export const shape = defineShape(
	z
		.object({
			type: z.literal("cta"),
			heading: text,
			text: lines,
			actions,
			look: z
				.enum(["band", "quiet"])
				.default("band")
				.describe("a dark band with a picture, or words and buttons on the ground of the page, for pages that explain"),
		})
		.describe("A call to action, usually the end of a page."),
	{ toBlock: ({ actions, ...block }, context) => ({ ...block, actions: liveActions(actions, context) }) },
);

export type CtaBlock = BlockOf<typeof shape>;
