import type { Block } from "./block.ts";

/** A page built of blocks, in one language. */
export interface Page {
	readonly id: string;
	/** The route of its own; empty for a page that lives at its slug. */
	readonly routeKey: string;
	readonly slug: string;
	readonly title: string;
	readonly description: string;
	readonly blocks: readonly Block[];
	/** The same in every language. */
	readonly key: string;
}
