// Every command of the README is run here, as a newcomer would run it.

import { type ChildProcess, spawn } from "node:child_process";
import { chmod, lstat, mkdir, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freePort } from "../free-port.ts";

const root = join(import.meta.dirname, "../..");
let folder = "";
let settings: Record<string, string> = {};

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "data-hub-readme-"));
	// As on machines with a shared folder for temporary files.
	await mkdir(join(folder, "tmp"), { mode: 0o755 });
	settings = { DATA_DIR: join(folder, "data"), TMPDIR: join(folder, "tmp") };
	for (const name of ["PORT", "CMS_PORT", "MAIL_UI_PORT", "MAIL_SMTP_PORT"]) settings[name] = String(await freePort());
});
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }));

interface Running {
	readonly child: ChildProcess;
	readonly ended: Promise<number | null>;
	output(): string;
}

function npm(...args: string[]): Running {
	const child = spawn("npm", args, { cwd: root, env: { ...process.env, ...settings }, stdio: ["ignore", "pipe", "pipe"] });
	let output = "";
	for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (output += chunk));
	const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
	return { child, ended, output: () => output };
}

async function ready(running: Running): Promise<void> {
	const ended = running.ended.then(() => {
		throw new Error(`It ended before it was ready:\n${running.output()}`);
	});
	const said = expect.poll(running.output, { timeout: 240_000, interval: 100 }).toMatch(/^ready {2}site http/m);
	await Promise.race([said, ended]);
}

async function stop({ child, ended }: Running): Promise<number> {
	const began = Date.now();
	child.kill("SIGTERM");
	await ended;
	await expect.poll(() => answers(), { timeout: 10_000, interval: 100 }).toBe(false);
	return Date.now() - began;
}

const answers = (path = "/healthz") =>
	fetch(`http://localhost:${settings.PORT}${path}`).then(
		(response) => response.status,
		() => false as const,
	);

/** What lies in DATA_DIR that other users of the machine could read, enter or write, or that is not there to look at. */
async function openToOthers(): Promise<string[]> {
	const paths = await readdir(settings.DATA_DIR ?? "", { recursive: true });
	expect(paths.length).toBeGreaterThan(100);
	const found: string[] = [];
	for (const path of [".", ...paths]) {
		// What comes and goes while it is looked at is not there for others either.
		const info = await lstat(join(settings.DATA_DIR ?? "", path)).catch(() => undefined);
		if (info && (info.mode & 0o077) !== 0) found.push(`${(info.mode & 0o777).toString(8)} ${path}`);
	}
	return found;
}

describe("the README", () => {
	test("names only commands that this file runs", async () => {
		const blocks = [...(await readFile(join(root, "README.md"), "utf8")).matchAll(/```sh\n([\s\S]*?)```/g)];
		const commands = blocks.flatMap(([, block = ""]) => block.trim().split("\n"));
		expect(commands.sort()).toEqual(
			[
				"npm start",
				// This very run.
				"npm test",
				"npm run check",
				"npm run dev",
				"npm run releases -- publish mf-events",
				"npm run releases -- list",
				"npm run build -- mf-events",
				"npm run bench -- --list",
			].sort(),
		);
	});

	test("npm start, and beside it npm run releases", { timeout: 400_000 }, async () => {
		const site = npm("start");
		await ready(site);
		expect(await answers("/de")).toBe(200);
		expect(await answers("/readyz")).toBe(200);
		const mails = /^ready .* {2}mails (http\S+)$/m.exec(site.output())?.[1] ?? "";
		expect(await (await fetch(mails)).text()).toContain("No mail yet.");
		expect(await answers("/share.png")).toBe(200);
		expect(await openToOthers()).toEqual([]);

		const list = npm("run", "releases", "--", "list");
		expect(await list.ended).toBe(0);
		expect(list.output()).toMatch(/mf-events\n {2}version .*\n {2}\S+ +live/);

		const publish = npm("run", "releases", "--", "publish", "mf-events");
		expect(await publish.ended).toBe(0);
		expect(publish.output()).toMatch(/mf-events \S+ is live at revision \d+/);
		expect(await npm("run", "releases", "--", "fly").ended).toBe(2);
		expect(await npm("run", "releases", "--", "live", "mf-events", "0.0.0-none").ended).toBe(1);

		expect(await openToOthers()).toEqual([]);
		expect(await stop(site)).toBeLessThan(10_000);
		expect(await openToOthers()).toEqual([]);
		// npm puts what it compiled of itself there, and does so before anything of ours runs.
		const shared = (await readdir(join(folder, "tmp"))).filter((name) => name !== "node-compile-cache");
		expect(shared, "nothing lies in a shared folder").toEqual([]);
	});

	test("npm start a second time, where an older one left its data open to others; and a port that is taken", {
		timeout: 300_000,
	}, async () => {
		for (const [path, mode] of [
			["cms/database.sqlite", 0o644],
			["cms/uploads", 0o755],
			["cms", 0o755],
			["releases", 0o777],
			[".", 0o755],
		] as const)
			await chmod(join(settings.DATA_DIR ?? "", path), mode);
		const site = npm("start");
		await ready(site);
		expect(site.output()).toContain("DATA_DIR was readable by other users of this machine (mode 755).");
		expect(await openToOthers()).toEqual([]);
		const other = npm("start");
		expect(await other.ended).toBe(1);
		expect(other.output()).toContain(`✗ Port ${settings.PORT} is taken on 127.0.0.1.`);
		await stop(site);
	});

	test("npm run build -- mf-events", { timeout: 60_000 }, async () => {
		const build = npm("run", "build", "--", "mf-events");
		expect(await build.ended).toBe(0);
		expect(build.output()).toContain("(unchanged)");
	});

	test("npm run bench -- --list, and words that it does not know", { timeout: 120_000 }, async () => {
		const bench = npm("run", "bench", "--", "--list");
		expect(await bench.ended).toBe(0);
		for (const part of ["publish-states", "hostile", "bad-days", "seats", "speed"])
			expect(bench.output()).toMatch(new RegExp(`^${part} `, "m"));
		for (const wrong of ["fly", "--times=many"]) {
			const refused = npm("run", "bench", "--", wrong);
			expect([wrong, await refused.ended]).toEqual([wrong, 2]);
			expect(refused.output()).toContain("Choose from: publish-states, hostile, bad-days, seats");
		}
	});

	test("npm run dev", { timeout: 300_000 }, async () => {
		const site = npm("run", "dev");
		await ready(site);
		expect(await answers("/events")).toBe(200);
		await stop(site);
	});

	test("npm run check", { timeout: 240_000 }, async () => {
		// With one file of them: all unit tests and house rules run beside this one.
		const check = npm("run", "check", "--", "architecture/messages");
		expect(await check.ended, check.output()).toBe(0);
	});
});
