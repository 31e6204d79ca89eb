import { loadScreens } from "../../screen/screens.loader.ts";
import { defineBlock } from "../define-block.ts";
import { shape } from "./cards.shape.ts";

export const cards = defineBlock({
	shape,
	load: ({ items }, { locale }) =>
		loadScreens(
			items.map(({ screen }) => screen),
			locale,
		),
	view: "page",
});
