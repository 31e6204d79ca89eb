// The arguments of `npm run plan`.

import { parseArgs } from "node:util";
import type { PlannedLoad } from "./load-plan.ts";
import type { Prices } from "./plan-cost.ts";

interface Option {
	readonly name: string;
	readonly about: string;
	readonly most?: number;
	readonly least?: number;
}

const LOAD: Readonly<Record<keyof PlannedLoad, Option & { readonly default: number }>> = {
	visitors: { name: "visitors", default: 10_000, about: "visitors a day" },
	publishes: { name: "publishes", default: 20, about: "publishes a day" },
	releases: { name: "releases", default: 2, about: "releases a day, of all remotes" },
	forms: { name: "forms", default: 100, about: "forms that are sent a day" },
	pages: { name: "pages", default: 1_000, about: "different pages that are asked for" },
	pagesEach: { name: "pages-each", default: 4, least: 1, about: "pages in a visit" },
	newShare: { name: "new", default: 0.7, most: 1, about: "share of visitors with none of the files" },
	personalShare: { name: "personal", default: 0.05, most: 1, about: "share of pages rendered each time: search, accounts" },
	peakHour: { name: "peak-hour", default: 0.12, most: 1, about: "share of the day's visitors in its busiest hour" },
	burst: { name: "burst", default: 3, least: 1, about: "times the mean of that hour in its busiest second" },
	cdnShare: { name: "cdn", default: 0.95, most: 1, about: "share of files that a CDN would answer" },
	uploadSize: { name: "upload", default: 2, about: "MB of uploads with a publish" },
	releaseSize: { name: "release-size", default: 5, about: "MB of a release" },
	days: { name: "days", default: 365, about: "days for which storage is planned" },
};

const PRICES: Readonly<Record<keyof Prices, Option>> = {
	core: { name: "price-core", about: "a processor for a month" },
	memory: { name: "price-memory", about: "a GB of memory for a month" },
	traffic: { name: "price-traffic", about: "a GB that a host sends" },
	cdnTraffic: { name: "price-cdn", about: "a GB that a CDN sends; with it, a CDN is planned" },
	storage: { name: "price-storage", about: "a GB of storage for a month" },
};

/** How the command is used, a line for each argument. */
export const USAGE = `Usage: npm run plan -- [--visitors=50000] [--price-core=12.50] …
${Object.values(LOAD)
	.map(({ name, about, default: fallback }) => `  --${name.padEnd(14)} ${about} (${fallback})`)
	.join("\n")}
${Object.values(PRICES)
	.map(({ name, about }) => `  --${name.padEnd(14)} ${about}`)
	.join("\n")}
`;

/** Wrong arguments, in a sentence. */
export class PlanOptionError extends Error {}

/** Reads the arguments. @throws PlanOptionError */
export function readPlanOptions(args: readonly string[]): { readonly load: PlannedLoad; readonly prices: Prices } {
	const known = [...Object.values(LOAD), ...Object.values(PRICES)];
	let given: Readonly<Record<string, string | boolean | undefined>>;
	try {
		const options = Object.fromEntries(known.map(({ name }) => [name, { type: "string" as const }]));
		given = parseArgs({ args: [...args], options }).values;
	} catch (error) {
		throw new PlanOptionError(error instanceof Error ? error.message : String(error));
	}
	const read = ({ name, most = 1e9, least = 0 }: Option): number | undefined => {
		const text = given[name];
		if (typeof text !== "string") return undefined;
		const value = Number(text);
		if (/^\d+(\.\d+)?$/.test(text) && value >= least && value <= most) return value;
		throw new PlanOptionError(`--${name} must be a number from ${least} to ${most}, and is “${text}”.`);
	};
	const load = Object.entries(LOAD).map(([key, option]) => [key, read(option) ?? option.default] as const);
	const prices = Object.entries(PRICES).map(([key, option]) => [key, read(option)] as const);
	return { load: Object.fromEntries(load) as unknown as PlannedLoad, prices: Object.fromEntries(prices) };
}
