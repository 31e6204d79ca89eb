// Measures the memory of the site's process over many requests to many pages, in slices. It must not grow. `--times` is
// the number of requests.

import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { directusPaths } from "@hub/cms/directus/directus-environment";
import { say } from "../launcher/progress.ts";
import { residentSet } from "./own-process.ts";
import { requestAll } from "./requests.ts";
import type { BenchOptions, Result } from "./result.ts";
import { megabytes } from "./spread.ts";
import { inFolder, withSite } from "./started-site.ts";
import { slugOf, stockUp, waitForDocuments, waitForPage } from "./stock.ts";

const REQUESTS = 10_000;
const SLICES = 10;
const AT_ONCE = 32;

/** Number of requested posts, each in both languages. */
const POSTS = 1_000;

/** Maximum memory at the end, and maximum growth over the second half, in bytes. */
const MAX_BYTES = 350 * 1024 * 1024;
const MAX_GROWTH = 16 * 1024 * 1024;

export function measureMemory({ times = REQUESTS, seed }: BenchOptions): Promise<Result[]> {
	return inFolder(async (own, folder) => {
		const settings = { ...own, METRICS_TOKEN: randomUUID() };
		await withSite(settings, async () => undefined);
		const posts = stockUp(directusPaths(join(folder, "data")).database, POSTS);
		return withSite(settings, async (site) => {
			const url = site.url.replace("localhost", "127.0.0.1");
			const pages = Array.from({ length: posts }, (_, at) => [
				`/${slugOf(at, "en")}`,
				`/de/${slugOf(at, "de")}`,
			]).flat();
			await waitForPage(url + (pages.at(-1) ?? "/"));
			await waitForDocuments(url, settings.METRICS_TOKEN);
			const pid = await site.pidOf("site");
			const resident = [(await residentSet(pid)) ?? 0];
			for (let slice = 0; slice < SLICES; slice += 1) {
				// Requests every page equally often and in turn, the worst order for a cache.
				const urls = Array.from(
					{ length: Math.round(times / SLICES) },
					(_, at) => url + pages[((slice * times + at) * 7_919 + seed) % pages.length],
				);
				await requestAll(urls, AT_ONCE);
				resident.push((await residentSet(pid)) ?? 0);
				say(`${Math.round((times * (slice + 1)) / SLICES)} of ${times} requests, ${megabytes(resident.at(-1))}`);
			}
			const [end = 0, middle = 0] = [resident.at(-1), resident[SLICES / 2]];
			return [
				{
					what: "Memory of the site's process",
					measured: `${megabytes(end)} after ${times} requests to ${pages.length} pages; by tenths ${resident.map((bytes) => megabytes(bytes)).join(", ")}`,
					held: end <= MAX_BYTES && end - middle <= MAX_GROWTH && resident[0] !== 0,
					values: { requests: times, pages: pages.length, start: resident[0] ?? 0, middle, end },
				},
			];
		});
	});
}
