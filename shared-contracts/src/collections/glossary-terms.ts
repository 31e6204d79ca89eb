import { text as filled } from "../cms/row.ts";
import { atSlug, defineCollection, publishing, record } from "./collection.ts";
import { multiline, richText, slug, text } from "./fields.ts";
import { words } from "./structures.ts";

export const glossaryTerms = defineCollection({
	collection: "glossary_terms",
	icon: "menu_book",
	note: "Words of the trade, one entry per language.",
	area: "area_editorial",
	template: "{{term}} · {{locale}}",
	list: { columns: ["term", "locale", "status", "synonyms", "date_updated"], sort: "term" },
	audience: "public",
	pages: [atSlug("term")],
	fields: {
		...publishing(),
		slug: slug(),
		term: text({
			required: true,
			shown: "list",
			note: "As a dictionary has it: singular, a German adjective with its ending (Digitaler Produktpass).",
		}),
		short: multiline({
			read: filled,
			required: true,
			shown: "list",
			note: "One sentence that stands alone: lists, search results and shared links show it.",
		}),
		body: richText("term", { shown: "page" }),
		synonyms: words({ shown: "list", note: "Other words for it. Articles link from them as from the term, in their usual forms." }),
		related: words({
			shown: "list",
			shared: true,
			note: "Translation keys of terms that belong to it. They show this one in return.",
		}),
		...record(),
	},
});
