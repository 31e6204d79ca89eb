// The host of Module Federation: its runtime loads the remotes of the document's release set, and provides the shared
// modules.

import type { Remote } from "@hub/shared-contracts/remote/remote";
import { createInstance, type ModuleFederationRuntimePlugin } from "@module-federation/enhanced/runtime";
import { RUNTIME_001, RUNTIME_008 } from "@module-federation/error-codes";
import * as core from "@module-federation/runtime-core";
import type { ClientRemote } from "../page/client-set.ts";
import { markStyles } from "./marked-styles.client.ts";
import { sharedModules } from "./shared-modules.client.ts";

/** Timeout of an entry, in ms: as long as the bundler's loader gives a chunk. */
const ENTRY_TIMEOUT_MS = 120_000;

/** The runtime's codes for an entry that could not be loaded, and for one without a container. */
const ENTRY_FAILURES = [RUNTIME_008, RUNTIME_001];

/**
 * A remote's entry could not be loaded, or differs from the release set. Has the name of the bundler's errors about
 * chunks.
 */
class EntryLoadError extends Error {
	override readonly name = "ChunkLoadError";
}

/**
 * Creates the loader of a set's remotes. Loads each entry once, on request; rejects if files are missing or don't
 * match.
 */
export function createEntryLoader(all: readonly ClientRemote[]): (name: string) => Promise<Remote> {
	// A remote under development changes in place, so it has no digests.
	const remotes = all.filter(({ integrity }) => integrity || process.env.NODE_ENV === "development");
	markStyles();
	// Remotes are built without it (`externalRuntime` in rspack.config.base.ts); the name is the plugin's.
	Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: core });
	const host = createInstance({
		name: "shell",
		remotes: [],
		shared: sharedModules(),
		// Remotes share nothing, so none has to be loaded before it is needed.
		shareStrategy: "loaded-first",
		plugins: [onlyAsReleased(new Map(remotes.map(({ name, integrity }) => [name, integrity])))],
	});
	host.registerRemotes(remotes.map(({ name, entry }) => ({ name, entry, entryGlobalName: name.replaceAll("-", "_") })));
	return async (name) => {
		// A container with this name is a remote with our contract.
		const entry = await host.loadRemote<{ readonly default?: Remote }>(`${name}/remote`);
		if (!entry?.default) throw new Error(`The remote ${name} has no entry.`);
		return entry.default;
	};
}

/** Verifies the integrity of entries, and identifies errors about entries that could not be loaded. */
function onlyAsReleased(integrities: ReadonlyMap<string, string>): ModuleFederationRuntimePlugin {
	return {
		name: "only-as-released",
		createScript({ url, remoteInfo }) {
			const integrity = integrities.get(remoteInfo?.name ?? "") ?? "";
			const script = Object.assign(document.createElement("script"), { src: url, integrity, crossOrigin: "anonymous" });
			return { script, timeout: ENTRY_TIMEOUT_MS };
		},
		errorLoadRemote({ id, error }) {
			// The runtime's errors have no code property; their messages contain the code after a `#`.
			const code = error instanceof Error ? /#(RUNTIME-\d+)/.exec(error.message)?.[1] : undefined;
			if (code && ENTRY_FAILURES.includes(code))
				throw new EntryLoadError(`The entry of ${id} did not load.`, { cause: error });
		},
	};
}

/** True if a remote's chunk, style or entry could not be loaded. */
export function isLoadFailure(error: unknown): boolean {
	return error instanceof Error && error.name === "ChunkLoadError";
}
