// Listens for HTTP, with limits against senders that hold connections without sending anything.

import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import type { DirectHandler } from "../files/ready-files.server.ts";
import { plainResponse } from "../http/plain-response.server.ts";
import { protection } from "../http/security.server.ts";

/** Timeouts of a connection, in ms (slow clients, such as Slowloris attacks). */
export interface SenderLimits {
	/** Until the headers have arrived. */
	readonly headers: number;
	/** Until the whole request has arrived; longer than the timeout of bodies, which has a response of its own. */
	readonly request: number;
}

/** Long enough for any bad connection. */
const SENDER_LIMITS: SenderLimits = { headers: 10_000, request: 30_000 };

export interface ListenAt {
	readonly port: number;
	readonly host: string;
	/** Default: no request. */
	readonly direct?: DirectHandler;
	/** Default false. */
	readonly shared?: boolean;
}

/** Open connections. */
export interface Listener {
	/**
	 * Stops accepting connections, and waits for requests in flight.
	 * @param timeout in ms, after which remaining connections are closed. Default 2 s
	 */
	close(timeout?: number): Promise<void>;
}

/**
 * Listens until it is closed.
 * @param fetch responds to a request; `socket` is the remote address
 * @param at `direct` responds to some requests before a Request is created; `shared`: other processes listen on the port
 * as well, and the system distributes new connections
 * @throws the system's error if the port cannot be bound
 */
export function listen(
	fetch: (request: Request, socket?: string) => Promise<Response>,
	{ port, host, direct = () => false, shared = false }: ListenAt,
	limits: SenderLimits = SENDER_LIMITS,
): Promise<Listener> {
	const answer = getRequestListener((request, { incoming }) => fetch(request, incoming.socket?.remoteAddress), {
		hostname: host,
		// The site answers its own failures; this error came before there was a valid request.
		errorHandler: () => unreadable.request("/"),
	});
	const server = createServer(
		{
			headersTimeout: limits.headers,
			requestTimeout: limits.request,
			connectionsCheckingInterval: Math.min(2_000, limits.headers),
		},
		(incoming, outgoing) => void (direct(incoming, outgoing) || answer(incoming, outgoing)),
	);
	// A pipelined request waits without a socket. Node would write its "100 Continue" between the head and the body of
	// the previous answer, which clients could not read; without one, the body is sent anyway.
	server.on("checkContinue", (incoming, outgoing) => {
		if (outgoing.socket) outgoing.writeContinue();
		server.emit("request", incoming, outgoing);
	});
	const opened = {
		close: (timeout = 2_000) =>
			new Promise<void>((resolve) => {
				server.close(() => resolve());
				// Idle keep-alive connections need not be waited for.
				setTimeout(() => server.closeAllConnections(), timeout).unref();
			}),
	};
	return new Promise((resolve, reject) => {
		server.once("error", reject);
		server.listen({ port, host, reusePort: shared }, () => resolve(opened));
	});
}

/** Responds to an invalid request target or `Host`. */
const unreadable = new Hono().use(protection([], { https: false }));
unreadable.all("*", () => plainResponse("noAddress", { status: 400 }));
