// Spans of a request, independent of the library that records them.

import type { TraceParent } from "@hub/shared-contracts/trace/trace-parent";

/** Route keys, names of remotes, states. Never addresses, queries or anything about a visitor. */
export type SpanAttributes = Readonly<Record<string, string | number | undefined>>;

export interface OpenSpan {
	/** Lets other spans continue this one. */
	readonly trace: TraceParent;
	setAttributes(attributes: SpanAttributes): void;
	fail(): void;
	end(): void;
}

export interface SpanRecorder {
	/** @param parent undefined if this span starts a trace */
	begin(name: string, parent: TraceParent | undefined, attributes: SpanAttributes): OpenSpan;
}
