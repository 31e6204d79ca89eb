// `npm run faults -- --seed 1`: writes six one-line faults into six packages of this checkout, to see whether the tests find them. Commit or
// stash first; `git checkout .` takes them back. Run `npm test` afterwards: a fault that no test finds needs one.

import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { exitWithError, StepError } from "./progress.ts";

const root = join(import.meta.dirname, "..");
const FAULTS = 6;

/** How a line becomes wrong: the first rule that fits is applied. */
const RULES: readonly (readonly [pattern: RegExp, replacement: string])[] = [
	[/ === /, " !== "],
	[/ !== /, " === "],
	[/ <= /, " < "],
	[/ >= /, " > "],
	[/ < (?=[\w(])/, " <= "],
	[/ > (?=[\w(])/, " >= "],
	[/ && /, " || "],
	[/ \|\| /, " && "],
	[/ \?\? /, " && "],
	[/\((!)(?=[\w(])/, "("],
	[/\btrue\b/, "false"],
	[/\bfalse\b/, "true"],
	[/ \+ 1\b/, " + 2"],
	[/ - 1\b/, " - 2"],
	[/\.filter\((?=\()/, ".filter(() => true, "],
	[/\bcontinue;/, "break;"],
];

try {
	const { values } = parseArgs({ options: { seed: { type: "string", default: "1" } } });
	if (git("status", "--porcelain", "--untracked-files=no") !== "")
		throw new StepError("The checkout has changes: commit or stash them first.");
	const next = randomNumbers(Number(values.seed));
	const pick = <T>(all: readonly T[]): T => all[Math.floor(next() * all.length)] as T;
	const files = git("ls-files", "*.ts", "*.tsx").split("\n").filter(isProduction);
	const packages = [...new Set(files.map(packageOf))];
	for (let made = 0; made < FAULTS && packages.length > 0; ) {
		const owner = pick(packages);
		const file = pick(files.filter((name) => packageOf(name) === owner));
		const lines = readFileSync(join(root, file), "utf8").split("\n");
		const candidates = lines.flatMap((line, at) => (wrong(line) === undefined ? [] : [at]));
		if (candidates.length === 0) continue;
		const at = pick(candidates);
		const before = lines[at] ?? "";
		lines[at] = wrong(before) ?? before;
		writeFileSync(join(root, file), lines.join("\n"));
		process.stdout.write(`${file}:${at + 1}\n- ${before.trim()}\n+ ${lines[at]?.trim()}\n`);
		packages.splice(packages.indexOf(owner), 1);
		made += 1;
	}
} catch (error) {
	exitWithError(error);
}

/** True for what visitors, editors and operators run: no tests, no benchmarks, no types alone. */
function isProduction(file: string): boolean {
	return (
		!/(^|\/)(test|testing|e2e|bench|architecture|fixtures)\/|\.(test|fixture|e2e|d)\.tsx?$|(^|\/)(faults|bench|screenshots|test[a-z-]*)\.ts$/.test(
			file,
		) && file.includes("/")
	);
}

/** The package that a file belongs to: its top-level folder, and in `cms` the extension. */
function packageOf(file: string): string {
	return /^cms\/extensions\/[^/]+/.exec(file)?.[0] ?? file.split("/")[0] ?? "";
}

/** The line with a fault in it; undefined if no rule fits. */
function wrong(line: string): string | undefined {
	if (/^\s*(\/\/|\*|\/\*|import|export type|type |interface |readonly )/.test(line)) return undefined;
	const rule = RULES.find(([pattern]) => pattern.test(line));
	return rule && line.replace(...rule);
}

/** Random numbers from 0 to 1, the same for each seed (mulberry32). */
function randomNumbers(seed: number): () => number {
	let state = seed >>> 0;
	return () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
}

function git(...words: readonly string[]): string {
	return spawnSync("git", words, { cwd: root, encoding: "utf8" }).stdout.trim();
}
