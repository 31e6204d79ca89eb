// A plan as a person reads it.

import { ASSUMED, type LoadPlan, type PlannedLoad } from "./load-plan.ts";
import type { Measured } from "./measured.ts";
import type { Cost } from "./plan-cost.ts";

/** What is written down. */
export interface WrittenPlan {
	readonly load: PlannedLoad;
	readonly measured: Measured;
	readonly plan: LoadPlan;
	readonly costs: readonly Cost[];
}

/** The plan, a line for each part, and the sentences without which it would promise too much. */
export function writePlan({ load, measured, plan, costs }: WrittenPlan): string {
	const { peak, withoutCdn, withCdn, storage, directus } = plan;
	const lines: readonly (readonly [string, string])[] = [
		["planned for", `${shown(load.visitors)} visitors, ${shown(load.publishes)} publishes, ${shown(load.releases)} releases a day`],
		["busiest second", `${shown(peak.pages)} pages, ${shown(peak.rendered)} of them rendered, and ${shown(peak.files)} files`],
		["processors", `${shown(plan.cores)} for the sites at ${shown(ASSUMED.utilisation * 100)} %`],
		["sites", `${plan.hosts} hosts, SITE_PROCESSES=${plan.processesEach}`],
		["memory of a host", `${shown(plan.memoryEach)} MB, and ${ASSUMED.directus} more where it has Directus`],
		["rendered a day", `${shown(plan.renderedADay)} pages`],
		[
			"Directus a day",
			`${shown(directus.writes)} writes, asked ${shown(directus.changeReads)} times what has changed; nothing for pages`,
		],
		["sent, no CDN", `${shown(withoutCdn.month)} GB a month, ${shown(withoutCdn.peak)} Mbit/s in the busiest second`],
		[
			"sent, with a CDN",
			`${shown(withCdn.month)} GB a month, ${shown(withCdn.peak)} Mbit/s; the CDN sends ${shown(withCdn.fromCdn)} GB`,
		],
		[`stored, ${shown(load.days)} days`, `${shown(storage.uploads)} GB of uploads, ${shown(storage.releases)} GB of releases`],
		...costs.map(({ what, amount }) => [`cost a month`, `${amount.toFixed(2)} for ${what}`] as const),
		...(costs.length > 0
			? [["cost a month", `${costs.reduce((sum, { amount }) => sum + amount, 0).toFixed(2)} for all of these`] as const]
			: []),
	];
	const width = Math.max(...lines.map(([name]) => name.length));
	return `${lines.map(([name, text]) => `${name.padEnd(width)}  ${text}\n`).join("")}
By bench/speed.json: a process on one processor renders ${shown(measured.rendered)} pages a second for the first time and sends ${shown(measured.fromMemory)} from
memory (${measured.machine}). Yours will be others: run npm run bench -- first-views there. docs/scale.md says what else is assumed.
${costs.length > 0 ? "" : "Give prices (--price-core=… and others, see --help) to have it priced: none is known here.\n"}`;
}

/** Three digits of what is small, whole numbers of what is large. */
function shown(value: number): string {
	return new Intl.NumberFormat("en-GB", value < 100 ? { maximumSignificantDigits: 3 } : { maximumFractionDigits: 0 }).format(value);
}
