// Ratios measured in one run: how much faster one variant is than another on the same machine at the same time. Nothing is asserted.

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { say } from "../launcher/progress.ts";
import { ownSettings } from "../launcher/test-site.ts";
import type { BenchOptions, Result } from "./result.ts";
import { type StartedSite, startSite } from "./started-site.ts";

/** Measurements of each variant, alternating, so that other load affects both. */
const TIMES = 60;

/** A page with a long text, a picture and lists. */
const PAGE = "/first-supplier-in-one-week";

/** Concurrent visitors. */
const CROWD = 16;

const COLLECTIONS = ["posts", "events", "pages", "navigation", "categories"];

type Way = () => Promise<unknown>;

export async function measureSpeed({ times = TIMES }: BenchOptions): Promise<Result[]> {
	const folder = await mkdtemp(join(tmpdir(), "data-hub-bench-"));
	say("Starting a site");
	const site = await startSite(await ownSettings(folder));
	const page: Way = () => read(site.url + PAGE);
	let rendered = 0;
	try {
		const home = await (await fetch(site.url + PAGE)).text();
		const set = z.object({ set: z.object({ id: z.string() }) }).parse(JSON.parse(dataIn(home))).set.id;
		const headers = { "x-hub-set": set };
		return [
			await compare("A cached page, and one that is rendered", times, page, async () => {
				rendered += 1;
				const address = `${site.url}${PAGE}?rendered=${rendered}`;
				return () => read(address);
			}),
			await compare(
				"A page's data for a tab that navigates, and its whole document",
				times,
				() => read(`${site.url}/_data?${new URLSearchParams({ to: PAGE })}`, { headers }),
				async () => page,
			),
			await compare(
				"Five collections in one GraphQL call, and in five calls side by side",
				times,
				() => graphql(site),
				async () => () =>
					Promise.all(COLLECTIONS.map((name) => read(`${site.cmsUrl}/items/${name}?limit=20&fields=id,locale`, authorized(site)))),
			),
			await compare(
				`A page alone, and one of ${CROWD} at once`,
				Math.ceil(times / 4),
				page,
				async () => () => Promise.all(Array.from({ length: CROWD }, page)),
			),
		];
	} finally {
		await site.stop();
		await rm(folder, { recursive: true, force: true, maxRetries: 3 });
	}
}

/** Measures two variants alternately. `prepare` runs before the second one, untimed. */
async function compare(what: string, times: number, one: Way, prepare: () => Promise<Way>): Promise<Result> {
	say(what);
	const took: [number[], number[]] = [[], []];
	await one();
	await (await prepare())();
	for (let time = 0; time < times; time += 1) {
		await one();
		took[0].push(await timed(one));
		const other = await prepare();
		took[1].push(await timed(other));
	}
	const [first, second] = took.map(median) as [number, number];
	return { what, measured: `${first.toFixed(1)} ms, ${second.toFixed(1)} ms: 1 to ${(second / first).toFixed(1)}` };
}

async function timed(way: Way): Promise<number> {
	const began = performance.now();
	await way();
	return performance.now() - began;
}

function median(values: readonly number[]): number {
	return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

async function read(url: string, init: RequestInit = {}): Promise<string> {
	const response = await fetch(url, init);
	const text = await response.text();
	if (!response.ok) throw new Error(`${url}: ${response.status}`);
	return text;
}

function authorized({ adminToken }: StartedSite): RequestInit {
	return { headers: { authorization: `Bearer ${adminToken}`, "content-type": "application/json" } };
}

function graphql(site: StartedSite): Promise<string> {
	const query = `{ ${COLLECTIONS.map((name) => `${name}(limit: 20) { id locale }`).join(" ")} }`;
	return read(`${site.cmsUrl}/graphql`, { ...authorized(site), method: "POST", body: JSON.stringify({ query }) });
}

function dataIn(html: string): string {
	return /<script type="application\/json" id="hub:data">(.*?)<\/script>/s.exec(html)?.[1] ?? "{}";
}
