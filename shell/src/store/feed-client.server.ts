// Client of Directus' change feed: a long poll.

import { z } from "zod";
import { fetchDirectus } from "../directus/fetch-directus.server.ts";
import { readJson } from "../directus/response-body.server.ts";
import type { FeedPosition } from "./store.server.ts";

/**
 * A response of the feed: the rows that were written or deleted since a position, or `refill` if the follower has to
 * read everything again.
 */
export type FeedResponse = z.infer<typeof responses>;

/** Reads the feed. */
export interface FeedClient {
	/**
	 * Reads the changes since a position; waits for one if there is none.
	 * @param from undefined if nothing was stored yet: then the response is `refill`
	 * @param wait longest wait of Directus for changes, in ms
	 * @throws Error if there is no valid response
	 */
	read(from: FeedPosition | undefined, wait: number, signal: AbortSignal): Promise<FeedResponse>;
}

const position = { epoch: z.int(), cursor: z.string().max(50) };
const responses = z.discriminatedUnion("kind", [
	z.object({
		kind: z.literal("changes"),
		...position,
		changes: z.array(z.object({ collection: z.string(), item: z.string() })).max(10_000),
	}),
	z.object({ kind: z.literal("refill"), ...position }),
]);

/** Longest time for a response after the wait, in ms. */
const RESPONSE_TIMEOUT_MS = 3_000;

/** Creates the client. @param token of the site's account */
export function createFeedClient(cmsUrl: string, token: string): FeedClient {
	return {
		async read(from, wait, signal) {
			const url = new URL("/hub-feed", cmsUrl);
			if (from)
				url.search = String(
					new URLSearchParams({ epoch: String(from.epoch), cursor: from.cursor, wait: String(wait) }),
				);
			const response = await fetchDirectus("change feed", url, {
				headers: { authorization: `Bearer ${token}` },
				signal: AbortSignal.any([signal, AbortSignal.timeout(wait + RESPONSE_TIMEOUT_MS)]),
			});
			const body = await readJson(response);
			if (!response.ok) throw new Error(`The change feed responded with status ${response.status}.`);
			return responses.parse(body);
		},
	};
}
