// Process of evaluate-apart.ts.

import { AdmissionError } from "@hub/releases/admission-error";
import { type BuiltServer, readServerParts } from "@hub/releases/server-parts";
import type { Evaluated } from "./evaluate-apart.ts";

// Its parent passes nothing else.
const work = JSON.parse(process.argv[2] ?? "") as BuiltServer;

async function evaluate(): Promise<Evaluated> {
	try {
		return { parts: await readServerParts(work) };
	} catch (error) {
		if (!(error instanceof AdmissionError)) throw error;
		return { refused: error.message };
	}
}

process.send?.(await evaluate(), () => process.exit());
