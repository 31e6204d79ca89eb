// Processes that a benchmark measures beside the site, and their processors.

import { execFile, spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { promisify } from "node:util";
import { StepError } from "../launcher/progress.ts";

export interface OwnProcess {
	readonly pid: number;
	stop(): Promise<void>;
}

/** Processors of the servers and of the clients. */
export const PROCESSORS = { server: 0, client: 1 } as const;

/** Runs a file of this project and waits until it writes `ready`. */
export function startOwnProcess(file: string, args: readonly string[]): Promise<OwnProcess> {
	const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", file, ...args], {
		env: { PATH: process.env.PATH, NODE_ENV: "production" },
		stdio: ["ignore", "pipe", "pipe"],
	});
	return new Promise((resolve, reject) => {
		let output = "";
		const hear = (chunk: Buffer) => {
			output = (output + chunk).slice(-10_000);
			if (!/^ready$/m.test(output) || child.pid === undefined) return;
			resolve({
				pid: child.pid,
				stop: () =>
					new Promise((gone) => {
						if (child.exitCode !== null || child.signalCode !== null) return gone();
						child.once("close", () => gone());
						child.kill("SIGTERM");
					}),
			});
		};
		child.stdout.on("data", hear);
		child.stderr.on("data", hear);
		child.once("error", reject);
		child.once("close", (code) => reject(new StepError(`${file} ended with ${code} before it was ready:\n${output}`)));
	});
}

/**
 * Restricts a process with all its threads to one processor.
 * @returns false if there is only one processor, or no `taskset`
 */
export async function pin(pid: number, processor: number): Promise<boolean> {
	if (availableParallelism() < 2) return false;
	return promisify(execFile)("taskset", ["-a", "-c", "-p", String(processor), String(pid)]).then(
		() => true,
		() => false,
	);
}

/** Returns the processor time of a process with all its threads, in ms. The kernel counts it in ticks of 10 ms. */
export async function processorTime(pid: number): Promise<number> {
	const stat = await readFile(`/proc/${pid}/stat`, "utf8");
	// After the name, which may contain spaces: state is field 3, user and system time are 14 and 15.
	const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
	return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Returns the resident memory of a process in bytes; undefined if unknown. */
export async function residentSet(pid: number): Promise<number | undefined> {
	const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
	const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1];
	return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
}
