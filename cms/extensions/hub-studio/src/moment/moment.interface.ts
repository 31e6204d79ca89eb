// Input for a moment in the time zone of its event or of the site, whatever the editor's time zone.

import { defineInterface } from "@directus/extensions-sdk";
import { MomentField } from "./moment-field.tsx";

export default defineInterface({
	id: "hub-moment",
	name: "Local time",
	icon: "schedule",
	description: "Date and time in the time zone of the entry, or of the site.",
	types: ["timestamp"],
	options: null,
	component: MomentField,
});
