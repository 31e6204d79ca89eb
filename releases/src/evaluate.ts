// Evaluates a server bundle in a fresh scope: a plain function call with a `require` that knows the shared modules and nothing
// else, so that versions never mix and nothing is fetched or read behind the shell's back.

import { compileFunction } from "node:vm";
import type { RemoteServer } from "@hub/shared-contracts/remote-server";

/** The one instance of each shared module, by specifier. */
export type SharedModules = Readonly<Record<string, unknown>>;

/**
 * The server door of a release.
 * @param filename shown in stack traces, e.g. `mf-events/0.1.0-ab12/server.cjs`
 * @throws when the bundle asks for a module that is not shared, or exports no server door
 */
export function evaluateServerBundle(code: string, filename: string, shared: SharedModules): RemoteServer {
	const scope = { exports: {} as Record<string, unknown> };
	const requireShared = (specifier: string) => {
		if (specifier in shared) return shared[specifier];
		throw new Error(
			`${filename} asks for “${specifier}”, which is not shared with remotes. Shared are ${Object.keys(shared).join(", ")}.`,
		);
	};
	compileFunction(code, ["module", "exports", "require"], { filename })(scope, scope.exports, requireShared);
	const server = scope.exports.default as RemoteServer | undefined;
	if (!server?.remote?.name || !server.routes)
		throw new Error(`${filename} exports no server door: its default export must come from defineRemoteServer.`);
	return server;
}
