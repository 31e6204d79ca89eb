// A proxy before the content service, so that a test can take the service away from one site alone.

import { createServer, request, type ServerResponse } from "node:http";
import { json } from "node:stream/consumers";
import { freePort } from "./own-site.ts";
import { testSite } from "./test-site.ts";

/** The proxy; it lets calls pass at first. */
export interface ContentProxy {
	readonly url: string;
	/** Method and path of every call, the oldest first. */
	readonly asked: readonly string[];
	/** What happens to calls from now on: they pass, break off, or are never answered. */
	set(state: "open" | "broken" | "silent"): void;
	close(): Promise<void>;
}

/**
 * Starts a proxy before the content service that `npm test` started.
 * @param change what the proxy makes of the content in an answer; default: it is passed on as it is
 */
export async function openContentProxy(change?: (content: unknown) => unknown): Promise<ContentProxy> {
	const { settings } = testSite();
	let state: "open" | "broken" | "silent" = "open";
	const asked: string[] = [];
	const server = createServer((incoming, answer) => {
		asked.push(`${incoming.method} ${incoming.url?.split("?")[0]}`);
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
		asked,
		set(next) {
			state = next;
			// Calls that were left unanswered are ended, so that their senders can try again.
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
