// Records spans by OpenTelemetry's SDK, and exports them by OTLP over HTTP. Loaded only if an operator configured a
// receiver.

import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, TraceFlags, trace } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { AlwaysOnSampler, BatchSpanProcessor, type SpanExporter, TracerProvider } from "@opentelemetry/sdk-trace";
import type { Log } from "../base/log.server.ts";
import { outOfTrace } from "../base/request-trace.server.ts";
import type { OpenSpan, SpanAttributes, SpanRecorder } from "../base/spans.ts";

export interface OpenTelemetryOptions {
	/** Base URL of the receiver; `/v1/traces` is appended. */
	readonly endpoint: string;
	readonly processIndex: number;
	readonly log: Pick<Log, "info" | "warn">;
}

/** Spans that wait for export; further ones are dropped. */
const MAX_WAITING = 2_048;
const MAX_BATCH = 512;

/** Interval of exports, timeout of an export, and timeout of the last one at shutdown, in ms. */
const EXPORT_INTERVAL_MS = 2_000;
const EXPORT_TIMEOUT_MS = 5_000;
const SHUTDOWN_TIMEOUT_MS = 1_000;

const MAX_EXPORTS = 2;

export interface OpenTelemetry extends SpanRecorder {
	/** Exports pending spans, within a second. */
	stop(): Promise<void>;
}

/** Starts recording. A receiver that is unreachable or slow costs spans, but delays no request. */
export function recordSpans({ endpoint, processIndex, log }: OpenTelemetryOptions): OpenTelemetry {
	const url = `${endpoint.replace(/\/$/, "")}/v1/traces`;
	const exporter = withLog(
		new OTLPTraceExporter({ url, timeoutMillis: EXPORT_TIMEOUT_MS, concurrencyLimit: MAX_EXPORTS }),
		log,
	);
	const provider = new TracerProvider({
		sampler: new AlwaysOnSampler(),
		resource: resourceFromAttributes({ "service.name": "data-hub", "service.instance.id": `process-${processIndex}` }),
		spanProcessors: [
			new BatchSpanProcessor({
				exporter,
				maxQueueSize: MAX_WAITING,
				maxExportBatchSize: MAX_BATCH,
				scheduledDelayMillis: EXPORT_INTERVAL_MS,
				exportTimeoutMillis: EXPORT_TIMEOUT_MS,
			}),
		],
	});
	const tracer = provider.getTracer("data-hub");
	return {
		begin(name, parent, { "span.kind": kind, ...attributes }) {
			const before = parent && {
				traceId: parent.traceId,
				spanId: parent.spanId,
				traceFlags: parent.sampled ? TraceFlags.SAMPLED : TraceFlags.NONE,
			};
			const context = before ? trace.setSpanContext(ROOT_CONTEXT, before) : ROOT_CONTEXT;
			const span = tracer.startSpan(name, { kind: KINDS[kind ?? ""] ?? SpanKind.INTERNAL }, context);
			return opened(span, attributes);
		},
		async stop() {
			const late = new Promise<void>((resolve) => setTimeout(resolve, SHUTDOWN_TIMEOUT_MS).unref());
			await Promise.race([provider.shutdown().catch(() => undefined), late]);
		},
	};
}

const KINDS: Readonly<Record<string, SpanKind>> = { server: SpanKind.SERVER, client: SpanKind.CLIENT };

function opened(span: Span, attributes: SpanAttributes): OpenSpan {
	const { traceId, spanId } = span.spanContext();
	const setAttributes = (some: SpanAttributes): void => {
		for (const [name, value] of Object.entries(some)) if (value !== undefined) span.setAttribute(name, value);
	};
	setAttributes(attributes);
	return {
		trace: { traceId, spanId, sampled: true },
		setAttributes,
		fail: () => void span.setStatus({ code: SpanStatusCode.ERROR }),
		// A full batch is exported by the end of its last span, but is no part of that request.
		end: () => outOfTrace(() => span.end()),
	};
}

/** Logs once when spans do not arrive, and once when they do again. */
function withLog(exporter: SpanExporter, log: OpenTelemetryOptions["log"]): SpanExporter {
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
