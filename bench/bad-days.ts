// Fault injection: killed and hung processes, a full disk, wrong clocks. Confirmed writes must survive, and pages must stay
// available.

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { say } from "../launcher/progress.ts";
import { ownSettings } from "../launcher/test-site.ts";
import { testFullDisk } from "./bad-days/full-disk.ts";
import { testKills } from "./bad-days/kills.ts";
import { testStops } from "./bad-days/stops.ts";
import { settable, testWrongClock } from "./bad-days/wrong-clock.ts";
import type { BenchOptions, Result } from "./result.ts";
import { startSite } from "./started-site.ts";

/** The faults in order; `--path` selects one. */
const KINDS = ["kills", "stops", "full-disk", "wrong-clock"] as const;

export async function testFaults({ path }: BenchOptions): Promise<Result[]> {
	const chosen = KINDS.filter((kind) => path === undefined || kind === path);
	const results: Result[] = [];
	const folder = await mkdtemp(join(tmpdir(), "data-hub-bench-"));
	try {
		const clocks = settable(folder);
		if (chosen.some((kind) => kind !== "full-disk")) {
			say("Starting a site");
			const site = await startSite({ ...(await ownSettings(folder)), TRUSTED_PROXIES: "127.0.0.1, ::1", ...clocks.settings });
			try {
				if (chosen.includes("stops")) results.push(...(await testStops(site)));
				if (chosen.includes("wrong-clock")) results.push(...(await testWrongClock(site, clocks.set)));
				if (chosen.includes("kills")) results.push(...(await testKills(site)));
			} finally {
				await site.stop();
			}
		}
		if (chosen.includes("full-disk")) results.push(...(await testFullDisk()));
		return results;
	} finally {
		await rm(folder, { recursive: true, force: true, maxRetries: 3 });
	}
}
