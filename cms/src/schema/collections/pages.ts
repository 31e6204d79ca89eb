import { defineCollection, publishing, record } from "../collection.ts";
import { json, multiline, slug, text } from "../fields.ts";
import { picture } from "../link-fields.ts";

export const pages = defineCollection({
	collection: "pages",
	icon: "web",
	note: "Pages built of blocks, one entry per language.",
	area: "area_website",
	template: "{{title}} · {{locale}}",
	list: { columns: ["title", "locale", "status", "slug", "route_key", "date_updated"], sort: "title" },
	audience: "public",
	versions: true,
	fields: {
		...publishing(),
		route_key: text({
			width: "half",
			indexed: true,
			note: "Set where the page has an address of its own, such as home or imprint; otherwise it lives at its slug.",
		}),
		slug: slug({ required: false }),
		title: text({ required: true, note: "The heading of the browser's tab, of search results and of shared links." }),
		description: multiline({ required: true, note: "One or two sentences for search results and shared links." }),
		blocks: json({ required: true, note: "The page's sections from top to bottom, each an object with a type." }),
		social_image: picture({ note: "For shared links; empty: a picture is drawn." }),
		...record(),
	},
});
