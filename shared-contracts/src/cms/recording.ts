// Collection `recordings`, one row per language, with the event that was recorded.

import { z } from "zod";
import type { ContentQuery, Fields } from "../content/content-reader.ts";
import type { Download } from "../content/download.ts";
import { EVENT_TOPICS, type EventFilter } from "../content/event.ts";
import type { Chapter, RecordedFilm, Recording, RecordingTeaser, RecordingVideo, ServedFile } from "../content/recording.ts";
import type { Locale } from "../language/locale.ts";
import { localeSchema } from "../language/locale-schema.ts";
import { parseRichText } from "../rich-text/rich-text-parser.ts";
import { downloadFields, downloadRow } from "./download.ts";
import { type EntryRow, entryRows } from "./entry.ts";
import { optionalText, parseRow, text } from "./row.ts";

const teaserFields: Fields = [
	"id",
	"slug",
	"title",
	"description",
	"topic",
	"language",
	"published_on",
	"duration_seconds",
	"translation_key",
];
const fileFields: Fields = ["id", "filename_download", "type"];

const teaserRow = z.object({
	id: text,
	slug: text,
	title: text,
	description: optionalText,
	topic: z.enum(EVENT_TOPICS),
	language: localeSchema,
	published_on: text,
	duration_seconds: z.number().int().nonnegative().nullish(),
	translation_key: text,
});

const servedFile = z
	.object({ id: text, filename_download: text, type: text })
	.transform(({ id, filename_download, type }): ServedFile => ({ id, name: filename_download, type }));

const videoRow = teaserRow.extend({
	provider: z.enum(["youtube", "vimeo", "file"]),
	source: optionalText,
	file: servedFile.nullish(),
	captions: servedFile.nullish(),
	chapters: z.array(z.object({ time: text, title: text })).nullish(),
});

const recordingRow = videoRow
	.extend({
		transcript: optionalText,
		event: z.object({ slug: text, title: text }).nullish(),
	})
	.refine((row) => videoOf(row) !== undefined, { path: ["source"], message: "is missing: a file, or the video at its provider" });

function videoOf({
	provider,
	source,
	file,
	captions,
}: Pick<z.infer<typeof videoRow>, "provider" | "source" | "file" | "captions">): RecordingVideo | undefined {
	if (provider === "file") return file ? { kind: "file", file, captions: captions ?? undefined } : undefined;
	return source === "" ? undefined : { kind: provider, source };
}

function teaserFrom({ published_on, duration_seconds, translation_key, ...rest }: z.infer<typeof teaserRow>): RecordingTeaser {
	return { ...rest, publishedOn: published_on, duration: duration_seconds ?? 0, key: translation_key };
}

/** `1:05` and `1:02:05` as seconds; undefined for anything else. */
export function secondsOf(time: string): number | undefined {
	const match = /^(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)$/.exec(time.trim());
	if (!match) return undefined;
	const [, hours = "0", minutes, seconds] = match;
	return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** Chapters in the order of the film; one whose time cannot be read is left out and told to the editor. */
function chaptersFrom(rows: readonly { readonly time: string; readonly title: string }[]) {
	const chapters: Chapter[] = [];
	const problems: string[] = [];
	for (const [index, { time, title }] of rows.entries()) {
		const at = secondsOf(time);
		if (at === undefined) problems.push(`chapters[${index}]: “${time}” is no time such as 12:30 or 1:02:05`);
		else chapters.push({ at, title });
	}
	return { chapters: chapters.sort((one, other) => one.at - other.at), problems };
}

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
	{ topic, language, limit = 100, offset = 0 }: RecordingListOptions = {},
): ContentQuery<RecordingTeaser> {
	const narrowed = Object.entries({ topic, language }).flatMap(([field, value]) => (value ? [{ [field]: { _eq: value } }] : []));
	return {
		collection: "recordings",
		fields: teaserFields,
		filter: { _and: [{ locale: { _eq: locale } }, ...narrowed] },
		sort: ["-published_on", "title"],
		limit,
		offset,
		parse: (row) => parseRow(teaserRow, row, teaserFrom),
	};
}

