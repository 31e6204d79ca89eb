// Shows a moment in lists in the site's time zone. Studio's own display uses the editor's time zone.

import { defineDisplay } from "@directus/extensions-sdk";
import { MomentText } from "./moment-text.tsx";

export default defineDisplay({
	id: "hub-moments",
	name: "Local time",
	icon: "schedule",
	description: "Date and time in the site's time zone, which is named.",
	types: ["timestamp"],
	options: null,
	component: MomentText,
});
