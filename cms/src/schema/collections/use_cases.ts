import { defineCollection, publishedOn, publishing, record } from "../collection.ts";
import { json, keywords, list, multiline, richText, slug, text } from "../fields.ts";
import { one } from "../link-fields.ts";

export const useCases = defineCollection({
	collection: "use_cases",
	icon: "lightbulb",
	note: "What data spaces are used for, one entry per language.",
	area: "area_editorial",
	template: "{{title}} · {{locale}}",
	list: { columns: ["title", "industry", "locale", "status", "published_on"], sort: "-published_on" },
	audience: "public",
	fields: {
		...publishing(),
		slug: slug(),
		published_on: publishedOn(),
		title: text({ required: true }),
		description: multiline({ required: true, note: "Two sentences for lists, search results and shared links." }),
		industry: one("industries", "{{title}} · {{locale}}", {
			note: "The industry that it comes from, which gives the picture its colour. Choose the entry in the same language.",
		}),
		industries: keywords({ width: "half", note: "Further industries that use it: their translation keys, e.g. logistics." }),
		problem: richText({ note: "What happens without a data space." }),
		parties: list({ name: "input", role: "input-multiline" }, "{{name}}", {
			note: "Who takes part, two to four, in the order of the drawing. Names of at most 24 letters.",
		}),
		flows: list({ from: "input", to: "input", data: "input", rule: "input-multiline" }, "{{from}} → {{to}}: {{data}}", {
			note: "What flows between them, in order: from and to are names of parties above; the rule is the usage policy.",
		}),
		steps: list({ title: "input", text: "input-multiline" }, "{{title}}", { note: "How it works, step by step." }),
		results: list({ title: "input", text: "input-multiline" }, "{{title}}", { note: "What it brings." }),
		body: richText({ note: "What else there is to tell, below the results." }),
		blocks: json({ note: "Further sections below the text, each an object with a type." }),
		...record(),
	},
});
