// Follows the live release set and the canary. A request takes a set once (PF-3).

import { readLive } from "@hub/releases/live";
import { type Canary, type LiveRecord, releaseKey, revokedIn, type TeamKey } from "@hub/releases/live-record";
import { readManifest, readSet } from "@hub/releases/read";
import type { ReleaseSet } from "@hub/shared-contracts/remote/release-set";
import type { RemoteManifest } from "@hub/shared-contracts/remote/remote-manifest";
import { createSetLoader, type LoadedSet, type SetLoaderOptions, UnloadableRelease } from "./load-set.server.ts";
import { missingFiles } from "./missing-files.server.ts";

/** A set that a share of the visitors gets instead of the live one. */
export interface LoadedCanary extends Pick<Canary, "remote" | "version" | "percent" | "at" | "widens"> {
	readonly set: LoadedSet;
}

export interface LiveSet {
	/** Returns the set for new requests; undefined only before the first was loaded. */
	current(): LoadedSet | undefined;
	/**
	 * Returns a set by its id, for tabs that were opened before a change; undefined if the store no longer has it, or if
	 * one of its releases was revoked.
	 */
	byId(id: string): Promise<LoadedSet | undefined>;
	/** Returns the manifest of a release, if it exists. For sets in use it is the one that the set was checked with. */
	manifestOf(remote: string, version: string): Promise<RemoteManifest | undefined>;
	/** Returns the set of the current canary, if any. */
	canary(): LoadedCanary | undefined;
	/** Returns the canary of the record if it is not loaded, and would go live for everyone automatically. */
	brokenCanary(): Pick<Canary, "remote" | "version" | "at"> | undefined;
	/** True if a release must not be run or sent any more. */
	isRevoked(remote: string, version: string): boolean;
	/** Returns the keys for publishing over the network, by id. */
	keys(): Readonly<Record<string, TeamKey>>;
	/** Returns problems with the live set, a sentence each, for operators; the site serves meanwhile. */
	faults(): readonly string[];
	/** Reads the record now instead of at the next tick. */
	refresh(): Promise<void>;
	/**
	 * Loads a live release again from the store, during development, when its files changed in place.
	 * @throws if that fails
	 */
	reload(remote: string): Promise<void>;
	stop(): void;
}

/** Interval of reading the record, in ms: new requests see a change within a second (PF-3). */
const POLL_INTERVAL_MS = 250;

/** First delay before retrying a set that could not be loaded, in ms: its files may be on their way. */
const RETRY_MS = 2_000;

/** Longest delay of the exponential backoff, in ms: what a set lacks at startup may never come. */
const MAX_RETRY_MS = 60_000;

/** Interval of looking for files that the store has lost, in ms. */
const FILES_INTERVAL_MS = 60_000;

export interface LiveSetOptions extends SetLoaderOptions {
	/** True if canaries are loaded. Default false. */
	readonly canaries?: boolean;
}

