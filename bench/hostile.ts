// Sends random requests over real connections from many clients. Each must get a response, the event loop must stay
// responsive, and memory must not grow.
//
// `--times` is the number of attacks; `--path` is the number of one attack, which is printed and sent alone.

import { randomUUID } from "node:crypto";
import { say } from "../launcher/progress.ts";
import { attackSite, showAttack } from "../shell/test/requests/hostile.ts";
import { residentSet } from "./own-process.ts";
import type { BenchOptions, Result } from "./result.ts";
import { megabytes } from "./spread.ts";
import { inFolder, withSite } from "./started-site.ts";

const ATTACKS = 5_000;

const AT_ONCE = 24;

/** Maximum delay of the event loop, in s. */
const MAX_DELAY = 1;

/** Maximum growth of memory in the second half, in bytes. */
const MAX_GROWTH = 96 * 1024 * 1024;

/** Attacks between two reads of the site's metrics. */
const READ_EVERY = 500;

export function testHostile({ times = ATTACKS, seed, path }: BenchOptions): Promise<Result[]> {
	const token = randomUUID();
	return inFolder((settings) =>
		withSite({ ...settings, METRICS_TOKEN: token }, async (site) => {
			if (path !== undefined) process.stderr.write(await showAttack(site.url, true, seed, Number(path)));
			const [attacks, first] = path === undefined ? [times, 0] : [1, Number(path)];
			const pid = await site.pidOf("site");
			const delay = async () => {
				const response = await fetch(`${site.url}/metrics`, { headers: { authorization: `Bearer ${token}` } });
				return Number(/^hub_event_loop_delay_seconds\{[^}]*\} (\S+)/m.exec(await response.text())?.[1]);
			};
			// Discards the delay of the startup.
			await delay();
			const delays: Promise<number>[] = [];
			const memory: Promise<number | undefined>[] = [];
			const began = Date.now();
			const tally = await attackSite({
				url: site.url,
				attacks,
				first,
				seed,
				atOnce: AT_ONCE,
				complete: true,
				onDone({ attacks: done, failed }) {
					if (done % READ_EVERY !== 0) return;
					delays.push(delay());
					memory.push(residentSet(pid));
					say(`${done} of ${attacks}, ${failed} wrong, ${Math.round((done * 1_000) / (Date.now() - began))} a second`);
				},
			});
			delays.push(delay());
			memory.push(residentSet(pid));
			const longest = Math.max(...(await Promise.all(delays)));
			const resident = (await Promise.all(memory)).map((bytes = 0) => bytes);
			const [middle = 0, end = 0] = [resident[Math.floor(resident.length / 2)], resident.at(-1)];
			process.stderr.write(tally.failures.map((failure) => `${failure}\n`).join(""));
			const statuses = [...tally.statuses].toSorted().map(([status, count]) => `${status}: ${count}`);
			return [
				{
					what: "Every random request is answered as it should be",
					measured: `${tally.attacks} attacks, ${tally.answers} answers, ${tally.failed} wrong, seed ${seed}; ${statuses.join(", ")}`,
					held: tally.failed === 0 && tally.answers > 0,
				},
				{
					what: "Meanwhile the site's event loop is never a second late",
					measured: `${(longest * 1_000).toFixed(0)} ms at most`,
					held: longest < MAX_DELAY,
				},
				{
					what: "Memory of the site's process stays in the second half",
					measured: `${megabytes(middle)} in the middle, ${megabytes(end)} at the end`,
					held: end - middle < MAX_GROWTH,
				},
			];
		}),
	);
}
