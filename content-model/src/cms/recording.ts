// Queries of the collection `recordings`, with the event that was recorded.

import type { ContentQuery, EntryRow } from "@hub/shared-contracts/content/content-reader";
import type { Download } from "@hub/shared-contracts/content/download";
import type { EventFilter } from "@hub/shared-contracts/content/event";
import type { EmbeddedRecording, RecordingVideo, ServedFile } from "@hub/shared-contracts/content/recording";
import type { Locale } from "@hub/shared-contracts/language/locale";
import { events } from "../collections/events.ts";
import { recordingProvider, recordings } from "../collections/recordings.ts";
import { chaptersFrom } from "./chapters.ts";
import { documentsOf, entryRows, query } from "./documents.ts";
import { download, servedFile } from "./library-file.ts";
import { type ItemOf, mapSelection, select } from "./select.ts";

function teaserFrom<Row extends { durationSeconds: number | undefined }>({ durationSeconds, ...rest }: Row) {
	/** In seconds; 0 if unknown. */
	return { ...rest, duration: durationSeconds ?? 0 };
}

const recordingTeaser = mapSelection(select(recordings, "list"), teaserFrom);

interface Played {
	readonly provider: "youtube" | "vimeo" | "file" | undefined;
	readonly source: string;
	readonly file: ServedFile | undefined;
	readonly captions: ServedFile | undefined;
}

/** @throws Error for a row without a video, which the collection's check refuses */
function videoOf({ provider, source, file, captions }: Played): RecordingVideo {
	const kind = recordingProvider({ provider, source });
	if (kind === "youtube" || kind === "vimeo") return { kind, source };
	if (!file) throw new Error("A recording without a video was not refused");
	return { kind: "file", file, captions };
}

const recordingPage = mapSelection(
	select(recordings, "page", {
		links: { file: servedFile, captions: servedFile, event: select(events, "none", { also: ["slug", "title"] }) },
	}),
	({ provider, source, file, captions, chapters, ...row }) => ({
		...teaserFrom(row),
		video: videoOf({ provider, source, file, captions }),
		chapters: chaptersFrom(chapters).chapters,
	}),
);

/** Video of a recording that is embedded in another page. */
const recordedVideo = mapSelection(
	select(recordings, "none", {
		links: { file: servedFile, captions: servedFile },
		also: ["slug", "language", "provider", "source"],
		checked: true,
	}),
	(row): EmbeddedRecording => ({ slug: row.slug, language: row.language, video: videoOf(row) }),
);

const recordedFiles = mapSelection(
	select(recordings, "none", { links: { file: download, captions: download } }),
	({ file, captions }) => [file, captions].filter((one) => one !== undefined),
);

export const recordingDocuments = documentsOf(
	recordings,
	{ page: recordingPage, list: recordingTeaser, video: recordedVideo, files: recordedFiles },
	{
		filters: { topic: "topic", language: "language", event: "event.translation_key", file: ["file.id", "captions.id"] },
		order: ["-published_on", "title"],
	},
);

/** Filters and paging of a list of recordings. */
export interface RecordingListOptions extends Pick<EventFilter, "topic" | "language"> {
	/** Default 100. */
	readonly limit?: number;
	/** Default 0. */
	readonly offset?: number;
}

/** Queries recordings of a language, the newest first. */
export function recordingsOf(
	locale: Locale,
	{ topic, language, limit, offset }: RecordingListOptions = {},
): ContentQuery<RecordingTeaser> {
	return query(recordingDocuments.list, locale, { where: { topic, language }, limit, offset });
}

/** Queries the recordings of a live event by its key (EV-5). */
export function recordingsOfEvent(locale: Locale, eventKey: string): ContentQuery<RecordingTeaser> {
	return query(recordingDocuments.list, locale, { where: { event: eventKey } });
}

export function recordingBySlug(locale: Locale, slug: string): ContentQuery<Recording> {
	return query(recordingDocuments.page, locale, { where: { slug } });
}

/** Queries the video of a recording that is embedded in another page. */
export function embeddedRecording(locale: Locale, slug: string): ContentQuery<EmbeddedRecording> {
	return query(recordingDocuments.video, locale, { where: { slug } });
}

/**
 * Queries the files of recordings in any language that show a file, including captions. No other upload may be watched.
 */
export function filesShown(file: string): ContentQuery<readonly Download[]> {
	return query(recordingDocuments.files, undefined, { where: { file } });
}

/** Queries every live recording in every language with its transcript, for the search. */
export const recordingTexts: ContentQuery<EntryRow<Recording>> = entryRows(recordingDocuments.page);

/** Recording in a list. `language` is the language spoken or written in it. */
export type RecordingTeaser = ItemOf<typeof recordingTeaser>;

/** Recording on its page. `event` is the recorded event, if it has a page in this language. */
export type Recording = ItemOf<typeof recordingPage>;
