import { defineBlock } from "../define-block.ts";
import { shape } from "./cta.shape.ts";

export const cta = defineBlock({
	shape,
	view: "page",
	frame: "own",
	leadsOn: true,
});
