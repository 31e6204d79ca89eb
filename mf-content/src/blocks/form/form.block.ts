import { defineBlock } from "../define-block.ts";
import { shape } from "./form.shape.ts";

export const form = defineBlock({
	shape,
	// It is posted to the contact page: without that, nothing takes it.
	load: (_block, { href }) => href("contact"),
	view: { chunk: "block-form", load: () => import(/* webpackChunkName: "block-form" */ "./form.tsx") },
	frame: { layout: "split" },
	leadsOn: true,
});
