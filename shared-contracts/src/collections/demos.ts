import { prototypeSettings } from "../content/prototype-settings.ts";
import { atSlug, defineCollection, publishing, record } from "./collection.ts";
import { choice, multiline, richText, slug, text } from "./fields.ts";
import { one } from "./links.ts";
import { structure } from "./structures.ts";
import { tones } from "./tones.ts";

export const demos = defineCollection({
	collection: "demos",
	icon: "science",
	note: "Demos that visitors can try out. One entry per language.",
	area: "area_editorial",
	template: "{{title}} · {{locale}}",
	list: { columns: ["title", "industry", "locale", "status", "date_updated"], sort: "title" },
	audience: "public",
	pages: [atSlug("demo", "prototype")],
	fields: {
		...publishing(),
		slug: slug(),
		tone: choice(tones, { required: true, default: "brand", shown: "list", shared: true }),
		title: text({ required: true, shown: "list" }),
		description: multiline({ required: true, shown: "list" }),
		industry: one("industries", "{{title}} · {{locale}}"),
		body: richText("demo", { shown: "page" }),
		prototype_settings: structure(prototypeSettings, {
			shown: "list",
			note: "The prototype visitors can try, as an object with its name. Leave empty if there is none.",
		}),
		...record(),
	},
});
