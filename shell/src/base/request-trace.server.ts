// The trace of the current request: its id goes to Directus and into both logs. Its spans are recorded if tracing is
// on.

import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes } from "node:crypto";
import { readTraceParent, type TraceParent } from "@hub/shared-contracts/trace/trace-parent";
import type { OpenSpan, SpanAttributes, SpanRecorder } from "./spans.ts";
import { createProxies, plainAddress } from "./visitors.server.ts";

export interface ActiveTrace extends TraceParent {
	/** Recorder and root span; absent if traces are not recorded. */
	readonly recorded?: { readonly spans: SpanRecorder; readonly request: OpenSpan };
}

const current = new AsyncLocalStorage<ActiveTrace>();

/** Returns the current request's trace; undefined outside requests, such as in a timer of the process. */
export function currentTrace(): ActiveTrace | undefined {
	return current.getStore();
}

/** Runs `work` as part of a trace. */
export function inTrace<Result>(trace: ActiveTrace, work: () => Result): Result {
	return current.run(trace, work);
}

export function outOfTrace<Result>(work: () => Result): Result {
	return current.exit(work);
}

/** Runs `work` in a span of the current trace, if traces are recorded. The span fails if `work` throws. */
export async function inSpan<Result>(
	name: string,
	attributes: SpanAttributes,
	work: (span: Pick<OpenSpan, "setAttributes">) => Promise<Result>,
): Promise<Result> {
	const trace = currentTrace();
	if (!trace?.recorded) return work(UNRECORDED);
	const { recorded } = trace;
	const span = recorded.spans.begin(name, trace, attributes);
	try {
		return await current.run({ ...span.trace, recorded }, () => work(span));
	} catch (error) {
		span.fail();
		throw error;
	} finally {
		span.end();
	}
}

const UNRECORDED: Pick<OpenSpan, "setAttributes"> = { setAttributes: () => undefined };

/** Sets attributes of the current request's root span, if traces are recorded. */
export function setRequestAttributes(attributes: SpanAttributes): void {
	currentTrace()?.recorded?.request.setAttributes(attributes);
}

export function newTrace(): TraceParent {
	return { traceId: randomBytes(16).toString("hex"), spanId: randomBytes(8).toString("hex"), sampled: false };
}

/**
 * Returns the trace that a request belongs to, if any.
 * @param socket remote address of the connection, if known
 */
export type IncomingTraces = (header: string | null | undefined, socket: string | undefined) => TraceParent | undefined;

/**
 * Continues traces from trusted proxies. A visitor's own is ignored: it would name other visitors' requests in our
 * logs.
 */
export function createIncomingTraces(trustedProxies: readonly string[]): IncomingTraces {
	const isProxy = createProxies(trustedProxies);
	return (header, socket) => {
		const address = plainAddress(socket ?? "");
		return header && address !== "" && isProxy(address) ? readTraceParent(header) : undefined;
	};
}
