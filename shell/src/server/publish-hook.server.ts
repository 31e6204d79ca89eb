// POST /_hooks/publish: the content service reports a change; everything read from its collection is asked anew.

import { z } from "zod";
import type { Log } from "./log.server.ts";
import { verifySigned } from "./signed-request.server.ts";

const report = z.object({
	collection: z.string(),
	keys: z.array(z.union([z.string(), z.number()])),
	event: z.enum(["create", "update", "delete"]),
	at: z.number(),
});

/** A change in the content service. */
export type PublishReport = z.infer<typeof report>;

/** Answers a report, and hands on the ones that are signed. */
export function receivePublishHook(
	secret: string,
	log: Log,
	onChange: (report: PublishReport) => void,
): (request: Request) => Promise<Response> {
	return async (request) => {
		const read = await verifySigned(request, secret, report, log);
		if (read.kind === "refused") return read.response;
		onChange(read.value);
		return new Response(null, { status: 204 });
	};
}
