import { defineInterface } from "@directus/extensions-sdk";
import { EntryField } from "./choice-fields.tsx";

export default defineInterface({
	id: "hub-entry",
	name: "Entry",
	icon: "arrow_right_alt",
	description: "Entries found by their titles, in the form's language.",
	types: ["uuid", "json", "csv"],
	localTypes: ["m2o", "standard"],
	group: "relational",
	relational: true,
	options: null,
	component: EntryField,
});
