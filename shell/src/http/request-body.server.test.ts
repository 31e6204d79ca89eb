import { connect, type Socket } from "node:net";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Listener, listen } from "../site/listener.server.ts";
import { bufferBodies, MAX_BYTES } from "./request-body.server.ts";

// Real senders on real connections: what they claim and what they send need not agree.

const LIMITS = { headers: 300, request: 900, body: 400 };
let listener: Listener;
let port = 0;
let handled = 0;

beforeAll(async () => {
	const app = new Hono();
	app.use(bufferBodies(LIMITS.body));
	app.all("*", async (context) => {
		handled += 1;
		return context.text(
			`${context.req.method} ${context.req.path} ${(await context.req.raw.arrayBuffer()).byteLength}`,
		);
	});
	for (port = 20_000 + (process.pid % 20_000); !listener; port += 1)
		listener = await listen(async (request) => app.fetch(request), { port, host: "127.0.0.1" }, LIMITS).catch(
			() => undefined as never,
		);
	port -= 1;
});
afterAll(() => listener.close());

/** A connection that notes what comes back. */
function dial(): { socket: Socket; received: () => string; closed: Promise<void> } {
	let received = "";
	const socket = connect(port, "127.0.0.1");
	socket.on("data", (chunk) => {
		received += chunk.toString("latin1");
	});
	// The server may close the connection before everything is sent.
	socket.on("error", () => undefined);
	return { socket, received: () => received, closed: new Promise((resolve) => socket.once("close", () => resolve())) };
}

const head = (line: string, ...headers: readonly string[]) =>
	[line, "Host: 127.0.0.1", ...headers, "", ""].join("\r\n");

/** Sends text as it stands and waits for one answer. */
async function send(text: string, pattern = /^HTTP\/1\.1 \d+/): Promise<string> {
	const { socket, received } = dial();
	socket.write(text);
	await expect.poll(received, { timeout: 5_000 }).toMatch(pattern);
	socket.destroy();
	return received();
}

/** Sends part after part for as long as the server listens, and does not end the request. @returns the response */
async function pour(first: string, bytes: number, { chunked }: { chunked: boolean }) {
	const { socket, received, closed } = dial();
	const part = Buffer.alloc(64 * 1024, "a");
	let open = true;
	void closed.then(() => {
		open = false;
	});
	socket.write(first);
	for (let sent = 0; sent < bytes && open; sent += part.length) {
		const more = chunked
			? socket.write(Buffer.concat([Buffer.from(`${part.length.toString(16)}\r\n`), part, Buffer.from("\r\n")]))
			: socket.write(part);
		if (!more) await Promise.race([new Promise((resolve) => socket.once("drain", resolve)), closed]);
	}
	return { received, socket };
}

/** Bytes that are in use, without what only waits to be collected. */
function inUse(): number {
	setFlagsFromString("--expose-gc");
	(runInNewContext("gc") as () => void)();
	const { arrayBuffers, heapUsed } = process.memoryUsage();
	return arrayBuffers + heapUsed;
}

