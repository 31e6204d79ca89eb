import { defineBlock } from "../define-block.ts";
import { shape } from "./contents.shape.ts";

export const contents = defineBlock({
	shape,
	view: { chunk: "block-details", load: () => import(/* webpackChunkName: "block-details" */ "./contents.tsx") },
	frame: { layout: "split" },
	leadsOn: true,
	linksWithin: true,
});
