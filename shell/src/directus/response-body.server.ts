// Reads response bodies of Directus, bounded in size, and as JSON only if the content type says so.

import { z } from "zod";

/** Limit for a JSON response of Directus, in bytes: a hundred long articles are smaller. */
export const MAX_JSON_BYTES = 8 * 1024 * 1024;

export class BodyTooLarge extends Error {
	override readonly name = "BodyTooLarge";
}

/**
 * Reads a whole body. Aborting the request aborts the read.
 * @param maxBytes after decompression
 * @throws BodyTooLarge; the rest of the body is left unread
 */
export async function readBody(response: Response, maxBytes: number): Promise<Buffer<ArrayBuffer>> {
	const parts: Uint8Array[] = [];
	let length = 0;
	// Leaving the loop cancels the body.
	for await (const part of response.body ?? []) {
		length += part.length;
		if (length > maxBytes) throw new BodyTooLarge(`the response has more than ${maxBytes} bytes`);
		parts.push(part);
	}
	return Buffer.concat(parts, length);
}

/** True if the content type is JSON. Proxies in front of Directus respond with HTML. */
export function isJson({ headers }: Response): boolean {
	return /^application\/(graphql-response\+)?json\b/i.test(headers.get("content-type") ?? "");
}

/**
 * Reads a body as JSON.
 * @param maxBytes after decompression
 * @throws BodyTooLarge; Error if it is of another type; SyntaxError if it is incomplete
 */
export async function readJson(response: Response, maxBytes = MAX_JSON_BYTES): Promise<unknown> {
	if (!isJson(response)) {
		await response.body?.cancel();
		throw new Error(
			`the response has ${response.headers.get("content-type") ?? "no content type"} and status ${response.status}`,
		);
	}
	return JSON.parse(String(await readBody(response, maxBytes)));
}

const coded = z.object({ extensions: z.object({ code: z.string() }) });
const refusal = z.object({ errors: z.tuple([coded], z.unknown()) });

/** Returns Directus' code of an error, such as `INVALID_CREDENTIALS`; undefined if it isn't from Directus. */
export function errorCode(error: unknown): string | undefined {
	return coded.safeParse(error).data?.extensions.code;
}

/** Returns Directus' code of the first error in a body; undefined if the body isn't an error of Directus. */
export function refusalCode(body: unknown): string | undefined {
	return errorCode(refusal.safeParse(body).data?.errors[0]);
}
