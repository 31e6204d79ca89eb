// POST /_failures: receives browsers' reports of failures. No cookie is read, and neither address nor visitor is
// stored.

import { printable } from "@hub/releases/printable";
import { z } from "zod";
import { createRateLimiter } from "../base/rate-limiter.server.ts";
import type { LiveSet } from "../remotes/live-set.server.ts";
import { matchAddress } from "../router/site-table.ts";
import type { CanaryWatch } from "./canary-watch.server.ts";
import type { FailureRecord } from "./failure-record.server.ts";
import { MAX_REPORT_CHARACTERS, REFERENCE } from "./failure-report.ts";

const reportSchema = z.object({
	reference: z.string().regex(REFERENCE),
	kind: z.enum(["page", "hydration", "files", "script"]),
	what: z.string().max(MAX_REPORT_CHARACTERS).transform(printable),
	/** File of a release that failed: `/r/<remote>/<version>/<file>`. */
	file: z.string().max(300).optional(),
	path: z.string().max(2_000),
	/** The document's release set, as {@link tabSet} writes it. */
	set: z.string().max(100).optional(),
});

const MAX_BYTES = 6_000;

/** Limits per network and in total: a broken release shows in the first, and the log must not be filled. */
const PER_NETWORK = { max: 20, windowMs: 60_000 } as const;
const IN_TOTAL = { max: 100, windowMs: 60_000 } as const;

export interface ReceiveFailuresDeps {
	readonly record: FailureRecord;
	readonly live: Pick<LiveSet, "current" | "manifestOf">;
	readonly shellVersion: string;
	/** Is notified of each report that counts. */
	readonly watch: Pick<CanaryWatch, "countBrowserFailure">;
}

/** Creates the handler. It responds with 204, whether a report counts or not; 400 for anything else. */
export function receiveFailures({
	record,
	live,
	shellVersion,
	watch,
}: ReceiveFailuresDeps): (request: Request, network: string) => Promise<Response> {
	const [limitNetwork, limitAll] = [createRateLimiter(PER_NETWORK), createRateLimiter(IN_TOTAL)];
	/** Returns the release of a file, if it exists: a report can be forged. */
	const releaseOf = async (file: string | undefined): Promise<{ remote: string; version: string } | undefined> => {
		const [, remote, version] = /^\/r\/([\w-]+)\/([\w.+-]+)\//.exec(file ?? "") ?? [];
		if (!remote || !version) return undefined;
		const exists =
			remote === "shell" ? version === shellVersion : await live.manifestOf(remote, version).catch(() => undefined);
		return exists ? { remote, version } : undefined;
	};
	return async (request, network) => {
		// Browsers send this header; other sites' visitors have seen no failure of this site.
		const from = request.headers.get("sec-fetch-site") ?? "same-origin";
		if (from !== "same-origin") return new Response("Reports come from pages of this site.\n", { status: 403 });
		const bytes = await request.arrayBuffer();
		const report = bytes.byteLength > MAX_BYTES ? undefined : parse(new TextDecoder().decode(bytes));
		if (!report) return new Response("This is no report of a failure.\n", { status: 400 });
		if (limitNetwork(network) !== undefined || limitAll("") !== undefined) return new Response(null, { status: 204 });
		const { reference, kind, what, file, path, set } = report;
		// The part before the shell's version is the set's id.
		if (set) watch.countBrowserFailure(set.split(".")[0] ?? "", network);
		const table = live.current()?.table;
		const route = table && matchAddress(table, path)?.route.key;
		record.record({
			side: "browser",
			reference,
			kind,
			what,
			...(await releaseOf(file)),
			...(route ? { route } : {}),
		});
		return new Response(null, { status: 204 });
	};
}

function parse(text: string): z.infer<typeof reportSchema> | undefined {
	try {
		return reportSchema.parse(JSON.parse(text));
	} catch {
		return undefined;
	}
}
