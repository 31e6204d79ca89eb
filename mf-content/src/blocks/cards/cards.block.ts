import { defineBlock } from "../define-block.ts";
import { load } from "./cards.loader.ts";
import { shape } from "./cards.shape.ts";

export const cards = defineBlock({
	shape,
	load,
	view: "page",
});
