import { defineBlock } from "../define-block.ts";
import { shape } from "./events.shape.ts";

export const events = defineBlock({
	shape,
	view: "page",
	frame: "own",
	leadsOn: true,
	slots: ["upcoming-events"],
});
