import { loadScreens } from "../../screen/screens.loader.ts";
import { defineBlock } from "../define-block.ts";
import { shape } from "./screen.shape.ts";

export const screen = defineBlock({
	shape,
	load: ({ screen }, { locale }) => loadScreens([screen], locale),
	view: { chunk: "block-screen", load: () => import(/* webpackChunkName: "block-screen" */ "./screen.tsx") },
	frame: "own",
});
