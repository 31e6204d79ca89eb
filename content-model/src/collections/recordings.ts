import { isProviderSource, providerOfAddress, type VideoProvider } from "@hub/shared-contracts/content/video-provider";
import { LOCALE_NAMES } from "@hub/shared-contracts/language/locale";
import { chaptersFrom, type WrittenChapter } from "../cms/chapters.ts";
import { atSlug, closing, defineCollection, publishing } from "./collection.ts";
import { choice, integer, multiline, publishedOn, richText, slug, text } from "./fields.ts";
import { file, one, picture } from "./links.ts";
import { list } from "./structures.ts";
import { topics } from "./topics.ts";

export const recordings = defineCollection({
	collection: "recordings",
	icon: "smart_display",
	note: "Videos of past events. One entry per language.",
	area: "area_events",
	template: "{{title}} · {{locale}}",
	list: { columns: ["title", "event", "locale", "translation_key", "published_on"], sort: "-published_on" },
	audience: "public",
	pages: [atSlug("recording")],
	fields: {
		...publishing(),
		slug: slug(),
		title: text({ required: true, shown: "list" }),
		description: multiline({ required: true, shown: "list" }),
		event: one("events", "{{title}} · {{locale}}", {
			shared: true,
			note: "The event that was recorded. Choose its entry in the same language.",
		}),
		published_on: publishedOn({ required: true, shown: "list", shared: true }),
		topic: choice(topics, { required: true, shown: "list", shared: true }),
		language: choice(LOCALE_NAMES, {
			required: true,
			shown: "list",
			shared: true,
			note: "The language spoken or shown in the video.",
		}),
		source: text({
			shown: "page",
			isCode: true,
			note: "The video's address on YouTube or Vimeo, pasted as it is. Leave empty for an uploaded file.",
		}),
		provider: choice(
			{ youtube: "YouTube", vimeo: "Vimeo", file: "Uploaded file" },
			{
				shown: "page",
				note: "Leave empty: it follows from the address or the file. Needed only if you entered an ID.",
			},
		),
		cover: picture({
			shown: "list",
			note: "A frame of the video. Leave empty to use a picture drawn for the recording.",
		}),
		file: file({ formats: ["webm", "mp4"], note: "The uploaded video, as WebM or MP4." }),
		captions: file({ formats: ["vtt"], note: "Captions in the language of this entry, as WebVTT." }),
		duration_seconds: integer({
			shown: "list",
			min: 0,
			max: 86_400,
			note: "Length in seconds, 86,400 (one day) at most.",
		}),
		chapters: list({ time: "value", title: "input" }, "{{time}} {{title}}", {
			shown: "page",
			note: "Where each chapter starts, in minutes and seconds, such as 12:30.",
		}),
		transcript: richText("recording", {
			shown: "page",
			note: "The full text of what is said, for readers and for search.",
		}),
		...closing(),
	},
	check(row) {
		const { source, chapters } = row;
		const kind = recordingProvider(row);
		const lacksVideo = kind === "file" ? !row.file : !source;
		const isElsewhere = kind !== undefined && kind !== "file" && !isProviderSource(kind, String(source));
		const { problems } = chaptersFrom((chapters ?? []) as readonly WrittenChapter[]);
		if (lacksVideo) return [{ path: ["source"], key: "video-missing", hidesRow: true }, ...problems];
		if (kind === undefined || isElsewhere)
			return [{ path: ["source"], key: "video-address", hidesRow: kind === undefined }, ...problems];
		return problems;
	},
});

/** Returns the video's provider: the chosen one, or the one derived from address or file. Undefined if unknown. */
export function recordingProvider(row: Readonly<Record<string, unknown>>): VideoProvider | "file" | undefined {
	const { provider, source } = row;
	if (provider === "youtube" || provider === "vimeo" || provider === "file") return provider;
	if (source) return providerOfAddress(String(source));
	return "file";
}
