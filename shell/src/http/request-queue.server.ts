// Queues requests fairly: a visitor with many requests, or with requests for unknown addresses, does not delay others.

import type { Context, MiddlewareHandler } from "hono";
import { createFairQueue, type Priority } from "../base/fair-queue.server.ts";
import type { Visitors } from "../base/visitors.server.ts";
import type { LivePages } from "../links/live-pages.server.ts";
import { DATA_PATH } from "../page/client-set.ts";
import type { LoadedSet } from "../remotes/load-set.server.ts";
import { matchAddress } from "../router/site-table.ts";
import { plainResponse } from "./plain-response.server.ts";
import type { Surroundings } from "./surroundings.server.ts";

export interface RequestQueueOptions {
	readonly pages: Pick<LivePages, "links">;
	readonly visitorOf: Visitors;
}

/** `Retry-After` of a refused request, in seconds (RFC 9110, 10.2.3). */
const RETRY_AFTER = 5;

/** Addresses for machines; pages have priority over them. */
const FOR_MACHINES = /^\/(api|feeds|share)\/|^\/(sitemap[^/]*\.xml|robots\.txt|share\.png)$/;

/** Addresses for machines that are cached or rendered like pages, and queue there. */
const RENDERED = /^\/feeds\//;

/**
 * One queue for requests with safe methods (RFC 9110, 9.2.1). Forms have their own, because a refusal must not lose the
 * visitor's input.
 */
export interface RequestQueue {
	/** Middleware that queues requests for machines, such as feeds; others pass. */
	readonly machines: MiddlewareHandler<Surroundings>;
	/**
	 * Runs `work` when the queue reaches it, or immediately if the same request already runs; responds with 503 if the
	 * queue is full.
	 */
	run<Value>(context: Context<Surroundings>, work: () => Promise<Value>): Promise<Value | Response>;
}

export function queueRequests({ pages, visitorOf }: RequestQueueOptions): RequestQueue {
	const queue = createFairQueue();
	/** Running requests. Queueing a running request again could deadlock it, if all others do the same. */
	const running = new WeakSet<Request>();

	/** An address with a query has low priority: its content may not exist. */
	const priorityOf = (set: LoadedSet | undefined, pathname: string, search: string): Priority => {
		const match = set && search === "" ? matchAddress(set.table, pathname) : undefined;
		if (!set || !match) return "low";
		const { route, params, form } = match;
		return !route.path.includes(":") || pages.links(set).stateOf(route.key, params, form.locale).kind === "live"
			? "high"
			: "low";
	};

	const priority = (context: Context<Surroundings>): Priority => {
		const set = context.get("chosen")?.set;
		const { path } = context.req;
		if (FOR_MACHINES.test(path)) return "low";
		if (path !== DATA_PATH) return priorityOf(set, path, context.req.url.includes("?") ? "?" : "");
		const [, pathname = "/", search = ""] = /^([^?#]*)(\?[^#]*)?/.exec(context.req.query("to") ?? "/") ?? [];
		return priorityOf(set, pathname, search);
	};

	const run: RequestQueue["run"] = async (context, work) => {
		const { raw } = context.req;
		if (running.has(raw)) return work();
		const result = await queue.run(visitorOf(raw.headers, context.env.socket), priority(context), async () => {
			running.add(raw);
			try {
				return await work();
			} finally {
				running.delete(raw);
			}
		});
		if (result.kind === "done") return result.value;
		context.set("unavailable", "too much at once");
		return plainResponse("tooMuch", { status: 503, headers: { "retry-after": String(RETRY_AFTER) } });
	};
	return {
		machines: async (context, next) => {
			const isSafe = context.req.method === "GET" || context.req.method === "HEAD";
			const { path } = context.req;
			if (!isSafe || !FOR_MACHINES.test(path) || RENDERED.test(path)) return next();
			return (await run(context, next)) ?? undefined;
		},
		run,
	};
}
