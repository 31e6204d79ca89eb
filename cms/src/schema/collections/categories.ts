import { defineCollection, publishing, record } from "../collection.ts";
import { multiline, select, slug, text } from "../fields.ts";
import { tones } from "../tones.ts";

export const categories = defineCollection({
	collection: "categories",
	icon: "category",
	note: "What articles are sorted into, one entry per language.",
	area: "area_editorial",
	template: "{{title}} · {{locale}}",
	list: { columns: ["title", "locale", "status", "slug", "region"], sort: "title" },
	audience: "public",
	fields: {
		...publishing(),
		slug: slug(),
		title: text({ required: true }),
		description: multiline(),
		tone: select(tones, { required: true, default: "brand", note: "The colour of its label and of drawn covers." }),
		region: text({ width: "half", note: "Only for a region below International Pulse: the last part of its address." }),
		...record(),
	},
});
