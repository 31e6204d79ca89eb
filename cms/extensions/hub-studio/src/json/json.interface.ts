// Studio's code editor emits only valid JSON, so saving an unfinished block would discard it. This interface wraps that editor
// and emits the text itself until it is valid; hub-server/editing refuses to store such a text, and the form keeps it (CT-1).

import { defineInterface } from "@directus/extensions-sdk";
import { JsonField } from "./json-field.tsx";

export default defineInterface({
	id: "hub-json",
	name: "JSON",
	icon: "data_object",
	description: "A structure written by hand. What is typed is kept even where it is not valid JSON yet.",
	types: ["json"],
	options: null,
	component: JsonField,
});
