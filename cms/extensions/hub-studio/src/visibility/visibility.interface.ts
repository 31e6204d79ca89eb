// Shows above the form whether visitors see the entry, and what a save would change. This depends on status and dates
// together.

import { defineInterface } from "@directus/extensions-sdk";
import { VisibilityField } from "./visibility-field.tsx";

export default defineInterface({
	id: "hub-visibility",
	name: "Visibility",
	icon: "visibility",
	description: "Shows if visitors see an entry, and what a save would change.",
	types: ["alias"],
	localTypes: ["presentation"],
	group: "presentation",
	hideLabel: true,
	options: null,
	component: VisibilityField,
});
