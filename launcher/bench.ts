// `npm run bench`: what takes too long for `npm test`, and how fast one way is against another.
//
// `npm run bench -- <part> …` runs parts, `-- --list` names them. `--times=N`, `--seed=N` and `--path=P` go to each of them.
// `--json` writes what was found as JSON, and the table to stderr; `--record` puts it into docs/speed.json.
// Exit 0: all that was to be proved held; 1: something did not; 2: wrong use.

import { randomInt } from "node:crypto";
import { parseArgs } from "node:util";
import { measureArticle } from "./bench/article.ts";
import { testFaults } from "./bench/bad-days.ts";
import { testEdits } from "./bench/edits.ts";
import { measureFirstLoad } from "./bench/first-load.ts";
import { testFreshMachine } from "./bench/fresh-machine.ts";
import { testHostile } from "./bench/hostile.ts";
import { measureLighthouse } from "./bench/lighthouse.ts";
import { measureManyPosts } from "./bench/many-posts.ts";
import { measureMemory } from "./bench/memory.ts";
import { testPublishStates } from "./bench/publish-states.ts";
import { type Reports, record, reportOf, table } from "./bench/report.ts";
import type { BenchOptions, Result } from "./bench/result.ts";
import { measureSearch } from "./bench/search.ts";
import { testSeats, testSeatsOnPostgres } from "./bench/seats.ts";
import { measureSpeed } from "./bench/speed.ts";
import { buildAll } from "./bundle.ts";
import { exitWithError, say } from "./progress.ts";

const PARTS: Readonly<Record<string, { readonly about: string; readonly run: (options: BenchOptions) => Promise<Result[]> }>> = {
	"publish-states": {
		about: "1000 random states of publishing: nothing leads to a missing page (some three hours)",
		run: testPublishStates,
	},
	hostile: {
		about: "300,000 random requests, and 30,000 odd answers of the content service: no fault, no stall, no growth (about an hour)",
		run: testHostile,
	},
	"bad-days": {
		about:
			"processes killed or standing still, a full disk, clocks a day off: what was promised is there, pages go on (ten minutes)",
		run: testFaults,
	},
	seats: {
		about: "500 sign-ups at once on 50 seats, five times, and processes killed meanwhile (some minutes)",
		run: (options) => testSeats(options),
	},
	"seats-postgres": { about: "the same on a Postgres that is started for it", run: testSeatsOnPostgres },
	article: {
		about: "an article kept and drawn anew, beside react-dom alone and a bare server with the same bytes (seven minutes)",
		run: measureArticle,
	},
	"first-load": {
		about: "what a first visit loads, every kind of page in both languages, in a browser (five minutes)",
		run: measureFirstLoad,
	},
	lighthouse: {
		about: "Lighthouse for phones on every kind of page in both languages (a quarter of an hour a round)",
		run: measureLighthouse,
	},
	memory: {
		about: "what the site's process holds over 100,000 requests to 10,000 pages (minutes to an hour)",
		run: measureMemory,
	},
	edits: {
		about: "10,000 random edits with readers beside them: nothing stale, nothing thrown away for nothing (half an hour)",
		run: testEdits,
	},
	"many-posts": {
		about:
			"the same with 100 and with 10,000 posts (--times): a save until it is seen, others meanwhile, each kind of page (ten minutes)",
		run: measureManyPosts,
	},
	search: {
		about:
			"judged queries in both languages: what is found, and how fast, also over 10,000 more pages, next to Directus and MiniSearch (five minutes)",
		run: measureSearch,
	},
	speed: { about: "ratios of one run, asserted nowhere (a minute)", run: measureSpeed },
	"fresh-machine": {
		about: "npm start with Node and npm alone: no compiler, no Python, nothing kept from before (some minutes)",
		run: testFreshMachine,
	},
};

const NUMBER = /^\d{1,10}$/;
const wanted = words();
try {
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
