// A process in which releases are tried: it may hang, leak or end, and nothing of it is shown to visitors. trial-gate.ts starts it under
// Node's permission model, with its work as the first line of stdin. Code of a release runs beside this module, so there is no channel to
// the launcher that it could write to: reports go to a pipe, each behind a secret that this module alone has.

import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type * as ShellServer from "../../shell/src/site/main.tsx";

/** Work of a trial. */
export interface TrialWork {
	/** Stands before each report. */
	readonly key: string;
	readonly settings: ShellServer.Settings;
	readonly shellDir: string;
	readonly remotes: readonly string[];
	readonly secrets: readonly string[];
	/** True to listen afterwards if there are no faults, for a browser trial. */
	readonly listens: boolean;
	/** Addresses to try. Default: those that the remotes can break. */
	readonly addresses?: readonly string[] | undefined;
}

/** Messages of the process. */
export type TrialMessage =
	| { readonly kind: "begin"; readonly address: string }
	| { readonly kind: "listening"; readonly addresses: readonly string[] }
	| { readonly kind: "done"; readonly faults: readonly ShellServer.TrialFault[] };

/** The descriptor of the pipe to the launcher. */
const REPORTS = 3;

/**
 * What leads from `process` to Node's modules, to other processes and to files. Node's permissions restrict files and new processes, but
 * neither `node:sqlite`, which opens any database, nor signals, of which SIGUSR1 opens a debugger in the launcher.
 */
const DOORS = [
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
// The launcher has ended.
lines.once("close", () => process.exit());

async function run({ key, settings, shellDir, remotes, secrets, listens, addresses }: TrialWork): Promise<void> {
	const { openSite, tryRemotes } = createRequire(import.meta.url)(join(shellDir, "node", "server.cjs")) as typeof ShellServer;
	for (const door of DOORS) Reflect.deleteProperty(process, door);
	const tell = (message: TrialMessage) => writeFileSync(REPORTS, `\n${key}${JSON.stringify(message)}\n`);
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
	const tried = new Set<string>();
	// Where the site never ran there is no content to render: code and texts are looked at alone.
	const hasContent = (await site.fetch(new Request(`${settings.publicUrl}/readyz`))).ok;
	const faults = set
		? await tryRemotes({
				set,
				fetch: async (request) => site.fetch(request),
				publicUrl: settings.publicUrl,
				strategy: settings.localeStrategy,
				remotes: new Set(remotes),
				secrets,
				takeLog: () => logged.splice(0),
				begin(address) {
					tried.add(address);
					tell({ kind: "begin", address });
				},
				addresses: hasContent ? addresses : [],
			})
		: [{ rule: "load" as const, what: "The candidate could not be loaded." }];
	if (listens && faults.length === 0 && tried.size > 0) {
		await site.listen();
		tell({ kind: "listening", addresses: [...tried] });
		return;
	}
	tell({ kind: "done", faults });
	process.exit(0);
}
