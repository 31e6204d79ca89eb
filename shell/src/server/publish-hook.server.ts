// POST /_hooks/publish: the content service reports a change; everything read from its collection is asked anew.

import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";

const report = z.object({
	collection: z.string(),
	keys: z.array(z.union([z.string(), z.number()])),
	event: z.enum(["create", "update", "delete"]),
	at: z.number(),
});

/** A change in the content service. */
export type PublishReport = z.infer<typeof report>;

/** How old a report may be, in ms: longer than all of the sender's retries, too short to be replayed for long. */
const MAX_AGE = 60_000;

/** The largest body that is read, in bytes. */
const MAX_BODY = 1_000_000;

/** Answers a report, and hands on the ones that are signed. */
export function receivePublishHook(
	secret: string,
	onChange: (report: PublishReport) => void,
): (request: Request) => Promise<Response> {
	return async (request) => {
		if (Number(request.headers.get("content-length") ?? "0") > MAX_BODY) return new Response("Too large\n", { status: 413 });
		const body = await request.text();
		const expected = `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`;
		const given = request.headers.get("x-hub-signature") ?? "";
		if (given.length !== expected.length || !timingSafeEqual(Buffer.from(given), Buffer.from(expected)))
			return new Response("Signature does not fit\n", { status: 401 });
		const parsed = report.safeParse(JSON.parse(body));
		if (!parsed.success) return new Response("Not a report\n", { status: 400 });
		if (Math.abs(Date.now() - parsed.data.at) > MAX_AGE) return new Response("Too old\n", { status: 401 });
		onChange(parsed.data);
		return new Response(null, { status: 204 });
	};
}
