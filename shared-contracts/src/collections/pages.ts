import { atSlug, defineCollection, publishing, record } from "./collection.ts";
import { multiline, slug, text } from "./fields.ts";
import { picture } from "./links.ts";
import { blocks } from "./structures.ts";

export const pages = defineCollection({
	collection: "pages",
	icon: "web",
	note: "Pages built of blocks, one entry per language.",
	area: "area_website",
	template: "{{title}} · {{locale}}",
	list: { columns: ["title", "locale", "status", "slug", "route_key", "date_updated"], sort: "title" },
	audience: "public",
	// A page with a route of its own lives there, not at its slug.
	pages: [{ ...atSlug("page"), without: "route_key" }],
	versions: true,
	fields: {
		...publishing(),
		route_key: text({
			shown: "list",
			shared: true,
			width: "half",
			indexed: true,
			note: "Set where the page has an address of its own, such as home or imprint; otherwise it lives at its slug.",
		}),
		slug: slug({ required: false }),
		title: text({
			required: true,
			shown: "list",
			note: "The heading of the browser's tab, of search results and of shared links.",
		}),
		description: multiline({ required: true, shown: "list", note: "One or two sentences for search results and shared links." }),
		blocks: blocks({ required: true, shown: "page", note: "The page's sections from top to bottom, each an object with a type." }),
		social_image: picture({ shown: "page", note: "For shared links; empty: a picture is drawn." }),
		...record(),
	},
});
