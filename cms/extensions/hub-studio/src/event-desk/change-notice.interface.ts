// Shows in the form of an event whom the next save notifies, and offers to save a correction without notifying anybody.

import { defineInterface } from "@directus/extensions-sdk";
import { formTool } from "../studio/form-tool.ts";
import { ChangeNotice } from "./change-notice.tsx";

export default defineInterface({
	id: "hub-event-news",
	name: "Event notifications",
	icon: "campaign",
	description: "How many people are notified of a change of an event, and whether they are.",
	types: ["boolean"],
	group: "other",
	hideLabel: true,
	options: null,
	component: formTool(ChangeNotice),
});
