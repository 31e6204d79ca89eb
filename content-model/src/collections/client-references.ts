import { z } from "zod";
import { text as filled, optionalText } from "../cms/row.ts";
import { atSlug, closing, defineCollection, publishing } from "./collection.ts";
import { choice, multiline, publishedOn, richText, slug, text } from "./fields.ts";
import { graphic, one } from "./links.ts";
import { list, structure } from "./structures.ts";

const quote = z.object({ text: filled, name: filled, role: optionalText });

export const clientReferences = defineCollection({
	collection: "client_references",
	label: "References",
	icon: "handshake",
	note: "Completed projects: what was done, and for which client. One entry per language.",
	area: "area_editorial",
	template: "{{title}} · {{locale}}",
	list: {
		columns: ["title", "client", "industry", "locale", "translation_key", "published_on"],
		sort: "-published_on",
	},
	audience: "public",
	pages: [atSlug("reference")],
	fields: {
		...publishing(),
		slug: slug(),
		title: text({ required: true, shown: "list", note: "The achievement in one line." }),
		client: text({ required: true, width: "half", shown: "list" }),
		profile: text({ width: "half", shown: "page", note: "Who the client is: line of business, size, location." }),
		industry: one("industries", "{{title}} · {{locale}}", {
			shared: true,
			note: "Choose the industry's entry in the same language.",
		}),
		use_case: one("use_cases", "{{title}} · {{locale}}", {
			shared: true,
			note: "The use case that was put into practice. Choose its entry in the same language.",
		}),
		description: multiline({
			required: true,
			shown: "list",
			note: "Two sentences for lists, search results and link previews.",
		}),
		figures: list({ value: "input", label: "input" }, "{{value}} {{label}}", {
			shown: "list",
			note: "Up to three figures that show what changed. The first one appears in lists.",
		}),
		challenge: richText("reference-challenge", { shown: "page", note: "The situation before, and what did not work." }),
		solution: richText("reference-solution", { shown: "page", note: "What was built, with whom and in which steps." }),
		result: richText("reference-result", { shown: "page", note: "What is different today." }),
		body: richText("reference-body", { shown: "page", note: "Anything else worth knowing. Shown below the result." }),
		quote: structure(quote, { shown: "page", note: "A quote from the client: an object with text, name and role." }),
		screen: choice(
			{
				contract: "Contract",
				passport: "Product passport",
				slots: "Time slots",
				devices: "Device record",
				forecast: "Load forecast",
				batches: "Batches",
			},
			{ shown: "page", shared: true, note: "A picture of what the client uses. Without one, a picture is drawn." },
		),
		logo: graphic({ shown: "list" }),
		published_on: publishedOn({ shown: "page", shared: true }),
		...closing(),
	},
});
