// Freezes Directus, PostgreSQL and Redis of a cluster on this machine, one after the other, while visitors read,
// editors save and people register.

import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { bringUpCluster, type Cluster } from "../launcher/cluster/bring-up-cluster.ts";
import { findPrograms } from "../launcher/cluster/machine-programs.ts";
import { freePorts } from "../launcher/free-port.ts";
import { say } from "../launcher/progress.ts";
import { signalTree, treeBytes } from "../launcher/test/frozen-process.ts";
import type { BenchOptions, Result } from "./result.ts";
import { inFolder } from "./started-site.ts";

/** Duration of each freeze in seconds. */
const FREEZE_SECONDS = 90;

/** Timeout of every request that changes something, in ms. */
const MAX_WRITE_MS = 10_000;

/** Pause of a visitor, an editor and a guest between two requests, in ms. */
const PAUSES = { page: 200, save: 2_000, registration: 2_000 } as const;

interface Sent {
	readonly ms: number;
	readonly status: number;
}

/** Requests of one phase, by kind. */
type Load = Record<keyof typeof PAUSES, Sent[]>;

export function testOutages({ times = FREEZE_SECONDS }: BenchOptions): Promise<Result[]> {
	return inFolder(async (_settings, folder) => {
		const found = findPrograms();
		if (found.kind === "missing") throw new Error(`This needs ${found.packages.join(", ")}.`);
		const [site = 0, studio = 0, mailUi = 0, mailSmtp = 0] = await freePorts(4);
		const cluster = await bringUpCluster(folder, found.programs, { site, studio, mailUi, mailSmtp });
		try {
			const editor = await openEditor(cluster);
			await load(cluster, editor, 10);
			const calm = await load(cluster, editor, 30);
			const results = [result("calm", calm, calm)];
			const { postgres, redis } = cluster.services;
			const faults = [
				["Directus", cluster.hosts[0]?.pid(), "@directus/api"],
				["PostgreSQL", postgres.pid(), ""],
				["Redis", redis.pid(), ""],
			] as const;
			for (const [name, pid, only] of faults) {
				say(`Freezing ${name} for ${times} s`);
				const before = bytesOf(cluster);
				signalTree(pid, "SIGSTOP", only);
				const frozen = await load(cluster, editor, times);
				signalTree(pid, "SIGCONT", only);
				const grown = bytesOf(cluster) / before - 1;
				results.push(result(`${name} frozen`, frozen, calm, grown));
				await recovered(cluster, editor);
			}
			results.push(await compareRegistrations(editor));
			return results;
		} finally {
			await cluster.stop();
		}
	});
}

function result(what: string, { page, save, registration }: Load, calm: Load, grown = 0): Result {
	const failed = page.filter(({ status }) => status !== 200).length;
	const slowest = (sent: readonly Sent[]) => Math.max(0, ...sent.map(({ ms }) => ms));
	const done = (sent: readonly Sent[]) => `${sent.filter(({ status }) => status < 400).length} of ${sent.length}`;
	const [p99, calmP99] = [percentile(page), percentile(calm.page)];
	const memory = `memory ${grown < 0 ? "" : "+"}${Math.round(grown * 100)} %`;
	return {
		what,
		measured: [
			`${page.length} pages, ${failed} failed, p99 ${p99} ms`,
			`${done(save)} saves, slowest ${slowest(save)} ms`,
			`${done(registration)} registrations, slowest ${slowest(registration)} ms`,
			memory,
		].join("; "),
		held:
			failed === 0 &&
			p99 <= 2 * calmP99 &&
			grown <= 0.2 &&
			Math.max(slowest(save), slowest(registration)) < MAX_WRITE_MS,
	};
}

function percentile(sent: readonly Sent[]): number {
	return sent.map(({ ms }) => ms).toSorted((one, other) => one - other)[Math.floor(sent.length * 0.99)] ?? 0;
}

/** Sends requests for a while. Each kind sends its next one after the last response. */
async function load(cluster: Cluster, editor: Editor, seconds: number): Promise<Load> {
	const until = performance.now() + seconds * 1_000;
	const sent: Load = { page: [], save: [], registration: [] };
	const repeat = async (kind: keyof typeof PAUSES, send: () => Promise<number>) => {
		while (performance.now() < until) {
			const began = performance.now();
			const status = await send().catch(() => 599);
			sent[kind].push({ ms: Math.round(performance.now() - began), status });
			await sleep(PAUSES[kind]);
		}
	};
	const read = async () => {
		const response = await fetch(cluster.url + editor.pages[Math.floor(Math.random() * editor.pages.length)]);
		await response.arrayBuffer();
		return response.status;
	};
	await Promise.all([
		...Array.from({ length: 4 }, () => repeat("page", read)),
		repeat("save", editor.save),
		repeat("registration", () => editor.register()),
	]);
	return sent;
}

