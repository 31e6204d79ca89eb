// A page's blocks: what each kind means, ready to be drawn.

import type { RichText } from "../rich-text.ts";
import type { Tone } from "./category.ts";
import type { LabelledDiagram } from "./diagram.ts";

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
		| {
				readonly type: "accordion";
				readonly heading: string;
				readonly items: readonly { readonly question: string; readonly answer: RichText }[];
		  }
		| ({ readonly type: "diagram"; readonly heading: string; readonly alt: string; readonly caption: string } & LabelledDiagram)
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
