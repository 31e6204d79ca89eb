import { LOCALE_NAMES } from "@hub/shared-contracts/language/locale";
import { defineCollection, publishedOn, publishing, record } from "../collection.ts";
import { multiline, select, slug, text } from "../fields.ts";
import { file } from "../link-fields.ts";

export const resources = defineCollection({
	collection: "resources",
	icon: "download",
	note: "Files to take along, one entry per language.",
	area: "area_editorial",
	template: "{{title}} · {{locale}}",
	list: { columns: ["title", "kind", "locale", "status", "published_on"], sort: "-published_on" },
	audience: "public",
	fields: {
		...publishing(),
		slug: slug(),
		published_on: publishedOn(),
		title: text({ required: true }),
		description: multiline({ required: true }),
		kind: select(
			{ report: "Report", guide: "Guide", checklist: "Checklist", template: "Template", slides: "Slides" },
			{ required: true },
		),
		language: select(LOCALE_NAMES, { required: true, note: "The language that the file is written in." }),
		file: file({ required: true, note: "What visitors download." }),
		...record(),
	},
});
