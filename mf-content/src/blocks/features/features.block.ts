import { defineBlock } from "../define-block.ts";
import { shape } from "./features.shape.ts";

export const features = defineBlock({
	shape,
	view: { chunk: "block-details", load: () => import(/* webpackChunkName: "block-details" */ "./features.tsx") },
});
