// Runs every command of the README as a newcomer would.

import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freePort } from "../free-port.ts";

const root = join(import.meta.dirname, "../..");
let folder = "";
let settings: Record<string, string> = {};

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "data-hub-readme-"));
	settings = { DATA_DIR: join(folder, "data") };
	for (const name of ["PORT", "CMS_PORT", "MAIL_UI_PORT", "MAIL_SMTP_PORT"]) settings[name] = String(await freePort());
});
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }));

interface RunningCommand {
	readonly child: ChildProcess;
	readonly exitCode: Promise<number | null>;
	output(): string;
}

function npm(...args: string[]): RunningCommand {
	const child = spawn("npm", args, {
		cwd: root,
		env: { ...process.env, ...settings },
		stdio: ["ignore", "pipe", "pipe"],
	});
	let output = "";
	for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (output += chunk));
	const exitCode = new Promise<number | null>((resolve) => child.on("close", resolve));
	return { child, exitCode, output: () => output };
}

async function waitUntilReady({ exitCode, output }: RunningCommand): Promise<void> {
	const exited = exitCode.then(() => {
		throw new Error(`The command ended before it was ready:\n${output()}`);
	});
	await Promise.race([
		expect.poll(output, { timeout: 240_000, interval: 100 }).toMatch(/^ready {2}site http/m),
		exited,
	]);
}

async function stop({ child, exitCode }: RunningCommand): Promise<void> {
	child.kill("SIGTERM");
	await exitCode;
	await expect.poll(() => status("/healthz"), { timeout: 10_000, interval: 100 }).toBe(undefined);
}

const status = (path: string) =>
	fetch(`http://localhost:${settings.PORT}${path}`).then(
		(response) => response.status,
		() => undefined,
	);

/** Returns the launcher's peak memory. */
async function launcherMegabytes(): Promise<number> {
	const { pid } = JSON.parse(await readFile(join(settings.DATA_DIR ?? "", ".running.json"), "utf8")) as { pid: number };
	const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(await readFile(`/proc/${pid}/status`, "utf8")) ?? [];
	return Number(kilobytes) / 1_000;
}

describe("the README", () => {
	test("npm start serves the site with a launcher of less than 100 MB and stops within ten seconds; a running site takes a publish and a rollback", {
		timeout: 400_000,
	}, async () => {
		const site = npm("start");
		await waitUntilReady(site);
		expect(await status("/de")).toBe(200);
		expect(await status("/readyz")).toBe(200);
		if (process.platform === "linux") expect(await launcherMegabytes()).toBeLessThan(100);

		const publish = npm("run", "releases", "--", "publish", "mf-events", "--now");
		expect(await publish.exitCode, publish.output()).toBe(0);
		expect(publish.output()).toMatch(/mf-events \S+ is live at revision \d+/);
		const rollback = npm("run", "releases", "--", "rollback", "mf-events");
		// 1: the first release of a new installation has no predecessor.
		expect([0, 1], rollback.output()).toContain(await rollback.exitCode);

		const second = npm("start");
		expect(await second.exitCode).toBe(1);
		expect(second.output()).toContain(`✗ Port ${settings.PORT} is taken on 127.0.0.1.`);
		await stop(site);
	});

	test("npm run dev -- mf-events serves the site", { timeout: 300_000 }, async () => {
		const site = npm("run", "dev", "--", "mf-events");
		await waitUntilReady(site);
		expect(await status("/events")).toBe(200);
		await stop(site);
	});
});
