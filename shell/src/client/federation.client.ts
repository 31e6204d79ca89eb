// Loading remotes in the browser, through Module Federation, from the release set of the document.

import type { Remote } from "@hub/shared-contracts/remote/remote";
import { getInstance } from "@module-federation/runtime";
import { initContainerEntry } from "@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js";
import type { ClientRemote } from "../page/client-set.ts";

/** What the bundler keeps of the federation in this bundle. */
declare const __webpack_require__: {
	readonly federation: {
		readonly runtime: { readonly createInstance: unknown };
		readonly bundlerRuntime: object;
		readonly attachShareScopeMap: unknown;
	};
};

/** Taken at once: each remote that is loaded becomes the runtime's latest instance, and ours is the first. */
const host = getInstance();

/** Lends remotes the runtime that this bundle has anyway; the name is known in rspack.config.base.ts. */
function lendRuntime(): void {
	const { runtime, bundlerRuntime, attachShareScopeMap } = __webpack_require__.federation;
	// A host is no container, so its own runtime lacks what begins one; and each remote is an instance of its own, where the
	// runtime's `init` would take the first one for all.
	const lent = {
		runtime: { ...runtime, init: runtime.createInstance },
		bundlerRuntime: { ...bundlerRuntime, initContainerEntry },
		attachShareScopeMap,
	};
	Object.assign(globalThis, { _HUB_FEDERATION: lent });
}

/** Makes the remotes of a set known; none is loaded yet. */
export function registerSet(remotes: readonly ClientRemote[]): void {
	if (!host) throw new Error("The federation has no host: the shell was bundled without it.");
	lendRuntime();
	const integrity = new Map(remotes.map((remote) => [remote.entry, remote.integrity]));
	host.registerPlugins([
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
	host.registerRemotes(
		remotes.map(({ name, entry }) => ({ name: containerName(name), entry: new URL(entry, location.href).href, type: "global" })),
	);
}

/** The entry of a remote. Rejects when its files do not come or do not fit. */
export async function loadEntry(name: string): Promise<Remote> {
	const loaded = await host?.loadRemote<{ readonly default: Remote }>(`${containerName(name)}/remote`);
	if (!loaded?.default) throw new Error(`The remote ${name} has no entry.`);
	return loaded.default;
}

function containerName(remote: string): string {
	return remote.replaceAll("-", "_");
}

/** Whether an error says that files of a remote could not be loaded, be it a chunk's, a style's or an entry's. */
export function isLoadFailure(error: unknown): boolean {
	return error instanceof Error && (error.name === "ChunkLoadError" || /RUNTIME-0\d\d/.test(error.message));
}
