import { atSlug, closing, defineCollection, publishing } from "./collection.ts";
import { multiline, slug, text } from "./fields.ts";
import { picture } from "./links.ts";
import { blocks, words } from "./structures.ts";

export const pages = defineCollection({
	collection: "pages",
	icon: "web",
	note: "Pages built from blocks. One entry per language.",
	area: "area_website",
	template: "{{title}} · {{locale}}",
	list: { columns: ["title", "locale", "translation_key", "slug", "route_key", "date_updated"], sort: "title" },
	audience: "public",
	// Pages with a route of their own are not shown at their slug.
	pages: [{ ...atSlug("page"), without: "route_key" }],
	routeField: "route_key",
	versions: true,
	fields: {
		...publishing(),
		route_key: text({
			shown: "list",
			shared: true,
			width: "half",
			group: "publishing",
			indexed: true,
			note: "Only for pages with a fixed address, such as home or imprint. All others are found under their slug.",
		}),
		slug: slug({ required: false }),
		title: text({
			required: true,
			shown: "list",
			note: "Shown in the browser tab, in search results and in link previews.",
		}),
		description: multiline({
			required: true,
			shown: "list",
			note: "One or two sentences for search results and link previews.",
		}),
		blocks: blocks({
			required: true,
			shown: "page",
			note: "The sections of the page from top to bottom.",
		}),
		search_words: words({
			shown: "page",
			note: "Other words that visitors search for when they want this page, such as GDPR for the privacy policy. They are not shown.",
		}),
		social_image: picture({ shown: "page", note: "Used in link previews. Leave empty to use a drawn picture." }),
		...closing(),
	},
});
