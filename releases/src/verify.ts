// Verifies a store: its record, history, sets, and every file of its releases. Repairs what can be rebuilt.

import { isDeepStrictEqual } from "node:util";
import type { ReleaseSet } from "@hub/shared-contracts/remote/release-set";
import { undefinedIfRefused } from "./admission-error.ts";
import { damagedFiles } from "./admit.ts";
import { BucketError } from "./bucket-error.ts";
import type { Author } from "./change-live.ts";
import { type History, readHistory } from "./history.ts";
import { encodeJson } from "./json.ts";
import { readLive } from "./live.ts";
import { encodeRecord } from "./live-record.ts";
import { mapParallel } from "./map-parallel.ts";
import { restore } from "./operations.ts";
import { readPublication } from "./publication.ts";
import { listRemotes, listVersions, readManifest, readSet } from "./read.ts";
import { readShell } from "./shell-record.ts";
import { KEYS, type ReleaseStore } from "./store.ts";

/** A part of the store that is missing or damaged. */
export interface Fault {
	/** The fault in one sentence. */
	readonly what: string;
	/** True if `repair` can restore it. Other faults need a build or a backup. */
	readonly repairable: boolean;
}

/** Returns everything that is missing or damaged in a store; empty if it is intact. Reads every file. */
export async function verify(store: ReleaseStore): Promise<Fault[]> {
	const { fault, record } = await readLive(store);
	const history = await readHistory(store);
	const lost = (what: string): Fault => ({ what, repairable: false });
	const ofReleases: string[] = [];
	for (const remote of await listRemotes(store)) {
		const versions = new Set([...(await listVersions(store, remote)), ...(await versionsIn(history, remote, store))]);
		for (const version of versions) ofReleases.push(...(await faultsOfRelease(store, remote, version)));
	}
	const shell = await readShell(store).catch(reasonOf);
	return [
		...(fault ? [{ what: fault, repairable: record !== undefined }] : []),
		...[
			...history.damaged.map((key) => ({ key, what: "is damaged" })),
			...missingEntries(history, record?.revision).map((key) => ({ key, what: "is missing" })),
		].map(({ key, what }) => ({
			what: `${key} in the release store ${what}.`,
			repairable: record !== undefined && KEYS.history(record.revision) === key,
		})),
		...(await brokenSets(store, history)).map(({ id }) => ({
			what: `${KEYS.set(id)} in the release store is missing or damaged.`,
			repairable: true,
		})),
		...(typeof shell === "string" ? [lost(shell)] : []),
		...ofReleases.map(lost),
	];
}

/**
 * Writes what can be rebuilt: the live record, its entry of the history, and the sets that the history has.
 * @returns the remaining faults
 */
export async function repair(store: ReleaseStore, author: Author): Promise<Fault[]> {
	if ((await readLive(store)).fault) await restore(store, author);
	const { record } = await readLive(store);
	if (record) await overwrite(store, KEYS.history(record.revision), encodeRecord(record));
	for (const set of await brokenSets(store, await readHistory(store)))
		await overwrite(store, KEYS.set(set.id), encodeJson(set));
	return verify(store);
}

async function overwrite(store: ReleaseStore, key: string, bytes: Uint8Array): Promise<void> {
	await store.compareAndSwap(key, await store.get(key), bytes);
}

/** Returns the sets of the history that are missing or damaged in the store. */
async function brokenSets(store: ReleaseStore, { records }: History): Promise<ReleaseSet[]> {
	const sets = new Map(
		records.flatMap(({ set, canary }) => [set, ...(canary ? [canary.set] : [])].map((one) => [one.id, one] as const)),
	);
	const broken = await mapParallel([...sets.values()], async (set) => {
		const present = await readSet(store, set.id).catch(undefinedIfRefused);
		return isDeepStrictEqual(present, set) ? [] : [set];
	});
	return broken.flat();
}

/** Returns the keys of revisions without an entry. Revisions count up from 1. @param live the live record's revision */
function missingEntries({ records, damaged, lastRevision }: History, live = 0): string[] {
	const present = new Set([...records.map(({ revision }) => KEYS.history(revision)), ...damaged]);
	return Array.from({ length: Math.max(lastRevision, live) }, (_none, at) => KEYS.history(at + 1)).filter(
		(key) => !present.has(key),
	);
}

/** Returns the versions of a remote with files in the store, and its live version. */
async function versionsIn({ records }: History, remote: string, store: ReleaseStore): Promise<string[]> {
	const keys = await store.list(`releases/${remote}/`);
	const live = records[0]?.set.releases[remote];
	return [...keys.map((key) => key.split("/")[2] ?? ""), ...(live ? [live] : [])];
}

async function faultsOfRelease(store: ReleaseStore, remote: string, version: string): Promise<string[]> {
	try {
		const manifest = await readManifest(store, remote, version);
		if (!manifest) return [`${remote} ${version} has files in the store and no remote.json.`];
		const publication = await readPublication(store, remote, version);
		const unpublished = `The record of who published ${remote} ${version} is missing or damaged.`;
		return [...(publication ? [] : [unpublished]), ...(await damagedFiles(store, manifest))];
	} catch (error) {
		return [reasonOf(error)];
	}
}

/** Returns the message of an error. @throws BucketError: an unreachable store is not a damaged one */
function reasonOf(error: unknown): string {
	if (error instanceof BucketError) throw error;
	return error instanceof Error ? error.message : String(error);
}
