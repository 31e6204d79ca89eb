import { atSlug, closing, defineCollection, publishing } from "./collection.ts";
import { multiline, publishedOn, richText, slug, text } from "./fields.ts";
import { one, picture } from "./links.ts";

export const posts = defineCollection({
	collection: "posts",
	icon: "article",
	note: "Articles. One entry per language.",
	area: "area_editorial",
	template: "{{title}} · {{locale}}",
	list: {
		columns: ["title", "locale", "translation_key", "category", "author", "published_on"],
		sort: "-published_on",
	},
	audience: "public",
	pages: [atSlug("page")],
	versions: true,
	fields: {
		...publishing(),
		slug: slug(),
		title: text({ required: true, shown: "list" }),
		description: multiline({
			required: true,
			shown: "list",
			note: "Two sentences for lists, search results and link previews.",
		}),
		body: richText("post", { required: true, shown: "page" }),
		author: one("authors", "{{display_name}} · {{locale}}", {
			required: true,
			shared: true,
			note: "Choose the author's entry in the same language.",
		}),
		category: one("categories", "{{title}} · {{locale}}", {
			required: true,
			shared: true,
			note: "Choose the category's entry in the same language.",
		}),
		published_on: publishedOn({ required: true, shown: "list", shared: true }),
		cover: picture({ shown: "list", note: "Leave empty to use a picture drawn for the article and its category." }),
		cover_alt: text({ shown: "list", note: "A description of the picture for people who cannot see it." }),
		...closing(),
	},
});
