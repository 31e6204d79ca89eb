// Processes that hang for a minute (SIGSTOP), as on a machine that swaps or was suspended.

import { setTimeout as sleep } from "node:timers/promises";
import { say } from "../../launcher/progress.ts";
import type { Result } from "../result.ts";
import { announce, signUp } from "../sign-ups.ts";
import type { StartedSite } from "../started-site.ts";
import { allPages, pollPages, requestOnce, type Seen, summarise } from "./pages.ts";
import { ask, firstPost, save } from "./writers.ts";

const MINUTE = 60_000;

/** How long the recovery may take after SIGCONT, in ms. */
const SOON = 10_000;

/** How long an error answer may take, in ms. */
const QUICKLY = 3_000;

export async function testStops(site: StartedSite, during = MINUTE): Promise<Result[]> {
	return [...(await stopContentService(site, during)), await stopSite(site, during), await stopAll(site, during)];
}

async function stopContentService(site: StartedSite, during: number): Promise<Result[]> {
	const key = await announce(site, 50);
	const [paths, unread] = await shownAndNot(site);
	// Directly after an editor saved, when the cache is known to be outdated.
	await save(site, await firstPost(site), 1);
	await change(site, "navigation", "label");
	await change(site, "pages", "title");
	const resume = await site.pause("content service");
	const [seen, rest] = await Promise.all([
		pollPages(site, paths, during),
		(async () => {
			await sleep(2_000);
			const began = performance.now();
			const taken = await signUp(site, key, 1);
			const waited = performance.now() - began;
			return { taken, waited, fresh: await requestOnce(site, unread) };
		})(),
	]);
	resume();
	const after = await wellAgain(site, paths);
	const registered = await signUpUntilTaken(site, key);
	return [
		result("The content service hangs for a minute: pages that were shown before", seen, (all) => onlyShown(all)),
		{
			what: "… pages that were never read, and a registration meanwhile",
			measured: `${summarise(rest.fresh)}; the registration ${rest.taken ? "was taken" : "was not taken"} after ${Math.round(rest.waited)} ms`,
			held:
				[...rest.fresh.statuses.keys()].every((status) => status === 200 || status === 503) &&
				rest.fresh.slowest < QUICKLY &&
				!rest.taken,
		},
		{ what: "… and once it goes on", measured: `${after.text}; a registration was taken after ${registered} ms`, held: after.well },
	];
}

async function stopSite(site: StartedSite, during: number): Promise<Result> {
	const [paths] = await shownAndNot(site);
	const resume = await site.pause("site");
	const seen = await pollPages(site, paths, during);
	resume();
	const after = await wellAgain(site, paths);
	// Each connection loses at most one page: the hung process is replaced within seconds.
	const held = after.well && (seen.statuses.get(200) ?? 0) > 0;
	return logged({
		what: "The site's process hangs for a minute",
		measured: `${summarise(seen)}; afterwards ${after.text}`,
		held,
	});
}

async function stopAll(site: StartedSite, during: number): Promise<Result> {
	const [paths] = await shownAndNot(site);
	const before = await site.pidOf("site");
	const resume = await Promise.all((["npm start", "site", "content service"] as const).map((what) => site.pause(what)));
	await sleep(during);
	for (const go of resume) go();
	const after = await wellAgain(site, paths);
	await sleep(5_000);
	const same = before === (await site.pidOf("site"));
	return logged({
		what: "All processes hang for a minute, as where the machine sleeps",
		measured: `${after.text}; the site's process is ${same ? "the same" : "another"}`,
		held: after.well && same,
	});
}

/** Pages that are cached, and some that are not. */
async function shownAndNot(site: StartedSite): Promise<readonly [shown: string[], not: string[]]> {
	const all = await allPages(site);
	const unread = all.filter((path) => /\/glossar(y)?\/|\/authors\//.test(path)).slice(0, 6);
	const shown = all.filter((path) => !unread.includes(path));
	await requestOnce(site, shown);
	return [shown, unread];
}

/** The time until every page is available, in ms. */
async function wellAgain(site: StartedSite, paths: readonly string[]): Promise<{ readonly well: boolean; readonly text: string }> {
	const began = performance.now();
	let seen = await requestOnce(site, paths);
	while (seen.missed.length > 0 && performance.now() - began < 6 * SOON) {
		await sleep(500);
		seen = await requestOnce(site, paths);
	}
	const text = `all ${paths.length} pages ${seen.missed.length === 0 ? "are shown" : `are not shown (${seen.missed[0]})`} ${((performance.now() - began) / 1_000).toFixed(1)} s later`;
	return { well: seen.missed.length === 0, text };
}

async function signUpUntilTaken(site: StartedSite, key: string): Promise<number> {
	const began = performance.now();
	for (let time = 0; time < 100; time += 1) {
		if (await signUp(site, key, 2)) return Math.round(performance.now() - began);
		await sleep(200);
	}
	return Number.POSITIVE_INFINITY;
}

/** Saves an entry without a visible change. */
async function change(site: StartedSite, collection: string, field: string): Promise<void> {
	const headers = { authorization: `Bearer ${site.adminToken}`, "content-type": "application/json" };
	const answer = await ask(`${site.cmsUrl}/items/${collection}?limit=1&fields=id,${field}&filter[status][_eq]=published`, {
		headers,
	});
	const [entry] = (JSON.parse(answer?.text ?? "{}") as { data?: Record<string, string>[] }).data ?? [];
	if (!entry) throw new Error(`There is no entry of ${collection}: ${answer?.text}`);
	await ask(`${site.cmsUrl}/items/${collection}/${entry.id}`, {
		method: "PATCH",
		headers,
		body: JSON.stringify({ [field]: `${entry[field]} ` }),
	});
}

function onlyShown({ statuses }: Seen): boolean {
	return [...statuses.keys()].every((status) => status === 200);
}

function result(what: string, seen: Seen, holds: (seen: Seen) => boolean): Result {
	return logged({ what, measured: summarise(seen), held: holds(seen) });
}

function logged(line: Result): Result {
	say(`${line.what}: ${line.measured}`);
	return line;
}
