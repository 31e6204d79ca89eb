import { LOCALE_CODES, type Locale } from "../language/locale.ts";
import type { RichText } from "../rich-text/rich-text.ts";
import type { Picture } from "./picture.ts";

export const EVENT_KINDS = ["webinar", "workshop", "conference", "meetup"] as const;
export const EVENT_TOPICS = ["data-spaces", "product-passport", "governance", "connectors"] as const;
export const EVENT_LANGUAGES = LOCALE_CODES;

export type EventKind = (typeof EVENT_KINDS)[number];
export type EventTopic = (typeof EVENT_TOPICS)[number];
export type EventMode = "online" | "onsite" | "hybrid";

/** What a list of events may be narrowed by. */
export interface EventFilter {
	readonly kind?: EventKind | undefined;
	readonly topic?: EventTopic | undefined;
	/** The language that is spoken there. */
	readonly language?: Locale | undefined;
}

/** An event as lists show it. Moments are ISO in UTC; what a clock shows there is told by `timeZone`. */
export interface EventTeaser {
	readonly id: string;
	readonly slug: string;
	readonly title: string;
	readonly description: string;
	readonly kind: EventKind;
	readonly topic: EventTopic;
	/** The language that is spoken there. */
	readonly language: Locale;
	readonly startsAt: string;
	readonly endsAt: string;
	/** An IANA zone, e.g. `Europe/Berlin`. */
	readonly timeZone: string;
	readonly mode: EventMode;
	readonly venue: string;
	readonly city: string;
	readonly cancelled: boolean;
	readonly seats: Seats;
	/** The same in every language. */
	readonly key: string;
	/** Higher after each change of date or place: the SEQUENCE of its calendar files (EV-4). */
	readonly calendarSequence: number;
}

/** How many seats there are; `unlimited` where nobody counts. */
export type Seats = { readonly kind: "unlimited" } | { readonly kind: "counted"; readonly left: number; readonly of: number };

/** Whether every seat is taken. */
export function isFull(seats: Seats): boolean {
	return seats.kind === "counted" && seats.left === 0;
}

export interface AgendaItem {
	/** `HH:MM` in the event's zone. */
	readonly time: string;
	readonly title: string;
}

export interface Speaker {
	readonly id: string;
	readonly displayName: string;
	readonly role: string;
	readonly organisation: string;
	readonly key: string;
	/** The id of a picture, for `pictureHref`; one is drawn from `key` where there is none. */
	readonly portrait: string | undefined;
}

/** An event to be read. */
export interface Event extends EventTeaser {
	readonly body: RichText;
	readonly agenda: readonly AgendaItem[];
	readonly speakers: readonly Speaker[];
	/** An editor's picture; without one the cover is drawn from `key`. */
	readonly cover: Picture | undefined;
}
