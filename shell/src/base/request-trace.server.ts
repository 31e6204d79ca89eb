// By which id a request is known: to this process wherever it works on it, to the content service that it asks, and to who looks into
// their logs. Where traces are recorded, its steps are noted as well.

import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes } from "node:crypto";
import { readTraceParent, type TraceParent } from "@hub/shared-contracts/trace/trace-parent";
import type { OpenSpan, SpanAttributes, SpanRecorder } from "./spans.ts";
import { createProxies, plainAddress } from "./visitors.server.ts";

/** A trace that is worked on. */
export interface ActiveTrace extends TraceParent {
	/** What records its steps, and the step that is the whole request; absent where no traces are recorded. */
	readonly recorded?: { readonly spans: SpanRecorder; readonly request: OpenSpan };
}

const current = new AsyncLocalStorage<ActiveTrace>();

/** The trace of the request that is worked on; undefined where there is none, such as in a timer of the process itself. */
export function currentTrace(): ActiveTrace | undefined {
	return current.getStore();
}

/** Does some work as part of a trace. */
export function inTrace<Result>(trace: ActiveTrace, work: () => Result): Result {
	return current.run(trace, work);
}

/** Does some work as part of none. */
export function outOfTrace<Result>(work: () => Result): Result {
	return current.exit(work);
}

/** Does some work as a step of the current trace, where traces are recorded; a step that throws has failed. */
export async function inSpan<Result>(
	name: string,
	attributes: SpanAttributes,
	work: (span: Pick<OpenSpan, "note">) => Promise<Result>,
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

const UNRECORDED: Pick<OpenSpan, "note"> = { note: () => undefined };

/** Notes what is known of the current request as a whole, where traces are recorded. */
export function noteOfRequest(attributes: SpanAttributes): void {
	currentTrace()?.recorded?.request.note(attributes);
}

/** A trace that begins here. */
export function newTrace(): TraceParent {
	return { traceId: randomBytes(16).toString("hex"), spanId: randomBytes(8).toString("hex"), sampled: false };
}

/** The trace that a request comes with; undefined: none. @param socket the address at the other end of the connection, where there is one */
export type GivenTraces = (header: string | null | undefined, socket: string | undefined) => TraceParent | undefined;

/** Takes on traces of proxies that are trusted. A visitor's own is ignored: it would name requests of others in our logs. */
export function createGivenTraces(trustedProxies: readonly string[]): GivenTraces {
	const isProxy = createProxies(trustedProxies);
	return (header, socket) => {
		const address = plainAddress(socket ?? "");
		return header && address !== "" && isProxy(address) ? readTraceParent(header) : undefined;
	};
}
