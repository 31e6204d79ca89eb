// A connection of one's own to a site: bytes as they are, and answers as they come.

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
	/** From the first byte sent to the last one heard, in ms. */
	readonly took: number;
	readonly end: "answered" | "closed" | "late" | "refused";
}

/** How long answers are waited for, in ms: what is under way there may take as long as a form may. */
const PATIENCE = 25_000;

/** Sends an attack and reads what comes back. Never rejects. */
export function sendAttack(port: number, { requests, abortAfter, client }: Attack): Promise<AttackOutcome> {
	const began = performance.now();
	const bytes = Buffer.concat(requests.flatMap(({ head, body }) => [head, body]));
	return new Promise((resolve) => {
		const chunks: Buffer[] = [];
		const methods = requests.map(({ method }) => method);
		// Everything that begins with 127 is this machine, and each is a visitor of its own; elsewhere than on Linux there is one only.
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
		const timer = setTimeout(() => end("late"), PATIENCE);
		socket.on("connect", () => {
			if (abortAfter !== undefined && abortAfter < bytes.length) socket.write(bytes.subarray(0, abortAfter), () => end("closed"));
			else socket.write(bytes);
			if (requests.some(({ broken }) => broken)) socket.setTimeout(BROKEN_PATIENCE, () => end("closed"));
		});
		let length = 0;
		let looked = 0;
		socket.on("data", (chunk: Buffer) => {
			chunks.push(chunk);
			length += chunk.length;
			// A long answer is not parsed again with each of its parts.
			if (length < looked * 1.5 && chunk.length > 60_000) return;
			looked = length;
			const read = readAnswers(Buffer.concat(chunks), methods, false);
			if (read.length >= requests.length && read.every(({ whole }) => whole)) end("answered");
		});
		socket.on("close", () => end("closed"));
		socket.on("error", (error: NodeJS.ErrnoException) => end(error.code === "ECONNREFUSED" ? "refused" : "closed"));
	});
}

/** What breaks the protocol may never be answered: a body that is shorter than it said is waited for. In ms without a byte. */
const BROKEN_PATIENCE = 400;

function readAnswers(heard: Buffer, methods: readonly string[], closed: boolean): RawAnswer[] {
	const answers: RawAnswer[] = [];
	let at = 0;
	while (at < heard.length) {
		const end = heard.indexOf("\r\n\r\n", at);
		if (end < 0) break;
		const [first = "", ...lines] = heard.toString("latin1", at, end).split("\r\n");
		const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1]);
		const headers = new Map<string, string>();
		for (const line of lines) {
			const name = line.slice(0, line.indexOf(":")).toLowerCase();
			const value = line.slice(line.indexOf(":") + 1).trim();
			headers.set(name, headers.has(name) ? `${headers.get(name)}, ${value}` : value);
		}
		at = end + 4;
		// Before the answer itself, that the body may come.
		if (status >= 100 && status < 200) continue;
		const bodiless = methods[answers.length] === "HEAD" || status === 204 || status === 304;
		const body = bodiless ? { bytes: Buffer.alloc(0), next: at } : readBody(heard, at, headers, closed);
		answers.push({ status, headers, body: body?.bytes ?? heard.subarray(at), whole: body !== undefined });
		if (!body) break;
		at = body.next;
	}
	return answers;
}

/** A body from where it begins; undefined where it is not there whole. */
function readBody(heard: Buffer, from: number, headers: ReadonlyMap<string, string>, closed: boolean) {
	const length = headers.get("content-length");
	if (length !== undefined) {
		const next = from + Number(length);
		return next <= heard.length ? { bytes: heard.subarray(from, next), next } : undefined;
	}
	if (headers.get("transfer-encoding") !== "chunked")
		return closed ? { bytes: heard.subarray(from), next: heard.length } : undefined;
	const parts: Buffer[] = [];
	for (let at = from; ; ) {
		const line = heard.indexOf("\r\n", at);
		if (line < 0) return undefined;
		const size = Number.parseInt(heard.toString("latin1", at, line), 16);
		if (!(size >= 0) || line + 2 + size + 2 > heard.length) return undefined;
		parts.push(heard.subarray(line + 2, line + 2 + size));
		at = line + 2 + size + 2;
		if (size === 0) return { bytes: Buffer.concat(parts), next: at };
	}
}
