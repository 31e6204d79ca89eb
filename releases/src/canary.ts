// Determines the canary after a change of the live set.

import type { ReleaseSet } from "@hub/shared-contracts/remote/release-set";
import { digestsOf } from "./digests.ts";
import type { Canary, LiveRecord, Note } from "./live-record.ts";
import { setId } from "./set-id.ts";
import type { ReleaseStore } from "./store.ts";

/** A release, and the share of visitors that get it, from 0 to 100. */
export interface CanaryChoice extends Pick<Canary, "widens"> {
	readonly remote: string;
	readonly version: string;
	readonly percent: number;
}

/** A change of the canary, and the record it is based on. */
export interface CanaryChange {
	readonly record: LiveRecord | undefined;
	/** Null ends it; undefined leaves it as it is. */
	readonly choice: CanaryChoice | null | undefined;
	/** Time, author, reason and workspace. */
	readonly note: CanaryNote;
	/** The live set after the change. */
	readonly set: ReleaseSet;
}

export type CanaryNote = Note & Pick<Canary, "from" | "commit">;

/** The canary after a change, and a sentence for each altered manifest of its set. */
export interface NextCanary {
	readonly canary: Canary | undefined;
	readonly altered: readonly string[];
}

/**
 * Returns the canary after a change. It ends if its remote changes, because the comparison is no longer valid. If
 * another remote changes, it continues beside the new set.
 */
export async function nextCanary(
	store: ReleaseStore,
	{ record, choice, note, set }: CanaryChange,
): Promise<NextCanary> {
	const before = record?.canary;
	const chosen = choice === undefined ? before : choice;
	const isOver = choice === undefined && before && set.releases[before.remote] !== record?.set.releases[before.remote];
	if (!chosen || isOver) return { canary: undefined, altered: [] };
	const { remote, version, percent, widens } = chosen;
	const releases = { ...set.releases, [remote]: version };
	const { digests, altered } = await digestsOf(store, releases, [record?.set, before?.set]);
	const own = { releases, digests };
	return {
		canary: {
			remote,
			version,
			percent,
			...(widens ? { widens } : {}),
			...(choice ? note : noteOf(before ?? note)),
			set: { id: setId(own), ...own },
		},
		altered,
	};
}

/** True if two records try the same release on the same share of visitors, beside the same set. */
export function isSameCanary(one: Canary | undefined, other: Canary | undefined): boolean {
	return (
		one?.set.id === other?.set.id &&
		one?.percent === other?.percent &&
		one?.remote === other?.remote &&
		one?.widens === other?.widens
	);
}

/** Returns why a release cannot be a canary; empty if it can. */
export function refusalsOfCanary(canary: Canary | undefined, { releases }: ReleaseSet): string[] {
	if (!canary) return [];
	const { remote, version } = canary;
	if (releases[remote] === undefined) return [`${remote} is not live, so there is nothing to compare ${version} with.`];
	if (releases[remote] === version) return [`${remote} ${version} is live already: all visitors get it.`];
	return [];
}

function noteOf({ at, by, why, from, commit }: CanaryNote): CanaryNote {
	return { at, by, why, from, commit };
}