describe("request bodies", () => {
	test.each([
		["/api/consent", MAX_BYTES.api],
		["/contact", MAX_BYTES.form],
		["/_hooks/address", MAX_BYTES.hook],
	])("%s accepts its limit and not one byte more, declared or chunked", async (path, most) => {
		const chunk = (size: number) => `${size.toString(16)}\r\n${"a".repeat(size)}\r\n0\r\n\r\n`;
		const chunked = head(`POST ${path} HTTP/1.1`, "Transfer-Encoding: chunked");
		const declared = (size: number) => head(`POST ${path} HTTP/1.1`, `Content-Length: ${size}`);
		expect(await send(chunked + chunk(most), /\d+$/)).toMatch(new RegExp(`POST ${path} ${most}$`));
		expect(await send(declared(most) + "a".repeat(most), /\d+$/)).toMatch(new RegExp(`POST ${path} ${most}$`));
		const before = handled;
		expect(await send(chunked + chunk(most + 1))).toMatch(/^HTTP\/1\.1 413 /);
		expect(await send(declared(most + 1)), "before any of it has come").toMatch(/^HTTP\/1\.1 413 /);
		expect(handled, "no handler was called").toBe(before);
	});

	test.each([true, false])("a flood is refused without being held in memory (chunked: %s)", async (chunked) => {
		const [senders, bytes] = [3, 48 << 20];
		const length = chunked ? "Transfer-Encoding: chunked" : `Content-Length: ${bytes}`;
		const before = inUse();
		const floods = await Promise.all(
			Array.from({ length: senders }, () => pour(head("POST /api/consent HTTP/1.1", length), bytes, { chunked })),
		);
		for (const { received } of floods)
			expect(received()).toMatch(/^HTTP\/1\.1 413 .*This is too large: at most 16 kB/s);
		// Polls, because V8 frees buffers in the background after a collection. Connections stay open meanwhile.
		await expect.poll(() => inUse() - before, { timeout: 5_000 }).toBeLessThan((senders * bytes) / 8);
		for (const { socket } of floods) socket.destroy();
	});

	test.each(["gzip", "br", "deflate", "gzip, identity", "x-unknown"])(
		"content encoding %s is refused",
		async (encoding) => {
			const before = handled;
			const answer = await send(
				`${head("POST /x HTTP/1.1", `Content-Encoding: ${encoding}`, "Content-Length: 3")}abc`,
				/\n$/,
			);
			expect(answer).toMatch(/^HTTP\/1\.1 415 .*accept-encoding: identity/is);
			expect(handled).toBe(before);
			expect(
				await send(`${head("POST /x HTTP/1.1", "Content-Encoding: identity", "Content-Length: 3")}abc`, /\d$/),
			).toMatch(/ 3$/);
		},
	);

	test("GET with a body is answered, and the bytes after it are the next request", async () => {
		const both = `${head("GET /one HTTP/1.1", "Content-Length: 6")}GET /x${head("GET /two HTTP/1.1")}`;
		expect(await send(both, /two 0$/)).toMatch(/GET \/one 0.*GET \/two 0$/s);
	});

	test("a short body times out with 408, and bytes beyond the length are no part of it", async () => {
		expect(await send(`${head("POST /x HTTP/1.1", "Content-Length: 10")}abc`)).toMatch(/^HTTP\/1\.1 408 /);
		expect(await send(`${head("POST /x HTTP/1.1", "Content-Length: 3")}abcdef\r\n\r\n`, /400/)).not.toContain("x 6");
	});
});

describe("slow senders", () => {
	/** Sends a byte now and then until the server hangs up. */
	async function trickle(first: string, byte: string) {
		const { socket, received, closed } = dial();
		socket.write(first);
		const timer = setInterval(() => socket.write(byte), 40);
		await closed;
		clearInterval(timer);
		return received();
	}

	test("a body sent byte by byte times out with 408", async () => {
		const before = handled;
		const answer = await trickle(head("POST /api/consent HTTP/1.1", "Content-Length: 1000"), "a");
		expect(answer).toMatch(/^HTTP\/1\.1 408 .*took too long/s);
		expect(await trickle(head("POST /x HTTP/1.1", "Transfer-Encoding: chunked"), "1\r\na\r\n")).toMatch(
			/^HTTP\/1\.1 408 /,
		);
		expect(handled).toBe(before);
	});

	test("headers sent byte by byte time out", async () => {
		expect(await trickle("POST / HTTP/1.1\r\nHost: a\r\nX: ", "a")).toMatch(/^(HTTP\/1\.1 408 |$)/);
	});
});

describe("malformed requests", () => {
	test.each([
		["a backslash in the path", "GET /\\evil.example HTTP/1.1", "Host: 127.0.0.1"],
		["another scheme", "GET ftp://elsewhere.example/ HTTP/1.1", "Host: 127.0.0.1"],
		["a host that cannot be one", "GET / HTTP/1.1", "Host: a b/c?d"],
	])("%s is answered with 400, a sentence and the security headers", async (_what, line, host) => {
		const answer = await send(`${line}\r\n${host}\r\n\r\n`, /have\.\n$/);
		expect(answer).toMatch(/^HTTP\/1\.1 400 .*content-security-policy: .*names no address/s);
	});

	test.each([
		["a NUL", "GET /\0 HTTP/1.1\r\nHost: a\r\n\r\n"],
		["a path without end", `GET /${"a".repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`],
		["two lengths", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\na"],
		[
			"a length and chunks",
			"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
		],
	])("%s is refused and reaches no handler", async (_what, text) => {
		const before = handled;
		expect(await send(text)).toMatch(/^HTTP\/1\.1 4\d\d /);
		expect(handled).toBe(before);
	});
});
