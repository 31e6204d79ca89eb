// Sends all requests to Directus, with the trace id of the current request, in a span.

import { TRACE_HEADER, writeTraceParent } from "@hub/shared-contracts/trace/trace-parent";
import { currentTrace, inSpan } from "../base/request-trace.server.ts";

/**
 * Calls `fetch`. Redirects are errors: Directus has none, and a proxy's leads to a sign-in page.
 * @param call names the request in traces, without visitors' input: an operation's name, or a kind
 * @param send default: the platform's `fetch`
 */
export function fetchDirectus(
	call: string,
	input: string | URL | Request,
	init: RequestInit,
	send: typeof globalThis.fetch = globalThis.fetch,
): Promise<Response> {
	return inSpan(`Directus: ${call}`, { "span.kind": "client" }, async (span) => {
		const trace = currentTrace();
		const headers = new Headers(init.headers);
		if (trace) headers.set(TRACE_HEADER, writeTraceParent(trace));
		const response = await send(input, { ...init, headers, redirect: "error" });
		span.setAttributes({ "http.response.status_code": response.status });
		return response;
	});
}
