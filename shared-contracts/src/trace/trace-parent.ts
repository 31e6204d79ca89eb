// The `traceparent` header, which identifies a request in all processes (https://www.w3.org/TR/trace-context/).

/** Content of the header. */
export interface TraceParent {
	/** 32 hex digits in small letters: the same in every process. */
	readonly traceId: string;
	/** 16 hex digits: the sender's span. */
	readonly spanId: string;
	/** True if the sender records its spans. */
	readonly sampled: boolean;
}

/** The header's name. */
export const TRACE_HEADER = "traceparent";

/**
 * Later versions may add fields after a dash; in version 00 nothing follows. Ids of zeros and version ff are invalid.
 */
const FORM = /^(?!ff)([0-9a-f]{2})-((?!0{32})[0-9a-f]{32})-((?!0{16})[0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;

/** Parses the header; undefined if it is absent or malformed. */
export function readTraceParent(text: string | null | undefined): TraceParent | undefined {
	const [, version, traceId, spanId, flags, further] = FORM.exec(text ?? "") ?? [];
	if (!traceId || !spanId || !flags || (version === "00" && further !== undefined)) return undefined;
	return { traceId, spanId, sampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

/** Writes the header. */
export function writeTraceParent({ traceId, spanId, sampled }: TraceParent): string {
	return `00-${traceId}-${spanId}-${sampled ? "01" : "00"}`;
}

/**
 * Returns the reference that visitors see: the last ten hex digits of the trace id, which are random for every tracing
 * library.
 */
export function traceReference(traceId: string): string {
	return traceId.slice(-10);
}
