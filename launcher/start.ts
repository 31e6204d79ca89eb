// `npm start`: brings a fresh clone to a running site.

import { bringUp, type RunningSite, readyLine } from "./bring-up.ts";
import { settingSources } from "./environment.ts";
import { exitWithError, say, surviveUnhandledFailures } from "./progress.ts";

let running: RunningSite | undefined;
let stopping = false;

/** Time in ms after which a stopping process kills its children. */
const STOP_TIMEOUT_MS = 9_500;

function stop(): void {
	if (stopping) return;
	stopping = true;
	setTimeout(() => process.exit(0), STOP_TIMEOUT_MS).unref();
	void (running?.stop() ?? Promise.resolve()).finally(() => process.exit(0));
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);

// The parent may be killed without a signal to this process, and no child may outlive it.
const parent = process.ppid;
setInterval(() => {
	if (process.ppid !== parent) stop();
}, 500).unref();

try {
	running = await bringUp({ ...settingSources(), tryBuilds: true, onProgress: say });
	const { cms } = running;
	for (const line of cms?.drift ?? []) say(`The content service differs from the repository: ${line}`);
	if (cms && cms.credentials.generated.length > 0) {
		say("Generated passwords, stored in credentials.json in DATA_DIR and not shown again:");
		for (const name of cms.credentials.generated)
			say(`  ${name}: ${cms.credentials[name].email}  ${cms.credentials[name].password}`);
	}
	surviveUnhandledFailures();
	process.stdout.write(readyLine(running));
} catch (error) {
	if (!stopping) exitWithError(error);
}
