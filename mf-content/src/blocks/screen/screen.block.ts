import { defineBlock } from "../define-block.ts";
import { load } from "./screen.loader.ts";
import { shape } from "./screen.shape.ts";

export const screen = defineBlock({
	shape,
	load,
	view: { chunk: "block-screen", load: () => import(/* webpackChunkName: "block-screen" */ "./screen.tsx") },
	frame: "own",
});
