/**
 * Packages that the shell's server loads from node_modules when needed: packages with native code cannot be bundled,
 * and rarely used ones should not be in every process's memory.
 */
export const LOADED_AS_INSTALLED: readonly string[] = [
	"sharp",
	"@aws-sdk/client-s3",
	"@opentelemetry/sdk-trace",
	"@opentelemetry/exporter-trace-otlp-http",
	"@opentelemetry/resources",
	"ioredis",
	"rate-limiter-flexible",
];
