// Overview of a store for operators: releases by remote, newest first, with state and publisher.

import { readHistory } from "./history.ts";
import { readLive } from "./live.ts";
import { type Note, releaseKey } from "./live-record.ts";
import { readPublication } from "./publication.ts";
import { listRemotes, listVersions } from "./read.ts";
import type { ReleaseStore } from "./store.ts";

/** `canary`: a share of the visitors gets it. `candidate`: never live. `former`: was live. */
export type ReleaseState = "live" | "canary" | "former" | "candidate" | "revoked";

/** A release of the store. */
export interface ReleaseLine {
	readonly remote: string;
	readonly version: string;
	readonly state: ReleaseState;
	/** Time, publisher, source, commit and size of the publication; undefined if unknown. */
	readonly at: string | undefined;
	readonly by: string | undefined;
	readonly from: string | undefined;
	readonly commit: string | undefined;
	readonly bytes: number | undefined;
	/** Time, author and reason of its revocation. */
	readonly revoked: Note | undefined;
}

/** A remote in the store, or a live one that is missing from the store. */
export interface RemoteOverview {
	readonly remote: string;
	/** The live version; undefined if none is live. */
	readonly live: string | undefined;
	readonly lock: Note | undefined;
	/** Share of visitors who get the canary, from 0 to 100; undefined without one. */
	readonly percent: number | undefined;
	/** Newest first. */
	readonly releases: readonly ReleaseLine[];
}

/** Overview of a store. */
export interface StoreOverview {
	/** 0 before the first change. */
	readonly revision: number;
	/** The last change; undefined before the first. */
	readonly last: { readonly at: string; readonly by: string; readonly why: string } | undefined;
	/** Fault of the live record. */
	readonly fault: string | undefined;
	readonly remotes: readonly RemoteOverview[];
}

/** Reads what the store has. */
export async function readOverview(store: ReleaseStore): Promise<StoreOverview> {
	const { record, fault } = await readLive(store);
	const wasLive = await everLive(store);
	const names = new Set([...(await listRemotes(store)), ...Object.keys(record?.set.releases ?? {})]);
	const remotes = [...names].sort().map(async (remote): Promise<RemoteOverview> => {
		const live = record?.set.releases[remote];
		const releases = (await listVersions(store, remote)).map(async (version): Promise<ReleaseLine> => {
			const { at, by, from, commit, bytes } = (await readPublication(store, remote, version)) ?? {};
			const key = releaseKey(remote, version);
			const revoked = record?.revoked[key];
			const isCanary = record?.canary?.remote === remote && record.canary.version === version;
			const state = () => {
				if (version === live) return "live";
				if (isCanary) return "canary";
				if (revoked) return "revoked";
				return wasLive.has(key) ? "former" : "candidate";
			};
			return { remote, version, state: state(), at, by, from, commit, bytes, revoked };
		});
		const percent = record?.canary?.remote === remote ? record.canary.percent : undefined;
		return { remote, live, lock: record?.locks[remote], percent, releases: newestFirst(await Promise.all(releases)) };
	});
	return {
		revision: record?.revision ?? 0,
		last: record && { at: record.at, by: record.by, why: record.why },
		fault,
		remotes: await Promise.all(remotes),
	};
}

/** Returns all releases in sets of the history, as `remote/version`. */
async function everLive(store: ReleaseStore): Promise<ReadonlySet<string>> {
	const { records } = await readHistory(store);
	return new Set(
		records.flatMap(({ set }) => Object.entries(set.releases).map(([remote, version]) => releaseKey(remote, version))),
	);
}

function newestFirst(releases: readonly ReleaseLine[]): ReleaseLine[] {
	return [...releases].sort((a, b) => (b.at ?? "").localeCompare(a.at ?? "") || a.version.localeCompare(b.version));
}
