// Buffers request bodies before any handler, limited in size (by address) and time. Compressed bodies are refused: they
// can expand a thousandfold.

import { DEFAULT_LOCALE } from "@hub/shared-contracts/language/locale";
import type { Context, MiddlewareHandler } from "hono";
import { withinDeadline } from "../base/deadline.server.ts";
import { type PlainText, plainResponse, plainText } from "./plain-response.server.ts";

/** Maximum size of a body by address, in bytes. */
export const MAX_BYTES = {
	/** Signed requests of Directus, with all addresses of a text. */
	hook: 1_000_000,
	/** Requests of scripts to `/api`: a few fields. */
	api: 16 * 1024,
	/** A signed release: its files and their compressed forms. */
	release: 40_000_000,
	/** A form: many times a long message and its fields. */
	form: 64 * 1024,
} as const;

const REFUSALS = { 400: "brokeOff", 408: "tooSlow", 413: "tooLarge", 415: "compressed" } as const satisfies Record<
	number,
	PlainText
>;

type Refusal = keyof typeof REFUSALS;

/** Timeout of a release's body, in ms: less than a connection has for a request. */
const RELEASE_TIMEOUT_MS = 25_000;

/**
 * Passes requests on with their whole body in memory, or responds with 400, 408, 413 or 415.
 * @param deadline for the body to arrive, in ms
 */
export function bufferBodies(deadline: number): MiddlewareHandler {
	return async (context, next) => {
		const { raw, method, path } = context.req;
		// Bodies of these methods are not read.
		if (method === "GET" || method === "HEAD") return next();
		const maxBytes = maxBytesAt(path);
		const encoding = raw.headers.get("content-encoding")?.trim().toLowerCase() ?? "identity";
		if (encoding !== "identity") return refusal(context, 415, maxBytes);
		// `Content-Length` can only lead to a refusal; the real length is counted.
		if (Number(raw.headers.get("content-length") ?? 0) > maxBytes) return refusal(context, 413, maxBytes);
		if (!raw.body) return next();
		const body = raw.body.getReader();
		const timeoutMs = path.startsWith("/_releases/") ? RELEASE_TIMEOUT_MS : deadline;
		const read = await withinDeadline(timeoutMs, () => readAtMost(body, maxBytes));
		if (read.kind === "timeout") return refusal(context, 408, maxBytes);
		if (typeof read.value === "number") return refusal(context, read.value, maxBytes);
		context.req.raw = new Request(raw, { body: read.value });
		return next();
	};
}

function maxBytesAt(path: string): number {
	if (path.startsWith("/_hooks/")) return MAX_BYTES.hook;
	if (path.startsWith("/api/")) return MAX_BYTES.api;
	return path.startsWith("/_releases/") ? MAX_BYTES.release : MAX_BYTES.form;
}

/** Reads into one buffer, so that many small chunks cost no more than few large ones. The rest is left unread. */
async function readAtMost(
	body: ReadableStreamDefaultReader<Uint8Array>,
	maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | Extract<Refusal, 400 | 413>> {
	let bytes = new Uint8Array(1024);
	let length = 0;
	try {
		for (;;) {
			const { done, value } = await body.read();
			if (done) return bytes.subarray(0, length);
			if (length + value.length > maxBytes) return 413;
			if (length + value.length > bytes.length) {
				const larger = new Uint8Array(Math.min(maxBytes, Math.max(length + value.length, bytes.length * 2)));
				larger.set(bytes.subarray(0, length));
				bytes = larger;
			}
			bytes.set(value, length);
			length += value.length;
		}
	} catch {
		return 400;
	}
}

function refusal(context: Context, status: Refusal, maxBytes: number): Response {
	const name = REFUSALS[status];
	const values = { most: String(Math.floor(maxBytes / 1000)) };
	const headers = { "cache-control": "no-store", ...(status === 415 ? { "accept-encoding": "identity" } : {}) };
	return /^\/(api|_releases)\//.test(context.req.path)
		? context.json({ error: plainText(name, DEFAULT_LOCALE, values) }, status, headers)
		: plainResponse(name, { status, values, headers });
}
