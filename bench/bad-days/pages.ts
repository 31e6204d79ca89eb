// Polls the pages of a site during a fault.

import { setTimeout as sleep } from "node:timers/promises";
import type { StartedSite } from "../started-site.ts";
import { ask } from "./writers.ts";

/** The outcome of polling pages. */
export interface Seen {
	asked: number;
	/** Answers by their status; 0 for none. */
	readonly statuses: Map<number, number>;
	/** For each page that failed, the first failure. */
	readonly missed: string[];
	/** In ms. */
	slowest: number;
	/** The time of the last failure, in ms since the start; undefined where there was none. */
	lastMissed: number | undefined;
}

/** Paths of all pages that the sitemap names. */
export async function allPages(site: StartedSite): Promise<string[]> {
	const map = await ask(`${site.url}/sitemap.xml`);
	return [...(map?.text ?? "").matchAll(/<loc>[^<]*?\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path = ""]) => path || "/");
}

/** Requests each page once. */
export async function requestOnce(site: StartedSite, paths: readonly string[]): Promise<Seen> {
	const seen = nothingSeen();
	const began = performance.now();
	for (const path of paths) await look(site, path, seen, began);
	return seen;
}

/** Requests pages in turn, for `during` ms. */
export async function pollPages(site: StartedSite, paths: readonly string[], during: number): Promise<Seen> {
	const seen = nothingSeen();
	const began = performance.now();
	for (let turn = 0; performance.now() - began < during; turn += 1) {
		await look(site, paths[turn % paths.length] ?? "/", seen, began);
		await sleep(20);
	}
	return seen;
}

/** A summary in words. */
export function summarise(seen: Seen): string {
	const statuses = [...seen.statuses].toSorted().map(([status, count]) => `${status || "no answer"}: ${count}`);
	return `${seen.asked} pages (${statuses.join(", ")}), the slowest after ${Math.round(seen.slowest)} ms${seen.missed.length > 0 ? `; first ${seen.missed.slice(0, 3).join(", ")}` : ""}`;
}

function nothingSeen(): Seen {
	return { asked: 0, statuses: new Map(), missed: [], slowest: 0, lastMissed: undefined };
}

async function look(site: StartedSite, path: string, seen: Seen, began: number): Promise<void> {
	const at = performance.now();
	const answer = await ask(site.url + path, { headers: { connection: "close" } });
	const status = answer?.status ?? 0;
	seen.asked += 1;
	seen.slowest = Math.max(seen.slowest, performance.now() - at);
	seen.statuses.set(status, (seen.statuses.get(status) ?? 0) + 1);
	if (status === 200) return;
	seen.missed.push(`${path}: ${status}`);
	seen.lastMissed = performance.now() - began;
}
