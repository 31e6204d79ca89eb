// POST /_hooks/releases: staff's calendar shows when releases of remotes went live.

import { newestEntries } from "@hub/releases/history";
import type { ReleaseStore } from "@hub/releases/store";
import { type ReleaseMark, releaseQuery } from "@hub/shared-contracts/remote/release-marks";
import type { Log } from "../base/log.server.ts";
import { verifySigned } from "../http/signed-request.server.ts";

/** Maximum number of releases per response. */
const MAX_MARKS = 500;

/** Creates the handler for signed requests. */
export function serveReleaseMarks(secret: string, store: ReleaseStore, log: Log) {
	return async (request: Request): Promise<Response> => {
		const read = await verifySigned(request, secret, releaseQuery, log);
		if (read.kind === "refused") return read.response;
		const { from, to } = read.value;
		const marks: ReleaseMark[] = [];
		for await (const { at, changes } of newestEntries(store, to)) {
			const time = Date.parse(at);
			if (time < from || marks.length >= MAX_MARKS) break;
			for (const [remote, { after }] of Object.entries(changes))
				if (after) marks.push({ at: time, remote, version: after });
		}
		return Response.json(marks);
	};
}
