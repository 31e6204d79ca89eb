import type { HookConfig } from "@directus/types";
import { readTraceParent, TRACE_HEADER } from "@hub/shared-contracts/trace/trace-parent";
import { hasStaticToken, type Router } from "../limits/requests.ts";

/**
 * Logs each request that failed with its trace id. Directus' own line about what was thrown stands before it, and has none.
 *
 * The id is taken as it comes: Directus listens on 127.0.0.1 alone, and the proxies before it say which ids they believe.
 */
const traceHook: HookConfig = ({ init }, { logger }) => {
	init("middlewares.before", ({ app }: { app?: Router }) => {
		app?.use((request, response, next) => {
			const trace = readTraceParent(request.get(TRACE_HEADER))?.traceId;
			if (trace === undefined) return next();
			response.on("finish", () => {
				const { statusCode: status } = response;
				if (!isFailure(status, request)) return;
				// Without the query, which may have what a visitor typed.
				const path = request.originalUrl.replace(/\?.*/s, "");
				logger.error({ trace, method: request.method, path, status }, "A request failed");
			});
			next();
		});
	});
};

export default traceHook;

/**
 * Whether an answer is a fault of ours. To who asks by a token of the database, the site above all, so is a refusal of what only a
 * program posts: an account or an extension is missing. What is read is named by visitors, and may be missing.
 */
function isFailure(status: number, request: { readonly method: string }): boolean {
	if (status >= 500) return true;
	return request.method === "POST" && [401, 403, 404].includes(status) && hasStaticToken(request);
}
