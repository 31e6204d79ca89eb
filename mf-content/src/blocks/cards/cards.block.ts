import { defineBlock } from "../define-block.ts";
import { shape } from "./cards.shape.ts";

export const cards = defineBlock({
	shape,
	view: "page",
});
