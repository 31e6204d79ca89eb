// `npm run bench`: measurements that take too long for `npm test`, as ratios of one run where possible; all parts in
// less than 20 minutes.
//
// `npm run bench -- <part> …` runs parts; any other word lists them. `--times=N`, `--seed=N` and `--path=P` go to each of
// them. `--json` writes the results to stdout as JSON, by part, and the table to stderr. Exit 0: every target was met; 1:
// one was missed; 2: wrong use.

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
	moments: {
		about: "what a page of the site at a moment costs, and visitors' pages meanwhile",
		run: async (options) => (await import("../bench/moments.ts")).measureMoments(options),
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

const USAGE = Object.entries(PARTS)
	.map(([name, { about }]) => `${name.padEnd(16)}${about}\n`)
	.join("");
const { names, options, isJson } = readArguments();
try {
	await buildAll();
	const byPart: Record<string, readonly Result[]> = {};
	for (const name of names) {
		say(name);
		byPart[name] = (await PARTS[name]?.run(options)) ?? [];
	}
	const results = Object.values(byPart).flat();
	(isJson ? process.stderr : process.stdout).write(`\n${table(results)}`);
	if (isJson) process.stdout.write(`${JSON.stringify(byPart, null, "\t")}\n`);
	process.exit(results.some(({ held }) => held === false) ? 1 : 0);
} catch (error) {
	exitWithError(error);
}

function readArguments() {
	const text = { type: "string" } as const;
	const json = { type: "boolean" } as const;
	const { values, positionals } = parseArguments(USAGE, { times: text, seed: text, path: text, json });
	const { times, seed = String(randomInt(2 ** 31)), path } = values;
	const isNumber = (value: string) => /^\d{1,10}$/.test(value);
	if (!positionals.every((name) => Object.hasOwn(PARTS, name)) || !isNumber(seed) || !isNumber(times ?? "1"))
		endWithUsage(USAGE);
	return {
		names: positionals.length > 0 ? positionals : Object.keys(PARTS),
		options: { times: times === undefined ? undefined : Number(times), seed: Number(seed), path },
		isJson: values.json ?? false,
	};
}
