// Formatted text in Studio's own editor, whose links are found by the titles of entries.

import { defineInterface } from "@directus/extensions-sdk";
import { defineAsyncComponent } from "vue";

export default defineInterface({
	id: "hub-prose",
	name: "Formatted text",
	icon: "format_quote",
	description: "Formatted text; a link in it is found by the title of an entry, and says where it leads.",
	types: ["text"],
	options: null,
	component: defineAsyncComponent(async () => (await import("./prose-field.tsx")).ProseField),
});
