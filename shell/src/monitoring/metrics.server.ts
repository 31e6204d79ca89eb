// The site's metrics for Prometheus, by OpenTelemetry's SDK. Labels have few values, whatever is requested.

import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Failure } from "@hub/releases/failures";
import { PrometheusExporter, PrometheusSerializer } from "@opentelemetry/exporter-prometheus";
import { AggregationType, MeterProvider } from "@opentelemetry/sdk-metrics";
import type { LiveSet } from "../remotes/live-set.server.ts";
import { kindOfRequest } from "./request-kind.ts";

export interface Metrics {
	/**
	 * Counts a response.
	 * @param since arrival of the request, in `performance.now()`
	 */
	request(path: string, status: number, since: number): void;
	failure(failure: Pick<Failure, "side" | "kind" | "remote" | "version">): void;
	/** Returns all metrics in Prometheus' text format. */
	text(): Promise<string>;
	stop(): Promise<void>;
}

/** Values that are read when metrics are collected. */
export interface MetricsSources {
	readonly processIndex: number;
	/** Age, in ms, of the last confirmation that the content is complete; undefined: never. */
	age(): number | undefined;
	/** Number of rows whose documents are outdated. */
	outdatedRows(): number;
	readonly live: Pick<LiveSet, "current" | "canary">;
	/** True if all hosts share the counts of forms; undefined if they are not configured to. */
	isShared(): boolean | undefined;
}

/** Bucket boundaries of request durations, in s. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Sampling interval of event loop delays, in ms. */
const RESOLUTION = 20;

type Labels = Readonly<Record<string, string>>;

export function createMetrics({ processIndex, age, outdatedRows, live, isShared }: MetricsSources): Metrics {
	const exporter = new PrometheusExporter({ preventServerStart: true });
	const serializer = new PrometheusSerializer(undefined, false, undefined, true, true);
	const aggregation = { type: AggregationType.EXPLICIT_BUCKET_HISTOGRAM, options: { boundaries: SECONDS } } as const;
	const provider = new MeterProvider({
		readers: [exporter],
		views: [{ instrumentName: "hub_request_duration_seconds", aggregation }],
	});
	const meter = provider.getMeter("data-hub");
	const own = { process: String(processIndex) };
	const requests = meter.createHistogram("hub_request_duration_seconds", { description: "How long requests took" });
	const failures = meter.createCounter("hub_failures", { description: "Failures that visitors experienced" });
	const gauge = (name: string, description: string, observe: (set: (value: number, labels?: Labels) => void) => void) =>
		meter
			.createObservableGauge(name, { description })
			.addCallback((result) => observe((value, labels = {}) => result.observe(value, { ...own, ...labels })));

	gauge("hub_content_age_seconds", "Time since the content was last known to be complete", (set) => {
		const now = age();
		if (now !== undefined) set(now / 1_000);
	});
	gauge("hub_waiting_rows", "How many rows have outdated documents", (set) => set(outdatedRows()));
	gauge("hub_forms_shared", "Whether all hosts count forms together", (set) => {
		const shared = isShared();
		if (shared !== undefined) set(shared ? 1 : 0);
	});
	gauge("hub_release_percent", "The share of visitors who get a release", (set) => {
		const canary = live.canary();
		for (const [remote, { manifest }] of live.current()?.remotes ?? [])
			set(canary?.remote === remote ? 100 - canary.percent : 100, { remote, version: manifest.version });
		if (canary) set(canary.percent, { remote: canary.remote, version: canary.version });
	});
	gauge("hub_resident_memory_bytes", "The memory of the process", (set) => set(process.memoryUsage.rss()));
	const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
	delay.enable();
	gauge("hub_event_loop_delay_seconds", "Longest delay of the event loop since the last scrape", (set) => {
		set(Math.max(0, delay.max / 1e6 - RESOLUTION) / 1_000);
		delay.reset();
	});

	return {
		request(path, status, since) {
			const labels = { ...own, kind: kindOfRequest(path), status: `${Math.floor(status / 100)}xx` };
			requests.record((performance.now() - since) / 1_000, labels);
		},
		failure({ side, kind, remote = "", version = "" }) {
			// Reports of browsers can be forged.
			const known = live.current()?.remotes.has(remote) ? { remote, version: side === "server" ? version : "" } : {};
			failures.add(1, { ...own, side, kind, ...known });
		},
		text: async () => serializer.serialize((await exporter.collect()).resourceMetrics),
		async stop() {
			delay.disable();
			await provider.shutdown();
		},
	};
}
