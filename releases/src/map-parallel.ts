// Sends requests to a store in parallel, because each one to a bucket costs a round trip.

/** Number of parallel requests. Few enough that each is done before its timeout. */
const MAX_PARALLEL = 16;

/** Maps items with an asynchronous function, a few at a time. Results are in the order of the items. */
export async function mapParallel<Item, Result>(
	items: readonly Item[],
	work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
	const results: Result[] = [];
	for (let at = 0; at < items.length; at += MAX_PARALLEL)
		results.push(...(await Promise.all(items.slice(at, at + MAX_PARALLEL).map(work))));
	return results;
}
