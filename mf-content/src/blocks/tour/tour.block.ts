import { loadWindow } from "../../screen/screens.loader.ts";
import { defineBlock } from "../define-block.ts";
import { shape } from "./tour.shape.ts";

export const tour = defineBlock({
	shape,
	load: ({ screen }, { locale }) => loadWindow(screen, locale),
	view: { chunk: "block-tour", load: () => import(/* webpackChunkName: "block-tour" */ "./tour.tsx") },
});
