import { closing, defineCollection, publishing } from "./collection.ts";
import { multiline, text } from "./fields.ts";
import { picture } from "./links.ts";

export const speakers = defineCollection({
	collection: "speakers",
	icon: "record_voice_over",
	note: "People who speak at events. One entry per language.",
	area: "area_events",
	template: "{{display_name}} · {{locale}}",
	list: { columns: ["display_name", "role", "organisation", "locale", "translation_key"], sort: "display_name" },
	audience: "public",
	fields: {
		...publishing(),
		display_name: text({ required: true, width: "half", shown: "list", shared: true }),
		role: text({ width: "half", shown: "list" }),
		organisation: text({ width: "half", shown: "list" }),
		bio: multiline({ shown: "page" }),
		portrait: picture({ shown: "list", note: "Leave empty to use a drawn portrait." }),
		...closing(),
	},
});
