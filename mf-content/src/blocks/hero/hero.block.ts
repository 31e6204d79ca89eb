import { defineBlock } from "../define-block.ts";
import { load } from "./hero.loader.ts";
import { shape } from "./hero.shape.ts";

export const hero = defineBlock({
	shape,
	load,
	view: "page",
	frame: "own",
	isHead: true,
	slots: ["try-policy"],
	showsSlots: ({ demo }) => demo,
});
