import { defineBlock } from "../define-block.ts";
import { shape } from "./quote.shape.ts";

export const quote = defineBlock({
	shape,
	view: "page",
	frame: "own",
});
