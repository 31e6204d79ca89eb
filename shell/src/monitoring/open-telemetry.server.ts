// Records the steps of requests by OpenTelemetry's SDK, and sends them by OTLP over HTTP. Loaded only where an operator names a receiver.

import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, TraceFlags, trace } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { AlwaysOnSampler, BatchSpanProcessor, type SpanExporter, TracerProvider } from "@opentelemetry/sdk-trace";
import type { Log } from "../base/log.server.ts";
import { outOfTrace } from "../base/request-trace.server.ts";
import type { OpenSpan, SpanAttributes, SpanRecorder } from "../base/spans.ts";

/** Where to, and as which of the site's processes. */
export interface OpenTelemetryOptions {
	/** The receiver's address, to which `/v1/traces` is added. */
	readonly endpoint: string;
	/** From 0. */
	readonly place: number;
	readonly log: Pick<Log, "info" | "warn">;
}

/** Steps that wait to be sent, at most; further ones are dropped. */
const MOST_WAITING = 2_048;
const BATCH = 512;

/** How often it is sent, how long that may take, and how long the end of the process waits for the last ones, in ms. */
const EVERY = 2_000;
const DEADLINE = 5_000;
const LAST_DEADLINE = 1_000;

/** Calls that may be under way at once. */
const AT_ONCE = 2;

/** A recorder that can be stopped. */
export interface OpenTelemetry extends SpanRecorder {
	/** Sends what waits, for a second at most. */
	stop(): Promise<void>;
}

/** Begins to record. A receiver that is away or slow costs steps, and no request anything. */
export function recordSpans({ endpoint, place, log }: OpenTelemetryOptions): OpenTelemetry {
	const url = `${endpoint.replace(/\/$/, "")}/v1/traces`;
	const exporter = telling(new OTLPTraceExporter({ url, timeoutMillis: DEADLINE, concurrencyLimit: AT_ONCE }), log);
	const provider = new TracerProvider({
		sampler: new AlwaysOnSampler(),
		resource: resourceFromAttributes({ "service.name": "data-hub", "service.instance.id": `process-${place}` }),
		spanProcessors: [
			new BatchSpanProcessor({
				exporter,
				maxQueueSize: MOST_WAITING,
				maxExportBatchSize: BATCH,
				scheduledDelayMillis: EVERY,
				exportTimeoutMillis: DEADLINE,
			}),
		],
	});
	const tracer = provider.getTracer("data-hub");
	return {
		begin(name, parent, { "span.kind": kind, ...attributes }) {
			const before = parent && {
				...{ traceId: parent.traceId, spanId: parent.spanId },
				traceFlags: parent.sampled ? TraceFlags.SAMPLED : TraceFlags.NONE,
			};
			const context = before ? trace.setSpanContext(ROOT_CONTEXT, before) : ROOT_CONTEXT;
			const span = tracer.startSpan(name, { kind: KINDS[kind ?? ""] ?? SpanKind.INTERNAL }, context);
			return opened(span, attributes);
		},
		async stop() {
			const late = new Promise<void>((resolve) => setTimeout(resolve, LAST_DEADLINE).unref());
			await Promise.race([provider.shutdown().catch(() => undefined), late]);
		},
	};
}

const KINDS: Readonly<Record<string, SpanKind>> = { server: SpanKind.SERVER, client: SpanKind.CLIENT };

function opened(span: Span, attributes: SpanAttributes): OpenSpan {
	const { traceId, spanId } = span.spanContext();
	const note = (some: SpanAttributes): void => {
		for (const [name, value] of Object.entries(some)) if (value !== undefined) span.setAttribute(name, value);
	};
	note(attributes);
	return {
		trace: { traceId, spanId, sampled: true },
		note,
		fail: () => void span.setStatus({ code: SpanStatusCode.ERROR }),
		// A batch that is full is sent by what ends its last step, and is no part of that request.
		end: () => outOfTrace(() => span.end()),
	};
}

/** Says once that steps do not arrive, and once that they do again. */
function telling(exporter: SpanExporter, log: OpenTelemetryOptions["log"]): SpanExporter {
	let isLost = false;
	return {
		export(spans, done) {
			exporter.export(spans, (result) => {
				const failed = result.error !== undefined || result.code !== 0;
				if (failed && !isLost)
					log.warn(
						{ error: String(result.error) },
						"Traces do not arrive at OTEL_EXPORTER_OTLP_ENDPOINT; those that fill the queue are dropped",
					);
				if (!failed && isLost) log.info("Traces arrive again");
				isLost = failed;
				done(result);
			});
		},
		forceFlush: async () => exporter.forceFlush?.(),
		shutdown: () => exporter.shutdown(),
	};
}
