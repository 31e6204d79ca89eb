import { chaptersFrom, type WrittenChapter } from "../content/chapters.ts";
import { LOCALE_NAMES } from "../language/locale.ts";
import { atSlug, defineCollection, publishing, record } from "./collection.ts";
import { choice, integer, multiline, publishedOn, richText, slug, text } from "./fields.ts";
import { file, one } from "./links.ts";
import { list } from "./structures.ts";
import { topics } from "./topics.ts";

export const recordings = defineCollection({
	collection: "recordings",
	icon: "smart_display",
	note: "Videos of past events. One entry per language.",
	area: "area_events",
	template: "{{title}} · {{locale}}",
	list: { columns: ["title", "event", "locale", "status", "published_on"], sort: "-published_on" },
	audience: "public",
	pages: [atSlug("recording")],
	fields: {
		...publishing(),
		slug: slug(),
		published_on: publishedOn({ required: true, shown: "list", shared: true }),
		title: text({ required: true, shown: "list" }),
		description: multiline({ required: true, shown: "list" }),
		event: one("events", "{{title}} · {{locale}}", {
			shared: true,
			note: "The event that was recorded. Choose its entry in the same language.",
		}),
		topic: choice(topics, { required: true, shown: "list", shared: true }),
		language: choice(LOCALE_NAMES, {
			required: true,
			shown: "list",
			shared: true,
			note: "The language spoken or shown in the video.",
		}),
		provider: choice({ youtube: "YouTube", vimeo: "Vimeo", file: "Uploaded file" }, { required: true, shown: "page" }),
		source: text({ shown: "page", note: "The video's address or ID at the provider. Leave empty for an uploaded file." }),
		file: file({ note: "The uploaded video, as WebM or MP4." }),
		captions: file({ note: "Captions in the language of this entry, as WebVTT." }),
		duration_seconds: integer({ shown: "list", min: 0, max: 86_400, note: "Length in seconds, 86,400 (one day) at most." }),
		chapters: list({ time: "input", title: "input" }, "{{time}} {{title}}", {
			shown: "page",
			note: "Where each chapter starts, in minutes and seconds, such as 12:30.",
		}),
		transcript: richText("recording", { shown: "page", note: "The full text of what is said, for readers and for search." }),
		...record(),
	},
	check({ provider, source, file: video, chapters }) {
		const lacksVideo = provider === "file" ? !video : !source;
		return [
			...(lacksVideo ? [{ field: "source", problem: "is missing: a file, or the video at its provider", whole: true }] : []),
			...chaptersFrom((chapters ?? []) as readonly WrittenChapter[]).problems,
		];
	},
});
