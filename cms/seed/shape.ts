// What the seed's files hold: one item with both of its languages side by side. `cms/src/seed.ts` turns each into one row per
// language. Dates are given relative to the day of seeding where a visitor cares whether they are past or ahead.

import type { WrittenBlock } from "@hub/mf-content/blocks";

/** The languages that the first content is written in; an installation may have more. */
export const SEED_LOCALES = ["de", "en"] as const;

/** The same text in each of them. */
export type BothLanguages<T> = Readonly<Record<(typeof SEED_LOCALES)[number], T>>;

/** A colour of categories and covers; see the tokens in shared-ui. */
export type Tone = "brand" | "leaf" | "sky" | "clay" | "plum";

/** Days counted from the day of seeding (negative: past). */
export type DaysFromSeeding = number;

/** A link that says what happens: `href` is a path of this site in the text's own language (`/de/produkte`), or an https address. */
export interface ActionSeed {
	readonly label: string;
	readonly href: string;
	/** `signal` is the one call to action of a screen; default `plain`. */
	readonly kind?: "signal" | "plain";
}

/** One block of a page, as editors write it into the `blocks` field. */
export type BlockSeed = WrittenBlock;

/** A page built of blocks. `route_key` names a route of its own (`home`, `about`, `imprint`); without it the page lives at its slug. */
export interface PageSeed {
	readonly key: string;
	readonly route_key?: string;
	readonly text: BothLanguages<{ slug: string; title: string; description: string; blocks: BlockSeed[] }>;
}

export interface CategorySeed {
	readonly key: string;
	readonly tone: Tone;
	/** A region's slug, for the pages below `/category/international-pulse/`. */
	readonly region?: string;
	readonly text: BothLanguages<{ slug: string; title: string; description: string }>;
}

export interface AuthorSeed {
	readonly key: string;
	readonly display_name: string;
	readonly text: BothLanguages<{ slug: string; role: string; bio: string }>;
}

export interface PostSeed {
	readonly key: string;
	readonly category: string;
	readonly author: string;
	readonly published_on: DaysFromSeeding;
	/** `body` is HTML of p, h2, h3, ul, ol, li, blockquote, strong, em, a, code, pre, table, figure, figcaption. */
	readonly text: BothLanguages<{ slug: string; title: string; description: string; body: string }>;
}

export interface SpeakerSeed {
	readonly key: string;
	readonly display_name: string;
	readonly text: BothLanguages<{ role: string; organisation: string; bio: string }>;
}

export interface EventSeed {
	readonly key: string;
	readonly kind: "webinar" | "workshop" | "conference" | "meetup";
	readonly topic: "data-spaces" | "product-passport" | "governance" | "connectors";
	/** The language that is spoken there. */
	readonly language: "de" | "en";
	readonly day: DaysFromSeeding;
	/** Local wall-clock times in `time_zone`, `HH:MM`. */
	readonly starts: string;
	readonly ends: string;
	readonly time_zone: "Europe/Berlin" | "Europe/Lisbon";
	readonly mode: "online" | "onsite" | "hybrid";
	readonly capacity: number;
	/** Seats already taken; equal to `capacity` for an event that is full. */
	readonly registered: number;
	readonly speakers: readonly string[];
	readonly text: BothLanguages<{
		slug: string;
		title: string;
		description: string;
		body: string;
		venue?: string;
		city?: string;
		agenda: { time: string; title: string }[];
	}>;
}

/** A silent film of scenes, each with a title on the screen and what its captions say. Its file is made by `films/make-films.ts`. */
export interface RecordingSeed {
	readonly key: string;
	/** The name of its file in `films`. */
	readonly film: string;
	/** The event that it was made of. */
	readonly event?: string;
	readonly topic: EventSeed["topic"];
	/** The language on the screen. */
	readonly language: "de" | "en";
	readonly published_on: DaysFromSeeding;
	readonly scenes: readonly (BothLanguages<{ readonly title: string; readonly say: string }> & { readonly seconds: number })[];
	readonly text: BothLanguages<{ slug: string; title: string; description: string }>;
}

export interface DemoSeed {
	readonly key: string;
	readonly tone: Tone;
	/** Whether it can be tried; its page comes with the demos. */
	readonly has_prototype: boolean;
	readonly text: BothLanguages<{ slug: string; title: string; description: string; body: string }>;
}

/** A file to take along. `file` names a document in `files/printed`, which may be written in the other language. */
export interface ResourceSeed {
	readonly key: string;
	readonly kind: "report" | "guide" | "checklist" | "template" | "slides";
	readonly published_on: DaysFromSeeding;
	readonly text: BothLanguages<{ slug: string; title: string; description: string; language: "de" | "en"; file: string }>;
}

/** A company that processes data for the site. `country` and `retention` may be unknown. */
export interface PartnerSeed {
	readonly key: string;
	readonly name: string;
	readonly consent_category: "required" | "analytical" | "marketing" | "third_party";
	readonly text: BothLanguages<{ kind: string; purpose: string; country?: string; retention?: string; privacy_url: string }>;
}

export interface GlossaryTermSeed {
	readonly key: string;
	/** Keys of terms that belong to it. Its page also shows the terms that name it. */
	readonly related: readonly string[];
	/** `short` is one sentence; `body` is HTML as of a post. */
	readonly text: BothLanguages<{ slug: string; term: string; short: string; body: string; synonyms: string[] }>;
}

export interface IndustrySeed {
	readonly key: string;
	readonly tone: Tone;
	readonly text: BothLanguages<{
		slug: string;
		/** One or two words: they stand in filters. */
		title: string;
		description: string;
		/** HTML as a post's body. */
		intro: string;
		challenges: { title: string; text: string }[];
		cta_heading: string;
		cta_text: string;
	}>;
}

export interface UseCaseSeed {
	readonly key: string;
	/** The key of the industry that it comes from. */
	readonly industry: string;
	/** The keys of further industries that use it. */
	readonly industries?: readonly string[];
	readonly published_on: DaysFromSeeding;
	/** `from` and `to` of a flow are names of parties; `problem` and `body` are HTML as a post's body. */
	readonly text: BothLanguages<{
		slug: string;
		title: string;
		description: string;
		problem: string;
		parties: { name: string; role: string }[];
		flows: { from: string; to: string; data: string; rule: string }[];
		steps: { title: string; text: string }[];
		results: { title: string; text: string }[];
		body: string;
	}>;
}

export interface ReferenceSeed {
	readonly key: string;
	readonly industry: string;
	readonly use_case: string;
	readonly published_on: DaysFromSeeding;
	/** `challenge`, `solution` and `result` are HTML as a post's body. */
	readonly text: BothLanguages<{
		slug: string;
		title: string;
		client: string;
		profile: string;
		description: string;
		figures: { value: string; label: string }[];
		challenge: string;
		solution: string;
		result: string;
		quote: { text: string; name: string; role: string };
	}>;
}

export interface NavigationSeed {
	readonly menu: "header" | "footer" | "legal";
	/** The footer's column. */
	readonly group?: BothLanguages<string>;
	readonly text: BothLanguages<{ label: string; href: string }>;
}

export interface SettingsSeed {
	readonly text: BothLanguages<{
		claim: string;
		description: string;
		footer_text: string;
		organisation: {
			name: string;
			street: string;
			postal_code: string;
			city: string;
			country: string;
			email: string;
			phone: string;
		};
	}>;
}
