import { text as filled } from "../cms/row.ts";
import { atSlug, closing, defineCollection, publishing } from "./collection.ts";
import { multiline, richText, slug, text } from "./fields.ts";
import { words } from "./structures.ts";

export const glossaryTerms = defineCollection({
	collection: "glossary_terms",
	icon: "menu_book",
	note: "Terms explained in the glossary. One entry per language.",
	area: "area_editorial",
	template: "{{term}} · {{locale}}",
	list: { columns: ["term", "locale", "translation_key", "synonyms", "date_updated"], sort: "term" },
	audience: "public",
	pages: [atSlug("term")],
	fields: {
		...publishing(),
		slug: slug(),
		term: text({
			required: true,
			shown: "list",
			note: "As it would appear in a dictionary: in the singular, German adjectives with their ending (Digitaler Produktpass).",
		}),
		short: multiline({
			read: filled,
			required: true,
			shown: "list",
			note: "One sentence that makes sense on its own. Used in lists, search results and link previews.",
		}),
		body: richText("term", { shown: "page" }),
		synonyms: words({
			shown: "list",
			note: "Other names for the same thing. Articles link them to this term, inflected forms included.",
		}),
		related: words({
			shown: "list",
			shared: true,
			entries: "glossary_terms",
			note: "Related terms. The relation is shown on both pages.",
		}),
		...closing(),
	},
});
