// `npm run bench`: what takes too long for `npm test`, and how fast one way is against another.
//
// `npm run bench -- <part> …` runs parts, `-- --list` names them. `--times=N`, `--seed=N` and `--path=P` go to each of them.
// `--json` writes what was found as JSON, and the table to stderr; `--record` puts it into bench/speed.json.
// Exit 0: all that was to be proved held; 1: something did not; 2: wrong use.

import { randomInt } from "node:crypto";
import { parseArgs } from "node:util";
import { onPostgres } from "../bench/on-postgres.ts";
import { type Reports, record, reportOf, table } from "../bench/report.ts";
import type { BenchOptions, Result } from "../bench/result.ts";
import { exitWithError, say } from "./progress.ts";

/** Each is loaded when it runs: some bring a browser, a bundler or a second renderer with them. */
const PARTS: Readonly<Record<string, { readonly about: string; readonly run: (options: BenchOptions) => Promise<Result[]> }>> = {
	"publish-states": {
		about: "1000 random states of publishing: nothing leads to a missing page (some three hours)",
		run: async (options) => (await import("../bench/publish-states.ts")).testPublishStates(options),
	},
	hostile: {
		about: "300,000 random requests, and 30,000 odd answers of the content service: no fault, no stall, no growth (about an hour)",
		run: async (options) => (await import("../bench/hostile.ts")).testHostile(options),
	},
	"bad-days": {
		about: "processes killed or hung, a full disk, clocks a day off: what was promised is there, pages go on (ten minutes)",
		run: async (options) => (await import("../bench/bad-days.ts")).testFaults(options),
	},
	seats: {
		about: "500 sign-ups at once on 50 seats, five times, and processes killed meanwhile (some minutes)",
		run: async (options) => (await import("../bench/seats.ts")).testSeats(options),
	},
	"seats-postgres": {
		about: "the same on a Postgres that is started for it",
		run: async (options) => {
			const { testSeats } = await import("../bench/seats.ts");
			return onPostgres((database) => testSeats(options, database));
		},
	},
	"first-views": {
		about:
			"distinct posts asked for once and once more, of 1,000 and of 10,000, beside react-dom alone and a bare server (five minutes)",
		run: async (options) => (await import("../bench/first-views.ts")).measureFirstViews(options),
	},
	"first-load": {
		about: "what a first visit loads, every kind of page in both languages, in a browser (five minutes)",
		run: async (options) => (await import("../bench/first-load.ts")).measureFirstLoad(options),
	},
	lighthouse: {
		about: "Lighthouse for phones on every kind of page in both languages (a quarter of an hour a round)",
		run: async (options) => (await import("../bench/lighthouse.ts")).measureLighthouse(options),
	},
	memory: {
		about: "what the site's process holds over 100,000 requests to 10,000 pages (minutes to an hour)",
		run: async (options) => (await import("../bench/memory.ts")).measureMemory(options),
	},
	edits: {
		about:
			"10,000 random edits with readers beside them, some in a fault of the content service: nothing stale, nothing rendered for nothing (45 minutes)",
		run: async (options) => (await import("../bench/edits.ts")).testEdits(options),
	},
	"edits-postgres": {
		about: "the same on a Postgres that is started for it",
		run: async (options) => {
			const { testEdits } = await import("../bench/edits.ts");
			return onPostgres((database) => testEdits(options, database));
		},
	},
	flips: {
		about:
			"10,000 flips and rollbacks of a release with readers beside them: nothing fails, no page of two, seen at once, nothing grows (an hour)",
		run: async (options) => (await import("../bench/flips.ts")).measureFlips(options),
	},
	"many-posts": {
		about:
			"the same with 100 and with 10,000 posts (--times): a save until it is seen, others meanwhile, each kind of page (ten minutes)",
		run: async (options) => (await import("../bench/many-posts.ts")).measureManyPosts(options),
	},
	search: {
		about:
			"judged queries in both languages: what is found, and how fast, also over 10,000 more pages, next to Directus and MiniSearch (five minutes)",
		run: async (options) => (await import("../bench/search.ts")).measureSearch(options),
	},
	speed: {
		about: "ratios of one run, asserted nowhere (a minute)",
		run: async (options) => (await import("../bench/speed.ts")).measureSpeed(options),
	},
	supervision: {
		about:
			"three processes that never pause for each processor (--times seconds, default 300): 0 restarts; then an endless loop and a leak of file descriptors: a second at most (six minutes)",
		run: async (options) => (await import("../bench/supervision.ts")).measureSupervision(options),
	},
	"fresh-machine": {
		about: "npm start with Node and npm alone: no compiler, no Python, nothing cached from before (some minutes)",
		run: async () => (await import("../bench/fresh-machine.ts")).testFreshMachine(),
	},
};

const NUMBER = /^\d{1,10}$/;
const wanted = words();
try {
	const { buildAll } = await import("./bundle.ts");
	await buildAll();
	const results: Result[] = [];
	const reports: Reports = {};
	for (const name of wanted.parts) {
		say(name);
		const found = (await PARTS[name]?.run(wanted.options)) ?? [];
		results.push(...found);
		reports[name] = reportOf(found);
	}
	(wanted.json ? process.stderr : process.stdout).write(`\n${table(results)}`);
	if (wanted.json) process.stdout.write(`${JSON.stringify(reports, null, "\t")}\n`);
	if (wanted.record) await record(reports);
	process.exit(results.some(({ held }) => held === false) ? 1 : 0);
} catch (error) {
	exitWithError(error);
}

interface Words {
	readonly parts: readonly string[];
	readonly options: BenchOptions;
	readonly json: boolean;
	readonly record: boolean;
}

function words(): Words {
	const names = Object.keys(PARTS);
	try {
		const option = { type: "string" } as const;
		const { values, positionals } = parseArgs({
			allowPositionals: true,
			options: {
				list: { type: "boolean" },
				json: { type: "boolean" },
				record: { type: "boolean" },
				times: option,
				seed: option,
				path: option,
			},
		});
		if (values.list) {
			process.stdout.write(names.map((name) => `${name.padEnd(16)}${PARTS[name]?.about}\n`).join(""));
			process.exit(0);
		}
		const stranger = positionals.find((name) => !names.includes(name));
		if (stranger !== undefined) throw new Error(`There is no benchmark “${stranger}”.`);
		for (const [name, value] of Object.entries({ times: values.times, seed: values.seed }))
			if (value !== undefined && !NUMBER.test(value)) throw new Error(`--${name} must be a whole number, and is “${value}”.`);
		return {
			parts: positionals.length > 0 ? positionals : names,
			json: values.json ?? false,
			record: values.record ?? false,
			options: {
				times: values.times === undefined ? undefined : Number(values.times),
				seed: values.seed === undefined ? randomInt(2 ** 31) : Number(values.seed),
				path: values.path,
			},
		};
	} catch (error) {
		process.stderr.write(`${error instanceof Error ? error.message : String(error)}\nChoose from: ${names.join(", ")}.\n`);
		process.exit(2);
	}
}
