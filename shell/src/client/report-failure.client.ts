// Tells the site of failures in this tab, so that they are heard although no developer's console is open.

import { FAILURES_PATH, MAX_REPORT_CHARACTERS } from "../monitoring/failure-report.ts";

/** `page`: a view threw. `hydration`: the markup differs. `files`: a script or style failed to load. `script`: other code of the site threw. */
export type FailureKind = "page" | "hydration" | "files" | "script";

/** How many a document tells of: a loop of failures tells nothing new. */
const MOST = 5;

const told = new Map<string, string>();
/** The document's release set. */
let documentSet: string | undefined;

/** Says with which release set the document came, so that its failures count against that one. */
export function reportFailuresOf(set: string): void {
	documentSet = set;
}

/**
 * Tells of a failure, once for the same words.
 * @returns its reference, for the visitor
 */
export function reportFailure(kind: FailureKind, error: unknown): string {
	const what = (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, MAX_REPORT_CHARACTERS);
	const known = told.get(what);
	if (known) return known;
	const reference = [...crypto.getRandomValues(new Uint8Array(5))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
	if (told.size >= MOST) return reference;
	told.set(what, reference);
	const file = releaseFileIn(error);
	const report = JSON.stringify({ reference, kind, what, ...(file ? { file } : {}), path: location.pathname, set: documentSet });
	// Goes on while the page is left. Where the site cannot be reached, there is nothing more to do.
	fetch(FAILURES_PATH, { method: "POST", body: report, keepalive: true, credentials: "omit" }).catch(() => undefined);
	return reference;
}

/** Listens to failures that nothing else handles, of code that is a release's or the shell's. */
export function reportUnhandledFailures(): void {
	addEventListener("error", ({ error }) => {
		if (releaseFileIn(error)) reportFailure("script", error);
	});
	addEventListener("unhandledrejection", ({ reason }) => {
		if (releaseFileIn(reason)) reportFailure("script", reason);
	});
}

/** The file of a release that is nearest to where an error was thrown, or that it speaks of. */
function releaseFileIn(error: unknown): string | undefined {
	if (!(error instanceof Error)) return undefined;
	return /\/r\/[\w-]+\/[\w.+-]+\/[\w.-]+/.exec(`${error.message}\n${error.stack ?? ""}`)?.[0];
}
