import { z } from "zod";
import { type BlockOf, defineShape } from "../define-block.ts";
import { actions, lines, liveActions, motif, optionalText, screen, text, tone } from "../fields.shape.ts";

export const shape = defineShape(
	z
		.object({
			type: z.literal("hero"),
			eyebrow: optionalText,
			title: text,
			text: lines,
			actions,
			motif: motif.describe("what the picture is drawn from; the page's key where it is empty"),
			tone,
			screen: screen.describe("a picture of the product beside the title, in place of the motif"),
			demo: z
				.boolean()
				.default(false)
				.describe(
					"a usage policy to try beside the title, which is then as large as on the home page, in place of the picture",
				),
		})
		.describe(
			"The head of a page, with its title; further down a page it is a call. A page whose first block is no hero begins with the title of the page.",
		),
	{
		toBlock: ({ actions, ...block }, context) => ({ ...block, actions: liveActions(actions, context) }),
		headCover: ({ motif, tone }, key) => ({ seed: motif || key, tone }),
	},
);

export type HeroBlock = BlockOf<typeof shape>;
