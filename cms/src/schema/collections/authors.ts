import { defineCollection, publishing, record } from "../collection.ts";
import { richText, slug, text } from "../fields.ts";
import { picture } from "../link-fields.ts";

export const authors = defineCollection({
	collection: "authors",
	icon: "edit_note",
	note: "Who writes articles, one entry per language.",
	area: "area_editorial",
	template: "{{display_name}} · {{locale}}",
	list: { columns: ["display_name", "role", "locale", "status"], sort: "display_name" },
	audience: "public",
	fields: {
		...publishing(),
		slug: slug(),
		display_name: text({ required: true, width: "half" }),
		role: text({ width: "half", note: "What they do here, in a few words." }),
		bio: richText(),
		portrait: picture({ note: "Empty: a portrait is drawn." }),
		...record(),
	},
});
