// Follows what is live: the live set, and the one that a share of the visitors gets. A request takes a set once (PF-3).

import { readLive } from "@hub/releases/live";
import { type Canary, type LiveRecord, releaseKey, revokedIn, type TeamKey } from "@hub/releases/live-record";
import { readManifest, readSet } from "@hub/releases/read";
import type { ReleaseSet } from "@hub/shared-contracts/remote/release-set";
import type { RemoteManifest } from "@hub/shared-contracts/remote/remote-manifest";
import { createSetLoader, type LoadedSet, type SetLoaderOptions, UnloadableRelease } from "./load-set.server.ts";

/** A set that a share of the visitors gets in place of the live one. */
export interface LoadedCanary extends Pick<Canary, "remote" | "version" | "percent"> {
	readonly set: LoadedSet;
}

/** Follows the live set; the current one always works. */
export interface LiveSet {
	/** The set for new requests; undefined only before the first was loaded. */
	current(): LoadedSet | undefined;
	/**
	 * A set by its id, for tabs that were opened before a change; undefined where the store has it no more, and where a release of it
	 * was revoked.
	 */
	byId(id: string): Promise<LoadedSet | undefined>;
	/**
	 * The manifest of a release, or undefined. Of those in sets that are in use it is the one that the set was checked with.
	 */
	manifestOf(remote: string, version: string): Promise<RemoteManifest | undefined>;
	/** The set of the canary that is under way; undefined where all visitors get the live one. */
	canary(): LoadedCanary | undefined;
	/** Whether a release is run and sent no more. */
	isRevoked(remote: string, version: string): boolean;
	/** The keys with which teams publish over the network, by their id. */
	keys(): Readonly<Record<string, TeamKey>>;
	/** What is wrong with what is live, a sentence each: the site serves, and an operator is to look. */
	faults(): readonly string[];
	/** Looks at the record now instead of at the next tick. */
	refresh(): Promise<void>;
	stop(): void;
}

/** How often the record is read, in ms: new requests see a change within a second (PF-3). */
const LOOK_EVERY = 250;

/** After how long, in ms, a set that could not be loaded is tried once more: its files may be on their way. */
const TRY_AGAIN = 2_000;

/** The same at most, where each attempt waits twice as long as the one before: what a set lacks from the start may never come. */
const TRY_AT_LEAST = 60_000;

/** What a live set is made from. */
export interface LiveSetOptions extends SetLoaderOptions {
	/** Whether canaries are loaded. Default false. */
	readonly canaries?: boolean;
}

