import { defineBlock } from "../define-block.ts";
import { shape } from "./hero.shape.ts";

export const hero = defineBlock({
	shape,
	view: "page",
	frame: "own",
	isHead: true,
});
