import type { RichText } from "../rich-text.ts";

export type EventKind = "webinar" | "workshop" | "conference" | "meetup";
export type EventTopic = "data-spaces" | "product-passport" | "governance" | "connectors";
export type EventMode = "online" | "onsite" | "hybrid";

/** An event as lists show it. Moments are ISO in UTC; what a clock shows there is told by `timeZone`. */
export interface EventTeaser {
	readonly id: string;
	readonly slug: string;
	readonly title: string;
	readonly description: string;
	readonly kind: EventKind;
	readonly topic: EventTopic;
	/** The language that is spoken there. */
	readonly language: "de" | "en";
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
}

/** How many seats there are; `unlimited` where nobody counts. */
export type Seats = { readonly kind: "unlimited" } | { readonly kind: "counted"; readonly left: number; readonly of: number };

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
}

/** An event to be read. */
export interface Event extends EventTeaser {
	readonly body: RichText;
	readonly agenda: readonly AgendaItem[];
	readonly speakers: readonly Speaker[];
}
