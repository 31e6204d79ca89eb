import { defineBlock } from "../define-block.ts";
import { shape } from "./steps.shape.ts";

export const steps = defineBlock({
	shape,
	view: { chunk: "block-details", load: () => import(/* webpackChunkName: "block-details" */ "./steps.tsx") },
	// More than four steps are stacked, which leaves room for the heading beside them.
	frame: ({ items }) => (items.length > 4 ? { layout: "split" } : {}),
});