/** Resident memory of all sites and content services. */
const bytesOf = ({ hosts }: Cluster) => hosts.reduce((sum, { pid }) => sum + treeBytes(pid()), 0);

type Editor = Awaited<ReturnType<typeof openEditor>>;

/** Signs in as an editor and publishes an event. Sessions are signed in again when they expire. */
async function openEditor(cluster: Cluster) {
	const json = { "content-type": "application/json" };
	const ask = async <Value>(path: string, shape: z.ZodType<Value>, init: RequestInit = {}): Promise<Value> =>
		shape.parse(await (await fetch(cluster.studioUrl + path, init)).json());
	const signedIn = z.object({ data: z.object({ access_token: z.string() }) });
	const body = JSON.stringify({ ...cluster.staff, mode: "json" });
	const { data } = await ask("/auth/login", signedIn, { method: "POST", headers: json, body });
	const headers = { ...json, authorization: `Bearer ${data.access_token}` };
	const posts = z.object({ data: z.tuple([z.object({ id: z.string() })]) });
	const [post] = (await ask("/items/posts?limit=1&sort=id&fields=id&filter[locale][_eq]=en", posts, { headers })).data;
	const key = `bench-${randomUUID()}`;
	const starts = Date.now() + 30 * 86_400_000;
	for (const locale of ["de", "en"]) {
		const event = {
			status: "published",
			locale,
			translation_key: key,
			slug: key,
			title: "An evening",
			description: "Under load.",
			kind: "meetup",
			topic: "governance",
			language: "en",
			mode: "online",
			time_zone: "Europe/Berlin",
			capacity: 1_000,
			starts_at: new Date(starts).toISOString(),
			ends_at: new Date(starts + 3_600_000).toISOString(),
		};
		await ask("/items/events", z.object({ data: z.unknown() }), {
			method: "POST",
			headers,
			body: JSON.stringify(event),
		});
	}
	const map = await (await fetch(`${cluster.url}/sitemap.xml`)).text();
	const pages = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
	while (!(await fetch(`${cluster.url}/events/${key}`)).ok) await sleep(200);
	let guests = 0;
	const acknowledged = new Set<string>();
	const attempted = new Set<string>();
	return {
		pages,
		acknowledged,
		attempted,
		save: async () => {
			const response = await fetch(`${cluster.studioUrl}/items/posts/${post.id}`, {
				method: "PATCH",
				headers,
				body: JSON.stringify({ title: `Saved at ${new Date().toISOString()}` }),
			});
			await response.text();
			return response.status;
		},
		/**
		 * Sends the next guest's form, or one that failed again. Hosts take turns; nginx would count all guests as one
		 * visitor.
		 */
		register: async (again?: string) => {
			guests += 1;
			const email = again ?? `outage${guests}@example.org`;
			attempted.add(email);
			const response = await fetch(`${cluster.hosts[guests % cluster.hosts.length]?.url}/events/${key}`, {
				method: "POST",
				body: new URLSearchParams({ name: "A guest", email, organisation: "", remark: "", consent: "on" }),
				redirect: "manual",
				headers: { "sec-fetch-site": "same-origin", "x-forwarded-for": `10.${guests >> 8}.${guests & 255}.1` },
			});
			await response.text();
			if (response.status !== 200) return 503;
			acknowledged.add(email);
			return response.status;
		},
		stored: async () => {
			const rows = z.object({ data: z.array(z.object({ email: z.string() })) });
			const query = `limit=-1&fields=email&filter[event_key][_eq]=${key}`;
			return (await ask(`/items/registrations?${query}`, rows, { headers })).data.map(({ email }) => email);
		},
	};
}

/** Waits until saves and registrations work again. */
async function recovered(cluster: Cluster, editor: Editor): Promise<void> {
	for (let time = 0; time < 60; time += 1) {
		const { save, registration } = await load(cluster, editor, 1);
		if ([...save, ...registration].every(({ status }) => status < 400)) return;
	}
	throw new Error("Saves or registrations did not work again within a minute.");
}

/** Sends failed registrations again, as visitors do, and compares all with what is stored. */
async function compareRegistrations({ stored, acknowledged, attempted, register }: Editor): Promise<Result> {
	const failed = [...attempted].filter((email) => !acknowledged.has(email));
	const storedBefore = await stored();
	const inDoubt = failed.filter((email) => storedBefore.includes(email)).length;
	for (const email of failed) await register(email);
	const found = await stored();
	const lost = [...attempted].filter((email) => !found.includes(email)).length;
	const twice = found.length - new Set(found).size;
	return {
		what: "registrations afterwards",
		measured: `${attempted.size} people, ${failed.length} of them were told to send again (${inDoubt} of those were stored): ${lost} lost, ${twice} stored twice`,
		held: lost === 0 && twice === 0,
	};
}
