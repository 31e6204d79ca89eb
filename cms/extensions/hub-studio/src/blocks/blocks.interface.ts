// Editor for the blocks of a page, generated from the blocks' declarations.

import { defineInterface } from "@directus/extensions-sdk";
import { defineAsyncComponent } from "vue";

export default defineInterface({
	id: "hub-blocks",
	name: "Blocks",
	icon: "view_agenda",
	description: "The sections of a page, chosen from a list and filled in.",
	types: ["json"],
	options: null,
	component: defineAsyncComponent(async () => (await import("./blocks-field.tsx")).BlocksField),
});
