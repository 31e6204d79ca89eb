import { defineBlock } from "../define-block.ts";
import { load } from "./video.loader.ts";
import { shape } from "./video.shape.ts";

export const video = defineBlock({
	shape,
	load,
	view: { chunk: "block-video", load: () => import(/* webpackChunkName: "block-video" */ "./video.tsx") },
});
