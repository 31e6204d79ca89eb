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
	/** The time, in ms, at which the content was last complete, if that is longer ago than `OUTDATED_AFTER`. */
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
	/** Number of rows whose documents are outdated. */
	outdatedRows(): number;
	/** Resolves when everything written before the call can be read, or reading it failed. */
	catchUp(): Promise<void>;
	/** Resolves when the documents of stored rows are built. False if nothing was ever stored. */
	hasStored(): Promise<boolean>;
	/**
	 * Opens a copy with other rows and another clock, in a temporary folder. It does not follow changes.
	 * @throws ContentUnavailable before the first fill
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
	/** Identifies the code that builds documents. */
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
	store: Pick<ContentStore, "position" | "isReadable" | "documentsReady">,
	follower: Pick<FeedFollower, "filled" | "isFilling" | "isFailing">,
): Promise<void> {
	if (store.isReadable()) return;
	if (store.position()) {
		await withinDeadline(CONTENT_TIMEOUT, () => store.documentsReady);
		return;
	}
	if (follower.isFailing()) return;
	await withinDeadline(FIRST_RESPONSE_TIMEOUT_MS, () => follower.filled);
	if (!store.position() && follower.isFilling()) await withinDeadline(FILLING_TIMEOUT_MS, () => follower.filled);
}

/** Opens content. */
export function openContent(
	{ cmsUrl, cmsToken }: Pick<Settings, "cmsUrl" | "cmsToken">,
	log: Log,
	{ folder, build, outdatedAfter = Number.POSITIVE_INFINITY }: ContentOptions,
): OpenContent {
	const service = directusSource(cmsUrl, cmsToken, log);
	const temporary = folder ? undefined : mkdtempSync(join(tmpdir(), "data-hub-content-"));
	const base = folder ?? temporary ?? "";
	const copies = join(base, "copies");
	// Copies of a killed process.
	rmSync(copies, { recursive: true, force: true });
	const store = openStore({
		folder: base,
		build,
		log,
		// The follower may be waiting for changes after the damaged file's position; this makes it start over.
		onDamaged: () => queueMicrotask(() => void follower.catchUp()),
	});
	const follower = followFeed({ store, feed: createFeedClient(cmsUrl, cmsToken), source: service, log });
	let isStopped = false;
	const content: Content = {
		...store,
		now: Date.now,
		ready: async () => (isStopped ? undefined : whenReadable(store, follower)),
		outdatedSince() {
			const completeAt = store.completeAt();
			return completeAt !== undefined && Date.now() - completeAt > outdatedAfter ? completeAt : undefined;
		},
		isAway: service.isAway,
	};
	return {
		content,
		service,
		age() {
			const completeAt = store.completeAt();
			// A clock may have been set back.
			return completeAt === undefined ? undefined : Math.max(0, Date.now() - completeAt);
		},
		outdatedRows: store.outdatedRows,
		catchUp: follower.catchUp,
		async hasStored() {
			await store.documentsReady;
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
				await copy.documentsReady;
				const position = copy.position();
				if (!position) throw new ContentUnavailable("The site has no content yet.");
				await copy.apply(changes, position);
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
			if (temporary) rmSync(temporary, { recursive: true, force: true });
		},
	};
}
