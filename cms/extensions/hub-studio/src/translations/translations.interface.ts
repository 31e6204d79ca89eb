// Shows the other languages of an entry, creates translations, and links to the side-by-side page.

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
