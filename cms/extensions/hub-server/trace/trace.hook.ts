import type { HookConfig } from "@directus/types";
import { readTraceParent, TRACE_HEADER } from "@hub/shared-contracts/trace/trace-parent";
import { hasStaticToken, type Router } from "../limits/requests.ts";

/**
 * Logs each failed request with its trace id, which Directus' own log line lacks. The id is not checked: Directus
 * listens only on
 * 127.0.0.1, and the proxies decide which ids they accept.
 */
const traceHook: HookConfig = ({ init }, { logger }) => {
	init("middlewares.before", ({ app }: { app?: Router }) => {
		app?.use((request, response, next) => {
			const trace = readTraceParent(request.get(TRACE_HEADER))?.traceId;
			if (trace === undefined) return next();
			response.on("finish", () => {
				const { statusCode: status } = response;
				if (!isFailure(status, request)) return;
				// Without the query, which may contain a visitor's input.
				const path = request.originalUrl.replace(/\?.*/s, "");
				logger.error({ trace, method: request.method, path, status }, "A request failed");
			});
			next();
		});
	});
};

export default traceHook;

/**
 * True if a response is our fault. For static tokens, such as the site's, this includes refused writes: an account or
 * an extension is missing. Refused reads are not included, because visitors choose what is read.
 */
function isFailure(status: number, request: { readonly method: string }): boolean {
	if (status >= 500) return true;
	return request.method === "POST" && [401, 403, 404].includes(status) && hasStaticToken(request);
}
