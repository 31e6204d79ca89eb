// Says above the form whether visitors see the entry, and what a save would do: status and dates together decide, and no field says it alone.

import { defineInterface } from "@directus/extensions-sdk";
import { VisibilityField } from "./visibility-field.tsx";

export default defineInterface({
	id: "hub-standing",
	name: "Visibility",
	icon: "visibility",
	description: "Whether visitors see an entry, and what saving it would do.",
	types: ["alias"],
	localTypes: ["presentation"],
	group: "presentation",
	hideLabel: true,
	options: null,
	component: VisibilityField,
});
