// Values of seeded rows that don't follow from declarations: times of an event, the video of a recording, files of the
// library.

import type { EventSeed, RecordingSeed, ResourceSeed, SeedItem, SeedLocale } from "../../seed/shape.ts";
import { dayIn, momentOf, workday } from "./calendar.ts";
import type { SeedContent } from "./content.ts";
import { documentId } from "./files.ts";
import { coverOf } from "./pictures.ts";
import type { SeedRow } from "./rows.ts";
import { screenId } from "./screens.ts";
import { studioHtml } from "./studio-html.ts";
import { captionsId, videoId, videoValues } from "./videos.ts";

/** Inputs for rows besides their own item. */
export interface SeedContext {
	readonly content: SeedContent;
	readonly now: Date;
}

type Special = Partial<Pick<SeedRow, "values" | "refers">>;

const file = (id: string) => ({ collection: "directus_files", id });

/** Returns the derived fields of an item's row. */
export function specialValues(
	collection: string,
	item: SeedItem,
	locale: SeedLocale,
	{ content, now }: SeedContext,
): Special {
	// The compiler checks the seed's files against the types that are named here.
	const screen = screenId(collection, item, locale);
	const cover = screen === undefined ? {} : { cover: file(screen) };
	switch (collection) {
		case "demos":
			return { refers: cover };
		case "posts": {
			const picture = coverOf(content.posts ?? []).get(item.key);
			return picture ? { values: { cover_alt: picture.alt[locale] }, refers: { cover: file(picture.id) } } : {};
		}
		case "events":
			return { values: eventValues(item as EventSeed, now) };
		case "recordings": {
			const recording = item as RecordingSeed;
			const { transcript, ...values } = videoValues(recording, locale);
			return {
				values: { provider: "file", ...values, transcript: studioHtml(transcript) },
				refers: { ...cover, file: file(videoId(recording)), captions: file(captionsId(recording, locale)) },
			};
		}
		case "resources":
			return {
				values: { file: undefined },
				refers: { ...cover, file: file(documentId((item as ResourceSeed).text[locale].file)) },
			};
		default:
			return {};
	}
}

function eventValues({ day, starts, ends, time_zone: zone, registered }: EventSeed, now: Date) {
	const first = workday(dayIn(zone, now, day), dayIn(zone, now));
	const last = ends < starts ? nextDay(first) : first;
	return {
		starts_at: momentOf(first, starts, zone).toISOString(),
		ends_at: momentOf(last, ends, zone).toISOString(),
		// The seed has no registrations, so these seats count as reserved.
		reserved: registered,
		registered,
	};
}

const nextDay = (day: string): string =>
	new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
