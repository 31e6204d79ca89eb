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
import { type ItemOf, meaning, select } from "./select.ts";

function teaserFrom<Row extends { durationSeconds: number | undefined }>({ durationSeconds, ...rest }: Row) {
	/** In seconds; 0 where it is not known. */
	return { ...rest, duration: durationSeconds ?? 0 };
}

const recordingTeaser = meaning(select(recordings, "list"), teaserFrom);

interface Played {
	readonly provider: "youtube" | "vimeo" | "file" | undefined;
	readonly source: string;
	readonly file: ServedFile | undefined;
	readonly captions: ServedFile | undefined;
}

/** @throws Error for a row without a video, which its declaration's check refuses */
function videoOf({ provider, source, file, captions }: Played): RecordingVideo {
	const kind = recordingProvider({ provider, source });
	if (kind === "youtube" || kind === "vimeo") return { kind, source };
	if (!file) throw new Error("A recording without a video was not refused");
	return { kind: "file", file, captions };
}

const recordingPage = meaning(
	select(recordings, "page", {
		links: { file: servedFile, captions: servedFile, event: select(events, "none", { also: ["slug", "title"] }) },
	}),
	({ provider, source, file, captions, chapters, ...row }) => ({
		...teaserFrom(row),
		video: videoOf({ provider, source, file, captions }),
		chapters: chaptersFrom(chapters).chapters,
	}),
);

/** The video of a recording, for another page that shows it. */
const recordedVideo = meaning(
	select(recordings, "none", {
		links: { file: servedFile, captions: servedFile },
		also: ["slug", "language", "provider", "source"],
		checked: true,
	}),
	(row): EmbeddedRecording => ({ slug: row.slug, language: row.language, video: videoOf(row) }),
);

const recordedFiles = meaning(select(recordings, "none", { links: { file: download, captions: download } }), ({ file, captions }) =>
	[file, captions].filter((one) => one !== undefined),
);

/** Recordings as documents. */
export const recordingDocuments = documentsOf(
	recordings,
	{ page: recordingPage, list: recordingTeaser, video: recordedVideo, files: recordedFiles },
	{
		foundBy: { topic: "topic", language: "language", event: "event.translation_key", file: ["file.id", "captions.id"] },
		order: ["-published_on", "title"],
	},
);

/** Which recordings of a list are wanted. */
export interface RecordingListOptions extends Pick<EventFilter, "topic" | "language"> {
	/** Default 100. */
	readonly limit?: number;
	/** Default 0. */
	readonly offset?: number;
}

/** Recordings of a language, the newest first. */
export function recordingsOf(
	locale: Locale,
	{ topic, language, limit, offset }: RecordingListOptions = {},
): ContentQuery<RecordingTeaser> {
	return query(recordingDocuments.list, locale, { where: { topic, language }, limit, offset });
}

/** Recordings of an event, by the event's key (EV-5); of one that is not live there are none. */
export function recordingsOfEvent(locale: Locale, eventKey: string): ContentQuery<RecordingTeaser> {
	return query(recordingDocuments.list, locale, { where: { event: eventKey } });
}

/** A recording by its slug. */
export function recordingBySlug(locale: Locale, slug: string): ContentQuery<Recording> {
	return query(recordingDocuments.page, locale, { where: { slug } });
}

/** The video of a recording, for another page that shows it. */
export function embeddedRecording(locale: Locale, slug: string): ContentQuery<EmbeddedRecording> {
	return query(recordingDocuments.video, locale, { where: { slug } });
}

/** The files of each recording that shows the file with an id, be it captions, in any language: no other upload may be watched. */
export function filesShown(file: string): ContentQuery<readonly Download[]> {
	return query(recordingDocuments.files, undefined, { where: { file } });
}

/** Every live recording in every language with what is said in it, to be searched. */
export const recordingTexts: ContentQuery<EntryRow<Recording>> = entryRows(recordingDocuments.page);

/** A recording as lists show it. `language` is the one that is spoken or written in it. */
export type RecordingTeaser = ItemOf<typeof recordingTeaser>;

/** A recording to be watched or read. `event` is the one that was recorded, where it has a page in this language. */
export type Recording = ItemOf<typeof recordingPage>;
