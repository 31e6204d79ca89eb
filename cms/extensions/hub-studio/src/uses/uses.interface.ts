// Lists the entries that show an entry or link to it, before an editor renames, withdraws or deletes it.

import { defineInterface } from "@directus/extensions-sdk";
import { formTool } from "../studio/form-tool.ts";
import { EntryUses } from "./entry-uses.tsx";

export default defineInterface({
	id: "hub-uses",
	name: "Uses",
	icon: "hub",
	description: "Entries that show an entry or link to it.",
	types: ["alias"],
	localTypes: ["presentation"],
	group: "presentation",
	hideLabel: true,
	options: null,
	component: formTool(EntryUses),
});
