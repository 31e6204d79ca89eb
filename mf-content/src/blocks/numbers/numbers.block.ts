import { defineBlock } from "../define-block.ts";
import { shape } from "./numbers.shape.ts";

export const numbers = defineBlock({
	shape,
	view: "page",
});
