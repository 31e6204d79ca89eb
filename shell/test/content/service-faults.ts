// Faults that keep a site from receiving a change: Directus responds with errors or invalid data, not at all, drops connections, is stopped
// or killed.

import { setTimeout as sleep } from "node:timers/promises";
import { invalidResponses } from "../fixtures/invalid-responses.ts";
import type { FaultyProxy } from "../fixtures/stand-in-services.ts";

export interface Fault {
	readonly name: string;
	around(store: () => Promise<void>): Promise<void>;
}

/** Duration of a fault in ms, except for stopping Directus, which takes longer than its readers' timeouts. */
const FAULT_MS = 400;
const STOPPED = 3_000;

/** Timeout in ms until a killed Directus runs again. */
const RESTART_TIMEOUT_MS = 120_000;

export function wayFaults(proxy: FaultyProxy, random: () => number): readonly Fault[] {
	const answers = Object.entries(invalidResponses({ huge: 2_000_000, slow: FAULT_MS, random }));
	const during = (name: string, begin: () => void, end: () => void): Fault => ({
		name,
		async around(store) {
			begin();
			try {
				await store();
				await sleep(FAULT_MS);
			} finally {
				end();
			}
		},
	});
	const setFault = (fault: FaultyProxy["fault"]) => () => {
		proxy.fault = fault;
	};
	const respondWith = (response: FaultyProxy["respond"]) => () => {
		proxy.respond = response;
	};
	return [
		during("failing", setFault("failing"), setFault("none")),
		during("silent", setFault("silent"), setFault("none")),
		...answers.map(([name, answer]) => during(`invalid (${name})`, respondWith(answer), respondWith(undefined))),
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
	const deadline = Date.now() + RESTART_TIMEOUT_MS;
	while (!(await so())) {
		if (Date.now() > deadline) throw new Error(`The content service ${what} within ${RESTART_TIMEOUT_MS / 1_000} s.`);
		await sleep(50);
	}
}

async function answers(url: string): Promise<boolean> {
	const found = await fetch(`${url}/server/ping`, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
	await found?.body?.cancel();
	return found?.ok ?? false;
}
