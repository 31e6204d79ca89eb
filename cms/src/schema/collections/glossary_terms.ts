import { defineCollection, publishing, record } from "../collection.ts";
import { multiline, richText, slug, text, words } from "../fields.ts";

export const glossaryTerms = defineCollection({
	collection: "glossary_terms",
	icon: "menu_book",
	note: "Words of the trade, one entry per language.",
	area: "area_editorial",
	template: "{{term}} · {{locale}}",
	audience: "public",
	fields: {
		...publishing(),
		slug: slug(),
		term: text({ required: true }),
		short: multiline({ required: true, note: "One sentence that stands alone." }),
		body: richText(),
		synonyms: words({ note: "Other words for it, which search finds and articles link from." }),
		related: words({ note: "Translation keys of terms that belong to it." }),
		...record(),
	},
});
