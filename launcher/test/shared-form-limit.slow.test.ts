// Two hosts with a site each and one Redis: a visitor's forms are counted once for both, and a Redis that goes away takes no form with it.

import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { HAS_REDIS, startRedis, type TestRedis } from "../../cms/test/redis-server.ts";
import { openTestStore, plainLoad, type TestStore } from "../../shell/test/fixtures/handmade-releases.ts";
import { settingsAlone } from "../../shell/test/fixtures/settings-alone.ts";
import { buildAll } from "../bundle.ts";
import { freePort } from "../free-port.ts";
import { type SupervisedSite, superviseSite } from "../site-supervisor.ts";

const remote = { name: "mf-plain", version: "1", routes: [{ key: "home", path: "/", load: plainLoad("A page") }] };
const LIMIT = 120;
const METRICS_TOKEN = "of this test alone";

describe.skipIf(!HAS_REDIS)("[SS-1] two hosts with one Redis", () => {
	let redis: TestRedis;
	let releases: TestStore;
	const sites: SupervisedSite[] = [];
	const urls: string[] = [];

	beforeAll(async () => {
		const shellDir = (await buildAll()).find(({ name }) => name === "shell")?.outDir ?? "";
		redis = await startRedis();
		releases = await openTestStore({ withLive: false, shellDir });
		await releases.publish(remote);
		await releases.goLive(remote);
		for (const host of ["one", "other"]) {
			const port = await freePort();
			const env = { REDIS: redis.url, TRUSTED_PROXIES: "127.0.0.1", METRICS_TOKEN };
			const settings = { ...(await settingsAlone(releases.dir, port, env)), siteDir: join(releases.dir, host) };
			sites.push(await superviseSite({ settings, shellDir, logLevel: "silent" }, () => undefined));
			urls.push(`http://127.0.0.1:${port}`);
		}
	}, 240_000);
	afterAll(async () => {
		for (const site of sites) await site.stop();
		await releases?.remove();
		await redis?.close();
	});

	/** What Prometheus is told. */
	const shared = () =>
		Promise.all(
			urls.map(async (url) => {
				const figures = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
				return /^hub_forms_shared\{.*\} (\d)$/m.exec(await figures.text())?.[1];
			}),
		);
	const send = async (host: number, visitor: string) => {
		const answer = await fetch(`${urls[host]}/`, {
			method: "POST",
			body: new URLSearchParams({ text: "Hello" }),
			headers: { "sec-fetch-site": "same-origin", "x-forwarded-for": visitor, cookie: "NEXT_LOCALE=en" },
		});
		return { status: answer.status, text: await answer.text() };
	};
	/** Sends as many as a visitor may, to hosts in turn. @returns what they were answered, each once */
	const sendAll = async (hosts: readonly number[], visitor: string) => {
		const statuses = new Set<number>();
		for (let sent = 0; sent < LIMIT; sent += 1) statuses.add((await send(hosts[sent % hosts.length] ?? 0, visitor)).status);
		return [...statuses];
	};
	/** The page has no form, which it says of each that it looks at. */
	const LOOKED_AT = [405];

	test("a limit that is reached at one is reached at the other, which says so on the page", async () => {
		await expect.poll(shared).toEqual(["1", "1"]);
		expect(await sendAll([0], "198.51.100.1")).toEqual(LOOKED_AT);
		for (const host of [0, 1]) {
			const { status, text } = await send(host, "198.51.100.1");
			expect([status, text.includes("That was a lot at once")], `host ${host}`).toEqual([429, true]);
		}
		expect((await send(1, "198.51.100.2")).status, "another visitor").toBe(405);
		expect(await sendAll([0, 1], "198.51.100.3"), "in turn").toEqual(LOOKED_AT);
		expect((await send(0, "198.51.100.3")).status).toBe(429);
	});

	test("without Redis forms are looked at as before, and each host counts alone; with it again, both count together", async () => {
		await redis.stop();
		expect(await sendAll([0], "198.51.100.4")).toEqual(LOOKED_AT);
		expect((await send(0, "198.51.100.4")).status).toBe(429);
		expect(await sendAll([1], "198.51.100.4"), "the other host").toEqual(LOOKED_AT);
		expect(await shared()).toEqual(["0", "0"]);

		await redis.startAgain();
		await expect.poll(shared, { timeout: 20_000 }).toEqual(["1", "1"]);
		expect(await sendAll([1], "198.51.100.5")).toEqual(LOOKED_AT);
		expect((await send(0, "198.51.100.5")).status).toBe(429);
	});
});
