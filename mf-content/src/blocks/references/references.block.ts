import { defineBlock } from "../define-block.ts";
import { load } from "./references.loader.ts";
import { shape } from "./references.shape.ts";

export const references = defineBlock({
	shape,
	load,
	view: "page",
	frame: { aside: { route: "references", label: "references.all" } },
	leadsOn: true,
});
