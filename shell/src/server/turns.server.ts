// Takes requests in turn, so that one who asks for much, or for what is not there, does not hold up the others.

import type { RouteParams } from "@hub/shared-contracts/address/route-path";
import type { Locale } from "@hub/shared-contracts/language/locale";
import type { Context, MiddlewareHandler } from "hono";
import { DATA_PATH } from "../page/client-set.ts";
import type { LiveSet, LoadedSet } from "../remotes/live-set.server.ts";
import { matchAddress, type SiteRoute } from "../router/site-table.ts";
import { createFairQueue, type Standing } from "./fair-queue.server.ts";
import type { Surroundings } from "./surroundings.server.ts";
import type { Visitors } from "./visitors.server.ts";

/** What turns are taken by. */
export interface TurnsOptions {
	readonly live: LiveSet;
	/** Whether it is known that a route has a page with such parameters. */
	readonly isKnownLive: (set: LoadedSet, route: SiteRoute, params: RouteParams, locale: Locale) => boolean;
	readonly visitorOf: Visitors;
}

/** After how many seconds one who was turned away may come again. */
const COME_AGAIN = 5;

/** Addresses that programs ask for; people's pages go ahead of them. */
const FOR_PROGRAMS = /^\/(api|feeds|share)\/|^\/(sitemap[^/]*\.xml|robots\.txt|share\.png)$/;

/** Lets requests that only read wait for their turn. Forms have limits of their own, and must not lose what was typed. */
export function takeTurns({ live, isKnownLive, visitorOf }: TurnsOptions): MiddlewareHandler<Surroundings> {
	const queue = createFairQueue();

	/** A query may be made up as an address may: what it asks for is not known to be there. */
	const standingOf = (pathname: string, search: string): Standing => {
		const set = live.current();
		const match = set && search === "" ? matchAddress(set.table, pathname) : undefined;
		if (!set || !match) return "doubtful";
		const { route, params, form } = match;
		return !route.path.includes(":") || isKnownLive(set, route, params, form.locale) ? "known" : "doubtful";
	};

	const standing = (context: Context): Standing => {
		const { path } = context.req;
		if (FOR_PROGRAMS.test(path)) return "doubtful";
		if (path !== DATA_PATH) return standingOf(path, new URL(context.req.url).search);
		const [, pathname = "/", search = ""] = /^([^?#]*)(\?[^#]*)?/.exec(context.req.query("to") ?? "/") ?? [];
		return standingOf(pathname, search);
	};

	return async (context, next) => {
		if (context.req.method !== "GET" && context.req.method !== "HEAD") return next();
		const visitor = visitorOf(context.req.raw.headers, context.env.socket);
		const { kind } = await queue.run(visitor, standing(context), next);
		if (kind === "done") return undefined;
		return context.text(
			"Too much is asked for at once. Please try again in a few seconds.\nEs wird gerade zu viel auf einmal abgerufen. Bitte versuchen Sie es in einigen Sekunden noch einmal.\n",
			503,
			{ "retry-after": String(COME_AGAIN), "cache-control": "no-store" },
		);
	};
}
