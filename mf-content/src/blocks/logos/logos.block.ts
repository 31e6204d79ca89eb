import { defineBlock } from "../define-block.ts";
import { shape } from "./logos.shape.ts";

export const logos = defineBlock({
	shape,
	view: { chunk: "block-logos", load: () => import(/* webpackChunkName: "block-logos" */ "./logos.tsx") },
});
