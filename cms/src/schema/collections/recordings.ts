import { defineCollection, publishedOn, publishing, record } from "../collection.ts";
import { integer, list, multiline, richText, select, slug, text } from "../fields.ts";
import { one } from "../link-fields.ts";

export const recordings = defineCollection({
	collection: "recordings",
	icon: "smart_display",
	note: "Videos of past events, one entry per language.",
	area: "area_events",
	template: "{{title}} · {{locale}}",
	audience: "public",
	fields: {
		...publishing(),
		slug: slug(),
		published_on: publishedOn,
		title: text({ required: true }),
		description: multiline({ required: true }),
		event: one("events", "{{title}} · {{locale}}", { note: "The event that was recorded, in the same language." }),
		provider: select({ youtube: "YouTube", vimeo: "Vimeo", file: "A file of our own" }, { required: true }),
		source: text({ required: true, note: "The video's address or number at its provider." }),
		duration_seconds: integer({ min: 0 }),
		chapters: list({ time: "input", title: "input" }, "{{time}} {{title}}", {
			note: "Where each part begins, as minutes and seconds.",
		}),
		transcript: richText({ note: "What is said, for reading and for search." }),
		...record(),
	},
});
