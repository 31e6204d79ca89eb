// Creates the sessions of requests.

import { CONTENT_TIMEOUT } from "../base/deadline.server.ts";
import type { Log } from "../base/log.server.ts";
import type { Addresses, Visitors } from "../base/visitors.server.ts";
import type { Operations } from "../directus/operations.server.ts";
import type { PeerMessage } from "../process/messages.ts";
import type { Peers } from "../process/peers.server.ts";
import { createAttempts } from "./attempts.server.ts";
import { createTransport } from "./content-transport.server.ts";
import { openSession, type RequestSession } from "./request-session.server.ts";
import { createSeal } from "./sealed-value.server.ts";
import { type AccountService, createServiceCalls } from "./service-calls.server.ts";
import { createRefreshes, type Tokens } from "./token-refresh.server.ts";

export interface SessionsOptions {
	readonly cmsUrl: string;
	readonly service: AccountService;
	readonly operations: Operations;
	readonly studioUrl: string;
	/** Name of the OpenID Connect provider, if configured. */
	readonly providerName: string | undefined;
	/** Keys that seal cookies, newest first. */
	readonly sessionKeys: readonly string[];
	/** True if the site is under https. */
	readonly secure: boolean;
	readonly visitorOf: Visitors;
	readonly addressOf: Addresses;
	readonly peers: Peers | undefined;
	readonly log: Log;
}

/** Messages between the site's processes about sessions. */
type SessionMessage = Extract<PeerMessage, { kind: "sign-in tried" | "tokens refreshed" }>;

export interface Sessions {
	/**
	 * Opens the session of a request; nothing is read before it is used.
	 * @param socket remote address of the connection
	 */
	open(request: Request, socket: string | undefined): RequestSession;
	receive(message: SessionMessage): void;
}

export function createSessions({
	cmsUrl,
	service,
	operations,
	studioUrl,
	providerName,
	sessionKeys,
	secure,
	visitorOf,
	addressOf,
	peers,
	log,
}: SessionsOptions): Sessions {
	const seal = createSeal(sessionKeys);
	const transport = createTransport({ url: cmsUrl });
	const refreshes = createRefreshes(transport, (replaced, by) =>
		peers?.broadcast({ kind: "tokens refreshed", replaced, sealed: seal.seal("news", by) }),
	);
	const attempts = createAttempts((attempt) => peers?.broadcast({ kind: "sign-in tried", attempt }));
	const options = {
		seal,
		transport,
		refreshes,
		attempts,
		secure,
		log,
		studioUrl,
		providerName,
		service: createServiceCalls(service, CONTENT_TIMEOUT),
		operate: (name: string, input: unknown, signal: AbortSignal) => operations(name, input, signal, "query"),
	};
	return {
		open: ({ headers }, socket) =>
			openSession(options, {
				cookie: headers.get("cookie") ?? undefined,
				// Computed only for sign-ins.
				get address() {
					return addressOf(headers, socket);
				},
				get visitor() {
					return visitorOf(headers, socket);
				},
			}),
		receive(message) {
			if (message.kind === "sign-in tried") return attempts.receive(message.attempt);
			const by = seal.open("news", message.sealed);
			// It comes from this site's own process, with its own key.
			if (by) refreshes.receive(message.replaced, by as Tokens);
		},
	};
}
