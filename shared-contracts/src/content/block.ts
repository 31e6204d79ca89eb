// A page's blocks: what each kind means, ready to be drawn.

import type { RichText } from "../rich-text.ts";
import type { Tone } from "./category.ts";

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

interface BlockBase {
	/** Unique within the page. */
	readonly id: string;
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
		| { readonly type: "features"; readonly heading: string; readonly intro: string; readonly items: readonly TitledText[] }
		| {
				readonly type: "numbers";
				readonly heading: string;
				readonly items: readonly { readonly value: string; readonly label: string }[];
		  }
		| { readonly type: "steps"; readonly heading: string; readonly intro: string; readonly items: readonly TitledText[] }
		| { readonly type: "quote"; readonly text: string; readonly name: string; readonly role: string }
		| {
				readonly type: "accordion";
				readonly heading: string;
				readonly items: readonly { readonly question: string; readonly answer: RichText }[];
		  }
		| {
				readonly type: "diagram";
				readonly heading: string;
				readonly diagram: "exchange" | "connector" | "passport";
				readonly alt: string;
				readonly caption: string;
		  }
		| { readonly type: "cta"; readonly heading: string; readonly text: string; readonly actions: readonly Action[] }
		| { readonly type: "posts"; readonly heading: string; readonly limit: number }
		| { readonly type: "events"; readonly heading: string; readonly limit: number }
		| { readonly type: "people"; readonly heading: string; readonly intro: string }
	);

export type BlockType = Block["type"];
