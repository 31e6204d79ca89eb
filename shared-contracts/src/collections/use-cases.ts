import { flowsBetween, type WrittenFlow } from "../content/flows.ts";
import type { Party } from "../content/use-case.ts";
import { atSlug, defineCollection, publishing, record } from "./collection.ts";
import { multiline, publishedOn, richText, slug, text } from "./fields.ts";
import { one } from "./links.ts";
import { blocks, keywords, list } from "./structures.ts";

export const useCases = defineCollection({
	collection: "use_cases",
	icon: "lightbulb",
	note: "What data spaces are used for, one entry per language.",
	area: "area_editorial",
	template: "{{title}} · {{locale}}",
	list: { columns: ["title", "industry", "locale", "status", "published_on"], sort: "-published_on" },
	audience: "public",
	pages: [atSlug("use-case")],
	fields: {
		...publishing(),
		slug: slug(),
		published_on: publishedOn({ shown: "page", shared: true }),
		title: text({ required: true, shown: "list" }),
		description: multiline({ required: true, shown: "list", note: "Two sentences for lists, search results and shared links." }),
		industry: one("industries", "{{title}} · {{locale}}", {
			shared: true,
			note: "The industry that it comes from, which gives the picture its colour. Choose the entry in the same language.",
		}),
		industries: keywords({
			shown: "list",
			shared: true,
			width: "half",
			note: "Further industries that use it: their translation keys, e.g. logistics.",
		}),
		problem: richText("use-case-problem", { shown: "page", note: "What happens without a data space." }),
		parties: list({ name: "input", role: "input-multiline" }, "{{name}}", {
			shown: "page",
			note: "Who takes part, two to four, in the order of the drawing. Names of at most 24 letters.",
		}),
		flows: list({ from: "input", to: "input", data: "input", rule: "input-multiline" }, "{{from}} → {{to}}: {{data}}", {
			shown: "page",
			note: "What flows between them, in order: from and to are names of parties above; the rule is the usage policy.",
		}),
		steps: list({ title: "input", text: "input-multiline" }, "{{title}}", { shown: "page", note: "How it works, step by step." }),
		results: list({ title: "input", text: "input-multiline" }, "{{title}}", { shown: "page", note: "What it brings." }),
		body: richText("use-case-body", { shown: "page", note: "What else there is to tell, below the results." }),
		blocks: blocks({ shown: "page", note: "Further sections below the text, each an object with a type." }),
		...record(),
	},
	check: ({ parties, flows }) => flowsBetween(parties as readonly Party[], flows as readonly WrittenFlow[]).problems,
});
