/** A titled text. */
export interface TitledText {
	readonly title: string;
	readonly text: string;
}

/** One that takes part. */
export interface Party {
	readonly name: string;
	/** What they do here; may be empty. */
	readonly role: string;
}

/** What flows from one party to another. */
export interface Flow {
	/** Places in the list of parties, from 0; never the same. */
	readonly from: number;
	readonly to: number;
	readonly data: string;
	/** The usage policy in a sentence; may be empty. */
	readonly rule: string;
}
