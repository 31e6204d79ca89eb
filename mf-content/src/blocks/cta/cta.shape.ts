import { z } from "zod";
import { defineShape, type MeaningOf } from "../define-block.ts";
import { actions, lines, liveActions, text } from "../fields.shape.ts";

export const shape = defineShape(
	z.object({ type: z.literal("cta"), heading: text, text: lines, actions }).describe("A call to action on a dark background."),
	{ toBlock: ({ actions, ...block }, context) => ({ ...block, actions: liveActions(actions, context) }) },
);

export type CtaBlock = MeaningOf<typeof shape>;
