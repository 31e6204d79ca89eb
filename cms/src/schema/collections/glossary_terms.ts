import { defineCollection, publishing, record } from "../collection.ts";
import { multiline, richText, slug, text, words } from "../fields.ts";

export const glossaryTerms = defineCollection({
	collection: "glossary_terms",
	icon: "menu_book",
	note: "Words of the trade, one entry per language.",
	area: "area_editorial",
	template: "{{term}} · {{locale}}",
	list: { columns: ["term", "locale", "status", "synonyms", "date_updated"], sort: "term" },
	audience: "public",
	fields: {
		...publishing(),
		slug: slug(),
		term: text({
			required: true,
			note: "As a dictionary has it: singular, a German adjective with its ending (Digitaler Produktpass).",
		}),
		short: multiline({ required: true, note: "One sentence that stands alone: lists, search results and shared links show it." }),
		body: richText(),
		synonyms: words({ note: "Other words for it. Articles link from them as from the term, in their usual forms." }),
		related: words({ note: "Translation keys of terms that belong to it. They show this one in return." }),
		...record(),
	},
});
