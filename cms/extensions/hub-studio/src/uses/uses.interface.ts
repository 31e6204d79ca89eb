// Names the entries that show an entry or lead to it, before it is renamed, withdrawn or deleted.

import { defineInterface } from "@directus/extensions-sdk";
import { formTool } from "../studio/form-tool.ts";
import { EntryUses } from "./entry-uses.tsx";

export default defineInterface({
	id: "hub-uses",
	name: "Uses",
	icon: "hub",
	description: "Where an entry is shown, and what leads to it.",
	types: ["alias"],
	localTypes: ["presentation"],
	group: "presentation",
	hideLabel: true,
	options: null,
	component: formTool(EntryUses),
});
