// Proxy for Directus that changes its responses for one site.

import { createServer, request, type ServerResponse } from "node:http";
import { json } from "node:stream/consumers";
import { freePort } from "../launcher/free-port.ts";
import { testSite } from "./test-site.ts";

export interface ContentProxy {
	readonly url: string;
	close(): Promise<void>;
}

/** Starts a proxy for the running Directus. @param change changes the content of responses */
export async function openContentProxy(change: (content: unknown) => unknown): Promise<ContentProxy> {
	const { settings } = testSite();
	const server = createServer((incoming, answer) => {
		const { method = "GET", url = "/", headers } = incoming;
		const isChanged = url.startsWith("/graphql");
		const asks = isChanged ? { ...headers, "accept-encoding": "identity" } : headers;
		const onwards = request(new URL(url, settings.cmsUrl), { method, headers: asks }, (response) => {
			if (isChanged) return void json(response).then((content) => sendJson(answer, change(content)));
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
