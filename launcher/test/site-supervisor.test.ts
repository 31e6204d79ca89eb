// The site's process with releases that no team would publish: handmade remotes, without Directus.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import {
	type HandmadeRemote,
	openTestStore,
	plainLoad,
	type TestStore,
} from "../../shell/test/fixtures/handmade-releases.ts";
import { settingsAlone } from "../../shell/test/fixtures/settings-alone.ts";
import { buildAll } from "../bundle.ts";
import { freePort } from "../free-port.ts";
import { type SupervisedSite, superviseSite } from "../site-supervisor.ts";
import { LAUNCHER, readPage } from "./supervised-site.ts";

const home: HandmadeRemote = { name: "mf-home", routes: [{ key: "home", path: "/", load: plainLoad("Home") }] };

/** Created when the endless loop begins. */
const looping = join(tmpdir(), `hub-looping-${process.pid}`);

/** Each page does what its name says. */
const wild: HandmadeRemote = {
	name: "mf-wild",
	version: "7",
	routes: [
		{
			key: "float",
			path: "/float",
			load: `() => { Promise.reject(new Error("floating")); return (${plainLoad("Float")})(); }`,
		},
		{
			key: "words",
			path: "/words",
			load: `() => { Promise.reject("words alone"); return (${plainLoad("Words")})(); }`,
		},
		{
			key: "timer",
			path: "/timer",
			load: `() => { setTimeout(() => { throw new Error("in a timer"); }); return (${plainLoad("Timer")})(); }`,
		},
		{
			key: "loop",
			path: "/loop",
			load: `() => { process.getBuiltinModule("node:fs").writeFileSync(${JSON.stringify(looping)}, ""); for (;;); }`,
		},
		{ key: "wait", path: "/wait", load: `() => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)` },
		{ key: "exit", path: "/exit", load: `() => process.exit(0)` },
		{
			key: "slow",
			path: "/slow",
			load: `async () => { await new Promise((resolve) => setTimeout(resolve, 1000)); return (${plainLoad("Slow")})(); }`,
		},
		{
			key: "foreign",
			path: "/foreign",
			// An exception without a release in its stack counts as the site's own.
			load: `() => { setTimeout(() => { const error = new Error("half done"); error.stack = "Error: half done"; throw error; }); return (${plainLoad("Foreign")})(); }`,
		},
	],
};

let releases: TestStore;
let shellDir: string;
let port: number;
let site: SupervisedSite;
let log = "";
let read: (path: string, at?: number) => ReturnType<typeof readPage>;
const messages: string[] = [];

beforeAll(async () => {
	const packages = await buildAll();
	shellDir = packages.find(({ name }) => name === "shell")?.outDir ?? "";
	releases = await openTestStore({ withLive: false, shellDir });
	await releases.publish(home, wild);
	await releases.goLive(home, wild);
	port = await freePort();
	read = (path, at = port) => readPage(path, at);
	const onLog = (text: string) => {
		log += text;
	};
	const settings = await settingsAlone(releases.dir, port);
	const report = (text: string) => void messages.push(text);
	site = await superviseSite({ settings, shellDir, logLevel: "error", onLog, stableMs: 0 }, report);
});
afterEach(() => {
	log = "";
	messages.length = 0;
});
afterAll(async () => {
	await site?.stop();
	await releases?.remove();
	await rm(looping, { force: true });
});

const lines = () =>
	log
		.split("\n")
		.filter((line) => line !== "")
		.map((line) => JSON.parse(line) as Record<string, unknown>);

let releasesOfWild = 7;
/** Puts a release of the remote live that has ended no process yet. */
async function putFreshLive(): Promise<string> {
	// After a failed test, the process may be about to end.
	await back();
	releasesOfWild += 1;
	const fresh = { ...wild, version: String(releasesOfWild) };
	await releases.publish(fresh);
	await releases.goLive(fresh);
	await expect
		.poll(async () => (await read("/float")).body, { timeout: 10_000 })
		.toContain(`mf-wild/${fresh.version}/`);
	return fresh.version;
}

/** Waits until the home page responds. */
async function back(): Promise<void> {
	const home = async () => {
		const { status } = await read("/");
		if (status !== 200) throw new Error(`The site did not come back:\n${messages.join("\n")}\n${log}`);
	};
	await vi.waitFor(home, { timeout: 30_000, interval: 20 });
}

describe("unhandled failures of a remote's code", () => {
	test.each([
		["/float", "Float", "floating"],
		["/words", "Words", "words alone"],
		["/timer", "Timer", "in a timer"],
	])("%s: its page answers, the site goes on, and the log names the release", async (path, title, error) => {
		const pid = site.pid();
		const page = await read(path);
		expect(page.status).toBe(200);
		expect(page.body).toContain(`>${title}</h1>`);
		await expect
			.poll(lines)
			.toContainEqual(
				expect.objectContaining({ remote: "mf-wild", version: "7", error: expect.stringContaining(error) }),
			);
		expect((await read("/")).status).toBe(200);
		expect(site.pid()).toBe(pid);
		expect(messages).toEqual([]);
	});
});

