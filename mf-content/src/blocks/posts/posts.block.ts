import { defineBlock } from "../define-block.ts";
import { load } from "./posts.loader.ts";
import { shape } from "./posts.shape.ts";

export const posts = defineBlock({
	shape,
	load,
	view: "page",
	frame: { aside: { route: "insights", label: "insights.all" } },
	leadsOn: true,
});
