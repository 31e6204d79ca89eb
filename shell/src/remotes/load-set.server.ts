// Loads release sets: manifests, evaluated server bundles, messages and the route table.

import { incompatibilities } from "@hub/releases/compatibility";
import { bundleName, evaluateServerBundle, type SharedModules } from "@hub/releases/evaluate";
import { isIntact } from "@hub/releases/integrity";
import { readManifest } from "@hub/releases/read";
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
import type { Log } from "../base/log.server.ts";
import { legacyRedirects } from "../router/legacy-redirects.ts";
import { createSiteTable, type SiteTable, siteRoutes } from "../router/site-table.ts";
import { attributeCalls, withinRelease } from "./running-release.server.ts";

/** A loaded release. `server` is undefined if its code could not be loaded: its addresses respond with 503. */
export interface LoadedRemote {
	readonly manifest: RemoteManifest;
	readonly server: RemoteServer | undefined;
	/** Contents of its stylesheets, by file name. */
	readonly sheets: ReadonlyMap<string, string>;
}

export interface LoadedSet {
	readonly id: string;
	readonly remotes: ReadonlyMap<string, LoadedRemote>;
	readonly table: SiteTable;
	readonly i18n: i18n;
	/** Remotes by the slot that they fill. */
	readonly slots: ReadonlyMap<string, string>;
	/** True if a remote could not be loaded: pages rendered with this set are outdated once it is complete. */
	readonly incomplete?: boolean;
	/** True if a remote's manifest could not be read, so that not all routes are known. */
	readonly hasUnknownRoutes?: boolean;
}

/** Returns the namespace of a remote's search words. */
export function searchWordsOf(remote: string): string {
	return `${remote}/search-words`;
}

export interface SetLoaderOptions {
	readonly store: ReleaseStore;
	readonly shared: SharedModules;
	/** Modules that this shell shares; releases that need others are not run. */
	readonly shell: ShellDescription;
	readonly log: Log;
	/** Messages of the shell, added to every set. */
	readonly shellMessages: MessageSource;
	/** True if a missing message is an error. Default false. */
	readonly strictTexts?: boolean;
	/** Quarantined releases. Default none. */
	readonly quarantined?: readonly Quarantine[];
}

/** A release in quarantine, because its code ended processes of the site. */
export interface Quarantine {
	readonly remote: string;
	readonly version: string;
	/** End of the quarantine, in ms. */
	readonly until: number;
}

export class UnloadableRelease extends Error {
	/** The message without the cause, which is for the log. */
	readonly sentence: string;

	constructor(remote: string, version: string, cause: unknown) {
		const sentence = `${remote} ${version} cannot be loaded`;
		super(`${sentence}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
		this.sentence = `${sentence}.`;
	}
}

/** Loads sets, each once while it is in use. */
export interface SetLoader {
	/**
	 * @param tolerant omits a remote that cannot be loaded, instead of failing
	 * @throws UnloadableRelease if a remote cannot be loaded
	 */
	(set: ReleaseSet, { tolerant }: { readonly tolerant: boolean }): Promise<LoadedSet>;
	known(): Iterable<LoadedSet>;
	/** Reads a release again at the next load, and the sets with it. */
	forget(remote: string, version: string): void;
}

export function createSetLoader({
	store,
	shared,
	shell,
	log,
	shellMessages,
	strictTexts = false,
	quarantined = [],
}: SetLoaderOptions): SetLoader {
	const loadedReleases = new LRUCache<string, LoadedRemote>({ max: 40 });
	const loadedSets = new LRUCache<string, LoadedSet>({ max: 12 });

	const loadRelease = async (name: string, version: string, digest: string | undefined): Promise<LoadedRemote> => {
		const key = `${name}/${version}`;
		const known = loadedReleases.get(`${key} ${digest}`);
		if (known) return known;
		const quarantine = quarantined.find((one) => one.remote === name && one.version === version);
		if (quarantine && quarantine.until > Date.now())
			throw new Error(
				`${key} is quarantined until ${new Date(quarantine.until).toISOString()}: its code ended the site's process.`,
			);
		const manifest = await readManifest(store, name, version, digest);
		if (!manifest) throw new Error(`${key} is not in the release store.`);
		const [misfit] = incompatibilities(manifest, shell);
		if (misfit) throw new Error(misfit);
		const bytes = await store.get(KEYS.file(name, version, manifest.server));
		if (!bytes || !isIntact(bytes, manifest.files[manifest.server]))
			throw new Error(`${key}/${manifest.server} is missing or not what its manifest says.`);
		const server = withinRelease(manifest, () =>
			attributeCalls(
				manifest,
				evaluateServerBundle(new TextDecoder().decode(bytes), bundleName(manifest, manifest.server), shared),
			),
		);
		const loaded = { manifest, server, sheets: await readSheets(manifest) };
		loadedReleases.set(`${key} ${digest}`, loaded);
		return loaded;
	};

	/** Reads its stylesheets, without those that are missing or changed: browsers load these separately. */
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

	const load = async (set: ReleaseSet, { tolerant }: { readonly tolerant: boolean }): Promise<LoadedSet> => {
		const { id } = set;
		const known = loadedSets.get(id);
		if (known) return known;
		const remotes = new Map<string, LoadedRemote>();
		for (const [name, version] of Object.entries(set.releases)) {
			try {
				remotes.set(name, await loadRelease(name, version, set.digests?.[name]));
			} catch (error) {
				if (!tolerant) throw new UnloadableRelease(name, version, error);
				log.error(
					{ remote: name, version, error: String(error) },
					"A remote could not be loaded; the site runs without it",
				);
				const manifest = await readManifest(store, name, version, set.digests?.[name]).catch(() => undefined);
				if (manifest) remotes.set(name, { manifest, server: undefined, sheets: new Map() });
			}
		}
		const i18n = createI18n({ strict: strictTexts });
		for (const locale of LOCALE_CODES) {
			await loadMessages(i18n, "shell", locale, shellMessages);
			for (const [name, { server }] of remotes) {
				if (server) await loadMessages(i18n, name, locale, server.remote.messages);
				if (server?.searchWords) await loadMessages(i18n, searchWordsOf(name), locale, server.searchWords);
			}
		}
		const manifests = [...remotes.values()].map(({ manifest }) => manifest);
		const incomplete = Object.keys(set.releases).some((name) => !remotes.get(name)?.server);
		const loaded: LoadedSet = {
			id,
			remotes,
			table: createSiteTable(siteRoutes(manifests), legacyRedirects(manifests)),
			i18n,
			slots: new Map(
				[...remotes.values()].flatMap(({ manifest }) =>
					Object.keys(manifest.slots).map((slot) => [slot, manifest.name] as const),
				),
			),
			incomplete,
			hasUnknownRoutes: Object.keys(set.releases).some((name) => !remotes.has(name)),
		};
		if (!incomplete) loadedSets.set(id, loaded);
		return loaded;
	};

	return Object.assign(load, {
		known: () => loadedSets.values(),
		forget(remote: string, version: string) {
			for (const key of loadedReleases.keys()) if (key.startsWith(`${remote}/${version} `)) loadedReleases.delete(key);
			loadedSets.clear();
		},
	});
}
