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
		const body = await readAtMost(request, MAX_BODY);
		if (body === undefined) return new Response("Too large\n", { status: 413 });
		const expected = Buffer.from(`sha256=${createHmac("sha256", secret).update(body).digest("hex")}`);
		const given = Buffer.from(request.headers.get("x-hub-signature") ?? "");
		if (given.length !== expected.length || !timingSafeEqual(given, expected))
			return new Response("Signature does not fit\n", { status: 401 });
		const parsed = report.safeParse(parseJson(body));
		if (!parsed.success) return new Response("Not a report\n", { status: 400 });
		if (Math.abs(Date.now() - parsed.data.at) > MAX_AGE) return new Response("Too old\n", { status: 401 });
		onChange(parsed.data);
		return new Response(null, { status: 204 });
	};
}

/** The body, or undefined as soon as it is longer than `limit` bytes, whatever its headers said. */
async function readAtMost(request: Request, limit: number): Promise<Uint8Array | undefined> {
	const chunks: Uint8Array[] = [];
	let length = 0;
	for await (const chunk of request.body ?? []) {
		length += chunk.length;
		if (length > limit) return undefined;
		chunks.push(chunk);
	}
	return Buffer.concat(chunks);
}

function parseJson(bytes: Uint8Array): unknown {
	try {
		return JSON.parse(new TextDecoder().decode(bytes));
	} catch {
		return undefined;
	}
}
