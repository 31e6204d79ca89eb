// Shows in lists whether visitors see an entry in each language, which its status alone does not tell.

import { defineDisplay } from "@directus/extensions-sdk";
import { VisibilityByLanguage } from "./visibility-by-language.tsx";

export default defineDisplay({
	id: "hub-visibility-by-language",
	name: "Visibility in each language",
	icon: "visibility",
	description: "Visibility of an entry in each language.",
	types: ["string"],
	options: null,
	component: VisibilityByLanguage,
});
