// Loaded before a process' own code (`--import`): writes down each second what the process uses, and for how long it did nothing but
// compute. A gap in which it did not compute is the machine's: it had other things to do.
import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { isMainThread } from "node:worker_threads";

/** How often is looked, in ms. */
const STEP = 20;

// Told in the address of this file: of the surroundings, only a few reach the site's process.
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
