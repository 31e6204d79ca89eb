// The product on PostgreSQL, Redis, S3 and nginx, with three hosts, and visitors' experience while its parts stop one
// after the other.

import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { buildAll } from "../bundle.ts";
import { bringUpCluster, type Cluster } from "../cluster/bring-up-cluster.ts";
import { findPrograms } from "../cluster/machine-programs.ts";
import { freePorts } from "../free-port.ts";
import { signalTree } from "./frozen-process.ts";
import { reportSkipped } from "./needed-program.ts";

const found = findPrograms();
if (found.kind === "missing") reportSkipped(found.packages);

describe.skipIf(found.kind === "missing")("a cluster", () => {
	let folder: string;
	let cluster: Cluster;
	/** Addresses of pages that a site has not rendered yet. */
	let pages: string[] = [];

	beforeAll(async () => {
		if (found.kind === "missing") return;
		await buildAll();
		folder = await mkdtemp(join(tmpdir(), "hub-cluster-"));
		const [site = 0, studio = 0, mailUi = 0, mailSmtp = 0] = await freePorts(4);
		cluster = await bringUpCluster(folder, found.programs, { site, studio, mailUi, mailSmtp });
		pages = await addresses();
	}, 400_000);
	afterAll(async () => {
		await cluster?.stop();
		if (folder) await rm(folder, { recursive: true, force: true, maxRetries: 3 });
	}, 60_000);

	/** Returns nginx' reasons for excluding hosts. */
	const nginxSaid = async () => {
		const lines = (await readFile(join(folder, "nginx", "error.log"), "utf8")).split("\n");
		return lines
			.filter((line) => !line.includes("no live upstreams"))
			.slice(-20)
			.join("\n");
	};
	const host = (at: number) => {
		const one = cluster.hosts[at];
		if (!one) throw new Error(`There is no host ${at + 1}.`);
		return one;
	};
	const addresses = async () => {
		const map = await (await fetch(`${cluster.url}/sitemap.xml`)).text();
		return [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
	};
	const statusOf = (base: string, path: string) =>
		fetch(base + path, { signal: AbortSignal.timeout(20_000) }).then(
			async (response) => {
				await response.text();
				return response.status;
			},
			(error: unknown) => String(error),
		);
	/** Starts visitors who read pages through nginx. `end` returns the responses other than 200. */
	const visitors = () => {
		let isOver = false;
		let read = 0;
		const wrong: string[] = [];
		const visit = async (from: number) => {
			for (let at = from; !isOver; at += 1) {
				const path = pages[at % pages.length] ?? "/";
				const status = await statusOf(cluster.url, path);
				read += 1;
				if (status !== 200) wrong.push(`${path} ${status}`);
				// Slower than nginx' request limit.
				await sleep(60);
			}
		};
		const all = Promise.all([0, 40, 80, 120].map(visit));
		return {
			/** Resolves after `count` more pages. */
			readMore: async (count: number) => {
				const before = read;
				await expect.poll(() => read, { timeout: 30_000 }).toBeGreaterThanOrEqual(before + count);
			},
			end: async () => {
				isOver = true;
				await all;
				expect(read).toBeGreaterThan(20);
				return wrong;
			},
		};
	};
	/** Reads ten pages from every host. @returns the different statuses */
	const read = async (from: number) => {
		const paths = pages.slice(from, from + 10);
		return [
			...new Set(await Promise.all(cluster.hosts.flatMap(({ url }) => paths.map((path) => statusOf(url, path))))),
		];
	};
	const post = z.object({ data: z.array(z.object({ id: z.string(), slug: z.string() })) });
	/** Publishes a title through Studio's address. @returns the page that shows it */
	const publish = async (title: string): Promise<string> => {
		const json = { "content-type": "application/json" };
		const signedIn = await fetch(`${cluster.studioUrl}/auth/login`, {
			method: "POST",
			headers: json,
			body: JSON.stringify({ ...cluster.staff, mode: "json" }),
		});
		const { data } = z.object({ data: z.object({ access_token: z.string() }) }).parse(await signedIn.json());
		const headers = { ...json, authorization: `Bearer ${data.access_token}` };
		const query = "filter[locale][_eq]=en&filter[status][_eq]=published&sort=id&limit=1&fields=id,slug";
		const [one] = post.parse(await (await fetch(`${cluster.studioUrl}/items/posts?${query}`, { headers })).json()).data;
		const saved = await fetch(`${cluster.studioUrl}/items/posts/${one?.id}`, {
			method: "PATCH",
			headers,
			body: JSON.stringify({ title }),
		});
		expect(saved.status, await saved.text()).toBe(200);
		return `/${one?.slug}`;
	};
	const seenEverywhere = async (path: string, title: string) => {
		for (const { url } of cluster.hosts)
			await expect.poll(async () => (await fetch(url + path)).text(), { timeout: 10_000 }).toContain(title);
	};

	test("[SC-1] serves the same pages from every host, and hosts store only reproducible data", async () => {
		expect(pages.length).toBeGreaterThan(100);
		for (const path of ["/", "/de", pages.at(-1) ?? "/"])
			expect(await Promise.all(cluster.hosts.map(({ url }) => statusOf(url, path)))).toEqual([200, 200, 200]);
		expect((await readdir(join(folder, "s3"), { recursive: true })).some((name) => name.includes("uploads"))).toBe(
			true,
		);
	});

	test("[SC-2] shows on every host entries that are published through any Directus", async () => {
		await seenEverywhere(await publish("Published through nginx"), "Published through nginx");
	});

	test("[SC-1] can be restarted host by host without failed requests", async () => {
		const { end } = visitors();
		for (const one of [host(2), host(1), host(0)]) {
			await one.stop();
			await one.start();
		}
		expect(await end(), await nginxSaid()).toEqual([]);
	}, 240_000);

	test("[SC-1] loses a site, then a site with its Directus, and safe requests are sent to another host", async () => {
		const { readMore, end } = visitors();
		await readMore(40);
		await host(2).kill();
		await readMore(20);
		// The other one stays: nginx excluded it for two seconds during its restart, and the start of this one took longer.
		await host(0).kill();
		await readMore(60);
		await publish("Published by the one that is left");
		expect(await end(), await nginxSaid()).toEqual([]);
		await Promise.all([host(0).start(), host(2).start()]);
		await seenEverywhere(await publish("Published by both"), "Published by both");
	}, 240_000);

	test("[SC-2] serves pages without PostgreSQL, Redis or S3 that a host never served before, and recovers", async () => {
		const { postgres, redis, s3 } = cluster.services;
		for (const [at, service] of [postgres, redis, s3].entries()) {
			await service.stop();
			expect(await read(20 + 10 * at)).toEqual([200]);
			if (service === redis) await publish("Published without Redis");
			await service.start();
		}
		await expect
			.poll(() => publish("Published afterwards").then(Boolean, () => false), { timeout: 60_000, interval: 1_000 })
			.toBe(true);
		await seenEverywhere(await publish("Published at last"), "Published at last");
	}, 180_000);

	test("[SC-2] serves pages while Redis, PostgreSQL or a Directus is frozen, ends a save within 12 s, and recovers", async () => {
		const { postgres, redis } = cluster.services;
		const faults = [
			[redis.pid(), ""],
			[postgres.pid(), ""],
			[host(0).pid(), "@directus/api"],
		] as const;
		for (const [at, [pid, only]] of faults.entries()) {
			signalTree(pid, "SIGSTOP", only);
			const began = performance.now();
			const publishing = publish("Published while frozen").then(Boolean, () => false);
			expect(await read(60 + 10 * at)).toEqual([200]);
			const isPublished = await publishing;
			expect(performance.now() - began).toBeLessThan(12_000);
			if (pid === redis.pid()) expect(isPublished).toBe(true);
			signalTree(pid, "SIGCONT", only);
			await expect
				.poll(() => publish(`Published after ${at}`).then(Boolean, () => false), { timeout: 60_000, interval: 1_000 })
				.toBe(true);
		}
	}, 240_000);
});