/** Recordings of an event, by the event's key (EV-5). */
export function recordingsOfEvent(locale: Locale, eventKey: string): ContentQuery<RecordingTeaser> {
	return {
		...recordingsOf(locale),
		filter: { _and: [{ locale: { _eq: locale } }, { event: { translation_key: { _eq: eventKey } } }] },
		fields: [...teaserFields, { event: { collection: "events", fields: ["id"] } }],
	};
}

/** A recording by its slug. */
export function recordingBySlug(locale: Locale, slug: string, canonicalHref: (href: string) => string): ContentQuery<Recording> {
	return {
		collection: "recordings",
		fields: [
			...teaserFields,
			"provider",
			"source",
			"chapters",
			"transcript",
			{ file: { collection: "directus_files", fields: fileFields } },
			{ captions: { collection: "directus_files", fields: fileFields } },
			{ event: { collection: "events", fields: ["id", "slug", "title"] } },
		],
		filter: { _and: [{ locale: { _eq: locale } }, { slug: { _eq: slug } }] },
		parse(value) {
			const parsed = parseRow(recordingRow, value, (row) => row);
			if (parsed.kind === "broken") return parsed;
			const { provider, source, file, captions, transcript, event, chapters: rows, ...teaser } = parsed.item;
			const video = videoOf(parsed.item);
			if (!video) return { kind: "broken", problem: "source: is missing" };
			const { chapters, problems } = chaptersFrom(rows ?? []);
			return {
				kind: "item",
				item: {
					...teaserFrom(teaser),
					video,
					chapters,
					transcript: parseRichText(transcript, { id: `recording-${teaser.id}`, canonicalHref }),
					event: event ?? undefined,
				},
				problems,
			};
		},
	};
}

/** The film of a recording, for another page that shows it. */
export function filmOfRecording(locale: Locale, slug: string): ContentQuery<RecordedFilm> {
	const row = videoRow.omit({ chapters: true });
	return {
		collection: "recordings",
		fields: [
			...teaserFields,
			"provider",
			"source",
			{ file: { collection: "directus_files", fields: fileFields } },
			{ captions: { collection: "directus_files", fields: fileFields } },
		],
		filter: { _and: [{ locale: { _eq: locale } }, { slug: { _eq: slug } }] },
		parse(value) {
			const parsed = parseRow(row, value, (film) => film);
			if (parsed.kind === "broken") return parsed;
			const video = videoOf(parsed.item);
			if (!video) return { kind: "broken", problem: "source: is missing" };
			return { kind: "item", item: { slug: parsed.item.slug, language: parsed.item.language, video } };
		},
	};
}

/** Every live recording in every language, for the entries of routes. */
export function recordingEntries(): ContentQuery<EntryRow<{ readonly slug: string }>> {
	return entryRows({ collection: "recordings", fields: teaserFields, row: teaserRow });
}

/** The film or the captions with an id, if a live recording shows them in any language: no other upload may be watched. */
export function shownFile(id: string): ContentQuery<Download> {
	const row = z.object({ file: z.unknown(), captions: z.unknown() });
	return {
		collection: "recordings",
		fields: [
			"id",
			{ file: { collection: "directus_files", fields: downloadFields } },
			{ captions: { collection: "directus_files", fields: downloadFields } },
		],
		filter: { _or: [{ file: { id: { _eq: id } } }, { captions: { id: { _eq: id } } }] },
		sort: ["id"],
		limit: 1,
		parse(value) {
			const parsed = parseRow(row, value, ({ file, captions }) => [file, captions]);
			if (parsed.kind === "broken") return parsed;
			const asked = parsed.item.find((one) => z.object({ id: z.literal(id) }).safeParse(one).success);
			return parseRow(downloadRow, asked, (file) => file);
		},
	};
}
