// Proxy for Directus, with which a test can make Directus unreachable for one site.

import { createServer, request, type ServerResponse } from "node:http";
import { json } from "node:stream/consumers";
import { freePort } from "../launcher/free-port.ts";
import { testSite } from "./test-site.ts";

/** Forwards requests by default. */
export interface ContentProxy {
	readonly url: string;
	/** Method and path of every request, the oldest first. */
	readonly requests: readonly string[];
	/** Sets what happens to further requests: they are forwarded, broken off, or never get a response. */
	set(state: "open" | "broken" | "silent"): void;
	close(): Promise<void>;
}

/** Starts a proxy for the running Directus. @param change changes the content of responses; default: none */
export async function openContentProxy(change?: (content: unknown) => unknown): Promise<ContentProxy> {
	const { settings } = testSite();
	let state: "open" | "broken" | "silent" = "open";
	const requests: string[] = [];
	const server = createServer((incoming, answer) => {
		requests.push(`${incoming.method} ${incoming.url?.split("?")[0]}`);
		if (state === "silent") return;
		if (state === "broken") return void incoming.destroy();
		const { method = "GET", url = "/", headers } = incoming;
		const changes = change && url.startsWith("/graphql") ? change : undefined;
		const asks = changes ? { ...headers, "accept-encoding": "identity" } : headers;
		const onwards = request(new URL(url, settings.cmsUrl), { method, headers: asks }, (response) => {
			if (changes) return void json(response).then((content) => sendJson(answer, changes(content)));
			answer.writeHead(response.statusCode ?? 502, response.headers);
			response.pipe(answer);
		});
		onwards.on("error", () => incoming.destroy());
		incoming.pipe(onwards);
	});
	const port = await freePort();
	await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
	return {
		url: `http://127.0.0.1:${port}`,
		requests,
		set(next) {
			state = next;
			// Ends requests without a response, so that their senders can retry.
			server.closeAllConnections();
		},
		close: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	};
}

function sendJson(answer: ServerResponse, content: unknown): void {
	answer.writeHead(200, { "content-type": "application/json" });
	answer.end(JSON.stringify(content));
}
