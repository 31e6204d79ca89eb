// The settings by which operators look into a site that runs: figures and traces.

import * as kinds from "./kinds.ts";
import { setting } from "./setting.ts";

export const observedSettings = {
	METRICS_PORT: setting({
		kind: kinds.port,
		readers: ["site"],
		about:
			"where `/metrics` is on 127.0.0.1, for Prometheus; the second process of the site takes the next port, and so on. Default: nowhere",
	}),
	METRICS_TOKEN: setting({
		kind: kinds.text,
		secret: true,
		readers: ["site"],
		about: "who sends it as `Authorization: Bearer` gets `/metrics` from the site itself, of the process that answers",
	}),
	OTEL_EXPORTER_OTLP_ENDPOINT: setting({
		kind: kinds.url,
		readers: ["site"],
		about:
			"a receiver of OpenTelemetry's traces, by OTLP over HTTP, such as `http://127.0.0.1:4318` ([what it gets](operators.md#trace-ids)). Default: nothing is recorded",
	}),
} as const;
