import { defineCollection, id, sort } from "./collection.ts";
import { junctionLink } from "./links.ts";

export const eventsSpeakers = defineCollection({
	collection: "events_speakers",
	icon: "import_export",
	note: "Which speaker appears at which event.",
	area: "area_events",
	template: "{{speakers_id.display_name}}",
	audience: "public",
	junction: true,
	fields: {
		id,
		events_id: junctionLink("events", { one_field: "speakers", junction_field: "speakers_id", sort_field: "sort" }),
		speakers_id: junctionLink("speakers", { junction_field: "events_id" }),
		sort,
	},
});
