// Reports failures in this tab to the site.

import { FAILURES_PATH, MAX_REPORT_CHARACTERS } from "../monitoring/failure-report.ts";

/**
 * `page`: a view threw. `hydration`: the markup differs. `files`: a script or style failed to load. `script`: other
 * code of the site threw.
 */
export type FailureKind = "page" | "hydration" | "files" | "script";

/** Reports per document: a loop of failures says nothing new. */
const MAX_REPORTS = 5;

const references = new Map<string, string>();
let documentSet: string | undefined;

/** Sets the document's release set, for which its failures count. */
export function reportFailuresOf(set: string): void {
	documentSet = set;
}

/**
 * Reports a failure, once per message.
 * @returns its reference, for the visitor
 */
export function reportFailure(kind: FailureKind, error: unknown): string {
	const what = (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(
		0,
		MAX_REPORT_CHARACTERS,
	);
	const known = references.get(what);
	if (known) return known;
	const reference = [...crypto.getRandomValues(new Uint8Array(5))]
		.map((byte) => byte.toString(16).padStart(2, "0"))
		.join("");
	if (references.size >= MAX_REPORTS) return reference;
	references.set(what, reference);
	const file = releaseFileIn(error);
	const report = JSON.stringify({
		reference,
		kind,
		what,
		...(file ? { file } : {}),
		path: location.pathname,
		set: documentSet,
	});
	// `keepalive` continues while the page is left. If the site is unreachable, there is nothing more to do.
	fetch(FAILURES_PATH, { method: "POST", body: report, keepalive: true, credentials: "omit" }).catch(() => undefined);
	return reference;
}

/** Reports unhandled failures in the code of releases and of the shell. */
export function reportUnhandledFailures(): void {
	addEventListener("error", ({ error }) => {
		if (releaseFileIn(error)) reportFailure("script", error);
	});
	addEventListener("unhandledrejection", ({ reason }) => {
		if (releaseFileIn(reason)) reportFailure("script", reason);
	});
}

/** Returns the release file nearest to where an error was thrown, or in its message. */
function releaseFileIn(error: unknown): string | undefined {
	if (!(error instanceof Error)) return undefined;
	return /\/r\/[\w-]+\/[\w.+-]+\/[\w.-]+/.exec(`${error.message}\n${error.stack ?? ""}`)?.[0];
}
