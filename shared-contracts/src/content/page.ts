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
	/** The id of the picture for shared links; one is drawn where there is none. */
	readonly socialImage: string | undefined;
	/** The same in every language. */
	readonly key: string;
}
