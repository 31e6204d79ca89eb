// Site that accepts releases, for tests: records the request and sends the configured response.

import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { publicKeyFrom, SIGNED_HEADERS, type SignedRelease, verifyRelease } from "@hub/releases/signed-release";

export interface SentRequest {
	readonly url: URL;
	readonly headers: IncomingHttpHeaders;
	/** Names and contents of the files, in their order. */
	readonly files: readonly (readonly [name: string, bytes: Uint8Array])[];
}

/** Response; `never` leaves the request open. */
export type SiteReply = { readonly status: number; readonly body: unknown } | "never";

export interface ReceivingSite {
	readonly address: string;
	lastRequest(): SentRequest;
	/** Sets the responses to later requests; the last one stays. */
	reply(...replies: readonly [SiteReply, ...SiteReply[]]): void;
	close(): Promise<void>;
}

/** Opens a site on a free port, which accepts releases by default. */
export async function openReceivingSite(): Promise<ReceivingSite> {
	let lastRequest: SentRequest | undefined;
	let replies: readonly SiteReply[] = [];
	let reply: SiteReply = { status: 200, body: { remote: "mf-maps", version: "1", revision: 7 } };
	const server = createServer(async (request, response) => {
		const chunks: Uint8Array[] = [];
		for await (const chunk of request) chunks.push(chunk);
		const type = request.headers["content-type"] ?? "";
		const body = new Response(Buffer.concat(chunks), { headers: { "content-type": type } });
		const parts = request.method === "POST" ? (await body.formData()).getAll("file") : [];
		const files = parts.flatMap((part) => (typeof part === "string" ? [] : [part]));
		lastRequest = {
			url: new URL(request.url ?? "", "http://site"),
			headers: request.headers,
			files: await Promise.all(
				files.map(async (file) => [file.name, new Uint8Array(await file.arrayBuffer())] as const),
			),
		};
		[reply = reply, ...replies] = replies;
		if (reply === "never") return;
		response.writeHead(reply.status, { "content-type": "application/json" });
		response.end(typeof reply.body === "string" ? reply.body : JSON.stringify(reply.body));
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	return {
		address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		lastRequest() {
			if (!lastRequest) throw new Error("Nothing was sent.");
			return lastRequest;
		},
		reply(...next) {
			replies = next;
		},
		async close() {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}

/**
 * Parses the signed release of a request.
 * @param publicKey as printed by `hub key`
 * @throws Error if the signature is invalid
 */
export function signedIn({ headers }: SentRequest, publicKey: string): SignedRelease {
	const [release, signature] = [String(headers[SIGNED_HEADERS.release]), String(headers[SIGNED_HEADERS.signature])];
	const result = verifyRelease({ release, signature }, publicKeyFrom(publicKey), Date.now());
	if (result.kind !== "valid") throw new Error(`The signature is ${result.kind}.`);
	return result.release;
}
