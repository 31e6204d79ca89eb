// Buffers request bodies before any handler: limited in size by address and in time, and never compressed, because a compressed
// body can expand a thousandfold.

import { DEFAULT_LOCALE } from "@hub/shared-contracts/language/locale";
import type { Context, MiddlewareHandler } from "hono";
import { withinDeadline } from "../base/deadline.server.ts";
import { type PlainText, plainAnswer, plainText } from "./plain-answer.server.ts";

/** The largest bodies by address, in bytes. */
export const MOST_BYTES = {
	/** Questions of the content service, signed: all addresses of a text. */
	hook: 1_000_000,
	/** What scripts send to `/api`: a few fields. */
	api: 16 * 1024,
	/** A release, signed: its files and their compressed forms. */
	release: 40_000_000,
	/** A form: a long message and its fields, many times over. */
	form: 64 * 1024,
} as const;

/** What is said of a body that is not taken, by status. */
const REFUSALS = { 400: "brokeOff", 408: "tooSlow", 413: "tooLarge", 415: "compressed" } as const satisfies Record<
	number,
	PlainText
>;

type Refusal = keyof typeof REFUSALS;

/** How long a release may take to arrive, in ms: less than a connection has for a request. */
const RELEASE_DEADLINE = 25_000;

/**
 * Hands every request on with its whole body in memory, or answers 400, 408, 413 or 415 in its place.
 * @param deadline how long a body may take to arrive, in ms
 */
export function bufferBodies(deadline: number): MiddlewareHandler {
	return async (context, next) => {
		const { raw, method, path } = context.req;
		// Bodies of these methods are not read.
		if (method === "GET" || method === "HEAD") return next();
		const most = mostAt(path);
		const encoding = raw.headers.get("content-encoding")?.trim().toLowerCase() ?? "identity";
		if (encoding !== "identity") return refusal(context, 415, most);
		// `Content-Length` can only lead to a refusal; the real length is counted.
		if (Number(raw.headers.get("content-length") ?? 0) > most) return refusal(context, 413, most);
		if (!raw.body) return next();
		const body = raw.body.getReader();
		const patience = path.startsWith("/_releases/") ? RELEASE_DEADLINE : deadline;
		const read = await withinDeadline(patience, () => readAtMost(body, most));
		if (read.kind === "timeout") return refusal(context, 408, most);
		if (typeof read.value === "number") return refusal(context, read.value, most);
		context.req.raw = new Request(raw, { body: read.value });
		return next();
	};
}

function mostAt(path: string): number {
	if (path.startsWith("/_hooks/")) return MOST_BYTES.hook;
	if (path.startsWith("/api/")) return MOST_BYTES.api;
	return path.startsWith("/_releases/") ? MOST_BYTES.release : MOST_BYTES.form;
}

/** Into one buffer, so that many small chunks cost no more than few large ones. The rest is left unread. */
async function readAtMost(
	body: ReadableStreamDefaultReader<Uint8Array>,
	most: number,
): Promise<Uint8Array<ArrayBuffer> | Extract<Refusal, 400 | 413>> {
	let bytes = new Uint8Array(1024);
	let length = 0;
	try {
		for (;;) {
			const { done, value } = await body.read();
			if (done) return bytes.subarray(0, length);
			if (length + value.length > most) return 413;
			if (length + value.length > bytes.length) {
				const larger = new Uint8Array(Math.min(most, Math.max(length + value.length, bytes.length * 2)));
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

function refusal(context: Context, status: Refusal, most: number): Response {
	const name = REFUSALS[status];
	const values = { most: String(Math.floor(most / 1000)) };
	const headers = { "cache-control": "no-store", ...(status === 415 ? { "accept-encoding": "identity" } : {}) };
	return /^\/(api|_releases)\//.test(context.req.path)
		? context.json({ error: plainText(name, DEFAULT_LOCALE, values) }, status, headers)
		: plainAnswer(name, { status, values, headers });
}
