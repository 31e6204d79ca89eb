// A page's blocks: what each kind means, ready to be drawn.

import type { RichText } from "../rich-text/rich-text.ts";
import type { Tone } from "./category.ts";
import type { LabelledDiagram } from "./diagram.ts";
import type { Picture } from "./picture.ts";
import type { VideoProvider } from "./video-provider.ts";

/** A link that says what happens. */
export interface Action {
	readonly label: string;
	/** Canonical where it is an address of this site. */
	readonly href: string;
	/** `signal` is the one call to action of a screen. */
	readonly kind: "signal" | "plain";
}

/** A titled text. */
export interface TitledText {
	readonly title: string;
	readonly text: string;
}

/** A card of a block; without `href` it is no link. */
export interface CardItem extends TitledText {
	readonly href: string;
	readonly label: string;
	/** What its cover is drawn from; empty for a card without one. */
	readonly motif: string;
	readonly tone: Tone;
}

/** A feature; without `href` it is no link. */
export interface FeatureItem extends TitledText {
	readonly href: string;
}

/** A step; `note` says how long it takes or who does it. */
export interface StepItem extends TitledText {
	readonly note: string;
}

/** A slide of a carousel: somebody's words where it has a name, else a titled text. */
export interface Slide {
	/** Empty where somebody speaks. */
	readonly title: string;
	readonly text: string;
	/** Who says it, and their part and place; empty for a titled text. */
	readonly name: string;
	readonly role: string;
	/** Empty for a slide that leads nowhere. */
	readonly href: string;
	readonly label: string;
	/** What its cover is drawn from; empty for a slide without one. */
	readonly motif: string;
	readonly tone: Tone;
}

/** A member, partner or client, with a mark of its own. */
export interface LogoItem {
	readonly name: string;
	/** What it is or where; empty where nobody said. */
	readonly text: string;
	/** Empty for one that leads nowhere. */
	readonly href: string;
	/** Its own mark, which says its name; undefined for one that is drawn from `motif`. */
	readonly picture: Picture | undefined;
	readonly motif: string;
	readonly tone: Tone;
}

/** A column of a table; numbers stand below each other at its end. */
export interface TableColumn {
	readonly label: string;
	readonly kind: "text" | "number";
}

/** Where the film of a block is: a recording of this site, by its slug, or a video at a provider, by its number or address. */
export type VideoSource =
	| { readonly kind: "recording"; readonly slug: string }
	| { readonly kind: VideoProvider; readonly source: string };

interface BlockBase {
	/** Unique within the page. */
	readonly id: string;
	/** From the heading's words, for links to this block; empty where it has no heading. */
	readonly anchor: string;
}

/** One block of a page. Optional texts are empty where an editor wrote none. */
export type Block = BlockBase &
	(
		| {
				readonly type: "hero";
				readonly eyebrow: string;
				readonly title: string;
				readonly text: string;
				readonly actions: readonly Action[];
				readonly motif: string;
				readonly tone: Tone;
		  }
		| { readonly type: "prose"; readonly heading: string; readonly body: RichText }
		| { readonly type: "cards"; readonly heading: string; readonly intro: string; readonly items: readonly CardItem[] }
		| { readonly type: "features"; readonly heading: string; readonly intro: string; readonly items: readonly FeatureItem[] }
		| {
				readonly type: "numbers";
				readonly heading: string;
				readonly items: readonly { readonly value: string; readonly label: string }[];
		  }
		| { readonly type: "steps"; readonly heading: string; readonly intro: string; readonly items: readonly StepItem[] }
		| { readonly type: "quote"; readonly text: string; readonly name: string; readonly role: string }
		| { readonly type: "carousel"; readonly heading: string; readonly intro: string; readonly items: readonly Slide[] }
		| {
				readonly type: "accordion";
				readonly heading: string;
				readonly items: readonly { readonly question: string; readonly answer: RichText }[];
		  }
		| ({ readonly type: "diagram"; readonly heading: string; readonly alt: string; readonly caption: string } & LabelledDiagram)
		| {
				readonly type: "media";
				readonly heading: string;
				readonly picture: Picture;
				readonly caption: string;
				/** `landscape` is 8:5, in a column; `wide` 2:1, as wide as the page where there is no heading beside it. */
				readonly shape: "landscape" | "wide";
		  }
		| {
				readonly type: "table";
				readonly heading: string;
				readonly caption: string;
				readonly columns: readonly TableColumn[];
				/** As many cells each as there are columns. */
				readonly rows: readonly (readonly string[])[];
				/** Whether the first cell of a row is its heading. */
				readonly rowHeads: boolean;
				/** Below the table; without nodes where there is none. */
				readonly below: RichText;
		  }
		| { readonly type: "logos"; readonly heading: string; readonly intro: string; readonly items: readonly LogoItem[] }
		| {
				readonly type: "video";
				readonly heading: string;
				readonly title: string;
				readonly text: string;
				readonly source: VideoSource;
				/** The still: a picture of the content service, else one that is drawn from `motif`. */
				readonly picture: Picture | undefined;
				readonly motif: string;
				readonly tone: Tone;
		  }
		/** The contact form, with a subject filled in where there is one. */
		| { readonly type: "form"; readonly heading: string; readonly intro: string; readonly subject: string }
		| { readonly type: "cta"; readonly heading: string; readonly text: string; readonly actions: readonly Action[] }
		| { readonly type: "posts"; readonly heading: string; readonly limit: number }
		| { readonly type: "events"; readonly heading: string; readonly limit: number }
		| {
				readonly type: "references";
				readonly heading: string;
				readonly intro: string;
				readonly limit: number;
				/** Which ones, in this order; empty: the newest. */
				readonly slugs: readonly string[];
		  }
		| { readonly type: "people"; readonly heading: string; readonly intro: string }
		/** A list of the headings that follow on the page. */
		| { readonly type: "contents"; readonly heading: string; readonly intro: string }
	);

export type BlockType = Block["type"];
