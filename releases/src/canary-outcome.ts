// Tells publishers what became of a canary.

import { setTimeout as sleep } from "node:timers/promises";
import { isAbout } from "./change-live.ts";
import { newestEntries } from "./history.ts";
import { readLive } from "./live.ts";
import type { Action, LiveRecord } from "./live-record.ts";
import type { ReleaseStore } from "./store.ts";

/**
 * What became of a release. `tried`: a share of the visitors gets it. `ended`: it was withdrawn or replaced, with the
 * reason. `unknown`: it is not live, and no entry of the history that can be read is about its remote.
 */
export type CanaryOutcome =
	| { readonly kind: "tried"; readonly percent: number }
	| { readonly kind: "live"; readonly revision: number }
	| { readonly kind: "ended"; readonly action: Action; readonly by: string; readonly why: string }
	| { readonly kind: "unknown" };

/** Interval of reading the record, in ms. */
const POLL_MS = 500;

/** Returns what became of a release that was published as a canary. */
export async function canaryOutcome(store: ReleaseStore, remote: string, version: string): Promise<CanaryOutcome> {
	const { record } = await readLive(store);
	if (record?.canary?.remote === remote && record.canary.version === version)
		return { kind: "tried", percent: record.canary.percent };
	if (record?.set.releases[remote] === version) return { kind: "live", revision: record.revision };
	for await (const { action, by, why, ...entry } of newestEntries(store))
		if (isAbout(entry, remote)) return { kind: "ended", action, by, why };
	return { kind: "unknown" };
}

/** Waits until the canary of a release is over. @param timeout in ms, after which it is still `tried` */
export async function whenCanaryIsOver(
	store: ReleaseStore,
	remote: string,
	version: string,
	timeout: number,
): Promise<CanaryOutcome> {
	const until = Date.now() + timeout;
	for (;;) {
		const outcome = await canaryOutcome(store, remote, version);
		if (outcome.kind !== "tried" || Date.now() > until) return outcome;
		await sleep(POLL_MS);
	}
}

/**
 * Waits until no other remote has a canary, since with two nobody could tell which does worse.
 * @param timeout in ms, after which it may have one
 */
export async function whenOthersAreOver(
	store: ReleaseStore,
	remote: string,
	{
		timeout,
		onWait,
	}: { readonly timeout: number; readonly onWait: (canary: NonNullable<LiveRecord["canary"]>) => void },
): Promise<void> {
	const until = Date.now() + timeout;
	for (let hasSaid = false; ; hasSaid = true) {
		const canary = (await readLive(store)).record?.canary;
		if (!canary || canary.remote === remote || Date.now() > until) return;
		if (!hasSaid) onWait(canary);
		await sleep(POLL_MS);
	}
}
