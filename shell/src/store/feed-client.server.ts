// The content service's feed of changes, as one long poll.

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
	 * Answers at once where there is news, else after a while.
	 * @param from undefined: at its beginning
	 * @param wait longest time in ms that the service waits for changes
	 * @throws Error where no answer comes that can be understood
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

/** The feed of a Directus instance. @param token of the account that the site acts as */
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
