// Clocks that jump by a day while the site runs: that of the site, of the content service, of both.

import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { say } from "../../launcher/progress.ts";
import type { Result } from "../result.ts";
import { announce, confirm, people, signUp } from "../sign-ups.ts";
import type { StartedSite } from "../started-site.ts";
import { allPages, requestOnce, summarise } from "./pages.ts";
import { ask, firstPost, save } from "./writers.ts";

const DAY = 24 * 60 * 60_000;

/** Whose clock is off by how many days. */
const JUMPS: readonly { readonly site: number; readonly "content service": number }[] = [
	{ site: 1, "content service": 1 },
	{ site: -1, "content service": -1 },
	{ site: 1, "content service": 0 },
	{ site: -1, "content service": 0 },
	{ site: 0, "content service": 1 },
	{ site: 0, "content service": -1 },
	{ site: 0, "content service": 0 },
];

/** How long it may take at most until a change shows, in ms: without a report, what is cached is read again after half a minute. */
const SHOWN_WITHIN = 45_000;

/** Settings that let the clocks of a site's processes be set. */
export function settable(folder: string): {
	readonly settings: Record<string, string>;
	set(days: (typeof JUMPS)[number]): Promise<void>;
} {
	const file = join(folder, "clocks.json");
	const preload = pathToFileURL(join(import.meta.dirname, "off-clock.mjs"));
	preload.searchParams.set("file", file);
	return {
		settings: { NODE_OPTIONS: `--import=${preload}` },
		async set(days) {
			await writeFile(file, JSON.stringify({ site: days.site * DAY, "content service": days["content service"] * DAY }));
			await sleep(1_000);
		},
	};
}

export async function testWrongClock(site: StartedSite, set: (days: (typeof JUMPS)[number]) => Promise<void>): Promise<Result[]> {
	const paths = await allPages(site);
	await requestOnce(site, paths);
	const post = await firstPost(site);
	const results: Result[] = [];
	for (const [turn, days] of JUMPS.entries()) {
		await set(days);
		const seen = await requestOnce(site, paths);
		const shown = await untilShown(site, post, turn + 1);
		const seat = await register(site, turn);
		const what = `Clocks off by days: site ${days.site}, content service ${days["content service"]}`;
		const measured = `${summarise(seen)}; a save shows after ${(shown / 1_000).toFixed(1)} s; a registration ${seat}`;
		say(`${what}: ${measured}`);
		results.push({ what, measured, held: seen.missed.length === 0 && shown < SHOWN_WITHIN && seat === "is confirmed" });
	}
	return results;
}

/** Saves a post and waits until the site shows it. */
async function untilShown(site: StartedSite, post: string, turn: number): Promise<number> {
	const began = performance.now();
	if (!(await save(site, post, 1_000 + turn))) return Number.POSITIVE_INFINITY;
	while (performance.now() - began < 2 * SHOWN_WITHIN) {
		const page = await ask(`${site.url}/insights`);
		if (page?.text.includes(`What was saved as number ${1_000 + turn}<`)) return performance.now() - began;
		await sleep(100);
	}
	return Number.POSITIVE_INFINITY;
}

async function register(site: StartedSite, turn: number): Promise<string> {
	// Without a report, the site hears of it when it looks again by itself.
	const key = await announce(site, 5, 900);
	if (!(await signUp(site, key, turn))) return "was not taken";
	const [one] = await people(site, key);
	if (!one) return "is not there";
	if (!(await confirm(site, key, one, turn))) return "could not be confirmed";
	const [after] = await people(site, key);
	return `is ${after?.state}`;
}
