import { defineBlock } from "../define-block.ts";
import { shape } from "./accordion.shape.ts";

export const accordion = defineBlock({
	shape,
	view: { chunk: "block-details", load: () => import(/* webpackChunkName: "block-details" */ "./accordion.tsx") },
	frame: { layout: "split" },
});
