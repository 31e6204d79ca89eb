import { createServer, type IncomingHttpHeaders, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { strongEtag } from "../http/entity-tag.server.ts";
import { createReadyFiles, type ReadyFile } from "./ready-files.server.ts";

const file = (text: string, more: Record<string, string> = {}): ReadyFile => {
	const body = new TextEncoder().encode(text);
	return { body, headers: { "content-length": String(body.length), etag: strongEtag(body), "x-kind": text, ...more } };
};
const plain = file("plain");
const packed = file("packed", { "content-encoding": "br" });
const font = file("font");

let server: Server;
let port: number;
beforeAll(async () => {
	const files = createReadyFiles(Promise.resolve({ pages: {}, files: () => ({ "x-site": "ours" }) }));
	files.put("/r/a/1/a.js", "identity", plain);
	files.put("/r/a/1/a.js", "br", packed);
	files.put("/r/a/1/a.woff2", "only", font);
	await Promise.resolve();
	server = createServer(
		(incoming, outgoing) => void (files.direct(incoming, outgoing) || outgoing.writeHead(421).end("handlers")),
	);
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	port = (server.address() as AddressInfo).port;
});
afterAll(() => server.close());

function ask(path: string, headers: Record<string, string> = {}, method = "GET") {
	return new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: string }>((resolve, reject) => {
		const outgoing = request({ port, host: "127.0.0.1", path, headers, method, agent: false }, async (answer) => {
			let body = "";
			for await (const part of answer) body += part;
			resolve({ status: answer.statusCode, headers: answer.headers, body });
		});
		outgoing.on("error", reject).end();
	});
}

test("a file is sent in an accepted encoding, with its own and the site's headers", async () => {
	for (let times = 0; times < 3; times += 1) {
		const answer = await ask("/r/a/1/a.js", { "accept-encoding": "gzip, br" });
		expect([answer.status, answer.body]).toEqual([200, "packed"]);
		expect(answer.headers).toMatchObject({ ...packed.headers, "x-site": "ours" });
		expect((await ask("/r/a/1/a.js")).body).toBe("plain");
	}
	expect((await ask("/r/a/1/a.woff2", { "accept-encoding": "br" })).body).toBe("font");
});

test("HEAD sends no body, and a matching If-None-Match is answered with 304", async () => {
	const head = await ask("/r/a/1/a.js", {}, "HEAD");
	expect([head.status, head.headers["content-length"], head.body]).toEqual([200, "5", ""]);
	for (const tag of [plain.headers.etag ?? "", `"x", W/${plain.headers.etag}`, "*"]) {
		const known = await ask("/r/a/1/a.js", { "if-none-match": tag });
		expect([known.status, known.body, known.headers.etag]).toEqual([304, "", plain.headers.etag]);
		expect(known.headers["x-site"]).toBe("ours");
	}
	expect((await ask("/r/a/1/a.js", { "if-none-match": '"x"' })).status).toBe(200);
});

test("requests for uncached files, other encodings, queries and methods fall through", async () => {
	expect((await ask("/r/a/1/b.js")).status).toBe(421);
	expect((await ask("/r/a/1/a.js", { "accept-encoding": "gzip" })).status).toBe(421);
	expect((await ask("/r/a/1/a.js?x")).status).toBe(421);
	expect((await ask("/r/a/1/a.js", {}, "POST")).status).toBe(421);
});
