// Evaluates the server code of a build in a separate process without environment variables, so that it reads no secrets
// and leaves nothing running.

import { fork } from "node:child_process";
import { once } from "node:events";
import { extname, join } from "node:path";
import { AdmissionError } from "@hub/releases/admission-error";
import type { BuiltServer, ServerParts } from "@hub/releases/server-parts";

/** Timeout in ms: modules that are only loaded take milliseconds. */
const TIMEOUT_MS = 60_000;

/** The message of the process. */
export type Evaluated = { readonly parts: ServerParts } | { readonly refused: string };

/** @throws AdmissionError if the code fails or does not end, or is another package's */
export async function evaluateApart({ name, files, shared }: BuiltServer): Promise<ServerParts> {
	const program = join(import.meta.dirname, `evaluate-process${extname(import.meta.filename)}`);
	const work: BuiltServer = { name, files: { "server.cjs": files["server.cjs"] ?? "" }, shared };
	const child = fork(program, [JSON.stringify(work)], { env: {}, execArgv: [], timeout: TIMEOUT_MS });
	let evaluated: Evaluated | undefined;
	// Only this project's process sends there.
	child.on("message", (message) => {
		evaluated = message as Evaluated;
	});
	const [code, signal] = await once(child, "close");
	if (evaluated && "parts" in evaluated) return evaluated.parts;
	throw new AdmissionError(
		evaluated?.refused ?? `${name}: its server code ends the process on import (${signal ?? `code ${code}`}).`,
	);
}
