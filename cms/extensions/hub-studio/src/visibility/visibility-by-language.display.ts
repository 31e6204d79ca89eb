// Shows in lists the visibility of an entry in each of its languages: its status alone does not say it.

import { defineDisplay } from "@directus/extensions-sdk";
import { VisibilityByLanguage } from "./visibility-by-language.tsx";

export default defineDisplay({
	id: "hub-standings",
	name: "Visibility in each language",
	icon: "visibility",
	description: "Whether visitors see the entry of a translation key, in each language.",
	types: ["string"],
	options: null,
	component: VisibilityByLanguage,
});
