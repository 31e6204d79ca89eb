import { pagesOf } from "@hub/content-model/cms/documents";
import { type Recording, recordingBySlug, recordingDocuments, recordingTexts } from "@hub/content-model/cms/recording";
import { redirectToTranslation, slugParams, translationsOf } from "@hub/content-model/cms/translation";
import type { Chapter } from "@hub/shared-contracts/content/recording";
import { type EmbeddedVideo, embeddedVideo } from "@hub/shared-contracts/provider-video/embedded-video";
import { found } from "@hub/shared-contracts/remote/outcome";
import type { RouteLoaderContext } from "@hub/shared-contracts/remote/remote-server";
import { passagesOf } from "@hub/shared-contracts/rich-text/rich-text";
import { type SearchSource, searchRows } from "@hub/shared-contracts/search/search-source";
import { clockText, type ListedRecording, toListedRecording } from "../listed-recording.ts";
import { SEARCH_KINDS } from "../search-kinds.loader.ts";
import { recordingData } from "./recording-data.ts";

export interface RecordingData {
	readonly recording: Recording;
	readonly listed: ListedRecording;
	/** The video, if it is at a provider. */
	readonly embedded: EmbeddedVideo | undefined;
	/** With formatted times. */
	readonly chapters: readonly (Chapter & { readonly time: string })[];
	/** The recorded event, if it has a page. */
	readonly event: { readonly title: string; readonly href: string } | undefined;
}

export async function loadRecording(context: RouteLoaderContext) {
	const { content, locale, params, href, siteUrl } = context;
	const slug = params.slug ?? "";
	const recording = await content.first(recordingBySlug(locale, slug));
	if (!recording) return redirectToTranslation(context, "recordings", slug, (slug) => href("recording", { slug }));
	const translations = await content.list(translationsOf("recordings", recording.key));
	const eventHref = recording.event && href("event", { slug: recording.event.slug });
	const { video } = recording;
	const data: RecordingData = {
		recording,
		embedded: video.kind === "file" ? undefined : await embeddedVideo(locale, video.kind, video.source),
		listed: toListedRecording(recording, locale),
		chapters: recording.chapters.map((chapter) => ({ ...chapter, time: clockText(chapter.at) })),
		event: recording.event && eventHref ? { title: recording.event.title, href: eventHref } : undefined,
	};
	const { title, description } = recording;
	return found(data, {
		head: {
			title,
			description,
			cover: { seed: recording.key, tone: "plum" },
			structuredData: recordingData(recording, siteUrl),
		},
		translations: slugParams(translations),
	});
}

export const recordingPages = [pagesOf(recordingDocuments, { slug: "slug" })];

export const searchRecordings: readonly SearchSource[] = [
	searchRows({
		...SEARCH_KINDS.recording,
		query: recordingTexts,
		params: ({ slug }) => ({ slug }),
		about: ({ title, description, transcript, chapters, topic, publishedOn }, t) => ({
			title,
			summary: description,
			body: [...chapters.map((chapter) => chapter.title), ...passagesOf(transcript)],
			tags: [t(`topic.${topic}`)],
			date: publishedOn,
		}),
	}),
];
