// Gives each request its trace before it is handled.

import type { IncomingMessage, ServerResponse } from "node:http";
import { TRACE_HEADER } from "@hub/shared-contracts/trace/trace-parent";
import { createIncomingTraces, inTrace, newTrace } from "../base/request-trace.server.ts";
import type { OpenSpan, SpanRecorder } from "../base/spans.ts";
import { kindOfRequest } from "./request-kind.ts";

export interface RequestHandlers {
	fetch(request: Request, socket?: string): Promise<Response>;
	/** Responds from memory; returns false if `fetch` has to. */
	direct(incoming: IncomingMessage, outgoing: ServerResponse): boolean;
}

export interface TraceOptions {
	/** Addresses, or networks such as `10.0.0.0/8`, of proxies whose traces are continued. */
	readonly trustedProxies: readonly string[];
	/** Undefined if nothing is recorded. */
	readonly spans: SpanRecorder | undefined;
}

/**
 * Wraps the handlers with a trace per request. If nothing is recorded, responses from memory get none, since they log
 * nothing.
 */
export function traceRequests(
	{ fetch, direct }: RequestHandlers,
	{ trustedProxies, spans }: TraceOptions,
): RequestHandlers {
	const incomingTrace = createIncomingTraces(trustedProxies);
	if (!spans)
		return {
			direct,
			fetch: async (request, socket) =>
				inTrace(incomingTrace(request.headers.get(TRACE_HEADER), socket) ?? newTrace(), () => fetch(request, socket)),
		};
	const begin = (method: string, path: string, header: string | null | undefined, socket: string | undefined) => {
		const kind = kindOfRequest(path);
		const attributes = { "span.kind": "server", "http.request.method": method, "hub.kind": kind };
		return spans.begin(`${method} ${kind}`, incomingTrace(header, socket), attributes);
	};
	const within = <Result>(request: OpenSpan, work: () => Result): Result =>
		inTrace({ ...request.trace, recorded: { spans, request } }, work);
	return {
		direct(incoming, outgoing) {
			const { traceparent } = incoming.headers;
			const header = typeof traceparent === "string" ? traceparent : undefined;
			const span = begin(methodOf(incoming.method), incoming.url ?? "", header, incoming.socket.remoteAddress);
			// A span that does not end is not recorded; `fetch` starts another one.
			if (!within(span, () => direct(incoming, outgoing))) return false;
			span.setAttributes({ "http.response.status_code": outgoing.statusCode });
			span.end();
			return true;
		},
		async fetch(request, socket) {
			const { pathname } = new URL(request.url);
			const span = begin(methodOf(request.method), pathname, request.headers.get(TRACE_HEADER), socket);
			try {
				const answer = await within(span, () => fetch(request, socket));
				const cache = /\b(hit|miss|stale)\b/.exec(answer.headers.get("cache-status") ?? "")?.[1];
				span.setAttributes({ "http.response.status_code": answer.status, "hub.cache": cache });
				if (answer.status >= 500) span.fail();
				return answer;
			} finally {
				span.end();
			}
		},
	};
}

/** Returns a standard method: visitors may invent others. */
function methodOf(method: string | undefined): string {
	return /^(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)$/.exec(method ?? "")?.[0] ?? "_OTHER";
}
