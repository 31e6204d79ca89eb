import { defineCollection, publishedOn, publishing, record } from "../collection.ts";
import { multiline, richText, slug, text } from "../fields.ts";
import { one, picture } from "../link-fields.ts";

export const posts = defineCollection({
	collection: "posts",
	icon: "article",
	note: "Articles, one entry per language.",
	area: "area_editorial",
	template: "{{title}} · {{locale}}",
	list: { columns: ["title", "locale", "status", "category", "author", "published_on"], sort: "-published_on" },
	audience: "public",
	versions: true,
	fields: {
		...publishing(),
		slug: slug(),
		published_on: publishedOn({ required: true }),
		title: text({ required: true }),
		description: multiline({ required: true, note: "Two sentences for lists, search results and shared links." }),
		author: one("authors", "{{display_name}} · {{locale}}", {
			required: true,
			note: "Choose the author's entry in the same language.",
		}),
		category: one("categories", "{{title}} · {{locale}}", {
			required: true,
			note: "Choose the category's entry in the same language.",
		}),
		body: richText({ required: true }),
		cover: picture({ note: "Empty: a picture is drawn from the article's key and category." }),
		cover_alt: text({ note: "What the cover shows, for those who don't see it." }),
		...record(),
	},
});
