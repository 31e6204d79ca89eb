import { loadScreens } from "../../screen/screens.loader.ts";
import { defineBlock } from "../define-block.ts";
import { shape } from "./hero.shape.ts";

export const hero = defineBlock({
	shape,
	load: ({ screen }, { locale }) => loadScreens([screen], locale),
	view: "page",
	frame: "own",
	isHead: true,
	slots: ["try-policy"],
	showsSlots: ({ demo }) => demo,
});
