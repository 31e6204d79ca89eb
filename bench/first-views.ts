// Measures first and second requests for distinct posts, with 1,000 and with 10,000 of them in Directus. Rounds
// alternate with react-dom alone rendering one of these articles, and with a bare Node server that sends its bytes. The
// site has one processor. Texts are parsed before, as they are soon after a save, so the first minute of a host is not
// measured.
//
// `--times=N` is the number of posts per round.

import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { directusPaths } from "@hub/cms/directus/directus-environment";
import { freePort } from "../launcher/free-port.ts";
import { say } from "../launcher/progress.ts";
import { PROCESSORS, pin, residentSet, startOwnProcess } from "./own-process.ts";
import { requestAll } from "./requests.ts";
import type { BenchOptions, Result } from "./result.ts";
import { median, megabytes, spread } from "./spread.ts";
import { inFolder, type StartedSite, withSite } from "./started-site.ts";
import { slugOf, stockUp, waitForDocuments, waitForPage } from "./stock.ts";

const STOCKS = [1_000, 10_000] as const;

/** Number of rounds, posts per round, and concurrent requests. */
const ROUNDS = 3;
const POSTS = 200;
const AT_ONCE = 16;

/** Number of requests before the measurement, so that V8 compiles the code. */
const WARM_UP = 300;

/** Target: share of the reference's rate. */
const MIN_FIRST_SHARE = 0.2;
const SECOND_WANTED = 0.4;

/** Results of one variant: responses per second by round, and ms of each response. */
interface Measured {
	readonly rates: number[];
	readonly waits: number[];
}

type Variant = "first" | "react" | "second" | "buffers";

export function measureFirstViews({ times = POSTS }: BenchOptions): Promise<Result[]> {
	return inFolder(async (own, folder) => {
		const settings = { ...own, METRICS_TOKEN: randomUUID() };
		await withSite(settings, async () => undefined);
		const results: Result[] = [];
		for (const stock of STOCKS) {
			const count = stockUp(directusPaths(join(folder, "data")).database, stock);
			results.push(
				...(await withSite(settings, (site) => measure(site, { token: settings.METRICS_TOKEN, stock, count, times }))),
			);
		}
		return results;
	});
}

interface Setting {
	readonly token: string;
	/** Requested number of posts, and the number that exist. */
	readonly stock: number;
	readonly count: number;
	readonly times: number;
}

async function measure(site: StartedSite, { token, stock, count, times }: Setting): Promise<Result[]> {
	const closing: (() => Promise<void>)[] = [];
	try {
		const base = site.url.replace("localhost", "127.0.0.1");
		const post = (at: number) =>
			`${base}/${at % 2 === 0 ? slugOf(Math.floor(at / 2), "en") : `de/${slugOf(Math.floor(at / 2), "de")}`}`;
		const sample = post(2 * count - 2);
		say("Waiting until the newest post is shown, and all texts are parsed");
		await waitForPage(sample);
		await waitForDocuments(base, token);
		const port = await freePort();
		const reference = await startOwnProcess(join(import.meta.dirname, "reference-server.ts"), [String(port), sample]);
		closing.push(reference.stop);
		const [reactUrl, bytesUrl] = [`http://127.0.0.1:${port}/react`, `http://127.0.0.1:${port}/`];
		const pid = await site.pidOf("site");
		const pinned = (await Promise.all([pid, reference.pid].map((one) => pin(one, PROCESSORS.server)))).every(Boolean);
		const all: Record<Variant, Measured> = {
			first: { rates: [], waits: [] },
			react: { rates: [], waits: [] },
			second: { rates: [], waits: [] },
			buffers: { rates: [], waits: [] },
		};
		say("Warming up");
		const warm = Array.from({ length: WARM_UP }, (_, at) => post(at));
		for (const urls of [warm, warm, warm.map(() => reactUrl), warm.map(() => bytesUrl)])
			await requestAll(urls, AT_ONCE);
		const rounds = Math.min(ROUNDS, Math.floor((2 * count - WARM_UP - 2) / times));
		for (let round = 0; round < rounds; round += 1) {
			say(`${stock} posts, round ${round + 1} of ${rounds}`);
			const urls = Array.from({ length: times }, (_, at) => post(WARM_UP + round * times + at));
			const ways: Record<Variant, readonly string[]> = {
				first: urls,
				react: urls.map(() => reactUrl),
				second: urls,
				buffers: urls.map(() => bytesUrl),
			};
			for (const [way, some] of Object.entries(ways) as [Variant, readonly string[]][]) {
				// The second request for a page compresses it better, in a thread.
				if (way === "second") await requestAll(some, AT_ONCE);
				const { rate, waits } = await requestAll(some, AT_ONCE);
				all[way].rates.push(rate);
				all[way].waits.push(...waits);
			}
		}
		return report(stock, all, await residentSet(pid), pinned);
	} finally {
		for (const close of closing.toReversed()) await close();
	}
}

function report(
	stock: number,
	all: Readonly<Record<Variant, Measured>>,
	memory: number | undefined,
	pinned: boolean,
): Result[] {
	const posts = `${stock.toLocaleString("en")} posts`;
	const compare = (what: string, [ours, theirs]: readonly [Measured, Measured], wanted: number): Result => {
		const ratios = ours.rates.map((rate, round) => rate / (theirs.rates[round] ?? Number.NaN));
		return {
			what: `${what}, with ${posts}`,
			measured: `${spread(ratios, 2)} of it: ${spread(ours.rates)} of ${spread(theirs.rates)} answers a second, ${median(ours.waits).toFixed(0)} ms at the median`,
			held: median(ratios) >= wanted,
			values: {
				ratio: Number(median(ratios).toFixed(3)),
				rate: Math.round(median(ours.rates)),
				reference: Math.round(median(theirs.rates)),
				rounds: ratios.length,
				p50: Number(median(ours.waits).toFixed(1)),
			},
		};
	};
	return [
		compare(
			"Posts asked for the first time, of react-dom alone with the same article",
			[all.first, all.react],
			MIN_FIRST_SHARE,
		),
		compare(
			"The same posts once more, of a bare Node server with the same bytes",
			[all.second, all.buffers],
			SECOND_WANTED,
		),
		{
			what: `Memory of the site afterwards, with ${posts}`,
			measured: megabytes(memory),
			values: { bytes: memory ?? 0, pinned: String(pinned) },
		},
	];
}
