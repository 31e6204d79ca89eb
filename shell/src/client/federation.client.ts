// The host of Module Federation: its runtime loads remotes as the document's release set names them, and gives them the shared modules.

import type { Remote } from "@hub/shared-contracts/remote/remote";
import { createInstance, type ModuleFederationRuntimePlugin } from "@module-federation/enhanced/runtime";
import { RUNTIME_001, RUNTIME_008 } from "@module-federation/error-codes";
import * as core from "@module-federation/runtime-core";
import type { ClientRemote } from "../page/client-set.ts";
import { markStyles } from "./marked-styles.client.ts";
import { sharedModules } from "./shared-modules.client.ts";

/** How long an entry may take, in ms, after which it counts as failed: as long as the bundler's loader gives a chunk. */
const DEADLINE = 120_000;

/** What the runtime says of an entry that does not come, and of one that leaves no container. */
const ENTRY_FAILURES = [RUNTIME_008, RUNTIME_001];

/** A remote's entry did not come, or is not what the release set says. Of the same name as the bundler's errors about chunks. */
class EntryLoadError extends Error {
	override readonly name = "ChunkLoadError";
}

/** Loads the entries of a set's remotes: each once, when it is asked for. Rejects where files do not come or do not fit. */
export function createEntryLoader(remotes: readonly ClientRemote[]): (name: string) => Promise<Remote> {
	markStyles();
	// Remotes are built without it (`externalRuntime` in rspack.config.base.ts); the name is the plugin's.
	Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: core });
	const host = createInstance({
		name: "shell",
		remotes: [],
		shared: sharedModules(),
		// A remote shares nothing, so none has to be loaded before it is needed.
		shareStrategy: "loaded-first",
		plugins: [onlyAsReleased(new Map(remotes.map(({ name, integrity }) => [name, integrity])))],
	});
	host.registerRemotes(remotes.map(({ name, entry }) => ({ name, entry, entryGlobalName: name.replaceAll("-", "_") })));
	return async (name) => {
		// A container with this name is a remote of our contract.
		const entry = await host.loadRemote<{ readonly default?: Remote }>(`${name}/remote`);
		if (!entry?.default) throw new Error(`The remote ${name} has no entry.`);
		return entry.default;
	};
}

/** Runs entries only as their release has them, and tells those that do not come from other failures. */
function onlyAsReleased(integrities: ReadonlyMap<string, string>): ModuleFederationRuntimePlugin {
	return {
		name: "only-as-released",
		createScript({ url, remoteInfo }) {
			const integrity = integrities.get(remoteInfo?.name ?? "") ?? "";
			const script = Object.assign(document.createElement("script"), { src: url, integrity, crossOrigin: "anonymous" });
			return { script, timeout: DEADLINE };
		},
		errorLoadRemote({ id, error }) {
			// Codes are all that the runtime's errors have beside their texts, and stand in them behind a sharp.
			const code = error instanceof Error ? /#(RUNTIME-\d+)/.exec(error.message)?.[1] : undefined;
			if (code && ENTRY_FAILURES.includes(code)) throw new EntryLoadError(`The entry of ${id} did not come.`, { cause: error });
		},
	};
}

/** Whether an error says that files of a remote could not be loaded, be it a chunk's, a style's or an entry's. */
export function isLoadFailure(error: unknown): boolean {
	return error instanceof Error && error.name === "ChunkLoadError";
}
