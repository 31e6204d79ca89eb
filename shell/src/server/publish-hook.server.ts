// POST /_hooks/publish: the content service reports a change; what it concerns of all that was read is asked anew.

import { z } from "zod";
import type { ContentChange } from "../content/content-change.ts";
import type { Log } from "./log.server.ts";
import { verifySigned } from "./signed-request.server.ts";

/** What the content service writes with every update by itself. */
const ON_EVERY_UPDATE = ["date_updated", "user_updated"];

const report = z.object({
	collection: z.string(),
	/** Empty: any rows. */
	keys: z.array(z.union([z.string(), z.number()])),
	/** The fields that an update changed, where they are known. */
	fields: z.array(z.string()).optional(),
	event: z.enum(["create", "update", "delete"]),
	at: z.number(),
});

/**
 * Answers a report, and hands on the ones that are signed.
 * @param onChange settles when nothing older is shown any more; false where that is not sure
 */
export function receivePublishHook(
	secret: string,
	log: Log,
	onChange: (change: ContentChange) => Promise<boolean>,
): (request: Request) => Promise<Response> {
	return async (request) => {
		const read = await verifySigned(request, secret, report, log);
		if (read.kind === "refused") return read.response;
		const { collection, event, keys, fields } = read.value;
		const reached = await onChange({
			collection,
			event,
			keys: keys.length > 0 ? new Set(keys.map(String)) : undefined,
			fields: event === "update" && fields ? new Set([...fields, ...ON_EVERY_UPDATE]) : undefined,
		});
		// The content service reports it again.
		if (!reached) return new Response("Not all of the site has heard it yet\n", { status: 503 });
		return new Response(null, { status: 204 });
	};
}
