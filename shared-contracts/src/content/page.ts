/** A page built of blocks, in one language. */
export interface Page {
	readonly id: string;
	/** The route of its own; empty for a page that lives at its slug. */
	readonly routeKey: string;
	readonly slug: string;
	readonly title: string;
	readonly description: string;
	/** As they are written. What they mean is known to the remote that draws them. */
	readonly blocks: unknown;
	/** The id of the picture for shared links; one is drawn where there is none. */
	readonly socialImage: string | undefined;
	/** The same in every language. */
	readonly key: string;
}
