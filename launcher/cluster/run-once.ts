// Runs a program to its end.

import { spawn } from "node:child_process";
import { basename } from "node:path";
import { StepError } from "../progress.ts";

/** @throws StepError with what it said, where it fails */
export function runOnce(
	program: string,
	args: readonly string[],
	user?: { readonly uid: number; readonly gid: number },
): Promise<void> {
	const child = spawn(program, args, {
		...user,
		stdio: ["ignore", "ignore", "pipe"],
		env: { PATH: process.env.PATH, LC_ALL: "C" },
	});
	let said = "";
	child.stderr.setEncoding("utf8").on("data", (text: string) => {
		said = (said + text).slice(-2_000);
	});
	return new Promise((resolve, reject) => {
		child.once("error", reject);
		child.once("close", (code) => (code === 0 ? resolve() : reject(new StepError(`${basename(program)} failed: ${said.trim()}`))));
	});
}
