/** A titled text. */
export interface TitledText {
	readonly title: string;
	readonly text: string;
}

/** A participant. */
export interface Party {
	readonly name: string;
	/** Role of the participant; may be empty. */
	readonly role: string;
}

/** Flow from one participant to another. */
export interface Flow {
	/** Places in the list of parties, from 0; never the same. */
	readonly from: number;
	readonly to: number;
	readonly data: string;
	/** The usage policy in a sentence; may be empty. */
	readonly rule: string;
}
