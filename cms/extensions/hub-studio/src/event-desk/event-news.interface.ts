// Says in the form of an event whom a save notifies, before it happens, and lets a correction be saved silently.

import { defineInterface } from "@directus/extensions-sdk";
import { formTool } from "../studio/form-tool.ts";
import { EventNews } from "./event-news.tsx";

export default defineInterface({
	id: "hub-event-news",
	name: "Event news",
	icon: "campaign",
	description: "How many people are notified of a change of an event, and whether they are.",
	types: ["boolean"],
	group: "other",
	hideLabel: true,
	options: null,
	component: formTool(EventNews),
});
