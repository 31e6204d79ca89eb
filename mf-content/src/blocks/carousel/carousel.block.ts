import { defineBlock } from "../define-block.ts";
import { shape } from "./carousel.shape.ts";

export const carousel = defineBlock({
	shape,
	view: { chunk: "block-carousel", load: () => import(/* webpackChunkName: "block-carousel" */ "./carousel.tsx") },
});
