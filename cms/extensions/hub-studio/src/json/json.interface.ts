// Studio's code editor with `type="json"` emits only valid JSON, so saving discards an unfinished text. This interface
// emits the text itself until it is valid: the editor marks the error, hub-server/editing refuses to store the text,
// and the form keeps it (CT-1).

import { defineInterface } from "@directus/extensions-sdk";
import { JsonField } from "./json-field.tsx";

export default defineInterface({
	id: "hub-json",
	name: "JSON",
	icon: "data_object",
	description: "A structure entered as JSON. The form keeps the text while it is not valid JSON yet.",
	types: ["json"],
	options: null,
	component: JsonField,
});
