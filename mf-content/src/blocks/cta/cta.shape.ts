import { z } from "zod";
import { defineShape, type MeaningOf } from "../define-block.ts";
import { actions, lines, liveActions, text } from "../fields.shape.ts";

export const shape = defineShape(
	z.object({ type: z.literal("cta"), heading: text, text: lines, actions }).describe("A call to act, on a dark ground."),
	{ toBlock: ({ actions, ...block }, context) => ({ ...block, actions: liveActions(actions, context) }) },
);

export type CtaBlock = MeaningOf<typeof shape>;
