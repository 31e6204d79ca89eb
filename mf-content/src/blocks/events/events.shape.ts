import { z } from "zod";
import { type BlockOf, defineShape } from "../define-block.ts";
import { limit, text } from "../fields.shape.ts";

export const shape = defineShape(
	z
		.object({ type: z.literal("events"), heading: text, limit })
		.describe("The next events. Left out while there are none to show."),
);

export type EventsBlock = BlockOf<typeof shape>;
