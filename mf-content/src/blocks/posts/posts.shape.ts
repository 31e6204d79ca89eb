import { z } from "zod";
import { defineShape, type MeaningOf } from "../define-block.ts";
import { limit, text } from "../fields.shape.ts";

export const shape = defineShape(
	z.object({ type: z.literal("posts"), heading: text, limit }).describe("The newest posts."),
);

export type PostsBlock = MeaningOf<typeof shape>;
