// The live release set, loaded: manifests, evaluated server bundles, messages and the route table. A request takes it once (PF-3).

import { bundleName, evaluateServerBundle, type SharedModules } from "@hub/releases/evaluate";
import { misfits } from "@hub/releases/fit";
import { isIntact } from "@hub/releases/integrity";
import { readLive } from "@hub/releases/live";
import { type LiveRecord, releaseKey, revokedIn } from "@hub/releases/live-record";
import { readManifest, readSet } from "@hub/releases/read";
import { KEYS, type ReleaseStore } from "@hub/releases/store";
import { createI18n, loadMessages } from "@hub/shared-contracts/language/i18n";
import { LOCALE_CODES } from "@hub/shared-contracts/language/locale";
import type { MessageSource } from "@hub/shared-contracts/language/messages";
import type { ReleaseSet } from "@hub/shared-contracts/remote/release-set";
import type { RemoteManifest } from "@hub/shared-contracts/remote/remote-manifest";
import type { RemoteServer } from "@hub/shared-contracts/remote/remote-server";
import type { ShellDescription } from "@hub/shared-contracts/remote/shell-description";
import type { i18n } from "i18next";
import { LRUCache } from "lru-cache";
import { legacyRedirects } from "../router/legacy-redirects.ts";
import { createSiteTable, type SiteTable, siteRoutes } from "../router/site-table.ts";
import { withinDeadline } from "../server/deadline.server.ts";
import type { Log } from "../server/log.server.ts";
import { outsideReleases, withinRelease } from "./running-release.server.ts";

/** A loaded release. `server` is undefined where its code could not be loaded: its addresses are known and answer 503. */
export interface LoadedRemote {
	readonly manifest: RemoteManifest;
	readonly server: RemoteServer | undefined;
	/** Its stylesheets by the names of their files. */
	readonly sheets: ReadonlyMap<string, string>;
}

/** A loaded release set. */
export interface LoadedSet {
	readonly id: string;
	readonly remotes: ReadonlyMap<string, LoadedRemote>;
	readonly table: SiteTable;
	readonly i18n: i18n;
	/** Slot name to the remote that fills it. */
	readonly slots: ReadonlyMap<string, string>;
	/** A remote of it could not be loaded: what is made with it is not to be shown once it is whole. Default false. */
	readonly lacks?: boolean;
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
	/** Whether a release is run and sent no more. */
	isRevoked(remote: string, version: string): boolean;
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

/** How long, in ms, a change waits for what can be prepared: with the look at the record it stays within a second (PF-3). */
const PREPARE_PATIENCE = 400;

/** What a live set is made from. */
export interface LiveSetOptions {
	readonly store: ReleaseStore;
	readonly shared: SharedModules;
	/** What this shell says that it shares: a release that needs something else is not run. */
	readonly shell: ShellDescription;
	readonly log: Log;
	/** Messages of the shell itself, added to every set. */
	readonly shellMessages: MessageSource;
	/** Whether a page fails that lacks a text. Default false. */
	readonly strictTexts?: boolean;
	/** Called before a set takes the place of another; its visitors wait for it no longer than `PREPARE_PATIENCE`. */
	readonly prepare?: (set: LoadedSet) => Promise<void>;
}

/** Follows the live record of a store. Call `refresh` once before the first request. */
export function followLiveSet({ store, shared, shell, log, shellMessages, strictTexts = false, prepare }: LiveSetOptions): LiveSet {
	const loadedReleases = new LRUCache<string, LoadedRemote>({ max: 40 });
	const loadedSets = new LRUCache<string, LoadedSet>({ max: 12 });
	let current: LoadedSet | undefined;
	/** The record as it was last read. */
	let record: LiveRecord | undefined;
	let fault: string | undefined;
	let refused: { readonly set: string; readonly again: number } | undefined;
	let completing: { readonly again: number; readonly pause: number } | undefined;

	const loadRelease = async (name: string, version: string, digest: string | undefined): Promise<LoadedRemote> => {
		const key = `${name}/${version}`;
		const known = loadedReleases.get(`${key} ${digest}`);
		if (known) return known;
		const manifest = await readManifest(store, name, version, digest);
		if (!manifest) throw new Error(`${key} is not in the release store.`);
		const [misfit] = misfits(manifest, shell);
		if (misfit) throw new Error(misfit);
		const bytes = await store.get(KEYS.file(name, version, manifest.server));
		if (!bytes || !isIntact(bytes, manifest.files[manifest.server]))
			throw new Error(`${key}/${manifest.server} is missing or not what its manifest says.`);
		const server = withinRelease(manifest, () =>
			outsideReleases(
				manifest,
				evaluateServerBundle(new TextDecoder().decode(bytes), bundleName(manifest, manifest.server), shared),
			),
		);
		const loaded = { manifest, server, sheets: await readSheets(manifest) };
		loadedReleases.set(`${key} ${digest}`, loaded);
		return loaded;
	};

	/** Its stylesheets, without those that are missing or changed: browsers are led to each by itself. */
	const readSheets = async ({ name, version, files }: RemoteManifest): Promise<ReadonlyMap<string, string>> => {
		const names = Object.keys(files).filter((file) => file.endsWith(".css"));
		const read = await Promise.all(
			names.map(async (file) => {
				const bytes = await store.get(KEYS.file(name, version, file));
				return bytes && isIntact(bytes, files[file]) ? [[file, new TextDecoder().decode(bytes)] as const] : [];
			}),
		);
		return new Map(read.flat());
	};

	const loadSet = async (set: ReleaseSet, { tolerant }: { tolerant: boolean }): Promise<LoadedSet> => {
		const { id } = set;
		const known = loadedSets.get(id);
		if (known) return known;
		const remotes = new Map<string, LoadedRemote>();
		for (const [name, version] of Object.entries(set.releases)) {
			try {
				remotes.set(name, await loadRelease(name, version, set.digests?.[name]));
			} catch (error) {
				if (!tolerant) throw error;
				log.error({ remote: name, version, error: String(error) }, "A remote could not be loaded; the site runs without it");
				const manifest = await readManifest(store, name, version, set.digests?.[name]).catch(() => undefined);
				if (manifest) remotes.set(name, { manifest, server: undefined, sheets: new Map() });
			}
		}
		const i18n = createI18n({ strict: strictTexts });
		for (const locale of LOCALE_CODES) {
			await loadMessages(i18n, "shell", locale, shellMessages);
			for (const [name, { server }] of remotes) if (server) await loadMessages(i18n, name, locale, server.remote.messages);
		}
		const manifests = [...remotes.values()].map(({ manifest }) => manifest);
		const lacks = Object.keys(set.releases).some((name) => !remotes.get(name)?.server);
		const loaded: LoadedSet = {
			id,
			remotes,
			table: createSiteTable(siteRoutes(manifests), legacyRedirects(manifests)),
			i18n,
			slots: new Map(
				[...remotes.values()].flatMap(({ manifest }) => Object.keys(manifest.slots).map((slot) => [slot, manifest.name] as const)),
			),
			lacks,
		};
		if (!lacks) loadedSets.set(id, loaded);
		return loaded;
	};

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
		if (prepare) await withinDeadline(PREPARE_PATIENCE, () => prepare(next));
		current = next;
		completing = undefined;
		log.info({ set: next.id }, "What the live release set lacked is here");
	};

