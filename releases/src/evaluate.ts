// Evaluates a server bundle in a fresh scope: a plain function call with a `require` that only resolves shared modules,
// so that versions never mix and no bundle depends on a module by accident. This is no sandbox: a release's code is
// trusted like the site's own (docs/decisions/001-federation.md).

import { compileFunction } from "node:vm";
import type { RemoteServer } from "@hub/shared-contracts/remote/remote-server";

/** Shared module instances by specifier. */
export type SharedModules = Readonly<Record<string, unknown>>;

/** A release by its remote's name and its version. */
export interface ReleaseName {
	readonly name: string;
	readonly version: string;
}

/** Returns the file name of a release's server code in stack traces and debuggers. */
export function bundleName({ name, version }: ReleaseName, file: string): string {
	return `${name}/${version}/${file}`;
}

/** Returns the release whose server code has this file name; undefined for other code. */
export function releaseOfBundle(filename: string): ReleaseName | undefined {
	const [, name, version] = /^([\w-]+)\/([\w.+-]+)\/[\w.-]+\.cjs$/.exec(filename) ?? [];
	return name && version ? { name, version } : undefined;
}

/** Returns the release nearest to the top of a stack trace; undefined without one. */
export function releaseInStack(stack: string): ReleaseName | undefined {
	for (const [, file = ""] of stack.matchAll(/^\s+at (?:.*\(|async )?([^\s()]+):\d+:\d+\)?$/gm)) {
		const release = releaseOfBundle(file);
		if (release) return release;
	}
	return undefined;
}

/**
 * Returns the server entry of a release.
 * @param filename from `bundleName`, shown in stack traces
 * @throws if the bundle requires a module that is not shared, or exports no server entry
 */
export function evaluateServerBundle(code: string, filename: string, shared: SharedModules): RemoteServer {
	const scope = { exports: {} as Record<string, unknown> };
	const requireShared = (specifier: string) => {
		if (Object.hasOwn(shared, specifier)) return shared[specifier];
		throw new Error(
			`${filename} imports “${specifier}”, which is not shared with remotes. Shared modules: ${Object.keys(shared).join(", ")}.`,
		);
	};
	compileFunction(code, ["module", "exports", "require"], { filename })(scope, scope.exports, requireShared);
	const server = scope.exports.default as RemoteServer | undefined;
	if (!server?.remote?.name || !server.routes)
		throw new Error(`${filename} exports no server entry: its default export must come from defineRemoteServer.`);
	return server;
}
