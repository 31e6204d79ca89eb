import { LOCALE_NAMES } from "@hub/shared-contracts/language/locale";
import { closing, defineCollection, publishing } from "./collection.ts";
import { choice, multiline, publishedOn, slug, text } from "./fields.ts";
import { file, picture } from "./links.ts";

export const resources = defineCollection({
	collection: "resources",
	icon: "download",
	note: "Files to download. One entry per language.",
	area: "area_editorial",
	template: "{{title}} · {{locale}}",
	list: { columns: ["title", "kind", "locale", "translation_key", "published_on"], sort: "-published_on" },
	audience: "public",
	fields: {
		...publishing(),
		slug: slug(),
		title: text({ required: true, shown: "list" }),
		description: multiline({ required: true, shown: "list" }),
		published_on: publishedOn({ shared: true }),
		kind: choice(
			{ report: "Report", guide: "Guide", checklist: "Checklist", template: "Template", slides: "Slides" },
			{ required: true, shown: "list", shared: true },
		),
		language: choice(LOCALE_NAMES, { required: true, shown: "list", note: "The language the file is written in." }),
		file: file({ required: true, note: "The file visitors download." }),
		cover: picture({
			shown: "list",
			note: "The first page of the file. Leave empty to use a picture drawn for the file.",
		}),
		...closing(),
	},
});
