// Process in which releases are tried; it may hang, leak or crash, and visitors see nothing of it. trial-gate.ts starts
// it under Node's permission model, with its work as the first line of stdin. Code of a release runs beside this module
// and must not write to the launcher, so there is no IPC channel: reports go to a pipe, each after a secret that only
// this module has.

import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type * as ShellServer from "../../shell/src/site/main.tsx";
import { watchBuiltins } from "./builtins.ts";

export interface TrialWork {
	/** Secret at the start of each report, which proves its origin. */
	readonly key: string;
	readonly settings: ShellServer.Settings;
	readonly shellDir: string;
	readonly remotes: readonly string[];
	readonly secrets: readonly string[];
	/** True to listen for a browser, once all pages were rendered. */
	readonly listens: boolean;
	/** Addresses to try. Default: those that the remotes can break. */
	readonly addresses?: readonly string[] | undefined;
}

/** A report. After `listening`, the process waits for a line on stdin: the pages are open in a browser then. */
export type TrialMessage =
	| { readonly kind: "begin"; readonly address: string }
	| { readonly kind: "listening"; readonly pages: readonly string[] }
	| { readonly kind: "done"; readonly faults: readonly ShellServer.TrialFault[] };

/** File descriptor of the pipe to the launcher. */
const REPORT_FD = 3;

/**
 * Members of `process` that give access to Node's modules, other processes and files. Node's permissions restrict files
 * and new processes, but neither `node:sqlite`, which opens any database, nor signals, of which SIGUSR1 opens a
 * debugger in the launcher.
 */
const REMOVED_MEMBERS = [
	"getBuiltinModule",
	"kill",
	"_kill",
	"_debugProcess",
	"binding",
	"_linkedBinding",
	"dlopen",
	"execve",
	"loadEnvFile",
	"report",
];

const lines = createInterface({ input: process.stdin });
lines.once("line", (line) => void run(JSON.parse(line) as TrialWork));
// The launcher has ended, so this process is no longer needed.
lines.once("close", () => process.exit());

async function run({ key, settings, shellDir, remotes, secrets, listens, addresses }: TrialWork): Promise<void> {
	const { openSite, tryRemotes } = createRequire(import.meta.url)(
		join(shellDir, "node", "server.cjs"),
	) as typeof ShellServer;
	for (const member of REMOVED_MEMBERS) Reflect.deleteProperty(process, member);
	const changedBuiltins = watchBuiltins();
	const report = (message: TrialMessage) => writeFileSync(REPORT_FD, `\n${key}${JSON.stringify(message)}\n`);
	const logged: ShellServer.LogLine[] = [];
	const log = (level: ShellServer.LogLine["level"]) => (fields: object | string, text?: string) =>
		void logged.push({ level, fields: typeof fields === "string" ? {} : { ...fields }, text: text ?? String(fields) });
	const site = await openSite(settings, {
		shellDir,
		warm: false,
		strictTexts: true,
		log: { info: log("info"), warn: log("warn"), error: log("error") },
	});
	const set = site.current();
	// Before the site's first run there is no content to render, so only code and texts are checked.
	const hasContent = await site.hasContent();
	const tried = set
		? await tryRemotes({
				set,
				fetch: async (request) => site.fetch(request),
				publicUrl: settings.publicUrl,
				strategy: settings.localeStrategy,
				remotes: new Set(remotes),
				secrets,
				takeLog: () => logged.splice(0),
				changedBuiltins,
				begin: (address) => report({ kind: "begin", address }),
				addresses: hasContent ? addresses : [],
			})
		: undefined;
	if (tried && listens && tried.pages.length > 0) {
		await site.listen();
		const opened = once(lines, "line");
		report({ kind: "listening", pages: tried.pages });
		await opened;
	}
	const faults = tried
		? [...tried.faults, ...(await tried.strain())]
		: [{ rule: "load" as const, what: "The candidate could not be loaded." }];
	report({ kind: "done", faults });
	process.exit(0);
}