/** Follows the live record of a store. Call `refresh` once before the first request. */
export function followLiveSet({ canaries = false, ...options }: LiveSetOptions): LiveSet {
	const { store, log } = options;
	let current: LoadedSet | undefined;
	/** The record as it was last read. */
	let record: LiveRecord | undefined;
	let fault: string | undefined;
	let canary: LoadedCanary | undefined;
	let canaryRefused: { readonly set: string; readonly again: number; readonly words: string } | undefined;
	/** Why the store does not answer. */
	let away: string | undefined;
	let refused: { readonly set: string; readonly again: number; readonly words: string } | undefined;
	let completing: { readonly again: number; readonly pause: number } | undefined;

	const loadSet = createSetLoader(options);

	const olderSet = async (id: string): Promise<LoadedSet | undefined> => {
		const set = await readSet(store, id);
		if (!set || (record && revokedIn(set, record).length > 0)) return undefined;
		return loadSet(set, { tolerant: false });
	};

	/** Loads again what the live set lacks since the start. */
	const complete = async (set: ReleaseSet): Promise<void> => {
		if (completing && Date.now() < completing.again) return;
		const pause = Math.min(completing ? completing.pause * 2 : TRY_AGAIN, TRY_AT_LEAST);
		completing = { again: Date.now() + pause, pause };
		const next = await loadSet(set, { tolerant: false }).catch(() => undefined);
		if (!next) return;
		current = next;
		completing = undefined;
		log.info({ set: next.id }, "What the live release set lacked is here");
	};

	/** Loads the canary of the record. One that cannot be loaded is shown to no visitor. */
	const followCanary = async (wanted: Canary | undefined): Promise<void> => {
		if (!wanted) {
			canary = undefined;
			canaryRefused = undefined;
			return;
		}
		const { remote, version, percent } = wanted;
		if (canary?.set.id === wanted.set.id) {
			if (canary.percent !== percent) canary = { ...canary, percent };
			return;
		}
		if (canaryRefused?.set === wanted.set.id && Date.now() < canaryRefused.again) return;
		canary = undefined;
		try {
			const set = await loadSet(wanted.set, { tolerant: false });
			canary = { remote, version, percent, set };
			canaryRefused = undefined;
			log.info({ set: set.id, remote, version, percent }, "A release is tried on a share of the visitors");
		} catch (error) {
			const words = `The canary ${remote} ${version} cannot be loaded: all visitors get what is live.`;
			canaryRefused = { set: wanted.set.id, again: Date.now() + TRY_AT_LEAST, words };
			log.error({ set: wanted.set.id, remote, version, error: String(error) }, "A canary could not be loaded");
		}
	};

	/** The record; told once where the store goes, and once where it is back. */
	const askStore = async () => {
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

	const look = async () => {
		await lookAtLive();
		if (canaries) await followCanary(current && record?.set.id === current.id ? record.canary : undefined);
	};

	const lookAtLive = async () => {
		const live = await askStore();
		if (live.fault && live.fault !== fault) log.error({ fault: live.fault }, "The record of what is live is not whole");
		fault = live.fault;
		record = live.record ?? record;
		if (!live.record) return;
		const { set, by, why } = live.record;
		if (current && set.id === current.id) {
			refused = undefined;
			return current.lacks ? complete(set) : undefined;
		}
		if (refused?.set === set.id && Date.now() < refused.again) return;
		try {
			// A running site rejects a set that does not load completely; at the start an incomplete set is better than none.
			const next = await loadSet(set, { tolerant: current === undefined });
			current = next;
			refused = undefined;
			completing = undefined;
			log.info({ set: next.id, by, why }, "A release set is live");
		} catch (error) {
			const words = `The live release set ${set.id} cannot be loaded; the one before it is served.`;
			const named = error instanceof UnloadableRelease ? ` ${error.sentence}` : "";
			refused = { set: set.id, again: Date.now() + TRY_AGAIN, words: words + named };
			log.error(
				{ set: set.id, stays: current?.id, error: String(error) },
				"A release set could not be loaded; the last good one stays",
			);
		}
	};

	let looking: Promise<void> | undefined;
	/** Looks once no other look is under way: two at once would load the same set twice. */
	const refresh = async () => {
		while (looking) await looking.catch(() => undefined);
		const mine = look().finally(() => {
			looking = undefined;
		});
		looking = mine;
		await mine;
	};
	const timer = setInterval(() => {
		if (looking) return;
		refresh().catch(() => undefined);
	}, LOOK_EVERY);
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
		keys: () => record?.keys ?? {},
		isRevoked: (remote, version) => record !== undefined && Object.hasOwn(record.revoked, releaseKey(remote, version)),
		faults: () => [
			...(away ? [`What is live cannot be read, and what was live before is served. ${away}`] : []),
			...(fault ? [fault] : []),
			...(refused ? [refused.words] : []),
			...(canaryRefused ? [canaryRefused.words] : []),
			...Object.entries(record && record.set.id === current?.id ? record.set.releases : {})
				.filter(([name]) => !current?.remotes.get(name)?.server)
				.map(([name, version]) => `${name} ${version} is live and cannot be loaded: its pages are not there.`),
		],
		refresh,
		stop: () => clearInterval(timer),
	};
}
