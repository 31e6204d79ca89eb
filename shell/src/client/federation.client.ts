// The host of Module Federation: containers are loaded as the document's release set names them, get the shell's share scope, and
// borrow what each would otherwise carry itself (rspack.container.ts).

import type { Remote } from "@hub/shared-contracts/remote/remote";
import type { ClientRemote } from "../page/client-set.ts";
import { ChunkLoadError, loadListedScript, loadListedStyle, loadScript } from "./release-files.client.ts";
import { sharedModule, shareScope } from "./shared-modules.client.ts";

/** A remote's container, as Module Federation has it. */
interface Container {
	init(scope: typeof shareScope): unknown;
	get(module: string): Promise<() => unknown>;
}

/** Lends remotes what they call; the name is known in rspack.container.ts. */
function lend(): void {
	const lent = {
		shared: sharedModule,
		script(url: string, done: (event: { readonly type: string }) => void, listDigest: string) {
			loadListedScript(url, listDigest).then(
				() => done({ type: "load" }),
				() => done({ type: "error" }),
			);
		},
		style: loadListedStyle,
	};
	Object.assign(globalThis, { _HUB_FEDERATION: lent });
}

/** Loads the entries of a set's remotes: each once, when it is asked for. Rejects where files do not come or do not fit. */
export function createEntryLoader(remotes: readonly ClientRemote[]): (name: string) => Promise<Remote> {
	lend();
	const known = new Map(remotes.map((remote) => [remote.name, remote]));
	return async (name) => {
		const remote = known.get(name);
		if (!remote) throw new Error(`There is no remote ${name} in the release set.`);
		await loadScript(remote.entry, remote.integrity);
		const container = (globalThis as unknown as Record<string, Container | undefined>)[name.replaceAll("-", "_")];
		if (!container) throw new ChunkLoadError(remote.entry);
		container.init(shareScope);
		// A container with this name is a remote of our contract.
		const entry = (await container.get("./remote"))() as { readonly default?: Remote };
		if (!entry.default) throw new Error(`The remote ${name} has no entry.`);
		return entry.default;
	};
}

/** Whether an error says that files of a remote could not be loaded, be it a chunk's, a style's or an entry's. */
export function isLoadFailure(error: unknown): boolean {
	return error instanceof Error && error.name === "ChunkLoadError";
}
