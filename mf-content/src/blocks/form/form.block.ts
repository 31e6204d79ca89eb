import { defineBlock } from "../define-block.ts";
import { shape } from "./form.shape.ts";

export const form = defineBlock({
	shape,
	// The form is posted to the contact page, so the block is left out without it.
	load: (_block, { href }) => href("contact"),
	view: { chunk: "block-form", load: () => import(/* webpackChunkName: "block-form" */ "./form.tsx") },
	frame: { layout: "split" },
	leadsOn: true,
});
