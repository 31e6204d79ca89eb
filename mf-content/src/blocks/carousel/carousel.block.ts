import { defineBlock } from "../define-block.ts";
import { load } from "./carousel.loader.ts";
import { shape } from "./carousel.shape.ts";

export const carousel = defineBlock({
	shape,
	load,
	view: { chunk: "block-carousel", load: () => import(/* webpackChunkName: "block-carousel" */ "./carousel.tsx") },
});
