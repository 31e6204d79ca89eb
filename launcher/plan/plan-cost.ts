// What a plan costs, by prices that the one who plans was told: none is known here.

import type { LoadPlan } from "./load-plan.ts";

/** Prices in one currency. What has none is left out. */
export interface Prices {
	/** For a month. */
	readonly core?: number | undefined;
	/** For a GB and month. */
	readonly memory?: number | undefined;
	/** For a GB that hosts send. */
	readonly traffic?: number | undefined;
	/** For a GB that a CDN sends. */
	readonly cdnTraffic?: number | undefined;
	/** For a GB and month. */
	readonly storage?: number | undefined;
}

/** What a part costs in a month. */
export interface Cost {
	readonly what: string;
	readonly amount: number;
}

/** The parts that have a price. With a price for a CDN, the traffic is what remains behind one. */
export function costOf(plan: LoadPlan, { core, memory, traffic, cdnTraffic, storage }: Prices): Cost[] {
	const sent = cdnTraffic === undefined ? plan.withoutCdn : plan.withCdn;
	const parts: readonly (readonly [what: string, price: number | undefined, amount: number])[] = [
		["processors of the sites", core, plan.hosts * plan.processesEach],
		["memory of the sites", memory, (plan.hosts * plan.memoryEach) / 1_000],
		[cdnTraffic === undefined ? "traffic of the hosts" : "traffic of the hosts behind the CDN", traffic, sent.month],
		["traffic of the CDN", cdnTraffic, plan.withCdn.fromCdn],
		["storage, at its end", storage, plan.storage.uploads + plan.storage.releases],
	];
	return parts.flatMap(([what, price, amount]) => (price === undefined ? [] : [{ what, amount: price * amount }]));
}