describe("[PF-8] a remote's code that blocks the process", () => {
	// The first uses processor time, the second does not.
	test.each(["/loop", "/wait"])(
		"%s: its code is ended, the log has its stack, and no later request fails while a new process takes over",
		{
			timeout: 60_000,
		},
		async (path) => {
			const version = await putFreshLive();
			const pid = site.pid();
			const lost = read(path);
			const others: number[] = [];
			while (!messages.join("\n").includes("is back after")) others.push((await read("/")).status);
			for (let times = 0; times < 20; times += 1) others.push((await read("/")).status);
			// One request may have been pending when the code was ended: V8 then drops the queue of the current turn.
			expect(others.filter((status) => status !== 200).length).toBeLessThanOrEqual(1);
			expect((await lost).status).toBe(0);
			expect(site.pid()).not.toBe(pid);
			expect(lines()).toContainEqual(
				expect.objectContaining({
					remote: "mf-wild",
					version,
					where: expect.arrayContaining([expect.stringContaining(`mf-wild/${version}/`)]),
					msg: expect.stringContaining("npm run releases -- live mf-wild"),
				}),
			);
		},
	);
});

describe("[PF-8] a release that ends the process repeatedly", () => {
	test("is excluded after the second time: its pages are a 503, and all others work", { timeout: 60_000 }, async () => {
		await putFreshLive();
		for (const _time of [1, 2]) {
			await read("/exit");
			await back();
		}
		const pid = site.pid();
		expect((await read("/exit")).status).toBe(503);
		expect((await read("/float")).status).toBe(503);
		expect((await read("/")).status).toBe(200);
		expect(site.pid()).toBe(pid);
		expect(log).toMatch(/mf-wild \d+ ended the site's process twice within a minute and is quarantined for 60 s/);
		await putFreshLive();
		expect((await read("/")).status).toBe(200);
	});
});

describe("a process that ends", () => {
	test("because a remote's code ends it: the log names the release, and pages answer again", async () => {
		const version = await putFreshLive();
		const pid = site.pid();
		expect((await read("/exit")).status).toBe(0);
		await back();
		expect(site.pid()).not.toBe(pid);
		expect(lines()).toContainEqual(expect.objectContaining({ remote: "mf-wild", version, code: 0 }));
	});

	test("because it is no longer trusted finishes pending requests, while a new one serves others", async () => {
		const pid = site.pid();
		const slow = read("/slow");
		// The response is sent before the endless loop of the previous request begins.
		await read("/");
		expect((await read("/foreign")).status).toBe(200);
		await expect.poll(() => site.pid(), { timeout: 5_000 }).not.toBe(pid);
		await back();
		expect((await slow).body).toContain(">Slow</h1>");
		expect(JSON.stringify(lines())).toContain("half done");
	});

	test("because it was stopped (SIGSTOP) is replaced", { timeout: 60_000 }, async () => {
		const pid = site.pid() ?? 0;
		process.kill(pid, "SIGSTOP");
		await expect.poll(() => site.pid(), { timeout: 30_000 }).not.toBe(pid);
		await back();
	});
});

test("a port in use ends the start with a message", async () => {
	const taken = superviseSite(
		{ settings: await settingsAlone(releases.dir, port), shellDir, logLevel: "silent" },
		() => undefined,
	);
	await expect(taken).rejects.toThrow(
		`Port ${port} is taken on 127.0.0.1. Stop what uses it, or set PORT to another port.`,
	);
});

test.each(["/", "/loop"])(
	"a site ends with the process that supervises it, even by kill -9, and even while it hangs: at %s",
	{
		timeout: 30_000,
	},
	async (path) => {
		const own = await freePort();
		const options = JSON.stringify({ settings: await settingsAlone(releases.dir, own), shellDir, logLevel: "silent" });
		const supervisor = new URL("../site-supervisor.ts", import.meta.url).href;
		const launcher = spawn(process.execPath, ["--input-type=module", "-e", LAUNCHER, supervisor, options], {
			stdio: ["ignore", "pipe", "inherit"],
		});
		await once(launcher.stdout, "data");
		await rm(looping, { force: true });
		const lost = read(path, own);
		if (path === "/loop") await expect.poll(() => existsSync(looping)).toBe(true);
		else await lost;
		launcher.kill("SIGKILL");
		await lost;
		await expect.poll(() => read("/", own), { timeout: 10_000 }).toMatchObject({ status: 0 });
	},
);
