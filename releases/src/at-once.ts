// Asking a store for many keys: one after the other would cost a bucket's way there and back each time.

/** So many share the network that each is done within its deadline. */
const AT_ONCE = 16;

/** The results of an asynchronous function for each item, in their order; a few items are worked on at once. */
export async function mapAtOnce<Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>): Promise<Result[]> {
	const results: Result[] = [];
	for (let at = 0; at < items.length; at += AT_ONCE) results.push(...(await Promise.all(items.slice(at, at + AT_ONCE).map(work))));
	return results;
}
