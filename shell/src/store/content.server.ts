// The published content as the site reads it: the store, and the follower that brings it up to date.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CONTENT_PATIENCE, withinDeadline } from "../base/deadline.server.ts";
import type { Log } from "../base/log.server.ts";
import type { Settings } from "../base/settings.server.ts";
import { directusSource } from "../directus/directus-source.server.ts";
import { createFeedClient } from "./feed-client.server.ts";
import { type FeedFollower, followFeed } from "./follow-feed.server.ts";
import { type ContentStore, openStore } from "./store.server.ts";

/** Published content. Its reads throw ContentUnavailable as long as nothing was ever read. */
export interface Content
	extends Pick<
		ContentStore,
		"list" | "count" | "find" | "idsAfter" | "vocabularyOf" | "isPictureLive" | "version" | "isUnchanged" | "onChange"
	> {
	/** Resolves once content can be read, or after a while. It never rejects. */
	ready(): Promise<unknown>;
	/** The moment, in ms, of what is read, where that is longer ago than an operator allows; undefined otherwise. */
	outdatedSince(): number | undefined;
	/** Whether the content service was silent and has not answered since. What was published can be read all the same. */
	isAway(): boolean;
}

/** Open content. */
export interface OpenContent {
	readonly content: Content;
	/** The content service itself. */
	readonly service: ReturnType<typeof directusSource>;
	/** How many ms ago all that was published was known to be here; undefined: never. */
	age(): number | undefined;
	/** How many rows wait for their documents. */
	waiting(): number;
	/** Resolves once all that was written until now can be read, or could not be read. */
	catchUp(): Promise<void>;
	/** Follows no changes any more; what is under way is answered. */
	stop(): Promise<void>;
	/** Once nothing is under way. */
	close(): void;
}

/** How content is opened. */
export interface ContentOptions {
	/** Where the store is. Default: a folder that goes with the process. */
	readonly folder?: string | undefined;
	/** Names the code that makes documents. */
	readonly build: string;
	/** From which age on, in ms, content is outdated. Default: never. */
	readonly outdatedAfter?: number;
}

/** How long a read waits for the content service's first answer, in ms of the process's own time: a page and its layout wait together. */
const FIRST_ANSWER_MS = 1_400;

/** How much longer it waits while everything is being read, in ms: then a page is slow, not unavailable. */
const FILLING_MS = CONTENT_PATIENCE - FIRST_ANSWER_MS;

/** Resolves once a store can be read, or after a while. It never rejects. */
export async function whenReadable(
	store: Pick<ContentStore, "place" | "isReadable" | "made">,
	follower: Pick<FeedFollower, "filled" | "isFilling" | "isFailing">,
): Promise<void> {
	if (store.isReadable()) return;
	if (store.place()) {
		await withinDeadline(CONTENT_PATIENCE, () => store.made);
		return;
	}
	if (follower.isFailing()) return;
	await withinDeadline(FIRST_ANSWER_MS, () => follower.filled);
	if (!store.place() && follower.isFilling()) await withinDeadline(FILLING_MS, () => follower.filled);
}

/** Opens content. */
export function openContent(
	{ cmsUrl, cmsToken }: Pick<Settings, "cmsUrl" | "cmsToken">,
	log: Log,
	{ folder, build, outdatedAfter = Number.POSITIVE_INFINITY }: ContentOptions,
): OpenContent {
	const service = directusSource(cmsUrl, cmsToken, log);
	const own = folder ? undefined : mkdtempSync(join(tmpdir(), "data-hub-content-"));
	const store = openStore({
		folder: folder ?? own ?? "",
		build,
		log,
		// Ends the wait for news, which may have begun with the damaged file.
		onDamaged: () => queueMicrotask(() => void follower.catchUp()),
	});
	const follower = followFeed({ store, feed: createFeedClient(cmsUrl, cmsToken), source: service, log });
	let isStopped = false;
	return {
		content: {
			...store,
			ready: async () => (isStopped ? undefined : whenReadable(store, follower)),
			outdatedSince() {
				const current = store.current();
				return current !== undefined && Date.now() - current > outdatedAfter ? current : undefined;
			},
			isAway: service.isAway,
		},
		service,
		age() {
			const current = store.current();
			// A clock may have been set back.
			return current === undefined ? undefined : Math.max(0, Date.now() - current);
		},
		waiting: store.waiting,
		catchUp: follower.catchUp,
		async stop() {
			isStopped = true;
			await follower.stop();
			service.stop();
		},
		close() {
			store.close();
			if (own) rmSync(own, { recursive: true, force: true });
		},
	};
}
