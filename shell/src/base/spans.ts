// Steps of a request, as whatever records them sees them.

import type { TraceParent } from "@hub/shared-contracts/trace/trace-parent";

/** What is said of a step: keys of routes, names of remotes, states. No address, no query, nothing of a visitor. */
export type SpanAttributes = Readonly<Record<string, string | number | undefined>>;

/** A step that has begun. */
export interface OpenSpan {
	/** By which others continue it. */
	readonly trace: TraceParent;
	note(attributes: SpanAttributes): void;
	/** It did not succeed. */
	fail(): void;
	end(): void;
}

/** Records steps. */
export interface SpanRecorder {
	/** @param parent the step before it; undefined where a trace begins */
	begin(name: string, parent: TraceParent | undefined, attributes: SpanAttributes): OpenSpan;
}
