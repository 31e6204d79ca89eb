// Responds to requests with an unhandled error.

import type { ErrorHandler } from "hono";
import type { Log } from "../base/log.server.ts";
import { plainResponse } from "../http/plain-response.server.ts";
import type { Surroundings } from "../http/surroundings.server.ts";
import type { FailureRecord } from "../monitoring/failure-record.server.ts";

/** Creates the handler. It responds with 500 and a reference, in plain text, since rendering a page may fail too. */
export function respondToFailure(failures: FailureRecord, log: Pick<Log, "error">): ErrorHandler<Surroundings> {
	return (error, context) => {
		log.error({ path: context.req.path, error: error.stack }, "A request failed");
		const reference = failures.record({ side: "server", kind: "request", what: error.stack ?? String(error) });
		return plainResponse("failed", { status: 500, values: { reference } });
	};
}
