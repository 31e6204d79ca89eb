// Shows the state of the other languages of an entry, begins a translation, and opens both side by side.

import { defineInterface } from "@directus/extensions-sdk";
import { formTool } from "../studio/form-tool.ts";
import { EntryTranslations } from "./entry-translations.tsx";

export default defineInterface({
	id: "hub-translations",
	name: "Translations",
	icon: "translate",
	description: "The state of the other languages of an entry.",
	types: ["alias"],
	localTypes: ["presentation"],
	group: "presentation",
	hideLabel: true,
	options: null,
	component: formTool(EntryTranslations),
});
