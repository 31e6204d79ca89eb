// Switches a remote between two releases while pages are read over open connections: no request may fail, and each
// visit stays within one release set.

import { Agent, get } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { rollBack } from "@hub/releases/operations";
import { type HandmadeRemote, LOADER_DATA, plainLoad, type TestStore } from "../fixtures/handmade-releases.ts";

export interface FlipsOptions {
	readonly origin: string;
	readonly releases: TestStore;
	readonly flips: number;
	readonly readers: number;
	readonly onDone?: (tally: FlipsTally) => Promise<void>;
}

export interface FlipsTally {
	readonly flips: number;
	readonly requests: number;
	readonly failed: readonly string[];
	readonly mixed: readonly string[];
	readonly visits: Readonly<Record<string, number>>;
	/** Duration of each change in ms, in order: `live` and rollbacks in turn. */
	readonly changing: readonly number[];
	/** Time in ms until a new request shows it. */
	readonly showing: readonly number[];
}

const ACTING = { by: "a test", why: "to see what happens" };

/** Pause of a reader between two visits, and interval of checks for a switch, in ms. */
const PAUSE = 5;
const LOOK_EVERY = 5;

/** Timeout in ms until a switch shows. */
const SHOWN_TIMEOUT_MS = 30_000;

function telling(version: string): HandmadeRemote {
	return {
		name: "mf-switched",
		version,
		routes: [
			{
				key: "switched",
				path: "/switched",
				slots: ["switched-slot", "unchanged-slot"],
				load: plainLoad(`switched-${version}`),
				view: showing(`switched-${version}`, "switched-slot", "unchanged-slot"),
			},
		],
		slots: {
			"switched-slot": {
				view: `({ data }) => h("aside", null, data, "switched-${version}")`,
				load: `() => "switched-${version}"`,
			},
		},
	};
}

const unchanged: HandmadeRemote = {
	name: "mf-same",
	routes: [
		{
			key: "unchanged",
			path: "/",
			slots: ["switched-slot"],
			load: plainLoad("Unchanged"),
			view: showing("unchanged", "switched-slot"),
		},
	],
	slots: { "unchanged-slot": { view: `() => h("aside", null, "unchanged")` } },
};

function showing(words: string, ...slots: readonly string[]): string {
	const shown = slots.map((name) => `h(Slot, { name: "${name}" })`);
	return `() => { ${LOADER_DATA} const { Slot } = require("@hub/shared-contracts/remote/runtime"); return h("article", null, h("h1", null, data.title), "${words}", ${shown}); }`;
}

/** Publishes the remotes and puts the first release live. Called once, before the site starts. */
export async function publishFlipping(releases: TestStore): Promise<void> {
	await releases.publish(unchanged, telling("1"), telling("2"));
	await releases.goLive(unchanged, telling("1"));
}

/** Switches releases while readers visit. @throws if a switch never shows */
export async function tryFlips({ origin, releases, flips, readers, onDone }: FlipsOptions): Promise<FlipsTally> {
	const agent = new Agent({ keepAlive: true });
	const tally = {
		flips: 0,
		requests: 0,
		failed: [] as string[],
		mixed: [] as string[],
		visits: {} as Record<string, number>,
		changing: [] as number[],
		showing: [] as number[],
	};
	const versions = new Map<string, string>();
	const ask = async (path: string, headers: Readonly<Record<string, string>> = {}): Promise<string | undefined> => {
		tally.requests += 1;
		const { status, body } = await request(origin + path, headers, agent);
		if (status === 200) return body;
		tally.failed.push(`${path} answers ${status} after ${tally.flips} flips: ${body.slice(0, 200)}`);
		return undefined;
	};
	const visit = async (path: string): Promise<void> => {
		const html = await ask(path);
		if (html === undefined) return;
		const set = /"set":\{"id":"([^"]+)"/.exec(html)?.[1] ?? "none";
		const version = versions.get(set.split(".")[0] ?? "") ?? "unknown";
		tally.visits[version] = (tally.visits[version] ?? 0) + 1;
		const answers = [[path, html]];
		for (const to of ["/", "/switched"])
			answers.push([`the data of ${to}`, (await ask(`/_data?to=${to}`, { "x-hub-set": set })) ?? ""]);
		for (const [what, text] of answers) {
			// Failed responses contain no mark, and are reported as failures.
			const met = new Set(
				[...(text ?? "").matchAll(/switched-(\d)|\/mf-switched\/(\d)/g)].map(([, words, file]) => words ?? file),
			);
			if (text && (met.size !== 1 || !met.has(version)))
				tally.mixed.push(`${what} of the set ${set}, which has ${version}, shows ${[...met].join(" and ")}`);
		}
		await ask(`/r/mf-switched/${version}/remoteEntry.js`);
	};
	let isOver = false;
	const reader = async (turn: number): Promise<void> => {
		for (let at = turn; !isOver; at += 1) {
			await visit(at % 2 === 0 ? "/" : "/switched");
			await sleep(PAUSE);
		}
	};
	const flip = async (): Promise<void> => {
		const isBack = tally.flips % 2 === 1;
		const version = isBack ? "1" : "2";
		const began = performance.now();
		if (isBack) await rollBack(releases.store, { ...ACTING, remote: "mf-switched" });
		else await releases.goLive(telling(version));
		const changed = performance.now();
		while (!(await ask("/switched"))?.includes(`switched-${version}`)) {
			if (performance.now() - changed > SHOWN_TIMEOUT_MS) throw new Error(`Flip ${tally.flips + 1} does not show.`);
			await sleep(LOOK_EVERY);
		}
		tally.changing.push(changed - began);
		tally.showing.push(performance.now() - changed);
		tally.flips += 1;
	};
	// Puts each release live once, so that readers know the contents of both sets.
	for (const version of ["2", "1"]) versions.set((await releases.goLive(telling(version))).set.id, version);
	const reading = Promise.all(Array.from({ length: readers }, (_, at) => reader(at)));
	try {
		while (tally.flips < flips) {
			await flip();
			await onDone?.(tally);
		}
	} finally {
		isOver = true;
		await reading;
		agent.destroy();
	}
	return tally;
}

function request(
	url: string,
	headers: Readonly<Record<string, string>>,
	agent: Agent,
): Promise<{ readonly status: number; readonly body: string }> {
	return new Promise((resolve) => {
		const failed = (error: Error) => resolve({ status: 0, body: String(error) });
		get(url, { agent, headers }, (answer) => {
			let body = "";
			answer.setEncoding("utf8");
			answer.on("data", (text: string) => {
				body += text;
			});
			answer.on("end", () => resolve({ status: answer.statusCode ?? 0, body }));
			answer.on("error", failed);
		}).on("error", failed);
	});
}
