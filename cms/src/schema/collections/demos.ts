import { defineCollection, publishing, record } from "../collection.ts";
import { json, multiline, richText, select, slug, text } from "../fields.ts";
import { one } from "../link-fields.ts";
import { tones } from "../tones.ts";

export const demos = defineCollection({
	collection: "demos",
	icon: "science",
	note: "What visitors can try, one entry per language.",
	area: "area_editorial",
	template: "{{title}} · {{locale}}",
	list: { columns: ["title", "industry", "locale", "status", "date_updated"], sort: "title" },
	audience: "public",
	fields: {
		...publishing(),
		slug: slug(),
		tone: select(tones, { required: true, default: "brand" }),
		title: text({ required: true }),
		description: multiline({ required: true }),
		industry: one("industries", "{{title}} · {{locale}}"),
		body: richText(),
		prototype_settings: json({ note: "The prototype that can be tried, an object with its name; empty: there is none." }),
		...record(),
	},
});
