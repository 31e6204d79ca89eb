import { defineCollection, publishing, record } from "../collection.ts";
import { json, list, multiline, richText, select, slug, text } from "../fields.ts";
import { tones } from "../tones.ts";

export const industries = defineCollection({
	collection: "industries",
	icon: "factory",
	note: "Fields of industry with a page of their own, one entry per language.",
	area: "area_editorial",
	template: "{{title}} · {{locale}}",
	list: { columns: ["title", "locale", "status", "slug"], sort: "title" },
	audience: "public",
	fields: {
		...publishing(),
		slug: slug(),
		tone: select(tones, { required: true, default: "brand" }),
		title: text({ required: true, note: "One or two words: they stand in filters." }),
		description: multiline({ required: true, note: "Two sentences for the page's head, search results and shared links." }),
		intro: richText({ note: "What is changing in this industry." }),
		challenges: list({ title: "input", text: "input-multiline" }, "{{title}}", {
			note: "What people in this industry struggle with.",
		}),
		cta_heading: text({ note: "The next step at the end of the page; empty: the usual one." }),
		cta_text: multiline(),
		blocks: json({ note: "The page's sections from top to bottom, each an object with a type." }),
		...record(),
	},
});
