import { defineCollection, publishing, record } from "./collection.ts";
import { choice, multiline, richText, slug, text } from "./fields.ts";
import { blocks, list } from "./structures.ts";
import { tones } from "./tones.ts";

export const industries = defineCollection({
	collection: "industries",
	icon: "factory",
	note: "Fields of industry with a page of their own, one entry per language.",
	area: "area_editorial",
	template: "{{title}} · {{locale}}",
	list: { columns: ["title", "locale", "status", "slug"], sort: "title" },
	audience: "public",
	pages: [{ routes: ["industry"], params: { field: "slug" } }],
	fields: {
		...publishing(),
		slug: slug(),
		tone: choice(tones, { required: true, default: "brand", shown: "list", shared: true }),
		title: text({ required: true, shown: "list", note: "One or two words: they stand in filters." }),
		description: multiline({
			required: true,
			shown: "list",
			note: "Two sentences for the page's head, search results and shared links.",
		}),
		intro: richText("industry", { shown: "page", note: "What is changing in this industry." }),
		challenges: list({ title: "input", text: "input-multiline" }, "{{title}}", {
			shown: "page",
			note: "What people in this industry struggle with.",
		}),
		cta_heading: text({ shown: "page", note: "The next step at the end of the page; empty: the usual one." }),
		cta_text: multiline({ shown: "page" }),
		blocks: blocks({ shown: "page", note: "The page's sections from top to bottom, each an object with a type." }),
		...record(),
	},
});
