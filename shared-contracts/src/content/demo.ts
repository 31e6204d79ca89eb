import type { Tone } from "./category.ts";

/** A demo as lists show it. */
export interface DemoTeaser {
	readonly id: string;
	readonly slug: string;
	readonly title: string;
	readonly description: string;
	readonly tone: Tone;
	/** Whether there is something to try. */
	readonly hasPrototype: boolean;
	readonly key: string;
}
