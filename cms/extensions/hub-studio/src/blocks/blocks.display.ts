// Lists the names of a page's blocks.

import { defineDisplay } from "@directus/extensions-sdk";
import { BlockLine } from "./block-line.tsx";

export default defineDisplay({
	id: "hub-block-names",
	name: "Names of blocks",
	icon: "view_agenda",
	description: "The blocks of a page, by their names.",
	types: ["json"],
	options: null,
	component: BlockLine,
});
