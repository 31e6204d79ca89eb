// A gate before the content service, which a test can shut: then the service is away, as far as the site behind it can tell.

import { createServer, request } from "node:http";
import { freePort } from "./own-site.ts";
import { testSite } from "./test-site.ts";

/** The gate, open at first. */
export interface ContentGate {
	readonly url: string;
	/** What happens to calls from now on: they pass, break off, or are never answered. */
	set(state: "open" | "broken" | "silent"): void;
	close(): Promise<void>;
}

/** Puts a gate before the content service that `npm test` started. */
export async function openContentGate(): Promise<ContentGate> {
	const { settings } = testSite();
	let state: "open" | "broken" | "silent" = "open";
	const server = createServer((incoming, answer) => {
		if (state === "silent") return;
		if (state === "broken") return void incoming.destroy();
		const { method = "GET", url = "/", headers } = incoming;
		const onwards = request(new URL(url, settings.cmsUrl), { method, headers }, (response) => {
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
		set(next) {
			state = next;
			// Whoever still waits for the service as it was does not wait for ever.
			server.closeAllConnections();
		},
		close: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	};
}
