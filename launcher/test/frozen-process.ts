// Freezes processes: they keep their connections open and do nothing.

import { readdirSync, readFileSync } from "node:fs";

/**
 * Sends a signal to a process and its descendants (Linux).
 * @param only a part of the command line; others get no signal
 */
export function signalTree(root: number | undefined, signal: "SIGSTOP" | "SIGCONT", only = ""): void {
	for (const pid of processTree(root)) if (fileOf(pid, "cmdline").includes(only)) process.kill(pid, signal);
}

/** Returns the resident memory of a process and its descendants (Linux). */
export function treeBytes(root: number | undefined): number {
	const kilobytes = processTree(root).map((pid) => Number(/^VmRSS:\s+(\d+)/m.exec(fileOf(pid, "status"))?.[1] ?? 0));
	return 1_024 * kilobytes.reduce((sum, one) => sum + one, 0);
}

function processTree(root: number | undefined): number[] {
	if (root === undefined) throw new Error("The process is not running.");
	const parents = new Map(readdirSync("/proc").flatMap((name) => parentOf(Number(name))));
	const isBelowRoot = (pid: number | undefined): boolean => pid === root || (!!pid && isBelowRoot(parents.get(pid)));
	return [...parents.keys()].filter(isBelowRoot);
}

/** Returns a process and its parent; nothing if it has ended. */
function parentOf(pid: number): [number, number][] {
	// The name in brackets may contain blanks; the state and the parent follow it.
	const [, parent] = /\) \w (\d+) /.exec(pid ? fileOf(pid, "stat") : "") ?? [];
	return parent ? [[pid, Number(parent)]] : [];
}

function fileOf(pid: number, name: "stat" | "status" | "cmdline"): string {
	try {
		return readFileSync(`/proc/${pid}/${name}`, "utf8");
	} catch {
		return "";
	}
}
