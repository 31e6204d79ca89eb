import { defineBlock } from "../define-block.ts";
import { shape } from "./table.shape.ts";

export const table = defineBlock({
	shape,
	view: { chunk: "block-table", load: () => import(/* webpackChunkName: "block-table" */ "./table.tsx") },
});
