// A site of several processes that share its port: all of them receive changes, and the end of one does not affect the
// others.

import { request } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestStore, type TestStore } from "../../shell/test/fixtures/handmade-releases.ts";
import { settingsAlone } from "../../shell/test/fixtures/settings-alone.ts";
import { buildAll } from "../bundle.ts";
import { freePort } from "../free-port.ts";
import { type SupervisedSite, superviseSite } from "../site-supervisor.ts";

const title = '"by " + process.pid + "."';
const remote = {
	name: "mf-plain",
	version: "1",
	routes: [
		{
			key: "home",
			path: "/",
			load: `() => ({ kind: "found", data: { title: ${title}, text: "" }, head: { title: ${title}, description: "" } })`,
		},
	],
};

let releases: TestStore;
let site: SupervisedSite;
let port: number;
const messages: string[] = [];

beforeAll(async () => {
	const shellDir = (await buildAll()).find(({ name }) => name === "shell")?.outDir ?? "";
	releases = await openTestStore({ withLive: false, shellDir });
	await releases.publish(remote);
	await releases.goLive(remote);
	port = await freePort();
	const settings = await settingsAlone(releases.dir, port, { SITE_PROCESSES: "2", PAGE_CACHE: "off" });
	site = await superviseSite({ settings, shellDir, logLevel: "silent" }, (text) => messages.push(text));
}, 240_000);
afterAll(async () => {
	await site?.stop();
	await releases?.remove();
});

/** Sends a request over a separate connection, like each visitor; status 0 without a response. */
function ask(method: string, body = "", headers: Record<string, string> = {}) {
	return new Promise<{ readonly status: number; readonly pid: number }>((resolve) => {
		const clientRequest = request({ port, host: "127.0.0.1", method, headers, agent: false }, async (answer) => {
			let text = "";
			for await (const part of answer) text += part;
			resolve({ status: answer.statusCode ?? 0, pid: Number(/by (\d+)\./.exec(text)?.[1]) });
		});
		clientRequest.on("error", () => resolve({ status: 0, pid: 0 }));
		clientRequest.end(body);
	});
}
const english = { cookie: "NEXT_LOCALE=en" };

test("all processes of a site share its port", async () => {
	expect(site.pids()).toHaveLength(2);
	const answers = await Promise.all(Array.from({ length: 40 }, () => ask("GET", "", english)));
	expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
	expect(new Set(answers.map(({ pid }) => pid))).toEqual(new Set(site.pids()));
});

test("a visitor's forms are counted over all processes", async () => {
	const form = { ...english, "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" };
	const statuses: number[] = [];
	for (let times = 0; times < 140; times += 1) statuses.push((await ask("POST", "a=b", form)).status);
	expect(statuses.slice(0, 120)).not.toContain(429);
	// A single process would accept 120.
	expect(new Set(statuses.slice(-10))).toEqual(new Set([429]));
});

test("a killed process is replaced, while the other one serves requests", { timeout: 60_000 }, async () => {
	await expect.poll(() => site.pids().length, { timeout: 20_000 }).toBe(2);
	const [killed = 0, other = 0] = site.pids();
	process.kill(killed, "SIGKILL");
	await expect.poll(() => site.pids().includes(killed)).toBe(false);
	for (let times = 0; times < 10; times += 1) {
		const { status, pid } = await ask("GET", "", english);
		expect([status, pid === killed]).toEqual([200, false]);
	}
	await expect.poll(() => site.pids().filter((pid) => pid !== other).length, { timeout: 20_000 }).toBe(1);
	await expect
		.poll(
			async () =>
				new Set(await Promise.all(Array.from({ length: 20 }, async () => (await ask("GET", "", english)).pid))),
			{
				timeout: 20_000,
			},
		)
		.toEqual(new Set(site.pids()));
	expect(messages.join("\n")).toMatch(
		/Process 1 of the site ended by itself \(SIGKILL\)[\s\S]*Process 1 of the site is back/,
	);
});

test("all processes end within seconds after a stop", async () => {
	const pids = site.pids();
	const began = performance.now();
	await site.stop();
	expect(performance.now() - began).toBeLessThan(10_000);
	for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow("ESRCH");
});
