// Reacts to crashes of the site's processes: a canary whose code caused one ends, and a live release that causes two is
// quarantined, so that it costs its own pages and not the site (PF-8). The next process decides.

import { readCrashes, removeCrashes } from "@hub/releases/crash-log";
import { readLive } from "@hub/releases/live";
import { type Canary, type LiveRecord, releaseKey } from "@hub/releases/live-record";
import { endCanary } from "@hub/releases/operations";
import type { ReleaseStore } from "@hub/releases/store";
import type { Log } from "../base/log.server.ts";
import type { Quarantine } from "../remotes/load-set.server.ts";

export interface CrashGuardOptions {
	readonly store: ReleaseStore;
	readonly siteDir: string;
	/** Times when processes of the site ended in the last minutes, in ms, latest last. */
	readonly endedAt: readonly number[];
	readonly log: Pick<Log, "error">;
}

/**
 * Crash threshold, in ms: two crashes within this time quarantine the release. Unattributed crashes (out of memory) end
 * the canary.
 */
const WINDOW_MS = 60_000;

/** Notes about blocking code that are older, in ms, do not explain a crash. */
const MAX_NOTE_AGE_MS = 30_000;

/** Quarantine, in ms: long enough for an operator to roll back, short if one visitor's request caused it. */
const QUARANTINE_MS = 60_000;

/** Longest delay of the startup, in ms. */
const JUDGE_TIMEOUT_MS = 1_000;

/** @returns releases that this process must not run */
export async function judgeCrashes({
	store,
	siteDir,
	endedAt,
	log,
}: CrashGuardOptions): Promise<readonly Quarantine[]> {
	if (endedAt.length === 0) {
		await removeCrashes(siteDir);
		return [];
	}
	const notes = await readCrashes(siteDir);
	const blamed = endedAt.map((end, at) => {
		const from = Math.max(endedAt[at - 1] ?? 0, end - MAX_NOTE_AGE_MS);
		return new Set(
			notes.filter((note) => note.at > from && note.at <= end).map((note) => releaseKey(note.remote, note.version)),
		);
	});
	const judged = judge({ store, endedAt, blamed, log }).catch((error: unknown) => {
		log.error({ error: String(error) }, "Could not determine which release ended the site's process");
		return [];
	});
	const late = new Promise<readonly Quarantine[]>((resolve) => setTimeout(resolve, JUDGE_TIMEOUT_MS, []).unref());
	return Promise.race([judged, late]);
}

interface Judgement extends Pick<CrashGuardOptions, "store" | "endedAt" | "log"> {
	/** For each crash, the releases whose code was running. */
	readonly blamed: readonly ReadonlySet<string>[];
}

async function judge({ store, endedAt, blamed, log }: Judgement): Promise<readonly Quarantine[]> {
	const { record } = await readLive(store);
	if (!record) return [];
	if (record.canary) await judgeCanary(record.canary, record, { store, endedAt, blamed, log });
	return Object.entries(record.set.releases).flatMap(([remote, version]) => {
		const ends = endedAt.filter((_, at) => blamed[at]?.has(releaseKey(remote, version)));
		const again = ends.findLast((end, at) => at > 0 && end - (ends[at - 1] ?? 0) < WINDOW_MS);
		if (again === undefined || again + QUARANTINE_MS < Date.now()) return [];
		log.error(
			{ remote, version },
			`${remote} ${version} ended the site's process twice within a minute and is quarantined for ${QUARANTINE_MS / 1_000} s: its pages respond 503, all others work. To roll it back: npm run releases -- rollback ${remote}`,
		);
		return [{ remote, version, until: again + QUARANTINE_MS }];
	});
}

async function judgeCanary(
	canary: Canary,
	record: LiveRecord,
	{ store, endedAt, blamed, log }: Judgement,
): Promise<void> {
	const { remote, version } = canary;
	const isToBlame = blamed.at(-1)?.has(releaseKey(remote, version));
	const since = endedAt.filter((at) => at >= Date.parse(canary.at) && Date.now() - at < WINDOW_MS);
	if (!isToBlame && since.length < 2) return;
	const why = isToBlame
		? "its code ended the site's process, or kept it from answering"
		: `the site's process ended ${since.length} times within a minute while it was tried`;
	await endCanary(store, { by: "the site", why, base: { remote, record } });
	log.error(
		{ remote, version },
		`The canary ${remote} ${version} has ended: ${why}. All visitors get the live release.`,
	);
}
