// The published content: the store, and the follower that keeps it up to date.

import { mkdtempSync, rmSync } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ContentUnavailable } from "@hub/shared-contracts/content/content-reader";
import { CONTENT_TIMEOUT, withinDeadline } from "../base/deadline.server.ts";
import type { Log } from "../base/log.server.ts";
import type { Settings } from "../base/settings.server.ts";
import { directusSource } from "../directus/directus-source.server.ts";
import { createFeedClient } from "./feed-client.server.ts";
import { type FeedFollower, followFeed } from "./follow-feed.server.ts";
import { type ContentChange, type ContentStore, openStore, type RowChanges } from "./store.server.ts";

/** Published content. Reads throw ContentUnavailable until the store has been filled. */
export interface Content
	extends Pick<
		ContentStore,
		| "list"
		| "count"
		| "find"
		| "idsAfter"
		| "addresses"
		| "addressesFrom"
		| "countAddresses"
		| "linksVersion"
		| "vocabularyOf"
		| "isPictureLive"
		| "isReadable"
		| "version"
		| "isUnchanged"
		| "onChange"
	> {
	/** The time that the content shows, in ms. */
	now(): number;
	/** Resolves when content can be read, or after a timeout. Never rejects. */
	ready(): Promise<unknown>;
	/** The time, in ms, that the content is from, if it is older than `OUTDATED_AFTER`. */
	outdatedSince(): number | undefined;
	/** True while Directus is unreachable. Published content can still be read. */
	isAway(): boolean;
}

/** Open content. */
export interface OpenContent {
	readonly content: Content;
	/** The content service itself. */
	readonly service: ReturnType<typeof directusSource>;
	/** Milliseconds since the store was last known to be complete; undefined: never. */
	age(): number | undefined;
	/** Number of changed rows whose documents are not made yet. */
	waiting(): number;
	/** Resolves when everything written before the call can be read, or reading it failed. */
	catchUp(): Promise<void>;
	/** Resolves when the documents of stored rows are made. False if nothing was ever stored. */
	hasStored(): Promise<boolean>;
	/**
	 * Opens a copy with other rows and another clock, in a temporary folder. It does not follow changes.
	 * @throws ContentUnavailable before the first filling
	 */
	copy(options: CopyOptions): Promise<ContentCopy>;
	/** Stops following changes. Reads still work. */
	stop(): Promise<void>;
	/** Closes the store, after the last read. */
	close(): void;
}

export interface ContentOptions {
	/** The folder of the store. Default: a temporary one. */
	readonly folder?: string | undefined;
	/** Identifies the code that makes documents. */
	readonly build: string;
	/** Age in ms from which content is outdated. Default: never. */
	readonly outdatedAfter?: number;
}

export interface CopyOptions {
	/** Rows that differ from the content. */
	readonly changes: readonly RowChanges[];
	/** @returns ms */
	readonly now: () => number;
}

/** A copy of the content. */
export interface ContentCopy {
	readonly content: Content;
	readonly folder: string;
	/** Documents that differ from the content. */
	readonly changed: readonly ContentChange[];
	/** Closes the copy and removes its folder. */
	close(): Promise<void>;
}

/** Timeout for Directus' first response. */
const FIRST_RESPONSE_TIMEOUT_MS = 1_400;

/** Additional timeout while the store is being filled: a slow page is better than an unavailable one. */
const FILLING_TIMEOUT_MS = CONTENT_TIMEOUT - FIRST_RESPONSE_TIMEOUT_MS;

/** Resolves when a store can be read, or after a timeout. Never rejects. */
export async function whenReadable(
	store: Pick<ContentStore, "place" | "isReadable" | "made">,
	follower: Pick<FeedFollower, "filled" | "isFilling" | "isFailing">,
): Promise<void> {
	if (store.isReadable()) return;
	if (store.place()) {
		await withinDeadline(CONTENT_TIMEOUT, () => store.made);
		return;
	}
	if (follower.isFailing()) return;
	await withinDeadline(FIRST_RESPONSE_TIMEOUT_MS, () => follower.filled);
	if (!store.place() && follower.isFilling()) await withinDeadline(FILLING_TIMEOUT_MS, () => follower.filled);
}

/** Opens content. */
export function openContent(
	{ cmsUrl, cmsToken }: Pick<Settings, "cmsUrl" | "cmsToken">,
	log: Log,
	{ folder, build, outdatedAfter = Number.POSITIVE_INFINITY }: ContentOptions,
): OpenContent {
	const service = directusSource(cmsUrl, cmsToken, log);
	const own = folder ? undefined : mkdtempSync(join(tmpdir(), "data-hub-content-"));
	const base = folder ?? own ?? "";
	const copies = join(base, "copies");
	// A process that was killed left its own behind.
	rmSync(copies, { recursive: true, force: true });
	const store = openStore({
		folder: base,
		build,
		log,
		// Ends the wait for news, which may have begun with the damaged file.
		onDamaged: () => queueMicrotask(() => void follower.catchUp()),
	});
	const follower = followFeed({ store, feed: createFeedClient(cmsUrl, cmsToken), source: service, log });
	let isStopped = false;
	const content: Content = {
		...store,
		now: Date.now,
		ready: async () => (isStopped ? undefined : whenReadable(store, follower)),
		outdatedSince() {
			const current = store.current();
			return current !== undefined && Date.now() - current > outdatedAfter ? current : undefined;
		},
		isAway: service.isAway,
	};
	return {
		content,
		service,
		age() {
			const current = store.current();
			// A clock may have been set back.
			return current === undefined ? undefined : Math.max(0, Date.now() - current);
		},
		waiting: store.waiting,
		catchUp: follower.catchUp,
		async hasStored() {
			await store.made;
			return store.isReadable();
		},
		async copy({ changes, now }) {
			await mkdir(copies, { recursive: true, mode: 0o700 });
			const target = await mkdtemp(join(copies, "copy-"));
			const changed: ContentChange[] = [];
			let copy: ContentStore | undefined;
			const close = async () => {
				copy?.close();
				await rm(target, { recursive: true, force: true });
			};
			try {
				await store.copyTo(target);
				copy = openStore({ folder: target, build, log, now, onChange: (change) => void changed.push(change) });
				await copy.made;
				const place = copy.place();
				if (!place) throw new ContentUnavailable("The content of the site is not here yet.");
				await copy.apply(changes, place);
			} catch (error) {
				await close();
				throw error;
			}
			return { content: { ...content, ...copy, now, ready: async () => undefined }, folder: target, changed, close };
		},
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
