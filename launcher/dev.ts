// `npm run dev`: everything of `npm start`, built for reading. An edit in a remote is built and goes live as in production: the next
// page that is loaded shows it; open pages stay as they are. An edit in the shell is built, and shows after a restart.

import { existsSync, watch } from "node:fs";
import { join } from "node:path";
import { folderStore } from "@hub/releases/folder-store";
import { readSettings } from "@hub/shared-contracts/settings/read-settings";
import { bringUp, publishBuilds, type RunningSite, readyLine } from "./bring-up.ts";
import { type BuiltRoom, buildAll, buildRoom, remoteNames } from "./bundle.ts";
import { environment } from "./environment.ts";
import { requireFreePort } from "./free-port.ts";
import { endWith, StepError, say } from "./progress.ts";
import { outliveStrays } from "./strays.ts";

const root = join(import.meta.dirname, "..");

/** Editors save in bursts: so long after the last change, in ms, a build begins. */
const QUIET = 80;

const options = { mode: "development" } as const;
let running: RunningSite | undefined;
let rooms: BuiltRoom[] = [];

for (const signal of ["SIGINT", "SIGTERM"] as const)
	process.on(signal, () => void (running?.stop() ?? Promise.resolve()).then(() => process.exit(0)));

try {
	const env = environment();
	const { port, host } = readSettings(env);
	rooms = await buildAll(options);
	await requireFreePort("PORT", port, host);
	// A store of its own: what is built for reading must not stay live when `npm start` comes next.
	running = await bringUp({ env, rooms, onProgress: say, logLevel: "warn", releases: "releases-dev" });
	follow();
	outliveStrays(say);
	process.stdout.write(readyLine(running));
} catch (error) {
	endWith(error);
}

/** Watches all rooms; a change of what is shared is a change of every room. */
function follow(): void {
	const changed = new Set<string>();
	let timer: NodeJS.Timeout | undefined;
	const all = ["shell", ...remoteNames()];
	for (const room of [...all, "shared-contracts", "shared-ui"]) {
		for (const part of ["src", "messages"]) {
			const folder = join(root, room, part);
			if (!existsSync(folder)) continue;
			watch(folder, { recursive: true }, (_event, file) => {
				if (file && /\.test\.tsx?$/.test(file)) return;
				for (const name of room.startsWith("shared-") ? all : [room]) changed.add(name);
				clearTimeout(timer);
				timer = setTimeout(() => {
					const names = [...changed];
					changed.clear();
					void rebuild(names).catch((error: unknown) => say(error instanceof StepError ? error.message : String(error)));
				}, QUIET);
			});
		}
	}
}

async function rebuild(names: readonly string[]): Promise<void> {
	if (!running) return;
	const began = Date.now();
	const built: BuiltRoom[] = [];
	for (const name of names) built.push(await buildRoom(name, options));
	const fresh = built.filter(({ rebuilt }) => rebuilt);
	if (fresh.length === 0) return;
	rooms = rooms.map((room) => built.find(({ name }) => name === room.name) ?? room);
	await publishBuilds(folderStore(running.settings.releasesDir), fresh, say);
	if (fresh.some(({ name }) => name === "shell")) say("The shell changed: restart to see it.");
	say(`${fresh.map(({ name }) => name).join(", ")} in ${Date.now() - began} ms`);
}
