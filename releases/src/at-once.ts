// Sends requests to a store in parallel, because each one to a bucket costs a round trip.

/** Number of parallel requests. Few enough that each is done before its timeout. */
const MAX_PARALLEL = 16;

/** The results of an asynchronous function for each item, in their order; a few items are worked on at once. */
export async function mapAtOnce<Item, Result>(
	items: readonly Item[],
	work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
	const results: Result[] = [];
	for (let at = 0; at < items.length; at += MAX_PARALLEL)
		results.push(...(await Promise.all(items.slice(at, at + MAX_PARALLEL).map(work))));
	return results;
}
