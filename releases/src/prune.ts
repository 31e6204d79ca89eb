// Removes unneeded releases. Keeps live ones, those that open tabs may need, and those to roll back to.

import { MANIFEST_FILE } from "@hub/shared-contracts/remote/remote-manifest";
import { AdmissionError, undefinedIfRefused } from "./admission-error.ts";
import { readHistory } from "./history.ts";
import { readLive } from "./live.ts";
import { releaseKey } from "./live-record.ts";
import { readPublication } from "./publication.ts";
import { listRemotes, listVersions } from "./read.ts";
import { readShell } from "./shell-record.ts";
import { KEYS, type ReleaseStore } from "./store.ts";

/** Days that a release stays after it was published or live, because tabs may be open that long. */
const PRUNE_AFTER_DAYS = 30;

const DAY_MS = 86_400_000;

/** A release that was removed, or would be. */
export interface Pruned {
	readonly remote: string;
	readonly version: string;
	/** Undefined if its publication is unknown. */
	readonly bytes: number | undefined;
}

/** Options of pruning. */
export interface PruneOptions {
	/** Default `PRUNE_AFTER_DAYS`. */
	readonly days?: number;
	/** True to report what would be removed without removing it. Default false. */
	readonly dry?: boolean;
	/** Now, in ms. Default: the clock. */
	readonly now?: number;
}

/**
 * Removes releases that were neither published nor live within `days`, unless a remote could roll back to them.
 * @throws AdmissionError if the live record is damaged, because needed releases are then unknown
 */
export async function prune(
	store: ReleaseStore,
	{ days = PRUNE_AFTER_DAYS, dry = false, now = Date.now() }: PruneOptions = {},
): Promise<Pruned[]> {
	const { record, fault } = await readLive(store);
	if (fault) throw new AdmissionError(fault);
	if (!record) return [];
	const since = now - days * DAY_MS;
	const needed = await neededSince(store, since);
	const pruned: Pruned[] = [];
	for (const remote of [...(await listRemotes(store)), "shell"]) {
		for (const version of await versionsOf(store, remote)) {
			const publication = await readPublication(store, remote, version);
			if (needed.has(releaseKey(remote, version)) || (publication && Date.parse(publication.at) > since)) continue;
			pruned.push({ remote, version, bytes: publication?.bytes });
			if (!dry) await removeRelease(store, remote, version);
		}
	}
	return pruned;
}

/**
 * Returns releases that were live since a moment or that a remote could roll back to, as `remote/version`, and the
 * running shell.
 */
async function neededSince(store: ReleaseStore, since: number): Promise<ReadonlySet<string>> {
	const { records } = await readHistory(store);
	const needed = new Set<string>();
	const hasRollback = new Set<string>();
	for (const [at, { set, canary, changes }] of records.entries()) {
		// A set was live until the next entry, which precedes it here.
		const until = at === 0 ? Number.POSITIVE_INFINITY : Date.parse(records[at - 1]?.at ?? "");
		const sets = until > since ? [set, ...(canary ? [canary.set] : [])] : [];
		for (const { releases } of sets)
			for (const [remote, version] of Object.entries(releases)) needed.add(releaseKey(remote, version));
		for (const [remote, { before }] of Object.entries(changes)) {
			if (before !== undefined && !hasRollback.has(remote)) needed.add(releaseKey(remote, before));
			hasRollback.add(remote);
		}
	}
	const shell = await readShell(store).catch(undefinedIfRefused);
	if (shell) needed.add(releaseKey("shell", shell.version));
	return needed;
}

async function versionsOf(store: ReleaseStore, remote: string): Promise<string[]> {
	if (remote !== "shell") return listVersions(store, remote);
	return [...new Set((await store.list("releases/shell/")).map((key) => key.split("/")[2] ?? ""))];
}

/** Removes the manifest first: a release without one does not exist. */
async function removeRelease(store: ReleaseStore, remote: string, version: string): Promise<void> {
	const manifest = KEYS.file(remote, version, MANIFEST_FILE);
	await store.remove(manifest);
	for (const key of await store.list(`${KEYS.release(remote, version)}/`)) await store.remove(key);
	await store.remove(KEYS.publication(remote, version));
}
