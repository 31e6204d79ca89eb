// Raw connection to a site: sends bytes and parses the responses.

import { connect } from "node:net";
import type { Attack } from "./hostile-requests.ts";

export interface RawAnswer {
	readonly status: number;
	readonly headers: ReadonlyMap<string, string>;
	readonly body: Buffer;
	readonly whole: boolean;
}

export interface AttackOutcome {
	readonly answers: readonly RawAnswer[];
	/** Time from the first sent to the last received byte, in ms. */
	readonly took: number;
	readonly end: "answered" | "closed" | "late" | "refused";
}

/** Timeout for responses in ms; a form may take that long. */
const RESPONSE_TIMEOUT_MS = 25_000;

/** Sends an attack and reads the responses. Never rejects. */
export function sendAttack(port: number, { requests, abortAfter, client }: Attack): Promise<AttackOutcome> {
	const began = performance.now();
	const bytes = Buffer.concat(requests.flatMap(({ head, body }) => [head, body]));
	return new Promise((resolve) => {
		const chunks: Buffer[] = [];
		const methods = requests.map(({ method }) => method);
		// On Linux every address in 127.0.0.0/8 is this machine, so each client is a separate visitor; elsewhere there is
		// only one.
		const from = process.platform === "linux" ? { localAddress: `127.66.${client >> 6}.${(client & 63) + 1}` } : {};
		const socket = connect({ port, host: "127.0.0.1", ...from });
		let ended = false;
		const end = (how: AttackOutcome["end"]) => {
			if (ended) return;
			ended = true;
			clearTimeout(timer);
			socket.destroy();
			const answers = readAnswers(Buffer.concat(chunks), methods, true);
			resolve({ answers, took: performance.now() - began, end: how });
		};
		const timer = setTimeout(() => end("late"), RESPONSE_TIMEOUT_MS);
		socket.on("connect", () => {
			if (abortAfter !== undefined && abortAfter < bytes.length)
				socket.write(bytes.subarray(0, abortAfter), () => end("closed"));
			else socket.write(bytes);
			if (requests.some(({ broken }) => broken)) socket.setTimeout(BROKEN_TIMEOUT_MS, () => end("closed"));
		});
		let length = 0;
		let parsedLength = 0;
		socket.on("data", (chunk: Buffer) => {
			chunks.push(chunk);
			length += chunk.length;
			// Parses long responses only after they have grown considerably.
			if (length < parsedLength * 1.5 && chunk.length > 60_000) return;
			parsedLength = length;
			const read = readAnswers(Buffer.concat(chunks), methods, false);
			if (read.length >= requests.length && read.every(({ whole }) => whole)) end("answered");
		});
		socket.on("close", () => end("closed"));
		socket.on("error", (error: NodeJS.ErrnoException) => end(error.code === "ECONNREFUSED" ? "refused" : "closed"));
	});
}

/**
 * Timeout in ms without a byte for requests that break the protocol, which may never get a response: the server waits
 * for a body that is shorter than announced.
 */
const BROKEN_TIMEOUT_MS = 400;

function readAnswers(received: Buffer, methods: readonly string[], closed: boolean): RawAnswer[] {
	const answers: RawAnswer[] = [];
	let at = 0;
	while (at < received.length) {
		const end = received.indexOf("\r\n\r\n", at);
		if (end < 0) break;
		const [first = "", ...lines] = received.toString("latin1", at, end).split("\r\n");
		const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1]);
		const headers = new Map<string, string>();
		for (const line of lines) {
			const name = line.slice(0, line.indexOf(":")).toLowerCase();
			const value = line.slice(line.indexOf(":") + 1).trim();
			headers.set(name, headers.has(name) ? `${headers.get(name)}, ${value}` : value);
		}
		at = end + 4;
		// Informational responses precede the actual one.
		if (status >= 100 && status < 200) continue;
		const bodiless = methods[answers.length] === "HEAD" || status === 204 || status === 304;
		const body = bodiless ? { bytes: Buffer.alloc(0), next: at } : readBody(received, at, headers, closed);
		answers.push({ status, headers, body: body?.bytes ?? received.subarray(at), whole: body !== undefined });
		if (!body) break;
		at = body.next;
	}
	return answers;
}

/** Reads a body; undefined if it is incomplete. */
function readBody(received: Buffer, from: number, headers: ReadonlyMap<string, string>, closed: boolean) {
	const length = headers.get("content-length");
	if (length !== undefined) {
		const next = from + Number(length);
		return next <= received.length ? { bytes: received.subarray(from, next), next } : undefined;
	}
	if (headers.get("transfer-encoding") !== "chunked")
		return closed ? { bytes: received.subarray(from), next: received.length } : undefined;
	const parts: Buffer[] = [];
	for (let at = from; ; ) {
		const line = received.indexOf("\r\n", at);
		if (line < 0) return undefined;
		const size = Number.parseInt(received.toString("latin1", at, line), 16);
		if (!(size >= 0) || line + 2 + size + 2 > received.length) return undefined;
		parts.push(received.subarray(line + 2, line + 2 + size));
		at = line + 2 + size + 2;
		if (size === 0) return { bytes: Buffer.concat(parts), next: at };
	}
}