/** Follows the live record of a store. Call `refresh` once before the first request. */
export function followLiveSet({ canaries = false, ...options }: LiveSetOptions): LiveSet {
	const { store, log } = options;
	let current: LoadedSet | undefined;
	let record: LiveRecord | undefined;
	let fault: string | undefined;
	let canary: LoadedCanary | undefined;
	let canaryRefused: { readonly set: string; readonly again: number; readonly words: string } | undefined;
	/** Why the store is unreachable. */
	let away: string | undefined;
	let refused: { readonly set: string; readonly again: number; readonly words: string } | undefined;
	let completing: { readonly again: number; readonly pause: number } | undefined;

	let files: { readonly set: string; readonly at: number; readonly missing: readonly string[] } | undefined;

	const loadSet = createSetLoader(options);

	const olderSet = async (id: string): Promise<LoadedSet | undefined> => {
		const set = await readSet(store, id);
		if (!set || (record && revokedIn(set, record).length > 0)) return undefined;
		return loadSet(set, { tolerant: false });
	};

	/** Loads again what the live set has lacked since startup. */
	const complete = async (set: ReleaseSet): Promise<void> => {
		if (completing && Date.now() < completing.again) return;
		const pause = Math.min(completing ? completing.pause * 2 : RETRY_MS, MAX_RETRY_MS);
		completing = { again: Date.now() + pause, pause };
		const next = await loadSet(set, { tolerant: false }).catch(() => undefined);
		if (!next) return;
		current = next;
		completing = undefined;
		log.info({ set: next.id }, "Missing parts of the live release set are loaded");
	};

	/** Loads the canary of the record. One that cannot be loaded is shown to no visitor. */
	const followCanary = async (wanted: Canary | undefined): Promise<void> => {
		if (!wanted) {
			canary = undefined;
			canaryRefused = undefined;
			return;
		}
		const { remote, version, percent, at, widens } = wanted;
		if (canary?.set.id === wanted.set.id) {
			canary = { ...canary, percent, at, widens };
			return;
		}
		if (canaryRefused?.set === wanted.set.id && Date.now() < canaryRefused.again) return;
		canary = undefined;
		try {
			const set = await loadSet(wanted.set, { tolerant: false });
			canary = { remote, version, percent, at, widens, set };
			canaryRefused = undefined;
			log.info({ set: set.id, remote, version, percent }, "A release is tried on a share of the visitors");
		} catch (error) {
			const words = `The canary ${remote} ${version} cannot be loaded: all visitors get the live release.`;
			canaryRefused = { set: wanted.set.id, again: Date.now() + MAX_RETRY_MS, words };
			log.error({ set: wanted.set.id, remote, version, error: String(error) }, "A canary could not be loaded");
		}
	};

	/** Reads the record. Logs once when the store is unreachable, and once when it is back. */
	const readRecord = async () => {
		try {
			const live = await readLive(store);
			if (away) log.info({}, "The release store answers again");
			away = undefined;
			return live;
		} catch (error) {
			if (!away) log.error({ error: String(error) }, "The live record could not be read; the last good set stays");
			away = error instanceof Error ? error.message : String(error);
			throw error;
		}
	};

	/** Looks now and then whether the store still has all files of the live set. */
	const checkFiles = async (): Promise<void> => {
		if (!current || (files?.set === current.id && Date.now() - files.at < FILES_INTERVAL_MS)) return;
		const set = current;
		files = { set: set.id, at: Date.now(), missing: await missingFiles(store, set) };
	};

	const poll = async () => {
		await followLive();
		await checkFiles();
		if (canaries) await followCanary(current && record?.set.id === current.id ? record.canary : undefined);
	};

	const followLive = async () => {
		const live = await readRecord();
		if (live.fault && live.fault !== fault) log.error({ fault: live.fault }, "The live record is incomplete");
		fault = live.fault;
		record = live.record ?? record;
		if (!live.record) return;
		const { set, by, why } = live.record;
		if (current && set.id === current.id) {
			refused = undefined;
			return current.incomplete ? complete(set) : undefined;
		}
		if (refused?.set === set.id && Date.now() < refused.again) return;
		try {
			// A running site rejects a set that does not load completely; at startup an incomplete set is better than none.
			const next = await loadSet(set, { tolerant: current === undefined });
			current = next;
			refused = undefined;
			completing = undefined;
			log.info({ set: next.id, by, why }, "A release set is live");
		} catch (error) {
			const words = `The live release set ${set.id} cannot be loaded; the one before it is served.`;
			const named = error instanceof UnloadableRelease ? ` ${error.sentence}` : "";
			refused = { set: set.id, again: Date.now() + RETRY_MS, words: words + named };
			log.error(
				{ set: set.id, stays: current?.id, error: String(error) },
				"A release set could not be loaded; the last good one stays",
			);
		}
	};

	let polling: Promise<void> | undefined;
	/** Waits for a running poll first: two at once would load the same set twice. */
	const refresh = async () => {
		while (polling) await polling.catch(() => undefined);
		polling = poll().finally(() => {
			polling = undefined;
		});
		await polling;
	};
	const timer = setInterval(() => {
		if (polling) return;
		refresh().catch(() => undefined);
	}, POLL_INTERVAL_MS);
	timer.unref();

	return {
		current: () => current,
		byId: async (id) => (id === current?.id ? current : olderSet(id).catch(() => undefined)),
		async manifestOf(remote, version) {
			for (const set of [...(current ? [current] : []), ...loadSet.known()]) {
				const loaded = set.remotes.get(remote)?.manifest;
				if (loaded?.version === version) return loaded;
			}
			return readManifest(store, remote, version);
		},
		canary: () => canary,
		brokenCanary: () => (canary || !record?.canary?.widens ? undefined : record.canary),
		keys: () => record?.keys ?? {},
		isRevoked: (remote, version) => record !== undefined && Object.hasOwn(record.revoked, releaseKey(remote, version)),
		faults: () => [
			...(away ? [`What is live cannot be read, and what was live before is served. ${away}`] : []),
			...(fault ? [fault] : []),
			...(refused ? [refused.words] : []),
			...(canaryRefused ? [canaryRefused.words] : []),
			...(files?.set === current?.id ? (files?.missing ?? []) : []),
			...Object.entries(record && record.set.id === current?.id ? record.set.releases : {})
				.filter(([name]) => !current?.remotes.get(name)?.server)
				.map(([name, version]) => `${name} ${version} is live and cannot be loaded: its pages are not there.`),
		],
		refresh,
		async reload(remote) {
			if (!record) return refresh();
			loadSet.forget(remote, record.set.releases[remote] ?? "");
			current = await loadSet(record.set, { tolerant: false });
		},
		stop: () => clearInterval(timer),
	};
}
