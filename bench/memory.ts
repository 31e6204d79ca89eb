// What the site's process, and that of its search, hold over many requests to many pages: in slices, and flat or not.

import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { Agent, get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { directusPaths } from "@hub/cms/directus-environment";
import { say } from "../launcher/progress.ts";
import { ownSettings } from "../launcher/test-site.ts";
import { slugOf, stockUp } from "./many-posts/stock.ts";
import { untilShown } from "./many-posts/until-taken-in.ts";
import { residentSet } from "./own-process.ts";
import type { BenchOptions, Result } from "./result.ts";
import { startSite } from "./started-site.ts";
import { busiest, watching } from "./watched.ts";

/** Requests in all, by default, in so many slices, over so many connections. */
const REQUESTS = 100_000;
const SLICES = 10;
const AT_ONCE = 32;

/** Posts that they go to, each in both languages. */
const POSTS = 5_000;

/** What the process may hold at the end, and the growth over the second half, in bytes. */
const LIMIT = 350 * 1024 * 1024;
const GROWTH = 16 * 1024 * 1024;

/** `--times` is the number of requests. */
export async function measureMemory({ times = REQUESTS, seed }: BenchOptions): Promise<Result[]> {
	const folder = await mkdtemp(join(tmpdir(), "data-hub-bench-"));
	const watched = join(folder, "watched");
	await mkdir(watched);
	const settings = await ownSettings(folder);
	say("Making a site");
	await (await startSite(settings)).stop();
	const posts = stockUp(directusPaths(join(folder, "data")).database, POSTS);
	const addresses = Array.from({ length: posts }, (_, at) => [`/${slugOf(at, "en")}`, `/de/${slugOf(at, "de")}`]).flat();
	say("Starting it again");
	const site = await startSite({ ...settings, ...watching(watched) });
	const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
	try {
		const pid = await site.pidOf("site");
		const url = site.url.replace("localhost", "127.0.0.1");
		await untilShown(url + (addresses.at(-1) ?? "/"));
		const statuses = new Map<number, number>();
		const resident = [(await residentSet(pid)) ?? 0];
		const began = Date.now();
		let asked = 0;
		const worker = async (until: number) => {
			while (asked < until) {
				// Each address as often as any other, in an order that no cache likes.
				const at = (asked * 7_919 + seed) % addresses.length;
				asked += 1;
				const status = await request(url + (addresses[at] ?? "/"), agent);
				statuses.set(status, (statuses.get(status) ?? 0) + 1);
			}
		};
		for (let slice = 1; slice <= SLICES; slice += 1) {
			const until = Math.round((times * slice) / SLICES);
			await Promise.all(Array.from({ length: AT_ONCE }, () => worker(until)));
			resident.push((await residentSet(pid)) ?? 0);
			say(`${until} of ${times} requests, ${megabytes(resident.at(-1))}`);
		}
		const seconds = (Date.now() - began) / 1_000;
		const heaps = (await busiest(watched)).filter(({ at }) => at >= began).map(({ heap, external }) => heap + external);
		const half = Math.max(1, Math.floor(heaps.length / 2));
		const [early, late] = [Math.min(...heaps.slice(0, half)), Math.min(...heaps.slice(half))];
		const [end = 0, middle = 0] = [resident.at(-1), resident[SLICES / 2]];
		const search = (await residentSet(await site.pidOf("search"))) ?? 0;
		const wrong = [...statuses].filter(([status]) => status !== 200).map(([status, count]) => `${count} × ${status}`);
		return [
			{
				what: "Memory of the site's process",
				measured: `${megabytes(end)} after ${times} requests to ${addresses.length} posts in ${seconds.toFixed(0)} s (${wrong.join(", ") || "all 200"}); by tenths ${resident.map((bytes) => Math.round(bytes / 1024 / 1024)).join(", ")} MB; live heap ${megabytes(early)} in the first half, ${megabytes(late)} in the second; ${megabytes(search)} in the process of its search`,
				held: Math.max(end, search) <= LIMIT && end - middle <= GROWTH && wrong.length === 0 && resident[0] !== 0,
				headline: true,
				values: { requests: times, pages: addresses.length, start: resident[0] ?? 0, middle, end, early, late, search },
			},
		];
	} finally {
		agent.destroy();
		await site.stop();
		await rm(folder, { recursive: true, force: true, maxRetries: 3 });
	}
}

function request(url: string, agent: Agent): Promise<number> {
	return new Promise((resolve, reject) => {
		get(url, { agent, headers: { "accept-encoding": "br" } }, (response) => {
			response.on("end", () => resolve(response.statusCode ?? 0));
			response.on("error", reject);
			response.resume();
		}).on("error", reject);
	});
}

function megabytes(bytes = 0): string {
	return `${Math.round(bytes / 1024 / 1024)} MB`;
}
