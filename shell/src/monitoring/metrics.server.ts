// What the site counts of itself, for Prometheus: by OpenTelemetry's SDK, with labels of which there are few values, whatever is asked.

import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Failure } from "@hub/releases/failures";
import { PrometheusExporter, PrometheusSerializer } from "@opentelemetry/exporter-prometheus";
import { AggregationType, MeterProvider } from "@opentelemetry/sdk-metrics";
import type { LiveSet } from "../remotes/live-set.server.ts";
import { kindOfRequest } from "./request-kind.ts";

/** Counts. */
export interface Metrics {
	/** A request that was answered. @param since when it came, in `performance.now()` */
	request(path: string, status: number, since: number): void;
	/** A failure that a visitor met. */
	failure(failure: Pick<Failure, "side" | "kind" | "remote" | "version">): void;
	/** All of it, in Prometheus' text format. */
	text(): Promise<string>;
	stop(): Promise<void>;
}

/** What is looked up when the figures are asked for. */
export interface MetricsSources {
	/** Which of the site's processes this is, from 0. */
	readonly place: number;
	/** How many ms ago all that was published was known to be here; undefined: never. */
	age(): number | undefined;
	/** How many rows have texts that are not parsed yet. */
	waiting(): number;
	readonly live: Pick<LiveSet, "current" | "canary">;
	/** Whether all hosts count forms together just now; undefined where they are not meant to. */
	isShared(): boolean | undefined;
}

/** Upper bounds of how long requests take, in s. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The interval at which delays are measured, in ms. */
const RESOLUTION = 20;

type Labels = Readonly<Record<string, string>>;

/** Begins to count. */
export function createMetrics({ place, age, waiting, live, isShared }: MetricsSources): Metrics {
	const exporter = new PrometheusExporter({ preventServerStart: true });
	const serializer = new PrometheusSerializer(undefined, false, undefined, true, true);
	const aggregation = { type: AggregationType.EXPLICIT_BUCKET_HISTOGRAM, options: { boundaries: SECONDS } } as const;
	const provider = new MeterProvider({
		readers: [exporter],
		views: [{ instrumentName: "hub_request_duration_seconds", aggregation }],
	});
	const meter = provider.getMeter("data-hub");
	const own = { process: String(place) };
	const requests = meter.createHistogram("hub_request_duration_seconds", { description: "How long requests took" });
	const failures = meter.createCounter("hub_failures", { description: "Failures that visitors met" });
	const gauge = (name: string, description: string, observe: (set: (value: number, labels?: Labels) => void) => void) =>
		meter
			.createObservableGauge(name, { description })
			.addCallback((result) => observe((value, labels = {}) => result.observe(value, { ...own, ...labels })));

	gauge("hub_content_age_seconds", "How long ago all that was published was known to be here", (set) => {
		const now = age();
		if (now !== undefined) set(now / 1_000);
	});
	gauge("hub_waiting_rows", "How many rows wait for their documents", (set) => set(waiting()));
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
	gauge("hub_event_loop_delay_seconds", "How late the process came to its work at worst, since the last look", (set) => {
		set(Math.max(0, delay.max / 1e6 - RESOLUTION) / 1_000);
		delay.reset();
	});

	return {
		request(path, status, since) {
			const labels = { ...own, kind: kindOfRequest(path), status: `${Math.floor(status / 100)}xx` };
			requests.record((performance.now() - since) / 1_000, labels);
		},
		failure({ side, kind, remote = "", version = "" }) {
			// What browsers say may be made up.
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
