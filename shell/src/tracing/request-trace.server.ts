// By which id a request is known: to this process wherever it works on it, to the content service that it asks, and to who looks into
// their logs.

import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes } from "node:crypto";
import { readTraceParent, TRACE_HEADER, type TraceParent, writeTraceParent } from "@hub/shared-contracts/trace/trace-parent";
import { createProxies, plainAddress } from "../server/visitors.server.ts";

const current = new AsyncLocalStorage<TraceParent>();

/** The trace of the request that is worked on; undefined where there is none, such as in a timer of the process itself. */
export function currentTrace(): TraceParent | undefined {
	return current.getStore();
}

/** Does some work as part of a trace. */
export function inTrace<Result>(trace: TraceParent, work: () => Result): Result {
	return current.run(trace, work);
}

/** The header for what is asked of the content service; none outside of a request. */
export function traceHeaders(): Readonly<Record<string, string>> {
	const trace = currentTrace();
	return trace ? { [TRACE_HEADER]: writeTraceParent(trace) } : {};
}

/** Finds the trace of a request. @param socket the address at the other end of the connection, where there is one */
export type RequestTraces = (header: string | null | undefined, socket: string | undefined) => TraceParent;

/** Takes on traces of proxies that are trusted. A visitor's own is not heeded: it would name requests of others in our logs. */
export function createRequestTraces(trustedProxies: readonly string[]): RequestTraces {
	const isProxy = createProxies(trustedProxies);
	return (header, socket) => {
		const address = plainAddress(socket ?? "");
		const given = address !== "" && isProxy(address) ? readTraceParent(header) : undefined;
		return given ?? { traceId: randomBytes(16).toString("hex"), spanId: randomBytes(8).toString("hex"), sampled: false };
	};
}
