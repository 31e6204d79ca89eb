// `npm run bench`: measurements that take too long for `npm test`, as ratios of one run where possible; all parts in
// less than 20 minutes.
//
// `npm run bench -- <part> …` runs parts, `-- --list` names them. `--times=N`, `--seed=N` and `--path=P` go to each of
// them. `--json` writes the results as JSON, and the table to stderr. Exit 0: every target was met; 1: one was missed;
// 2: wrong use.

import { randomInt } from "node:crypto";
import { type BenchOptions, type Result, table } from "../bench/result.ts";
import { buildAll } from "./bundle.ts";
import { endWithUsage, parseArguments } from "./command-line.ts";
import { exitWithError, say } from "./progress.ts";

interface Part {
	readonly about: string;
	readonly run: (options: BenchOptions) => Promise<Result[]>;
}

/** Each is imported when it runs: some bring a browser or a second renderer. */
const PARTS: Readonly<Record<string, Part>> = {
	"first-views": {
		about: "first and second views of posts, with 1,000 and 10,000 of them, beside react-dom alone and a bare server",
		run: async (options) => (await import("../bench/first-views.ts")).measureFirstViews(options),
	},
	saves: {
		about: "a save until a visitor sees it, and what other visitors notice, with few and with many posts (--times)",
		run: async (options) => (await import("../bench/saves.ts")).measureSaves(options),
	},
	flips: {
		about: "flips and rollbacks of a release (--times) with readers beside: failures, time until seen, memory",
		run: async (options) => (await import("../bench/flips.ts")).measureFlips(options),
	},
	seats: {
		about: "500 registrations at once for 50 seats (--times rounds), and processes killed meanwhile",
		run: async (options) => (await import("../bench/seats.ts")).testSeats(options),
	},
	search: {
		about: "judged queries in both languages: what is found, and how fast over 10,000 more pages",
		run: async (options) => (await import("../bench/search.ts")).measureSearch(options),
	},
	lighthouse: {
		about: "Lighthouse for phones on the article, the home page and an event (--path=. for all pages)",
		run: async (options) => (await import("../bench/lighthouse.ts")).measureLighthouse(options),
	},
	memory: {
		about: "memory of the site's process over many requests (--times) to many pages",
		run: async (options) => (await import("../bench/memory.ts")).measureMemory(options),
	},
	outages: {
		about: "a cluster under load while Directus, PostgreSQL and Redis are frozen (--times seconds each)",
		run: async (options) => (await import("../bench/outages.ts")).testOutages(options),
	},
	hostile: {
		about: "random requests (--times): each is answered, no stall, no growth",
		run: async (options) => (await import("../bench/hostile.ts")).testHostile(options),
	},
};

const NUMBER = /^\d{1,10}$/;
const { parts, options, isJson } = readArguments();
try {
	await buildAll();
	const results: Result[] = [];
	const byPart: Record<string, readonly Result[]> = {};
	for (const name of parts) {
		say(name);
		const found = (await PARTS[name]?.run(options)) ?? [];
		results.push(...found);
		byPart[name] = found;
	}
	(isJson ? process.stderr : process.stdout).write(`\n${table(results)}`);
	if (isJson) process.stdout.write(`${JSON.stringify(byPart, null, "\t")}\n`);
	process.exit(results.some(({ held }) => held === false) ? 1 : 0);
} catch (error) {
	exitWithError(error);
}

function readArguments() {
	const names = Object.keys(PARTS);
	const usage = `Choose from: ${names.join(", ")}.\n`;
	const [flag, text] = [{ type: "boolean" } as const, { type: "string" } as const];
	const { values, positionals } = parseArguments(usage, {
		list: flag,
		json: flag,
		times: text,
		seed: text,
		path: text,
	});
	if (values.list) {
		process.stdout.write(names.map((name) => `${name.padEnd(16)}${PARTS[name]?.about}\n`).join(""));
		process.exit(0);
	}
	const unknown = positionals.find((name) => !names.includes(name));
	if (unknown !== undefined) endWithUsage(`There is no benchmark “${unknown}”.\n${usage}`);
	for (const [name, value] of Object.entries({ times: values.times, seed: values.seed }))
		if (value !== undefined && !NUMBER.test(value))
			endWithUsage(`--${name} must be a whole number, and is “${value}”.\n`);
	const times = values.times === undefined ? undefined : Number(values.times);
	const seed = values.seed === undefined ? randomInt(2 ** 31) : Number(values.seed);
	return {
		parts: positionals.length > 0 ? positionals : names,
		options: { times, seed, path: values.path },
		isJson: values.json ?? false,
	};
}
