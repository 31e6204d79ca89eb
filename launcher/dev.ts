// `npm run dev`: like `npm start`, with development builds. A change in a remote is built and goes live as in production: the next loaded
// page shows it; open pages stay unchanged. A change in the shell is built and shown after a restart.

import { existsSync, watch } from "node:fs";
import { join } from "node:path";
import { openReleaseStore } from "@hub/releases/open-store";
import { readSettings } from "@hub/settings/read-settings";
import { BuildError } from "../build/make-package.ts";
import { bringUp, type RunningSite, readyLine } from "./bring-up.ts";
import { type BuiltPackage, buildAll, buildPackage, remoteNames } from "./bundle.ts";
import { settingSources } from "./environment.ts";
import { requireFreePort } from "./free-port.ts";
import { exitWithError, say } from "./progress.ts";
import { publishBuilds } from "./publish-builds.ts";
import { surviveUnhandledFailures } from "./unhandled-failures.ts";

const root = join(import.meta.dirname, "..");

/** Editors save in bursts. A build starts this long after the last change, in ms. */
const BUILD_DELAY_MS = 80;

/** Packages that other builds may contain. */
const SHARED = ["shared-contracts", "content-model", "settings", "shared-ui"];

const options = { mode: "development" } as const;
let running: RunningSite | undefined;
let packages: BuiltPackage[] = [];

for (const signal of ["SIGINT", "SIGTERM"] as const)
	process.on(signal, () => void (running?.stop() ?? Promise.resolve()).then(() => process.exit(0)));

try {
	const { env, fromFile } = settingSources();
	// Fails early, before anything is built.
	const { port, host } = readSettings(env);
	await requireFreePort("PORT", port, host);
	packages = await buildAll(options);
	// A store of its own, because development builds must not stay live when `npm start` runs next.
	running = await bringUp({ env, fromFile, packages, onProgress: say, logLevel: "warn", releases: "releases-dev" });
	follow();
	surviveUnhandledFailures(say);
	process.stdout.write(readyLine(running));
} catch (error) {
	exitWithError(error);
}

/** Watches all packages. A change in a shared package rebuilds every package. */
function follow(): void {
	const changed = new Set<string>();
	let timer: NodeJS.Timeout | undefined;
	const all = ["shell", ...remoteNames()];
	for (const pkg of [...all, ...SHARED]) {
		for (const part of ["src", "messages"]) {
			const folder = join(root, pkg, part);
			if (!existsSync(folder)) continue;
			watch(folder, { recursive: true }, (_event, file) => {
				if (file && /\.test\.tsx?$/.test(file)) return;
				for (const name of SHARED.includes(pkg) ? all : [pkg]) changed.add(name);
				clearTimeout(timer);
				timer = setTimeout(() => {
					const names = [...changed];
					changed.clear();
					void rebuild(names).catch((error: unknown) => say(error instanceof BuildError ? error.message : String(error)));
				}, BUILD_DELAY_MS);
			});
		}
	}
}

async function rebuild(names: readonly string[]): Promise<void> {
	if (!running) return;
	const began = Date.now();
	const built: BuiltPackage[] = [];
	for (const name of names) built.push(await buildPackage(name, options));
	const fresh = built.filter(({ rebuilt }) => rebuilt);
	if (fresh.length === 0) return;
	packages = packages.map((pkg) => built.find(({ name }) => name === pkg.name) ?? pkg);
	await publishBuilds(await openReleaseStore(running.settings), fresh, say);
	if (fresh.some(({ name }) => name === "shell")) say("The shell changed: restart to see it.");
	say(`${fresh.map(({ name }) => name).join(", ")} in ${Date.now() - began} ms`);
}
