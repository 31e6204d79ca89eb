// Sends many random requests to a listening site.

import { sendAttack } from "./hostile-connection.ts";
import { type Attack, generateAttack } from "./hostile-requests.ts";
import { violationsIn } from "./hostile-verdict.ts";

export interface HostileOptions {
	readonly url: string;
	readonly attacks: number;
	readonly seed: number;
	/** Number of the first request. Default 0. */
	readonly first?: number;
	readonly atOnce: number;
	readonly complete: boolean;
	readonly onDone?: (tally: HostileTally) => void;
}

export interface HostileTally {
	attacks: number;
	answers: number;
	readonly statuses: Map<number, number>;
	/** Longest wait for all responses to an attack, in ms, and its number. */
	slowest: { readonly ms: number; readonly number: number };
	/** Descriptions of failures with commands that repeat them, up to a hundred; `failed` counts all. */
	readonly failures: string[];
	failed: number;
}

const MAX_FAILURES = 100;

export async function attackSite(options: HostileOptions): Promise<HostileTally> {
	const { url, attacks, seed, first = 0, atOnce, complete, onDone = () => undefined } = options;
	const { port, host } = new URL(url);
	const generate = generateAttack({ known: await knownAddresses(url), complete });
	const hosts = new Set([host]);
	const tally: HostileTally = {
		attacks: 0,
		answers: 0,
		statuses: new Map(),
		slowest: { ms: 0, number: first },
		failures: [],
		failed: 0,
	};
	let next = first;
	const attackOn = async () => {
		while (next < first + attacks) {
			const number = next;
			next += 1;
			const attack = generate(seed, number);
			const outcome = await sendAttack(Number(port), attack);
			tally.attacks += 1;
			tally.answers += outcome.answers.length;
			for (const { status } of outcome.answers) tally.statuses.set(status, (tally.statuses.get(status) ?? 0) + 1);
			if (outcome.took > tally.slowest.ms && outcome.end !== "late")
				tally.slowest = { ms: Math.round(outcome.took), number };
			const problems = violationsIn(attack, outcome, hosts);
			if (problems.length > 0) {
				tally.failed += 1;
				if (tally.failures.length < MAX_FAILURES)
					tally.failures.push(`${problems.join("; ")} (seed ${seed}, number ${number})`);
			}
			onDone(tally);
		}
	};
	await Promise.all(Array.from({ length: atOnce }, attackOn));
	return tally;
}

export async function showAttack(url: string, complete: boolean, seed: number, number: number): Promise<string> {
	const attack: Attack = generateAttack({ known: await knownAddresses(url), complete })(seed, number);
	const bytes = attack.requests.map(
		({ head, body }) => `${head.toString("latin1")}${body.subarray(0, 300).toString("latin1")}`,
	);
	return `${bytes.join("\n---\n")}\n${attack.abortAfter === undefined ? "" : `given up after ${attack.abortAfter} bytes\n`}`;
}

async function knownAddresses(url: string): Promise<readonly string[]> {
	const read = async (path: string) => (await fetch(url + path)).text();
	const map = await read("/sitemap.xml");
	const pages = [...map.matchAll(/<loc>[^<]*?\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path = ""]) => path || "/");
	if (pages.length === 0) throw new Error("The sitemap names no page.");
	const seen = new Set<string>();
	for (const path of ["/", "/de/events", "/glossary", "/insights", "/events/recordings", "/contact", "/resources"]) {
		const html = await read(path);
		for (const [, target = ""] of html.matchAll(/\s(?:href|src|data-src)="(\/[^"#]*)"/g))
			seen.add(target.replaceAll("&amp;", "&"));
	}
	return [...new Set([...pages.toSorted(), ...[...seen].toSorted()])];
}
