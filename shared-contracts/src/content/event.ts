import { LOCALE_CODES, type Locale } from "../language/locale.ts";

/** Kinds of events, in the order of filters. */
export const EVENT_KINDS = ["webinar", "workshop", "conference", "meetup"] as const;
/** Topics of events and recordings, in the order of filters. */
export const EVENT_TOPICS = ["data-spaces", "product-passport", "governance", "connectors"] as const;
/** Languages spoken at events. */
export const EVENT_LANGUAGES = LOCALE_CODES;

export type EventKind = (typeof EVENT_KINDS)[number];
export type EventTopic = (typeof EVENT_TOPICS)[number];

/** Filters of an event list. */
export interface EventFilter {
	readonly kind?: EventKind | undefined;
	readonly topic?: EventTopic | undefined;
	/** Language spoken there. */
	readonly language?: Locale | undefined;
}

/** Number of seats; `unlimited` if they are not counted. */
export type Seats =
	| { readonly kind: "unlimited" }
	| { readonly kind: "counted"; readonly left: number; readonly of: number };

/** Returns the seats of an event. Reserved ones count as taken; without a capacity, seats are unlimited. */
export function seatsOf(capacity: number, taken: number): Seats {
	return capacity > 0 ? { kind: "counted", of: capacity, left: Math.max(0, capacity - taken) } : { kind: "unlimited" };
}

/** True if all seats are taken. */
export function isFull(seats: Seats): boolean {
	return seats.kind === "counted" && seats.left === 0;
}
