// Chooses one of a few entries in the form's language: a list to open and choose from, where Studio has a drawer, a table and a button.

import { defineInterface } from "@directus/extensions-sdk";
import { EntryField } from "./entry-field.tsx";

export default defineInterface({
	id: "hub-entry",
	name: "Entry",
	icon: "arrow_right_alt",
	description: "One of a few entries, by its name, in the form's language.",
	types: ["uuid"],
	localTypes: ["m2o"],
	group: "relational",
	relational: true,
	options: null,
	component: EntryField,
});
