import { defineCollection, publishing, record } from "../collection.ts";
import { json, multiline, slug, text } from "../fields.ts";

export const industries = defineCollection({
	collection: "industries",
	icon: "factory",
	note: "Fields of industry with a page of their own, one entry per language.",
	area: "area_editorial",
	template: "{{title}} · {{locale}}",
	audience: "public",
	fields: {
		...publishing(),
		slug: slug(),
		title: text({ required: true }),
		description: multiline({ required: true }),
		blocks: json({ note: "The page's sections from top to bottom, each an object with a type." }),
		...record(),
	},
});
