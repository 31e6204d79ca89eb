import { defineCollection, publishedOn, publishing, record } from "../collection.ts";
import { json, list, multiline, richText, slug, text } from "../fields.ts";
import { file, one } from "../link-fields.ts";

export const clientReferences = defineCollection({
	collection: "client_references",
	label: "References",
	icon: "handshake",
	note: "What was done for whom, one entry per language.",
	area: "area_editorial",
	template: "{{title}} · {{locale}}",
	list: { columns: ["title", "client", "industry", "locale", "status", "published_on"], sort: "-published_on" },
	audience: "public",
	fields: {
		...publishing(),
		slug: slug(),
		published_on: publishedOn(),
		title: text({ required: true, note: "What was achieved, in a line." }),
		client: text({ required: true, width: "half" }),
		profile: text({ width: "half", note: "Who the client is: what they do, how large they are, where." }),
		industry: one("industries", "{{title}} · {{locale}}", { note: "Choose the industry's entry in the same language." }),
		use_case: one("use_cases", "{{title}} · {{locale}}", { note: "What was built. Choose the entry in the same language." }),
		description: multiline({ required: true, note: "Two sentences for lists, search results and shared links." }),
		figures: list({ value: "input", label: "input" }, "{{value}} {{label}}", {
			note: "Up to three numbers that say what changed. The first stands in lists.",
		}),
		challenge: richText({ note: "How it was before, and what did not work." }),
		solution: richText({ note: "What was built, with whom and in which steps." }),
		result: richText({ note: "What is different today." }),
		body: richText({ note: "What else there is to tell, below the result." }),
		quote: json({ note: "What the client says: an object with text, name and role." }),
		logo: file(),
		...record(),
	},
});
