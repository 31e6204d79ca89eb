// What a page says it is to machines, as plain facts. The shell writes it in the words of schema.org (MT-2).

import type { EventMode } from "../content/event.ts";
import type { Locale } from "../language/locale.ts";

/** Something to be read, with who wrote it. */
export interface ArticleFacts {
	readonly kind: "article";
	/** An ISO date, `2026-03-01`. */
	readonly publishedOn: string;
	/** Default the company. */
	readonly author?: {
		readonly name: string;
		/** The path of the page about the author, canonical; undefined where the site has none. */
		readonly about: string | undefined;
	};
	/** The list that it stands in. Default what a menu calls the list above the page's route. */
	readonly list?: NamedPage | undefined;
}

/** A page about one thing of a list, with nothing more to say to machines than where it stands. */
export interface ListedPageFacts {
	readonly kind: "listed-page";
	readonly list: NamedPage | undefined;
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

/** A page with a name, where it is named by another. */
export interface NamedPage {
	readonly name: string;
	/** Canonical. */
	readonly path: string;
}

/** A word and what it means. */
export interface DefinedTermFacts {
	readonly kind: "defined-term";
	/** The glossary that it stands in; undefined where the site has none. */
	readonly set: NamedPage | undefined;
}

/** A glossary. */
export interface DefinedTermSetFacts {
	readonly kind: "defined-term-set";
	/** Each with what it means, in a sentence; absent where a remote does not say it. */
	readonly terms: readonly (NamedPage & { readonly description?: string })[];
}

/** A film, with what can be jumped to in it. */
export interface VideoFacts {
	readonly kind: "video";
	/** An ISO date. */
	readonly publishedOn: string;
	/** In seconds; 0 where nobody said. */
	readonly duration: number;
	readonly language: Locale;
	/** `at` in seconds; `#t=` and that number leads there. */
	readonly chapters: readonly { readonly at: number; readonly title: string }[];
	/** The path of the film itself, where the site serves it. */
	readonly file: string | undefined;
}

/** Any of them; name, description and picture are the head's. */
export type PageFacts =
	| ArticleFacts
	| ListedPageFacts
	| EventFacts
	| PersonFacts
	| DefinedTermFacts
	| DefinedTermSetFacts
	| VideoFacts;
