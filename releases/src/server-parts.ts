// Reads the parts of a build's server code that its description needs. To read them, the code is evaluated with
// stand-ins for modules that it shares with the shell.

import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { RemoteServer } from "@hub/shared-contracts/remote/remote-server";
import { AdmissionError } from "./admission-error.ts";
import { evaluateServerBundle } from "./evaluate.ts";

/** Server code to evaluate. */
export interface BuiltServer {
	readonly name: string;
	/** Absolute paths of all files of the build, by their name in it. */
	readonly files: Readonly<Record<string, string>>;
	/** By the specifiers of shared modules. */
	readonly shared: Readonly<Record<string, string>>;
}

/** Parts of a server entry. Functions may be missing in it, since it may come from another process. */
export interface ServerParts {
	readonly remote: RemoteServer["remote"];
	/** Names of slots that have a loader. */
	readonly loadedSlots: readonly string[];
	/** Paths below `/api`. */
	readonly api: readonly string[];
}

/**
 * Evaluates the server code of a build in this process.
 * @throws AdmissionError if it fails, or is another package's
 */
export async function readServerParts({ name, files, shared }: BuiltServer): Promise<ServerParts> {
	const bundle = files["server.cjs"];
	if (!bundle) throw new AdmissionError(`${name}: the build has no server.cjs.`);
	const code = await readFile(bundle, "utf8");
	const { remote, slots, api } = evaluated(name, () =>
		evaluateServerBundle(code, `${name}/server.cjs`, inertModules(Object.keys(shared))),
	);
	if (remote.name === name) return { remote, loadedSlots: Object.keys(slots ?? {}), api: Object.keys(api ?? {}) };
	throw new AdmissionError(`${name}: src/remote.ts has the name “${remote.name}”; it must be the name of the package.`);
}

/** @throws AdmissionError if a remote's own code fails when it is loaded */
function evaluated<Server>(name: string, evaluate: () => Server): Server {
	try {
		return evaluate();
	} catch (error) {
		throw new AdmissionError(
			`${name}: its server code fails when it is loaded. ${error instanceof Error ? error.message : String(error)}`,
		);
	}
}

/**
 * Creates stand-ins for shared modules while a bundle is only described: nothing is called, so every export is an empty
 * function.
 */
function inertModules(specifiers: readonly string[]): Record<string, unknown> {
	const inert = new Proxy({}, { get: (_target, name) => (name === "__esModule" ? true : () => undefined) });
	const real = createRequire(import.meta.url);
	return Object.fromEntries(
		specifiers.map((specifier) => [specifier, specifier.startsWith("@hub/") ? inert : real(specifier)]),
	);
}
