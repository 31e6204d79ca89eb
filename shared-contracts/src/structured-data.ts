// What a page says it is to machines, as plain facts. The shell writes it in the words of schema.org (MT-2).

import type { EventMode } from "./content/event.ts";
import type { Locale } from "./locale.ts";

/** Something to be read, with who wrote it. */
export interface ArticleFacts {
	readonly kind: "article";
	/** An ISO date, `2026-03-01`. */
	readonly publishedOn: string;
	readonly author: {
		readonly name: string;
		/** The path of the page about the author, canonical; undefined where the site has none. */
		readonly about: string | undefined;
	};
}

/** Something that happens. Moments are ISO in UTC. */
export interface EventFacts {
	readonly kind: "event";
	readonly startsAt: string;
	readonly endsAt: string;
	readonly mode: EventMode;
	/** Empty where there is none. */
	readonly venue: string;
	readonly city: string;
	readonly cancelled: boolean;
	/** The language that is spoken there. */
	readonly language: Locale;
	readonly speakers: readonly string[];
}

/** Somebody. */
export interface PersonFacts {
	readonly kind: "person";
	/** What they do, empty where it is not told. */
	readonly role: string;
}

/** Any of them; name, description and picture are the head's. */
export type PageFacts = ArticleFacts | EventFacts | PersonFacts;
