// Faults that keep a site from receiving a change: Directus responds with errors or invalid data, not at all, or drops
// connections.

import { expect } from "vitest";
import { invalidResponses } from "../fixtures/invalid-responses.ts";
import type { FaultyProxy } from "../fixtures/stand-in-services.ts";

export interface Fault {
	readonly name: string;
	around(store: () => Promise<void>): Promise<void>;
}

/** Delay of slow responses in ms. */
const SLOW_MS = 400;

export function serviceFaults(proxy: FaultyProxy, random: () => number): readonly Fault[] {
	const answers = Object.entries(invalidResponses({ huge: 2_000_000, slow: SLOW_MS, random }));
	const during = (name: string, begin: () => void, end: () => void): Fault => ({
		name,
		async around(store) {
			begin();
			try {
				const before = proxy.faultyCount;
				await store();
				await expect.poll(() => proxy.faultyCount, { timeout: 10_000 }).toBeGreaterThan(before);
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
