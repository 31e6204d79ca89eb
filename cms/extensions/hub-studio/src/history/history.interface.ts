// What changed in an entry, in words: Studio's own revisions name fields, and show whole values side by side.

import { defineInterface } from "@directus/extensions-sdk";
import { formTool } from "../studio/form-tool.ts";
import { EntryHistory } from "./entry-history.tsx";

export default defineInterface({
	id: "hub-history",
	name: "History",
	icon: "history",
	description: "What changed in an entry, in words and with the changed words marked.",
	types: ["alias"],
	localTypes: ["presentation"],
	group: "presentation",
	hideLabel: true,
	options: null,
	component: formTool(EntryHistory),
});
