import { defineBlock } from "../define-block.ts";
import { load } from "./diagram.loader.ts";
import { shape } from "./diagram.shape.ts";

export const diagram = defineBlock({
	shape,
	load,
	view: "page",
	frame: ({ heading }) => (heading ? { layout: "split" } : {}),
});
