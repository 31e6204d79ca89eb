// A site that takes releases, for tests: it keeps what it was sent, and answers as it is told.

import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { integrityOf } from "@hub/releases/integrity";
import { publicKeyFrom, SIGNED_HEADERS, type SignatureVerdict, verifyRelease } from "@hub/releases/signed-release";

/** What a site was sent. */
export interface SentRequest {
	readonly url: URL;
	readonly headers: IncomingHttpHeaders;
	/** Names and contents of the files, in their order. */
	readonly files: readonly (readonly [name: string, bytes: Uint8Array])[];
}

/** How it answers; `never` leaves the request open. */
export type SiteReply = { readonly status: number; readonly body: unknown } | "never";

/** A site that runs. */
export interface TakingSite {
	readonly address: string;
	/** The last request. */
	asked(): SentRequest;
	/** From now on. */
	reply(reply: SiteReply): void;
	close(): Promise<void>;
}

/** Opens a site on a free port; it says that all is well until it is told otherwise. */
export async function openTakingSite(): Promise<TakingSite> {
	let asked: SentRequest | undefined;
	let reply: SiteReply = { status: 200, body: { remote: "mf-maps", version: "1", revision: 7 } };
	const server = createServer(async (request, response) => {
		const chunks: Uint8Array[] = [];
		for await (const chunk of request) chunks.push(chunk);
		const type = request.headers["content-type"] ?? "";
		const form = await new Response(Buffer.concat(chunks), { headers: { "content-type": type } }).formData();
		const files = form.getAll("file").flatMap((part) => (typeof part === "string" ? [] : [part]));
		asked = {
			url: new URL(request.url ?? "", "http://site"),
			headers: request.headers,
			files: await Promise.all(files.map(async (file) => [file.name, new Uint8Array(await file.arrayBuffer())] as const)),
		};
		if (reply === "never") return;
		response.writeHead(reply.status, { "content-type": "application/json" });
		response.end(typeof reply.body === "string" ? reply.body : JSON.stringify(reply.body));
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	return {
		address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		asked() {
			if (!asked) throw new Error("Nothing was sent.");
			return asked;
		},
		reply(next) {
			reply = next;
		},
		async close() {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}

/** What a site finds of the signature that a release came with, under a public key as `hub key` prints it. */
export function verdictOf({ url, headers, files }: SentRequest, publicKey: string): SignatureVerdict {
	const [, manifest = new Uint8Array()] = files.find(([name]) => name === "remote.json") ?? [];
	return verifyRelease(
		{
			remote: url.pathname.split("/").at(-1) ?? "",
			manifest: integrityOf(manifest),
			at: Number(headers[SIGNED_HEADERS.at]),
			signature: String(headers[SIGNED_HEADERS.signature]),
		},
		publicKeyFrom(publicKey),
		Date.now(),
	);
}
