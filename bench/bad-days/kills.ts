// kill -9 at a random moment while writes are being confirmed.

import { setTimeout as sleep } from "node:timers/promises";
import { say } from "../../launcher/progress.ts";
import type { Result } from "../result.ts";
import type { KillTarget, StartedSite } from "../started-site.ts";
import { startWriters } from "./writers.ts";

const KILLS: readonly KillTarget[] = ["content service", "site", "npm start", "content service", "site", "npm start"];

export async function testKills(site: StartedSite): Promise<Result[]> {
	const results: Result[] = [];
	for (const [index, what] of KILLS.entries()) {
		const people = await startWriters(site);
		await sleep(3_000 + Math.random() * 3_000);
		const before = people.yes();
		const began = performance.now();
		await site.kill(what);
		await site.comeBack();
		const away = (performance.now() - began) / 1_000;
		// Writes go on for a while after the restart, so that some are confirmed by the new process.
		await sleep(4_000);
		const yes = people.yes();
		const forgotten = await people.stop();
		const measured =
			forgotten.length > 0
				? `not there: ${forgotten.slice(0, 5).join("; ")}`
				: `${before} times yes before, ${yes - before} since, all there; back after ${away.toFixed(1)} s`;
		say(`kill -9 of the ${what}: ${measured}`);
		results.push({
			what: `${index + 1}. kill -9 of the ${what}`,
			measured,
			held: forgotten.length === 0 && yes > before && before > 0,
		});
	}
	return results;
}
