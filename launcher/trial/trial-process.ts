// A process in which releases are tried: it may hang, leak or end, and nothing of it is shown to visitors. Started by trial-gate.ts,
// with its work as the first message.

import { createRequire } from "node:module";
import { join } from "node:path";
import type * as ShellServer from "../../shell/src/site/main.tsx";

/** What to try. */
export interface TrialWork {
	readonly settings: ShellServer.Settings;
	readonly shellDir: string;
	readonly remotes: readonly string[];
	readonly secrets: readonly string[];
	/** Whether it listens once nothing was found, so that a browser can look. */
	readonly listens: boolean;
	/** Only these addresses. Default: what the remotes can break. */
	readonly addresses?: readonly string[] | undefined;
}

/** What the process tells. */
export type TrialMessage =
	| { readonly kind: "ready" }
	| { readonly kind: "begin"; readonly address: string }
	| { readonly kind: "listening"; readonly addresses: readonly string[] }
	| { readonly kind: "done"; readonly faults: readonly ShellServer.TrialFault[] };

const tell = (message: TrialMessage) => process.send?.(message);

process.once("message", (work: TrialWork) => void run(work));
tell({ kind: "ready" });

async function run({ settings, shellDir, remotes, secrets, listens, addresses }: TrialWork): Promise<void> {
	const { openSite, tryRemotes } = createRequire(import.meta.url)(join(shellDir, "node", "server.cjs")) as typeof ShellServer;
	const lines: ShellServer.LogLine[] = [];
	const log = (level: ShellServer.LogLine["level"]) => (fields: object | string, text?: string) =>
		void lines.push({ level, fields: typeof fields === "string" ? {} : { ...fields }, text: text ?? String(fields) });
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
				takeLog: () => lines.splice(0),
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
	// The message has to be out before the process ends.
	process.send?.({ kind: "done", faults } satisfies TrialMessage, () => process.exit(0));
}
