// Verifies requests signed by the content service: only it may ask whose addresses are.

import { createHmac, timingSafeEqual } from "node:crypto";
import type { z } from "zod";
import type { Log } from "../base/log.server.ts";

/** How old a request may be, in ms: too short to be replayed for long. */
const MAX_AGE = 60_000;

/** What came of reading one: its meaning, or the answer that it gets instead. */
export type SignedRequest<Value> =
	| { readonly kind: "signed"; readonly value: Value }
	| { readonly kind: "refused"; readonly response: Response };

/**
 * Reads a request whose body `x-hub-signature` signs (HMAC-SHA-256 as `sha256=<hex>`).
 * @param shape of the body; its `at` says in ms when it was sent
 * @param log hears of one whose time does not fit: of two clocks, one is wrong
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
	if (given.length !== expected.length || !timingSafeEqual(given, expected)) return refused("Signature does not fit\n", 401);
	const parsed = shape.safeParse(parseJson(body));
	if (!parsed.success) return refused("Not what is expected here\n", 400);
	const age = Date.now() - parsed.data.at;
	if (Math.abs(age) > MAX_AGE) {
		log.warn(
			{ path: new URL(request.url).pathname, seconds: Math.round(age / 1_000) },
			"What the content service signs was refused, because it is too old or from the future: where the clocks of both differ, addresses that editors write are not checked. Set the clocks",
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
