import { flowsBetween, type Party, type WrittenFlow } from "../cms/flows.ts";
import { atSlug, closing, defineCollection, publishing } from "./collection.ts";
import { multiline, publishedOn, richText, slug, text } from "./fields.ts";
import { one } from "./links.ts";
import { blocks, keywords, list } from "./structures.ts";

export const useCases = defineCollection({
	collection: "use_cases",
	icon: "lightbulb",
	note: "What data spaces are used for. One entry per language.",
	area: "area_editorial",
	template: "{{title}} · {{locale}}",
	list: { columns: ["title", "industry", "locale", "translation_key", "published_on"], sort: "-published_on" },
	audience: "public",
	pages: [atSlug("use-case")],
	fields: {
		...publishing(),
		slug: slug(),
		title: text({ required: true, shown: "list" }),
		description: multiline({
			required: true,
			shown: "list",
			note: "Two sentences for lists, search results and link previews.",
		}),
		industry: one("industries", "{{title}} · {{locale}}", {
			shared: true,
			note: "The main industry; it also sets the colour of the picture. Choose the entry in the same language.",
		}),
		industries: keywords({
			shown: "list",
			shared: true,
			entries: "industries",
			note: "Further industries that this use case applies to.",
		}),
		problem: richText("use-case-problem", { shown: "page", note: "What goes wrong without a data space." }),
		parties: list({ name: "input", role: "input-multiline" }, "{{name}}", {
			shown: "page",
			note: "Two to four participants, in the order of the drawing. Names of up to 24 characters.",
		}),
		flows: list({ from: "input", to: "input", data: "input", rule: "input-multiline" }, "{{from}} → {{to}}: {{data}}", {
			shown: "page",
			note: "What is exchanged, in order. “From” and “To” are names of participants above; “rule” is the usage policy.",
		}),
		steps: list({ title: "input", text: "input-multiline" }, "{{title}}", {
			shown: "page",
			note: "How it works, step by step.",
		}),
		results: list({ title: "input", text: "input-multiline" }, "{{title}}", { shown: "page", note: "The benefits." }),
		body: richText("use-case-body", { shown: "page", note: "Anything else worth knowing. Shown below the benefits." }),
		blocks: blocks({ shown: "page", note: "Further sections below the text." }),
		published_on: publishedOn({ shown: "page", shared: true }),
		...closing(),
	},
	check: ({ parties, flows }) => flowsBetween(parties as readonly Party[], flows as readonly WrittenFlow[]).problems,
});
