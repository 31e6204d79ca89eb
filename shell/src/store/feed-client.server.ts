// Client of Directus' change feed: a long poll.

import { z } from "zod";
import { fetchDirectus } from "../directus/fetch-directus.server.ts";
import { readJson } from "../directus/response-body.server.ts";
import type { FeedPlace } from "./store.server.ts";

/**
 * A response of the feed: the rows that were written or deleted since a position, or that everything is to be read
 * again.
 */
export type FeedAnswer = z.infer<typeof answers>;

/** Reads the feed. */
export interface FeedClient {
	/**
	 * Reads the changes since a position; waits for one if there is none.
	 * @param from undefined: the beginning
	 * @param wait longest wait of Directus for changes, in ms
	 * @throws Error without a valid response
	 */
	read(from: FeedPlace | undefined, wait: number, signal: AbortSignal): Promise<FeedAnswer>;
}

const place = { epoch: z.int(), cursor: z.string().max(50) };
const answers = z.discriminatedUnion("kind", [
	z.object({
		kind: z.literal("changes"),
		...place,
		changes: z.array(z.object({ collection: z.string(), item: z.string() })).max(10_000),
	}),
	z.object({ kind: z.literal("refill"), ...place }),
]);

/** Longest time for a response after the wait, in ms. */
const RESPONSE_TIMEOUT_MS = 3_000;

/** Creates the client. @param token of the site's account */
export function createFeedClient(url: string, token: string): FeedClient {
	return {
		async read(from, wait, signal) {
			const address = new URL("/hub-feed", url);
			if (from)
				address.search = String(
					new URLSearchParams({ epoch: String(from.epoch), cursor: from.cursor, wait: String(wait) }),
				);
			const response = await fetchDirectus("feed of changes", address, {
				headers: { authorization: `Bearer ${token}` },
				signal: AbortSignal.any([signal, AbortSignal.timeout(wait + RESPONSE_TIMEOUT_MS)]),
			});
			const body = await readJson(response);
			if (!response.ok) throw new Error(`The feed of changes answered ${response.status}.`);
			return answers.parse(body);
		},
	};
}
