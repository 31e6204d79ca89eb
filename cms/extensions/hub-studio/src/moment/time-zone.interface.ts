// Input for an event's time zone. A change keeps the local times, and the dates that visitors read are shown below it.

import { defineInterface } from "@directus/extensions-sdk";
import { TimeZoneField } from "./time-zone-field.tsx";

export default defineInterface({
	id: "hub-time-zone",
	name: "Time zone",
	icon: "public",
	description: "A time zone, with the dates and times that visitors read.",
	types: ["string"],
	options: null,
	component: TimeZoneField,
});
