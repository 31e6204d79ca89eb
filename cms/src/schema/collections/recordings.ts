import { LOCALE_NAMES } from "@hub/shared-contracts/language/locale";
import { defineCollection, publishedOn, publishing, record } from "../collection.ts";
import { integer, list, multiline, richText, select, slug, text } from "../fields.ts";
import { file, one } from "../link-fields.ts";
import { topics } from "../topics.ts";

export const recordings = defineCollection({
	collection: "recordings",
	icon: "smart_display",
	note: "Videos of past events, one entry per language.",
	area: "area_events",
	template: "{{title}} · {{locale}}",
	list: { columns: ["title", "event", "locale", "status", "published_on"], sort: "-published_on" },
	audience: "public",
	fields: {
		...publishing(),
		slug: slug(),
		published_on: publishedOn({ required: true }),
		title: text({ required: true }),
		description: multiline({ required: true }),
		event: one("events", "{{title}} · {{locale}}", { note: "The event that was recorded, in the same language." }),
		topic: select(topics, { required: true }),
		language: select(LOCALE_NAMES, { required: true, note: "The language that is spoken or written in it." }),
		provider: select({ youtube: "YouTube", vimeo: "Vimeo", file: "A file of our own" }, { required: true }),
		source: text({ note: "The video's address or number at its provider; empty for a file of our own." }),
		file: file({ note: "A film of our own, as WebM or MP4." }),
		captions: file({ note: "Captions in this entry's language, as WebVTT." }),
		duration_seconds: integer({ min: 0, max: 86_400, note: "How long it is, in seconds; a day at most." }),
		chapters: list({ time: "input", title: "input" }, "{{time}} {{title}}", {
			note: "Where each part begins, as minutes and seconds, such as 12:30.",
		}),
		transcript: richText({ note: "What is said, for reading and for search." }),
		...record(),
	},
});
