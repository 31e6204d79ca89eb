// `npm start`: from a fresh clone to a site that answers.

import { readSettings } from "@hub/shared-contracts/settings/read-settings";
import { bringUp, type RunningSite, readyLine } from "./bring-up.ts";
import { buildApart } from "./build-apart.ts";
import { settingSources } from "./environment.ts";
import { requireFreePort } from "./free-port.ts";
import { exitWithError, say } from "./progress.ts";
import { surviveUnhandledFailures } from "./unhandled-failures.ts";

let running: RunningSite | undefined;
let stopping = false;

/** How long a stop may take, in ms, before the process ends whatever is left. */
const STOP_DEADLINE = 9_500;

function stop(code: number): void {
	if (stopping) return;
	stopping = true;
	setTimeout(() => process.exit(code), STOP_DEADLINE).unref();
	void (running?.stop() ?? Promise.resolve()).finally(() => process.exit(code));
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => stop(0));

// The parent may be killed without sending a signal; no child may outlive it.
const starter = process.ppid;
setInterval(() => {
	if (process.ppid !== starter) stop(0);
}, 500).unref();

try {
	const { env, fromFile } = settingSources();
	const { port, host } = readSettings(env);
	const packages = await buildApart();
	if (!packages) process.exit(1);
	await requireFreePort("PORT", port, host);
	running = await bringUp({ env, fromFile, packages, tryBuilds: true, onProgress: say });
	const { settings, cms, mails } = running;
	for (const line of cms?.drift ?? []) say(`The content service differs from the repository: ${line}`);
	if (cms && cms.credentials.generated.length > 0) {
		say("Passwords were made; they are stored in credentials.json in DATA_DIR and not shown again:");
		for (const name of cms.credentials.generated)
			say(`  ${name}: ${cms.credentials[name].email}  ${cms.credentials[name].password}`);
	}
	surviveUnhandledFailures(say);
	process.stdout.write(readyLine({ settings, mails }));
} catch (error) {
	exitWithError(error);
}
