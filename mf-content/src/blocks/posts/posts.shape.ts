import { z } from "zod";
import { type BlockOf, defineShape } from "../define-block.ts";
import { limit, text } from "../fields.shape.ts";

export const shape = defineShape(
	z.object({ type: z.literal("posts"), heading: text, limit }).describe("The newest posts."),
);

export type PostsBlock = BlockOf<typeof shape>;
