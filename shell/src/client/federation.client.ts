// Loading remotes in the browser, through Module Federation, from the release set of the document.

import type { Remote } from "@hub/shared-contracts/remote";
import { loadRemote, registerPlugins, registerRemotes } from "@module-federation/runtime";
import type { ClientRemote } from "../page/client-set.ts";

/** Makes the remotes of a set known; none is loaded yet. */
export function registerSet(remotes: readonly ClientRemote[]): void {
	const integrity = new Map(remotes.map((remote) => [remote.entry, remote.integrity]));
	registerPlugins([
		{
			name: "entry-integrity",
			createScript({ url }) {
				const script = document.createElement("script");
				script.src = url;
				script.crossOrigin = "anonymous";
				script.integrity = integrity.get(new URL(url, location.href).pathname) ?? "";
				return script;
			},
		},
	]);
	registerRemotes(
		remotes.map(({ name, entry }) => ({ name: containerName(name), entry: new URL(entry, location.href).href, type: "global" })),
	);
}

/** The door of a remote. Rejects when its files do not come or do not fit. */
export async function loadDoor(name: string): Promise<Remote> {
	const door = await loadRemote<{ readonly default: Remote }>(`${containerName(name)}/remote`);
	if (!door?.default) throw new Error(`The remote ${name} opened no door.`);
	return door.default;
}

function containerName(remote: string): string {
	return remote.replaceAll("-", "_");
}

/** Whether an error says that files of a remote could not be loaded, be it a chunk's, a style's or an entry's. */
export function isLoadFailure(error: unknown): boolean {
	return (
		error instanceof Error &&
		(error.name === "ChunkLoadError" || error.message.includes("RUNTIME-008") || error.message.includes("RUNTIME-001"))
	);
}
