// A remote that is flipped between two releases and rolled back thousands of times, with readers beside; `npm test` tries twenty.

import { newestRecord } from "@hub/releases/history";
import { encodeJson } from "@hub/releases/json";
import { setId } from "@hub/releases/set-id";
import { KEYS } from "@hub/releases/store";
import { buildAll } from "../launcher/bundle.ts";
import { freePort } from "../launcher/free-port.ts";
import { say } from "../launcher/progress.ts";
import { superviseSite } from "../launcher/site-supervisor.ts";
import { openTestStore, type TestStore } from "../shell/test/fixtures/handmade-releases.ts";
import { settingsAlone } from "../shell/test/fixtures/settings-alone.ts";
import { type FlipsTally, publishFlipping, tryFlips } from "../shell/test/releases/flips.ts";
import { residentSet } from "./own-process.ts";
import type { BenchOptions, Result } from "./result.ts";
import { median } from "./spread.ts";

/** The default number of flips, and how many read meanwhile. */
const FLIPS = 10_000;
const READERS = 8;

/** Of how many flips the first, and the last, changes are compared: `live` and rollbacks alike. */
const COMPARED = 100;

/** With how many further sets changes are tried at the end, and how often. */
const SETS = 1_000;
const FLIPS_WITH_SETS = 40;

/** Within how long 99 of 100 flips are to show, in ms. */
const SHOWN_WITHIN = 500;

/**
 * How much longer, in ms, a change may take after all the others than before them, and one that puts live what may be new with all those
 * sets: it reads each of them once, a rollback none.
 */
const SLOWER = 50;
const SLOWER_WITH_SETS = 250;

/** What the process may grow by over the second half, in bytes. */
const GROWTH = 16 * 1024 * 1024;

/** `--times` is the number of flips. */
export async function measureFlips({ times = FLIPS }: BenchOptions): Promise<Result[]> {
	const shellDir = (await buildAll()).find(({ name }) => name === "shell")?.outDir ?? "";
	const releases = await openTestStore({ withLive: false, shellDir });
	try {
		await publishFlipping(releases);
		const port = await freePort();
		const site = await startOn(releases, { shellDir, port });
		try {
			const origin = `http://127.0.0.1:${port}`;
			say("Warming up");
			await tryFlips({ origin, releases, flips: 20, readers: READERS });
			const resident = [(await residentSet(site.pid() ?? 0)) ?? 0];
			const part = Math.max(1, Math.floor(times / 10));
			const onDone = async ({ flips, failed, mixed }: FlipsTally) => {
				if (flips % part !== 0) return;
				resident.push((await residentSet(site.pid() ?? 0)) ?? 0);
				say(`${flips} of ${times} flips, ${failed.length} failed, ${mixed.length} mixed, ${megabytes(resident.at(-1))}`);
			};
			const pid = site.pid();
			const tally = await tryFlips({ origin, releases, flips: times, readers: READERS, onDone });
			process.stderr.write([...tally.failed, ...tally.mixed].map((sentence) => `${sentence}\n`).join(""));
			const entries = (await newestRecord(releases.store)).record?.revision ?? 0;
			const results = [readingResult(tally), showingResult(tally), residentResult(resident, site.pid() === pid)];
			say(`Changes with ${SETS} sets more`);
			await addSets(releases);
			const withSets = await tryFlips({ origin, releases, flips: FLIPS_WITH_SETS, readers: READERS });
			return [...results, changingResult(tally, withSets, entries)];
		} finally {
			await site.stop();
		}
	} finally {
		await releases.remove();
	}
}

async function startOn(releases: TestStore, { shellDir, port }: { readonly shellDir: string; readonly port: number }) {
	const settings = await settingsAlone(releases.dir, port);
	return superviseSite({ settings, shellDir, logLevel: "error" }, say);
}

/** Sets that were live once, as far as the store can tell. */
async function addSets({ store }: TestStore): Promise<void> {
	for (let at = 0; at < SETS; at += 1) {
		const releases = { "mf-same": "1", "mf-told": "1", "mf-other": String(at) };
		const set = { id: setId({ releases }), releases };
		await store.putIfAbsent(KEYS.set(set.id), encodeJson(set));
	}
}

function readingResult({ flips, requests, failed, mixed, visits }: FlipsTally): Result {
	return {
		what: "No request fails while releases are flipped and rolled back, and no page is made of two",
		measured: `${flips} flips, ${requests} requests of ${READERS} readers: ${failed.length} failed, ${mixed.length} of two releases`,
		held: failed.length === 0 && mixed.length === 0 && Object.keys(visits).sort().join(" ") === "1 2",
		headline: true,
		values: { flips, requests, failed: failed.length, mixed: mixed.length, ...visits },
	};
}

function showingResult({ showing }: FlipsTally): Result {
	const [middle, late, latest] = [median(showing), percentile(showing, 99), Math.max(...showing)];
	return {
		what: "A flip shows within half a second",
		measured: `after ${middle.toFixed(0)} ms, 99 of 100 after ${late.toFixed(0)} ms, the latest after ${latest.toFixed(0)} ms`,
		held: late <= SHOWN_WITHIN,
		headline: true,
		values: { middle, late, latest },
	};
}

function residentResult(resident: readonly number[], isSame: boolean): Result {
	const [start = 0, middle = 0, end = 0] = [resident[0], resident[Math.floor(resident.length / 2)], resident.at(-1)];
	const tenths = resident.map((bytes) => Math.round(bytes / 1024 / 1024)).join(", ");
	return {
		what: "Memory of the site's process stays while releases are flipped",
		measured: `${megabytes(start)} before, ${megabytes(middle)} in the middle, ${megabytes(end)} at the end; by tenths ${tenths} MB${isSame ? "" : "; the process was another one at the end"}`,
		held: isSame && start > 0 && end - middle <= GROWTH,
		values: { start, middle, end },
	};
}

function changingResult({ changing }: FlipsTally, withSets: FlipsTally, entries: number): Result {
	const [live, rollback] = [alternate(changing, 0), alternate(changing, 1)];
	const half = COMPARED / 2;
	const told = (times: readonly number[], more: readonly number[]) => [
		median(times.slice(0, half)),
		median(times.slice(-half)),
		median(more),
	];
	const [liveFirst = 0, liveLast = 0, liveSets = 0] = told(live, alternate(withSets.changing, 0));
	const [backFirst = 0, backLast = 0, backSets = 0] = told(rollback, alternate(withSets.changing, 1));
	const text = (times: readonly number[]) => times.map((ms) => ms.toFixed(0)).join(", ");
	return {
		what: "A change takes no longer after thousands of others",
		measured: `live ${text([liveFirst, liveLast, liveSets])} ms, rollback ${text([backFirst, backLast, backSets])} ms: at first, with ${entries} entries of the history, and with ${SETS} sets more`,
		held:
			liveLast - liveFirst <= SLOWER &&
			liveSets - liveFirst <= SLOWER_WITH_SETS &&
			Math.max(backLast, backSets) - backFirst <= SLOWER,
		values: { entries, sets: SETS, liveFirst, liveLast, liveSets, backFirst, backLast, backSets },
	};
}

function alternate(values: readonly number[], from: 0 | 1): number[] {
	return values.filter((_value, at) => at % 2 === from);
}

function percentile(values: readonly number[], of: number): number {
	const sorted = values.toSorted((one, other) => one - other);
	return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * of) / 100))] ?? Number.NaN;
}

function megabytes(bytes = 0): string {
	return `${Math.round(bytes / 1024 / 1024)} MB`;
}
