import { pagesOf } from "@hub/content-model/cms/documents";
import type { Recording } from "@hub/content-model/cms/recording";
import { recordingBySlug, recordingDocuments, recordingTexts } from "@hub/content-model/cms/recording";
import { slugParams, translatedSlug, translationsOf } from "@hub/content-model/cms/translation";
import type { Chapter } from "@hub/shared-contracts/content/recording";
import { type EmbeddedVideo, embeddedVideo } from "@hub/shared-contracts/provider-video/embedded-video";
import { found, missing, moved } from "@hub/shared-contracts/remote/outcome";
import type { RouteLoaderContext } from "@hub/shared-contracts/remote/remote-server";
import { passagesOf } from "@hub/shared-contracts/rich-text/rich-text";
import { type SearchSource, searchRows } from "@hub/shared-contracts/search/search-source";
import { clockText } from "../clock-text.ts";
import { type ListedRecording, listedRecording } from "../listed-recording.ts";
import { SEARCH_KINDS } from "../search-kinds.loader.ts";
import { recordingData } from "./recording-data.ts";

/** A recording's page. */
export interface RecordingData {
	readonly recording: Recording;
	readonly listed: ListedRecording;
	/** The video where it is at a provider. */
	readonly embedded: EmbeddedVideo | undefined;
	/** With formatted times. */
	readonly chapters: readonly (Chapter & { readonly time: string })[];
	/** The event that was recorded, where visitors find it now. */
	readonly event: { readonly title: string; readonly href: string } | undefined;
}

export async function loadRecording({ content, locale, params, href, siteUrl }: RouteLoaderContext) {
	const slug = params.slug ?? "";
	const recording = await content.first(recordingBySlug(locale, slug));
	if (!recording) {
		const translated = await translatedSlug(content, "recordings", locale, slug);
		const to = translated && href("recording", { slug: translated });
		return to ? moved(to, { permanent: false }) : missing();
	}
	const translations = await content.list(translationsOf("recordings", recording.key));
	const eventHref = recording.event && href("event", { slug: recording.event.slug });
	const { video } = recording;
	const data: RecordingData = {
		recording,
		embedded: video.kind === "file" ? undefined : await embeddedVideo(locale, video.kind, video.source),
		listed: listedRecording(recording, locale),
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

/** A page for each recording. */
export const recordingPages = [pagesOf(recordingDocuments, { slug: "slug" })];

/** Search sources of recordings. */
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
