import { defineCollection, publishing, record } from "../collection.ts";
import { multiline, text } from "../fields.ts";
import { picture } from "../link-fields.ts";

export const speakers = defineCollection({
	collection: "speakers",
	icon: "record_voice_over",
	note: "Who speaks at events, one entry per language.",
	area: "area_events",
	template: "{{display_name}} · {{locale}}",
	list: { columns: ["display_name", "role", "organisation", "locale", "status"], sort: "display_name" },
	audience: "public",
	fields: {
		...publishing(),
		display_name: text({ required: true, width: "half" }),
		role: text({ width: "half" }),
		organisation: text({ width: "half" }),
		bio: multiline(),
		portrait: picture({ note: "Empty: a portrait is drawn." }),
		...record(),
	},
});
