import { defineBlock } from "../define-block.ts";
import { shape } from "./steps.shape.ts";

export const steps = defineBlock({
	shape,
	view: { chunk: "block-details", load: () => import(/* webpackChunkName: "block-details" */ "./steps.tsx") },
	// More of them stand below each other, and leave room for their heading beside them.
	frame: ({ items }) => (items.length > 4 ? { layout: "split" } : {}),
});
