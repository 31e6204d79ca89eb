// Queries of the collection `recordings`, with the event that was recorded.

import { events } from "../collections/events.ts";
import { recordingProvider, recordings } from "../collections/recordings.ts";
import { chaptersFrom } from "../content/chapters.ts";
import type { ContentQuery } from "../content/content-reader.ts";
import type { Download } from "../content/download.ts";
import type { EventFilter } from "../content/event.ts";
import type { EmbeddedRecording, RecordingVideo, ServedFile } from "../content/recording.ts";
import type { Locale } from "../language/locale.ts";
import { type EntryRow, entryRows } from "./entry.ts";
import { download, servedFile } from "./library-file.ts";
import { equals, type ItemOf, inLanguage, meaning, narrowedTo, parseSelected, query, select } from "./select.ts";

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

/** Which recordings of a list are wanted. */
export interface RecordingListOptions extends Pick<EventFilter, "topic" | "language"> {
	/** Default 100. */
	readonly limit?: number;
	/** Default 0. */
	readonly offset?: number;
}

const NEWEST_FIRST = ["-published_on", "title"];

/** Recordings of a language, the newest first. */
export function recordingsOf(
	locale: Locale,
	{ topic, language, limit = 100, offset = 0 }: RecordingListOptions = {},
): ContentQuery<RecordingTeaser> {
	const filter = inLanguage(locale, narrowedTo("topic", topic), narrowedTo("language", language));
	return query(recordingTeaser, { filter, sort: NEWEST_FIRST, limit, offset });
}

/** Recordings of an event, by the event's key (EV-5). */
export function recordingsOfEvent(locale: Locale, eventKey: string): ContentQuery<RecordingTeaser> {
	const filter = inLanguage(locale, equals("event.translation_key", eventKey));
	// The event is read too, so that a recording of one that is not live is found by no event.
	const fields = [...recordingTeaser.fields, { event: { collection: "events", fields: ["id"] } }];
	return query({ ...recordingTeaser, fields }, { filter, sort: NEWEST_FIRST });
}

/** A recording by its slug. */
export function recordingBySlug(locale: Locale, slug: string): ContentQuery<Recording> {
	return query(recordingPage, { filter: inLanguage(locale, equals("slug", slug)) });
}

/** The video of a recording, for another page that shows it. */
export function embeddedRecording(locale: Locale, slug: string): ContentQuery<EmbeddedRecording> {
	return query(recordedVideo, { filter: inLanguage(locale, equals("slug", slug)) });
}

/** Every live recording in every language, for the entries of routes. */
export const recordingEntries: ContentQuery<EntryRow<RecordingTeaser>> = entryRows(recordingTeaser);

/** The video or the captions with an id, if a live recording shows them in any language: no other upload may be watched. */
export function shownFile(id: string): ContentQuery<Download> {
	const asked = { collection: "directus_files", fields: download.fields };
	return {
		collection: "recordings",
		fields: ["id", { file: asked, captions: asked }],
		filter: { _or: [{ file: { id: { _eq: id } } }, { captions: { id: { _eq: id } } }] },
		sort: ["id"],
		limit: 1,
		parse(row, context) {
			const { file, captions } = row as {
				readonly file?: { readonly id?: unknown };
				readonly captions?: { readonly id?: unknown };
			};
			return parseSelected(
				download,
				[file, captions].find((one) => one?.id === id),
				context,
			);
		},
	};
}

/** Every live recording in every language with what is said in it, to be searched. */
export const recordingTexts: ContentQuery<EntryRow<Recording>> = entryRows(recordingPage);

/** A recording as lists show it. `language` is the one that is spoken or written in it. */
export type RecordingTeaser = ItemOf<typeof recordingTeaser>;

/** A recording to be watched or read. `event` is the one that was recorded, where it has a page in this language. */
export type Recording = ItemOf<typeof recordingPage>;
