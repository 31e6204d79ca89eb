// GET /metrics: on the site's port with a token, and on a port of the loopback interface.

import { createHash, timingSafeEqual } from "node:crypto";
import { createServer } from "node:http";
import { SettingsError } from "@hub/settings/setting";
import type { Metrics } from "./metrics.server.ts";

const TYPE = "text/plain; version=0.0.4; charset=utf-8";

/** Creates the handler. Without the token it responds with 404, so that the endpoint stays hidden. */
export function metricsResponse(
	metrics: Pick<Metrics, "text">,
	token: string,
): (request: Request) => Promise<Response> {
	const expected = digestOf(`Bearer ${token}`);
	return async (request) => {
		const isKnown = timingSafeEqual(digestOf(request.headers.get("authorization") ?? ""), expected);
		if (!isKnown) return new Response("Not found\n", { status: 404, headers: { "cache-control": "no-store" } });
		return new Response(await metrics.text(), { headers: { "content-type": TYPE, "cache-control": "no-store" } });
	};
}

/**
 * Listens on 127.0.0.1.
 * @returns closes the server
 * @throws SettingsError if the port is taken
 */
export async function listenForMetrics(metrics: Pick<Metrics, "text">, port: number): Promise<() => void> {
	const server = createServer((incoming, outgoing) => {
		if (incoming.method !== "GET" || incoming.url !== "/metrics") return void outgoing.writeHead(404).end();
		metrics.text().then(
			(text) => outgoing.writeHead(200, { "content-type": TYPE }).end(text),
			() => outgoing.writeHead(500).end(),
		);
	});
	const { promise, resolve, reject } = Promise.withResolvers<void>();
	server.once("error", () =>
		reject(new SettingsError(`Port ${port} is taken on 127.0.0.1. Stop what uses it, or set METRICS_PORT to another.`)),
	);
	server.listen(port, "127.0.0.1", resolve);
	await promise;
	return () => {
		server.close();
		server.closeAllConnections();
	};
}

function digestOf(text: string): Buffer {
	return createHash("sha256").update(text).digest();
}
