// Preloaded with `--import`: each second it records memory, processor time and event-loop delay of the process. A delay without
// processor time is caused by the machine, not by the process.
import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { isMainThread } from "node:worker_threads";

/** The sampling interval, in ms. */
const STEP = 20;

// Passed in the query of this module's URL, because the site's process inherits few variables.
const folder = new URL(import.meta.url).searchParams.get("folder");
if (folder && isMainThread) {
	const file = join(folder, `${process.pid}.jsonl`);
	let last = performance.now();
	let used = process.threadCpuUsage();
	let [gap, blocked] = [0, 0];
	setInterval(() => {
		const now = performance.now();
		const since = process.threadCpuUsage(used);
		used = process.threadCpuUsage();
		gap = Math.max(gap, now - last - STEP);
		blocked = Math.max(blocked, Math.min(now - last, (since.user + since.system) / 1_000));
		last = now;
	}, STEP).unref();
	setInterval(() => {
		const { rss, heapUsed, external } = process.memoryUsage();
		const { user, system } = process.cpuUsage();
		const cpu = Math.round((user + system) / 1_000);
		appendFileSync(
			file,
			`${JSON.stringify({ at: Date.now(), rss, heap: heapUsed, external, cpu, gap: Math.round(gap), blocked: Math.round(blocked) })}\n`,
		);
		[gap, blocked] = [0, 0];
	}, 1_000).unref();
}
