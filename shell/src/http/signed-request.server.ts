// Verifies requests that Directus signed.

import { createHmac, timingSafeEqual } from "node:crypto";
import type { z } from "zod";
import type { Log } from "../base/log.server.ts";

/** Maximum age of a request, in ms: limits replays. */
const MAX_AGE = 60_000;

/** The parsed payload, or the error response to send. */
export type SignedRequest<Value> =
	| { readonly kind: "signed"; readonly value: Value }
	| { readonly kind: "refused"; readonly response: Response };

/**
 * Reads a request with a body signed in `x-hub-signature` (HMAC-SHA-256 as `sha256=<hex>`).
 * @param shape of the body; its `at` is the time of sending, in ms
 * @param log receives warnings about clocks that differ
 */
export async function verifySigned<Value extends { readonly at: number }>(
	request: Request,
	secret: string,
	shape: z.ZodType<Value>,
	log: Log,
): Promise<SignedRequest<Value>> {
	const body = new Uint8Array(await request.arrayBuffer());
	const expected = Buffer.from(`sha256=${createHmac("sha256", secret).update(body).digest("hex")}`);
	const given = Buffer.from(request.headers.get("x-hub-signature") ?? "");
	if (given.length !== expected.length || !timingSafeEqual(given, expected))
		return refused("Signature does not fit\n", 401);
	const parsed = shape.safeParse(parseJson(body));
	if (!parsed.success) return refused("Not what is expected here\n", 400);
	const age = Date.now() - parsed.data.at;
	if (Math.abs(age) > MAX_AGE) {
		log.warn(
			{ path: new URL(request.url).pathname, seconds: Math.round(age / 1_000) },
			"A signed request of Directus was refused because it is too old or from the future. Correct the clocks of both machines: until then, addresses that editors write are not checked",
		);
		return refused("Too old\n", 401);
	}
	return { kind: "signed", value: parsed.data };
}

function refused(text: string, status: number): SignedRequest<never> {
	return { kind: "refused", response: new Response(text, { status }) };
}

function parseJson(bytes: Uint8Array): unknown {
	try {
		return JSON.parse(new TextDecoder().decode(bytes));
	} catch {
		return undefined;
	}
}
