import { defineBlock } from "../define-block.ts";
import { shape } from "./prose.shape.ts";

export const prose = defineBlock({
	shape,
	view: "page",
	frame: ({ heading }) => (heading ? { layout: "split" } : { width: "text" }),
	runsOn: true,
});