	const look = async () => {
		const live = await readLive(store);
		if (live.fault && live.fault !== fault) log.error({ fault: live.fault }, "The record of what is live is not whole");
		fault = live.fault;
		record = live.record ?? record;
		if (!live.record) return;
		const { set, by, why } = live.record;
		if (current && set.id === current.id) return current.lacks ? complete(set) : undefined;
		if (refused?.set === set.id && Date.now() < refused.again) return;
		try {
			// A running site rejects a set that does not load completely; at the start an incomplete set is better than none.
			const next = await loadSet(set, { tolerant: current === undefined });
			if (current && prepare) await withinDeadline(PREPARE_PATIENCE, () => prepare(next));
			current = next;
			refused = undefined;
			completing = undefined;
			log.info({ set: next.id, by, why }, "A release set is live");
		} catch (error) {
			refused = { set: set.id, again: Date.now() + TRY_AGAIN };
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
		refresh().catch((error: unknown) =>
			log.error({ error: String(error) }, "The live record could not be read; the last good set stays"),
		);
	}, LOOK_EVERY);
	timer.unref();

	return {
		current: () => current,
		byId: async (id) => (id === current?.id ? current : olderSet(id).catch(() => undefined)),
		async manifestOf(remote, version) {
			for (const set of [...(current ? [current] : []), ...loadedSets.values()]) {
				const loaded = set.remotes.get(remote)?.manifest;
				if (loaded?.version === version) return loaded;
			}
			return readManifest(store, remote, version);
		},
		isRevoked: (remote, version) => record !== undefined && Object.hasOwn(record.revoked, releaseKey(remote, version)),
		faults: () => [
			...(fault ? [fault] : []),
			...(refused ? [`The live release set ${refused.set} cannot be loaded; the one before it is served.`] : []),
			...Object.entries(record && record.set.id === current?.id ? record.set.releases : {})
				.filter(([name]) => !current?.remotes.get(name)?.server)
				.map(([name, version]) => `${name} ${version} is live and cannot be loaded: its pages are not there.`),
		],
		refresh,
		stop: () => clearInterval(timer),
	};
}
