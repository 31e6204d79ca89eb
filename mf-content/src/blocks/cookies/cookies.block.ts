import { defineBlock } from "../define-block.ts";
import { shape } from "./cookies.shape.ts";

export const cookies = defineBlock({
	shape,
	view: { chunk: "block-cookies", load: () => import(/* webpackChunkName: "block-cookies" */ "./cookies.tsx") },
	slots: ["cookie-register"],
});
