import { atSlug, closing, defineCollection, publishing } from "./collection.ts";
import { richText, slug, text } from "./fields.ts";
import { picture } from "./links.ts";

export const authors = defineCollection({
	collection: "authors",
	icon: "edit_note",
	note: "People who write articles. One entry per language.",
	area: "area_editorial",
	template: "{{display_name}} · {{locale}}",
	list: { columns: ["display_name", "role", "locale", "translation_key"], sort: "display_name" },
	audience: "public",
	pages: [atSlug("author", "author-about")],
	fields: {
		...publishing(),
		slug: slug(),
		display_name: text({ required: true, width: "half", shown: "list", shared: true }),
		role: text({ width: "half", shown: "list", note: "Their position, in a few words." }),
		bio: richText("author", { shown: "page" }),
		portrait: picture({ shown: "list", note: "Leave empty to use a drawn portrait." }),
		...closing(),
	},
});
