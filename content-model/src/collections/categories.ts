import { tones } from "@hub/shared-contracts/content/tones";
import { atSlug, closing, defineCollection, publishing } from "./collection.ts";
import { choice, multiline, slug, text } from "./fields.ts";

export const categories = defineCollection({
	collection: "categories",
	icon: "category",
	note: "The topics that articles are filed under. One entry per language.",
	area: "area_editorial",
	template: "{{title}} · {{locale}}",
	list: { columns: ["title", "locale", "translation_key", "slug", "region"], sort: "title" },
	audience: "public",
	pages: [
		{ ...atSlug("category"), without: "region" },
		{ routes: ["category-region"], params: { region: "region" } },
	],
	fields: {
		...publishing(),
		slug: slug(),
		title: text({ required: true, shown: "list" }),
		description: multiline({ shown: "list" }),
		tone: choice(tones, {
			required: true,
			default: "brand",
			shown: "list",
			shared: true,
			note: "The colour of the category's label and of the covers drawn for its articles.",
		}),
		region: text({
			width: "half",
			shown: "list",
			shared: true,
			note: "Only for regions below International Pulse: the last part of the region's address.",
		}),
		...closing(),
	},
});
