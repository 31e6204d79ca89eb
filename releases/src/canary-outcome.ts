// Determines the outcome of a canary for its publisher.

import { setTimeout as sleep } from "node:timers/promises";
import { CanaryBusyError } from "./admission-error.ts";
import { isAbout } from "./change-live.ts";
import { newestEntries } from "./history.ts";
import { readLive } from "./live.ts";
import type { Action, Canary } from "./live-record.ts";
import type { ReleaseStore } from "./store.ts";

/**
 * Outcome of a release. `tried`: a share of the visitors gets it. `ended`: it was withdrawn or replaced, with the
 * reason. `unknown`: it is not live, and no entry of the history that can be read is about its remote.
 */
export type CanaryOutcome =
	| { readonly kind: "tried"; readonly percent: number }
	| { readonly kind: "live"; readonly revision: number }
	| { readonly kind: "ended"; readonly action: Action; readonly by: string; readonly why: string }
	| { readonly kind: "unknown" };

/** Interval of reading the record, in ms. */
const POLL_MS = 500;

/** Returns the outcome of a release that was published as a canary. */
export async function canaryOutcome(store: ReleaseStore, remote: string, version: string): Promise<CanaryOutcome> {
	const { record } = await readLive(store);
	if (record?.canary?.remote === remote && record.canary.version === version)
		return { kind: "tried", percent: record.canary.percent };
	if (record?.set.releases[remote] === version) return { kind: "live", revision: record.revision };
	for await (const { action, by, why, ...entry } of newestEntries(store))
		if (isAbout(entry, remote)) return { kind: "ended", action, by, why };
	return { kind: "unknown" };
}

/** Waits until the canary of a release is over. @param timeout in ms, after which the outcome is `tried` */
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
 * Begins a canary as soon as no other remote has one.
 * @param timeout in ms, after which it is refused
 * @param onWait called once with the canary of the other remote
 */
export async function beginWhenFree<Result>(
	begin: () => Promise<Result>,
	timeout: number,
	onWait: (canary: Canary) => void,
): Promise<Result> {
	const until = Date.now() + timeout;
	for (let isReported = false; ; isReported = true) {
		try {
			return await begin();
		} catch (error) {
			if (!(error instanceof CanaryBusyError) || Date.now() > until) throw error;
			if (!isReported) onWait(error.canary);
		}
		await sleep(POLL_MS);
	}
}
