import { defineBlock } from "../define-block.ts";
import { load } from "./people.loader.ts";
import { shape } from "./people.shape.ts";

export const people = defineBlock({
	shape,
	load,
	view: { chunk: "block-details", load: () => import(/* webpackChunkName: "block-details" */ "./people.tsx") },
});
