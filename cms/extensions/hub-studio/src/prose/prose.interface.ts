// Studio's editor for formatted text, with links found by the titles of entries.

import { defineInterface } from "@directus/extensions-sdk";
import { defineAsyncComponent } from "vue";

export default defineInterface({
	id: "hub-prose",
	name: "Formatted text",
	icon: "format_quote",
	description: "Formatted text, with links that are found by the titles of entries.",
	types: ["text"],
	options: null,
	component: defineAsyncComponent(async () => (await import("./prose-field.tsx")).ProseField),
});
