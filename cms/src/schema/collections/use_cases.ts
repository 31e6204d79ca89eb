import { defineCollection, publishing, record } from "../collection.ts";
import { json, multiline, richText, slug, text } from "../fields.ts";
import { one } from "../link-fields.ts";

export const useCases = defineCollection({
	collection: "use_cases",
	icon: "lightbulb",
	note: "What data spaces are used for, one entry per language.",
	area: "area_editorial",
	template: "{{title}} · {{locale}}",
	audience: "public",
	fields: {
		...publishing(),
		slug: slug(),
		title: text({ required: true }),
		description: multiline({ required: true }),
		industry: one("industries", "{{title}} · {{locale}}"),
		body: richText(),
		blocks: json({ note: "Further sections below the text, each an object with a type." }),
		...record(),
	},
});
