import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setInterval } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { createStallClock, type Stall } from "./stall-clock.server.ts";

const children: ChildProcess[] = [];
afterEach(() => {
	for (const child of children.splice(0)) child.kill("SIGKILL");
});

const LOOP = "for (;;);";
const IDLE = "setInterval(() => {}, 1000); console.log()";

function start(code: string, ...before: string[]): ChildProcess & { readonly pid: number } {
	const [program = "", ...args] = [...before, process.execPath, "-e", code];
	const child = spawn(program, args, { stdio: ["ignore", "pipe", "ignore"] });
	children.push(child);
	return Object.assign(child, { pid: child.pid ?? 0 });
}

/** Reads the clock of a silent process every 100 ms until it shows `most` ms, or for 20 s. */
async function stallOf(pid: number, most: number, during = 20_000): Promise<Stall> {
	const clock = createStallClock(pid);
	let stall: Stall = { ran: 0, slept: 0 };
	const end = performance.now() + during;
	for await (const _ of setInterval(100)) {
		stall = clock.tick(false);
		if (Math.max(stall.ran, stall.slept) >= most || performance.now() >= end) break;
	}
	return stall;
}

test.runIf(process.platform === "linux")("an endless loop counts as processor time", async () => {
	const { ran } = await stallOf(start(LOOP).pid, 500);
	expect(ran).toBeGreaterThanOrEqual(500);
});

test("a stopped process counts as sleeping", async () => {
	const idle = start(IDLE);
	if (idle.stdout) await once(idle.stdout, "data");
	idle.kill("SIGSTOP");
	const { slept } = await stallOf(idle.pid, 500);
	expect(slept).toBeGreaterThanOrEqual(500);
});

test("a heartbeat resets the clock", async () => {
	const clock = createStallClock(start(LOOP).pid);
	await expect.poll(() => Math.max(...Object.values(clock.tick(false)))).toBeGreaterThan(0);
	expect(clock.tick(true)).toEqual({ ran: 0, slept: 0 });
});

test.runIf(process.platform === "linux")("[PF-8] a process starved of CPU counts almost nothing", async () => {
	// On one processor, with the lowest priority beside three that never pause.
	for (let hogs = 0; hogs < 3; hogs += 1) start(LOOP, "taskset", "-c", "0");
	const { ran, slept } = await stallOf(start(LOOP, "taskset", "-c", "0", "nice", "-n", "19").pid, 1_000, 3_000);
	expect(ran).toBeLessThan(500);
	expect(slept).toBeLessThan(300);
});
