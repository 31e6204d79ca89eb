// `npm run dev -- <remote>`: like `npm start`, with one remote from its working folder. What is edited there shows in
// open tabs, which keep their state. The shell is built with React's development build, once.

import { join } from "node:path";
import { openReleaseStore } from "@hub/releases/open-store";
import { develop } from "@hub/remote-tools/development/develop";
import { readSettings } from "@hub/settings/read-settings";
import { bringUp, type RunningSite, readyLine } from "./bring-up.ts";
import { buildAll, remoteNames } from "./bundle.ts";
import { parseArguments } from "./command-line.ts";
import { settingSources } from "./environment.ts";
import { requireFreePort } from "./free-port.ts";
import { exitWithError, StepError, say, surviveUnhandledFailures } from "./progress.ts";

const root = join(import.meta.dirname, "..");

let running: RunningSite | undefined;

for (const signal of ["SIGINT", "SIGTERM"] as const)
	process.on(signal, () => void (running?.stop() ?? Promise.resolve()).then(() => process.exit(0)));

try {
	const remotes = remoteNames();
	const { positionals } = parseArguments(`Usage: npm run dev -- <remote>   (${remotes.join(", ")})\n`, {});
	const [remote = "mf-content"] = positionals;
	if (!remotes.includes(remote)) throw new StepError(`There is no remote ${remote}. There are ${remotes.join(", ")}.`);
	say(`${remote} is taken from its folder; for another: npm run dev -- <${remotes.join(" | ")}>`);
	const { env, fromFile } = settingSources();
	// Fails early, before anything is built.
	const { port, host } = readSettings(env);
	await requireFreePort("PORT", port, host);
	const packages = await buildAll({ mode: "development" });
	running = await bringUp({
		env,
		fromFile,
		packages,
		onProgress: say,
		// A separate store: the shell's development build must not stay there when `npm start` runs next.
		releases: "releases-dev",
		async startSite(settings, shellDir) {
			const store = await openReleaseStore(settings);
			const { close } = await develop({
				folder: join(root, remote),
				shellDir,
				settings: { ...settings, pageCache: false },
				store,
				say,
			});
			return { stop: close };
		},
	});
	surviveUnhandledFailures();
	process.stdout.write(readyLine(running));
} catch (error) {
	exitWithError(error);
}
