// Restores an earlier state of an entry. Studio's own comparison restores no relations, and compares a draft only with
// its own saves.

import { defineInterface } from "@directus/extensions-sdk";
import { formTool } from "../studio/form-tool.ts";
import { EntryHistory } from "./entry-history.tsx";

export default defineInterface({
	id: "hub-history",
	name: "History",
	icon: "history",
	description: "Puts an earlier state of an entry back into the form.",
	types: ["alias"],
	localTypes: ["presentation"],
	group: "presentation",
	hideLabel: true,
	options: null,
	component: formTool(EntryHistory),
});
