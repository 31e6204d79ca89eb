// What the model of load is made from: figures that benchmarks recorded in bench/speed.json.

import type { Reports } from "../../bench/report.ts";
import { StepError } from "../progress.ts";

/** Recorded figures; each of one process on one processor. */
export interface Measured {
	/** The processors of the machine, and the day, as recorded. */
	readonly machine: string;
	/** Pages a second that are rendered, each for the first time. */
	readonly rendered: number;
	/** Pages a second that are sent from memory. */
	readonly fromMemory: number;
	/** Memory of a process of the site, and of its search, in MB. */
	readonly processMemory: number;
	readonly searchMemory: number;
	/** The mean first page of a visit: requests, and KiB. */
	readonly requests: number;
	readonly document: number;
	/** Scripts, styles, fonts and pictures. */
	readonly files: number;
	/** Those scripts of it that are not the shell's, which come with each kind of page. */
	readonly ownScripts: number;
}

/** Takes the figures from the record. @throws StepError that says which benchmark to run, where one is missing */
export function measuredFrom(reports: Reports): Measured {
	const valuesOf = (part: string, what: RegExp): Readonly<Record<string, number | string>>[] => {
		const found = (reports[part]?.results ?? []).flatMap((result) =>
			what.test(result.what) && result.values ? [result.values] : [],
		);
		if (found.length > 0) return found;
		throw new StepError(`bench/speed.json lacks “${what.source}”: run npm run bench -- ${part} --record.`);
	};
	const mean = (part: string, what: RegExp, name: string, missing?: number): number => {
		const numbers = valuesOf(part, what).map((values) => values[name] ?? missing);
		const wrong = numbers.find((value) => typeof value !== "number" || !Number.isFinite(value) || value < 0);
		if (wrong !== undefined || numbers.includes(undefined))
			throw new StepError(`bench/speed.json has no number “${name}” in ${part}: run npm run bench -- ${part} --record.`);
		return numbers.reduce<number>((sum, value) => sum + Number(value), 0) / numbers.length;
	};
	const positive = (value: number, name: string): number => {
		if (value > 0) return value;
		throw new StepError(`bench/speed.json says that ${name} is ${value}, which cannot be.`);
	};
	const first = /^First load, /;
	const load = (name: string) => mean("first-load", first, name);
	const stock = "with 10,000 posts$";
	const report = reports["first-views"];
	return {
		rendered: positive(mean("first-views", new RegExp(`^Posts asked for the first time.*${stock}`), "rate"), "rendered"),
		fromMemory: positive(mean("first-views", new RegExp(`^The same posts once more.*${stock}`), "rate"), "sent from memory"),
		processMemory: mean("memory", /^Memory of the site's process$/, "end") / 1e6,
		searchMemory: mean("memory", /^Memory of the site's process$/, "search") / 1e6,
		requests: load("requests"),
		document: load("document"),
		files: load("scripts") + load("styles") + load("fonts") + load("pictures"),
		ownScripts: Math.max(0, load("scripts") - load("scripts of shell")),
		machine: `${report?.processors}, ${report?.at.slice(0, 10)}`,
	};
}
