// What keeps a site from hearing of a change at once: a content service that fails, is silent, talks nonsense, is cut off, stopped or killed.

import { setTimeout as sleep } from "node:timers/promises";
import { oddAnswers } from "../fixtures/odd-answers.ts";
import type { FaultyProxy } from "../fixtures/stand-in-services.ts";

export interface Fault {
	readonly name: string;
	around(store: () => Promise<void>): Promise<void>;
}

/** How long, in ms, a fault lasts; a service that is stopped longer than its readers wait for it. */
const LASTS = 400;
const STOPPED = 3_000;

/** How long, in ms, a service may take to come back after it was killed. */
const BACK_WITHIN = 120_000;

export function wayFaults(proxy: FaultyProxy, random: () => number): readonly Fault[] {
	const answers = Object.entries(oddAnswers({ huge: 2_000_000, slow: LASTS, random }));
	const during = (name: string, begin: () => void, end: () => void): Fault => ({
		name,
		async around(store) {
			begin();
			try {
				await store();
				await sleep(LASTS);
			} finally {
				end();
			}
		},
	});
	const mood = (one: FaultyProxy["mood"]) => () => {
		proxy.mood = one;
	};
	const odd = (one: FaultyProxy["odd"]) => () => {
		proxy.odd = one;
	};
	return [
		during("failing", mood("failing"), mood("well")),
		during("silent", mood("silent"), mood("well")),
		...answers.map(([name, answer]) => during(`odd (${name})`, odd(answer), odd(undefined))),
		{
			name: "cut off",
			async around(store) {
				await store();
				proxy.cut();
			},
		},
	];
}

export function serviceFaults(url: string, pid: () => number | undefined): readonly Fault[] {
	const signal = (name: NodeJS.Signals) => {
		const found = pid();
		if (found === undefined) throw new Error("The content service does not run here, and cannot be stopped.");
		process.kill(found, name);
	};
	return [
		{
			name: "stopped",
			async around(store) {
				await store();
				signal("SIGSTOP");
				await sleep(STOPPED);
				signal("SIGCONT");
			},
		},
		{
			name: "killed",
			async around(store) {
				await store();
				signal("SIGKILL");
				await until(async () => !(await answers(url)), "still answers");
				await until(() => answers(url), "did not come back");
			},
		},
	];
}

async function until(so: () => Promise<boolean>, what: string): Promise<void> {
	const deadline = Date.now() + BACK_WITHIN;
	while (!(await so())) {
		if (Date.now() > deadline) throw new Error(`The content service ${what} within ${BACK_WITHIN / 1_000} s.`);
		await sleep(50);
	}
}

async function answers(url: string): Promise<boolean> {
	const found = await fetch(`${url}/server/ping`, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
	await found?.body?.cancel();
	return found?.ok ?? false;
}
