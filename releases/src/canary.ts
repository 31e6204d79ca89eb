// Which release a share of the visitors gets after a change of what is live.

import type { ReleaseSet } from "@hub/shared-contracts/remote/release-set";
import { digestsOf } from "./digests.ts";
import type { Canary, LiveRecord, Note } from "./live-record.ts";
import { setId } from "./set-id.ts";
import type { ReleaseStore } from "./store.ts";

/** A release, and the share of visitors who are to get it, from 0 to 100. */
export interface CanaryChoice {
	readonly remote: string;
	readonly version: string;
	readonly percent: number;
}

/** What a change says about the canary, and what it is based on. */
export interface CanaryChange {
	readonly record: LiveRecord | undefined;
	/** Null ends it; undefined leaves it as it is. */
	readonly choice: CanaryChoice | null | undefined;
	readonly note: Note;
	/** The live set after the change. */
	readonly set: ReleaseSet;
}

/** The canary after a change, and why its manifest is not to be trusted. */
export interface NextCanary {
	readonly canary: Canary | undefined;
	readonly swapped: readonly string[];
}

/**
 * The canary after a change. It ends where its remote changes otherwise, for then there is nothing left to compare it with; where another
 * remote changes, it goes on beside the new set.
 */
export async function nextCanary(store: ReleaseStore, { record, choice, note, set }: CanaryChange): Promise<NextCanary> {
	const before = record?.canary;
	const chosen = choice === undefined ? before : choice;
	const isOver = choice === undefined && before && set.releases[before.remote] !== record?.set.releases[before.remote];
	if (!chosen || isOver) return { canary: undefined, swapped: [] };
	const { remote, version, percent } = chosen;
	const releases = { ...set.releases, [remote]: version };
	const { digests, swapped } = await digestsOf(store, releases, [record?.set, before?.set]);
	const own = { releases, digests };
	return {
		canary: { remote, version, percent, ...(choice ? note : noteOf(before ?? note)), set: { id: setId(own), ...own } },
		swapped,
	};
}

/** Whether two records try the same release on the same share of visitors, beside the same set. */
export function isSameCanary(one: Canary | undefined, other: Canary | undefined): boolean {
	return one?.set.id === other?.set.id && one?.percent === other?.percent && one?.remote === other?.remote;
}

/** Why a release cannot be tried on visitors; empty where it can. */
export function refusalsOfCanary(canary: Canary | undefined, { releases }: ReleaseSet): string[] {
	if (!canary) return [];
	const { remote, version } = canary;
	if (releases[remote] === undefined) return [`${remote} is not live, so there is nothing to compare ${version} with.`];
	if (releases[remote] === version) return [`${remote} ${version} is live already: all visitors get it.`];
	return [];
}

function noteOf({ at, by, why }: Note): Note {
	return { at, by, why };
}
