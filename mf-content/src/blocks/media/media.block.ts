import { defineBlock } from "../define-block.ts";
import { shape } from "./media.shape.ts";

export const media = defineBlock({
	shape,
	view: { chunk: "block-media", load: () => import(/* webpackChunkName: "block-media" */ "./media.tsx") },
	frame: ({ heading, shape }) => (heading ? { layout: "split" } : { width: shape === "wide" ? "page" : "text" }),
});
