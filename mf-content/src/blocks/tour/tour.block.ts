import { defineBlock } from "../define-block.ts";
import { load } from "./tour.loader.ts";
import { shape } from "./tour.shape.ts";

export const tour = defineBlock({
	shape,
	load,
	view: { chunk: "block-tour", load: () => import(/* webpackChunkName: "block-tour" */ "./tour.tsx") },
});
