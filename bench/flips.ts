// Switches a remote between two releases and rolls it back thousands of times, with concurrent readers. `npm test` does
// it twenty times.

import { buildAll } from "../launcher/bundle.ts";
import { freePort } from "../launcher/free-port.ts";
import { say } from "../launcher/progress.ts";
import { superviseSite } from "../launcher/site-supervisor.ts";
import { openTestStore, type TestStore } from "../shell/test/fixtures/handmade-releases.ts";
import { settingsAlone } from "../shell/test/fixtures/settings-alone.ts";
import { type FlipsTally, publishFlipping, tryFlips } from "../shell/test/releases/flips.ts";
import { residentSet } from "./own-process.ts";
import { percentile } from "./requests.ts";
import type { BenchOptions, Result } from "./result.ts";
import { median, megabytes } from "./spread.ts";

/** Default number of switches, and of concurrent readers. */
const FLIPS = 200;
const READERS = 8;

/** Target for the 99th percentile of the time until a switch shows, in ms. */
const MAX_SHOWN_MS = 500;

/** Maximum growth of memory over the second half, in bytes. */
const MAX_GROWTH = 16 * 1024 * 1024;

/** `--times` is the number of switches. */
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
				say(
					`${flips} of ${times} flips, ${failed.length} failed, ${mixed.length} mixed, ${megabytes(resident.at(-1))}`,
				);
			};
			const pid = site.pid();
			const tally = await tryFlips({ origin, releases, flips: times, readers: READERS, onDone });
			process.stderr.write([...tally.failed, ...tally.mixed].map((sentence) => `${sentence}\n`).join(""));
			return [readingResult(tally), showingResult(tally), residentResult(resident, site.pid() === pid)];
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

function readingResult({ flips, requests, failed, mixed, visits }: FlipsTally): Result {
	return {
		what: "No request fails while releases are flipped and rolled back, and no page is made of two",
		measured: `${flips} flips, ${requests} requests of ${READERS} readers: ${failed.length} failed, ${mixed.length} of two releases`,
		held: failed.length === 0 && mixed.length === 0 && Object.keys(visits).sort().join(" ") === "1 2",
		values: { flips, requests, failed: failed.length, mixed: mixed.length, ...visits },
	};
}

function showingResult({ showing }: FlipsTally): Result {
	const [middle, late, latest] = [median(showing), percentile(showing, 99), Math.max(...showing)];
	return {
		what: "A flip shows within half a second",
		measured: `after ${middle.toFixed(0)} ms, 99 of 100 after ${late.toFixed(0)} ms, the latest after ${latest.toFixed(0)} ms`,
		held: late <= MAX_SHOWN_MS,
		values: { middle, late, latest },
	};
}

function residentResult(resident: readonly number[], isSame: boolean): Result {
	const [start = 0, middle = 0, end = 0] = [resident[0], resident[Math.floor(resident.length / 2)], resident.at(-1)];
	const tenths = resident.map((bytes) => Math.round(bytes / 1024 / 1024)).join(", ");
	return {
		what: "Memory of the site's process stays while releases are flipped",
		measured: `${megabytes(start)} before, ${megabytes(middle)} in the middle, ${megabytes(end)} at the end; by tenths ${tenths} MB${isSame ? "" : "; the process was another one at the end"}`,
		held: isSame && start > 0 && end - middle <= MAX_GROWTH,
		values: { start, middle, end },
	};
}
