/**
 * Packages that the shell's server loads from node_modules, where it has any use of them: what has machine code of its own cannot be
 * bundled, and what few installations need is not in every process' memory.
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
