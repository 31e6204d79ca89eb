import { prototypeSettings } from "@hub/shared-contracts/content/prototype-settings";
import { tones } from "@hub/shared-contracts/content/tones";
import { videoSource } from "@hub/shared-contracts/content/video-source";
import { atSlug, closing, defineCollection, publishing } from "./collection.ts";
import { choice, integer, multiline, richText, slug, text } from "./fields.ts";
import { one, picture } from "./links.ts";
import { keywords, list, structure } from "./structures.ts";

export const demos = defineCollection({
	collection: "demos",
	icon: "science",
	note: "Demos that visitors can try out. One entry per language.",
	area: "area_editorial",
	template: "{{title}} · {{locale}}",
	list: { columns: ["title", "industry", "locale", "translation_key", "date_updated"], sort: "title" },
	audience: "public",
	pages: [atSlug("demo", "prototype")],
	fields: {
		...publishing(),
		slug: slug(),
		title: text({ required: true, shown: "list" }),
		description: multiline({
			required: true,
			shown: "list",
			note: "Two sentences for lists, search results and link previews.",
		}),
		tone: choice(tones, { required: true, default: "brand", shown: "list", shared: true }),
		industry: one("industries", "{{title}} · {{locale}}", {
			shared: true,
			note: "The industry that the list can be narrowed to. Choose the entry in the same language.",
		}),
		minutes: integer({ shown: "list", shared: true, min: 1, max: 480, note: "How long it takes, in minutes." }),
		audience: text({ shown: "page", note: "Who it is for, such as “purchasing and quality management”." }),
		shows: list({ title: "input", text: "input-multiline" }, "{{title}}", {
			shown: "page",
			note: "What it shows: two to four points, each with a sentence.",
		}),
		cover: picture({ shown: "list", note: "The demo’s screen. Leave empty to use a picture drawn for the demo." }),
		cover_alt: text({ shown: "page", note: "A description of the picture for people who cannot see it." }),
		videos: list({ title: "input", source: "value", text: "input-multiline" }, "{{title}}", {
			shown: "page",
			note: "Videos, shown as slides. The source is the slug of a recording in this language, or the video’s address at YouTube or Vimeo.",
		}),
		body: richText("demo", { shown: "page" }),
		use_cases: keywords({
			entries: "use_cases",
			shown: "page",
			shared: true,
			note: "Related use cases, in the order of the page.",
		}),
		terms: keywords({
			entries: "glossary_terms",
			shown: "page",
			shared: true,
			note: "Glossary terms that the demo is about.",
		}),
		prototype_settings: structure(prototypeSettings, {
			shown: "list",
			note: "The prototype visitors can try, as an object with its name. Leave empty if there is none.",
		}),
		...closing(),
	},
	check: ({ videos }) =>
		// The field's schema has checked the items.
		(videos as readonly { readonly source: string }[]).flatMap(({ source }, index) =>
			videoSource(source) ? [] : [{ path: ["videos", index, "source"], key: "video" }],
		),
});
