// Shows seats, people and lists in an event's form, and copies the event to another date.

import { defineInterface } from "@directus/extensions-sdk";
import { defineAsyncComponent } from "vue";
import { formTool } from "../studio/form-tool.ts";

export default defineInterface({
	id: "hub-event-desk",
	name: "Event desk",
	icon: "how_to_reg",
	description: "Seats and registrations of an event, lists of them, and a copy of the event for another date.",
	types: ["alias"],
	localTypes: ["presentation"],
	group: "presentation",
	hideLabel: true,
	options: null,
	component: formTool(defineAsyncComponent(async () => (await import("./event-desk.tsx")).EventDesk)),
});
