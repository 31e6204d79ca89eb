// POST /_failures: a browser tells of a failure. No cookie is read, and neither address nor visitor is stored.

import { printable } from "@hub/releases/printable";
import { z } from "zod";
import { createRateLimiter } from "../base/rate-limiter.server.ts";
import type { LiveSet } from "../remotes/live-set.server.ts";
import { matchAddress } from "../router/site-table.ts";
import type { CanaryWatch } from "./canary-watch.server.ts";
import type { FailureRecord } from "./failure-record.server.ts";
import { MOST_WORDS_OF_REPORT, REFERENCE } from "./failure-report.ts";

const reportSchema = z.object({
	reference: z.string().regex(REFERENCE),
	kind: z.enum(["page", "hydration", "files", "script"]),
	what: z.string().max(MOST_WORDS_OF_REPORT).transform(printable),
	/** The file of a release in which it was: `/r/<remote>/<version>/<file>`. */
	file: z.string().max(300).optional(),
	path: z.string().max(2_000),
	/** The document's release set, as {@link tabSet} writes it. */
	set: z.string().max(100).optional(),
});

/** Most bytes of a report. */
const MOST_BYTES = 6_000;

/** How many of one network count, and how many of all: what a release breaks shows in the first, and the log must not be filled. */
const OF_ONE = { most: 20, within: 60_000 } as const;
const OF_ALL = { most: 100, within: 60_000 } as const;

/** What the endpoint works with. */
export interface ReceiveFailuresDeps {
	readonly record: FailureRecord;
	readonly live: Pick<LiveSet, "current" | "manifestOf">;
	/** The version of this shell. */
	readonly shellVersion: string;
	/** Hears of each that counts. */
	readonly watch: Pick<CanaryWatch, "noteBrowserFailure">;
}

/** Answers a report: 204, whether it counts or not; 400 where it is none. */
export function receiveFailures({
	record,
	live,
	shellVersion,
	watch,
}: ReceiveFailuresDeps): (request: Request, network: string) => Promise<Response> {
	const [one, all] = [createRateLimiter(OF_ONE), createRateLimiter(OF_ALL)];
	/** The release that a file belongs to; undefined if there is no such release, since a report can be made up. */
	const releaseOf = async (file: string | undefined): Promise<{ remote: string; version: string } | undefined> => {
		const [, remote, version] = /^\/r\/([\w-]+)\/([\w.+-]+)\//.exec(file ?? "") ?? [];
		if (!remote || !version) return undefined;
		const exists = remote === "shell" ? version === shellVersion : await live.manifestOf(remote, version).catch(() => undefined);
		return exists ? { remote, version } : undefined;
	};
	return async (request, network) => {
		// Browsers say so themselves; another site's visitors have not met a failure of ours.
		const from = request.headers.get("sec-fetch-site") ?? "same-origin";
		if (from !== "same-origin") return new Response("Reports come from pages of this site.\n", { status: 403 });
		const bytes = await request.arrayBuffer();
		const report = bytes.byteLength > MOST_BYTES ? undefined : parse(new TextDecoder().decode(bytes));
		if (!report) return new Response("This is no report of a failure.\n", { status: 400 });
		if (one(network) !== undefined || all("") !== undefined) return new Response(null, { status: 204 });
		const { reference, kind, what, file, path, set } = report;
		// The set's id is all in it that does not name the shell.
		if (set) watch.noteBrowserFailure(set.split(".")[0] ?? "", network);
		const table = live.current()?.table;
		const route = table && matchAddress(table, path)?.route.key;
		record.note({
			...{ side: "browser", reference, kind, what },
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
