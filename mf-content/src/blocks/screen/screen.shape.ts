import { z } from "zod";
import { SCREENS } from "../../screen/screen-names.ts";
import { type BlockOf, defineShape } from "../define-block.ts";
import { actions, lines, liveActions, text, tone } from "../fields.shape.ts";

export const shape = defineShape(
	z
		.object({
			type: z.literal("screen"),
			heading: text,
			text: lines,
			screen: z.enum(SCREENS),
			tone,
			side: z
				.enum(["end", "start"])
				.default("end")
				.describe("where the picture stands on wide screens: after the words or before them"),
			actions,
		})
		.describe("A picture of the product beside words about it, up to the edge of the window."),
	{ toBlock: ({ actions, ...block }, context) => ({ ...block, actions: liveActions(actions, context) }) },
);

export type ScreenBlock = BlockOf<typeof shape>;
