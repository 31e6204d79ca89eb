// Rows of events and recordings around one moment.

import type { MemoryRow, MemoryRows } from "@hub/content-model/testing/memory-content";

/** Current time in this remote's tests. */
export const NOW = new Date("2026-03-10T12:00:00Z");

const day = (days: number, hours = 0) => new Date(NOW.getTime() + (days * 24 + hours) * 3_600_000).toISOString();

/** Creates an event in one language, which begins in `days` days and lasts two hours. */
export function eventRow(locale: "de" | "en", key: string, days: number, more: MemoryRow = {}): MemoryRow {
	return {
		id: `${key}-${locale}`,
		locale,
		translation_key: key,
		slug: `${key}-${locale}`,
		title: `${key} (${locale})`,
		description: `About ${key}.`,
		kind: "webinar",
		topic: "governance",
		language: "de",
		mode: "onsite",
		venue: "Old Foundry",
		city: "Berlin",
		starts_at: day(days),
		ends_at: day(days, 2),
		time_zone: "Europe/Berlin",
		event_status: "scheduled",
		...more,
	};
}

/** Both languages of an event. */
export function bothLanguages(key: string, days: number, more: MemoryRow = {}): readonly MemoryRow[] {
	return [eventRow("de", key, days, more), eventRow("en", key, days, more)];
}

/** Creates the recording of an event in one language. */
export function recordingRow(locale: "de" | "en", key: string, publishedOn: string, more: MemoryRow = {}): MemoryRow {
	return {
		id: `${key}-${locale}`,
		locale,
		translation_key: key,
		slug: `${key}-${locale}`,
		title: `${key} (${locale})`,
		description: "",
		topic: "governance",
		language: "de",
		published_on: publishedOn,
		duration_seconds: 34,
		provider: "file",
		file: { id: "film-1", filename_download: "two rulebooks.webm", type: "video/webm" },
		captions: { id: "words-1", filename_download: "captions.vtt", type: "text/vtt" },
		chapters: [
			{ time: "0:08", title: "What went" },
			{ time: "0:00", title: "Side by side" },
		],
		transcript: "<p>Both have held before.</p>",
		...more,
	};
}

/** Five upcoming or current events, two past ones, and a cancelled one. */
export const EVENTS: MemoryRows = {
	events: [
		...bothLanguages("later", 40, { kind: "workshop", language: "en" }),
		...bothLanguages("sooner", 2, { kind: "workshop", capacity: 20, registered: 19 }),
		...bothLanguages("running", 0, { starts_at: day(0, -1), ends_at: day(0, 1) }),
		...bothLanguages("full", 5, { topic: "connectors", capacity: 3, registered: 3 }),
		...bothLanguages("off", 6, { event_status: "cancelled" }),
		...bothLanguages("long-ago", -300),
		...bothLanguages("lately", -3),
		eventRow("en", "draft", 9, { status: "draft" }),
	],
};
