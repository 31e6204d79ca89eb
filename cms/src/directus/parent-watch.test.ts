import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";

/**
 * Starts a process that is preloaded as Directus' is, as the child of another one.
 * @returns the parent, and the child's id
 */
async function startChild(): Promise<{ readonly parent: ChildProcess; readonly pid: number }> {
	const preloaded = new URL("./parent-watch.ts", import.meta.url).href;
	const parent = spawn(
		process.execPath,
		[
			"--eval",
			`const { spawn } = require("node:child_process");
			const args = ["--import", ${JSON.stringify(preloaded)}, "--eval", "setInterval(() => {}, 1_000)"];
			const child = spawn(process.execPath, args, { stdio: ["ignore", "inherit", "inherit", "ipc"] });
			child.on("message", () => process.stdout.write(child.pid + "\\n"));`,
		],
		{ stdio: ["ignore", "pipe", "inherit"] },
	);
	// It has sent a heartbeat, so it is running.
	const [line] = await once(parent.stdout, "data");
	return { parent, pid: Number(String(line).split("\n")[0]) };
}

function isRunning(pid: number): boolean {
	try {
		return process.kill(pid, 0);
	} catch {
		return false;
	}
}

test("Directus ends when its parent process is killed", async () => {
	const { parent, pid } = await startChild();
	expect(isRunning(pid)).toBe(true);
	parent.kill("SIGKILL");
	await expect.poll(() => isRunning(pid), { timeout: 15_000 }).toBe(false);
});
