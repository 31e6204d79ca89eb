// Loaded before a process' own code (`--import`): its clock is off by what a file says, and jumps when the file changes. Only `Date`
// is: what a process measures between two moments goes on as it does where a clock is set.
import { readFileSync, watchFile } from "node:fs";
import { createRequire, syncBuiltinESMExports } from "node:module";

const here = new URL(import.meta.url);
const file = here.searchParams.get("file");
const program = process.argv[1] ?? "";
const who = program.includes("@directus") ? "content service" : /(site|search)-process/.test(program) ? "site" : undefined;

if (file && who) {
	const RealDate = Date;
	let offset = 0;
	const read = () => {
		try {
			offset = JSON.parse(readFileSync(file, "utf8"))[who] ?? 0;
		} catch {
			// Written at this very moment: it is read again.
		}
	};
	read();
	watchFile(file, { interval: 100, persistent: false }, read);
	globalThis.Date = new Proxy(RealDate, {
		construct: (target, given, asked) => Reflect.construct(target, given.length > 0 ? given : [target.now() + offset], asked),
		apply: (target) => new target(target.now() + offset).toString(),
		get: (target, name) => (name === "now" ? () => target.now() + offset : Reflect.get(target, name)),
	});
}

// The content service is started with surroundings of its own, so it is handed on here.
if (file && !who) {
	const processes = createRequire(import.meta.url)("node:child_process");
	const { spawn } = processes;
	processes.spawn = (command, args, options) =>
		spawn(command, args?.some((word) => String(word).includes("@directus")) ? [`--import=${here}`, ...args] : args, options);
	syncBuiltinESMExports();
}
