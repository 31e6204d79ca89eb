// Runs the loaders of remotes with timeouts, and turns results, errors and timeouts into outcomes (PF-4).

import type { RouteParams } from "@hub/shared-contracts/address/route-path";
import { ContentUnavailable } from "@hub/shared-contracts/content/content-reader";
import {
	type Missing,
	missing,
	type Outcome,
	type Unavailable,
	unavailable,
} from "@hub/shared-contracts/remote/outcome";
import type {
	Operate,
	PageFile,
	RouteLoaderContext,
	RouteServer,
	ThirdParties,
} from "@hub/shared-contracts/remote/remote-server";
import type { Search, SearchIn } from "@hub/shared-contracts/search/search";
import { GUEST_SESSION, type VisitorSession } from "@hub/shared-contracts/session/visitor-session";
import { cookieIn } from "../base/cookies.server.ts";
import {
	ACTION_DEADLINE,
	CONTENT_TIMEOUT,
	OPERATION_DEADLINE,
	ROUTE_DEADLINE,
	SLOT_DEADLINE,
	withinDeadline,
} from "../base/deadline.server.ts";
import type { Log } from "../base/log.server.ts";
import { inSpan } from "../base/request-trace.server.ts";
import { beginUse, type PageUse } from "../cache/page-use.server.ts";
import { slotVariant } from "../cache/slot-variant.server.ts";
import type { Operations } from "../directus/operations.server.ts";
import type { LivePages } from "../links/live-pages.server.ts";
import type { LoadedSet } from "../remotes/load-set.server.ts";
import type { SiteRoute } from "../router/site-table.ts";
import type { Content } from "../store/content.server.ts";
import { createLoaderContexts, type LoaderContexts } from "./loader-context.server.ts";
import type { Render } from "./page-request.server.ts";

/** A bug. `threw` is set if a check before the loader failed; it is the message for the caller of the navigation. */
export interface Failed {
	readonly kind: "failed";
	readonly why: string;
	readonly threw?: string;
}

/**
 * A route's outcome: its loader's; `failed`, a bug; `formless`, a form for a page without one; `limited`, the rate
 * limit was reached; `stopped` by a middleware.
 */
export type RouteOutcome = Outcome | Failed | { readonly kind: "formless" | "limited" | "stopped" };

/** The outcome of a file of a page. */
export type FileOutcome = PageFile | Missing | Unavailable | Failed;

/** Runs loaders. */
export interface RegionLoader {
	/**
	 * Starts recording the dependencies of a response, once content can be read. Never rejects: without content, reads throw
	 * ContentUnavailable.
	 */
	begin(): Promise<PageUse>;
	route(render: Render, route: SiteRoute, params: RouteParams): Promise<RouteOutcome>;
	/** Creates a file of a page; undefined if the route has no such file. */
	file(render: Render, route: SiteRoute, params: RouteParams, name: string): Promise<FileOutcome | undefined>;
	/** Loads the data of slots by name; slots that failed, timed out or are empty are absent. */
	slots(render: Render, names: readonly string[]): Promise<Record<string, unknown>>;
	/** Reads content for a render. */
	readonly reader: LoaderContexts["reader"];
	readonly context: LoaderContexts["context"];
	/** Returns the links to pages of a set, and their states. */
	readonly links: LivePages["links"];
}

export interface RegionLoaderOptions {
	readonly content: Pick<
		Content,
		"ready" | "list" | "count" | "vocabularyOf" | "now" | "version" | "linksVersion" | "outdatedSince"
	>;
	readonly operations: Operations;
	readonly pages: LivePages;
	readonly search: (set: LoadedSet) => SearchIn;
	readonly log: Log;
	readonly publicUrl: string;
	readonly thirdParties: ThirdParties;
}

export function createRegionLoader({
	content,
	operations,
	pages,
	search: searchIn,
	log,
	publicUrl,
	thirdParties,
}: RegionLoaderOptions): RegionLoader {
	const { reader, context } = createLoaderContexts({ content, pages, log, publicUrl });

	const loadSlot = async (render: Render, name: string): Promise<unknown> => {
		const owner = render.set.remotes.get(render.set.slots.get(name) ?? "");
		const slot = owner?.manifest.slots[name];
		if (!owner || !slot) return undefined;
		if (!owner.server) {
			render.use.incomplete = true;
			return undefined;
		}
		const load = owner.server.slots?.[name];
		if (!load) return null;
		const where = { slot: name, remote: owner.manifest.name };
		try {
			const variant = slotVariant(render.set, name, render.request.cookies);
			const result = await withinDeadline(SLOT_DEADLINE, (signal) =>
				load(Object.assign(context(render, owner.manifest.name, signal), { variant, thirdParties })),
			);
			if (result.kind === "done") return result.value;
			log.warn({ ...where, deadline: SLOT_DEADLINE }, "A slot timed out and is left out");
			render.use.incomplete = true;
		} catch (error) {
			render.use.incomplete = true;
			log.warn({ ...where, error: String(error) }, "A slot failed and is left out");
		}
		return undefined;
	};

	/** Returns the session for a loader. A page that reads the visitor is private. */
	const sessionOf = ({ request, use }: Render): VisitorSession => {
		const session: VisitorSession = request.session ?? GUEST_SESSION;
		return {
			...session,
			visitor() {
				use.private = true;
				return session.visitor();
			},
		};
	};

	/** Returns the search for a loader. A page with search results is not cached. */
	const searchOf = ({ set, locale, use }: Render): Search => {
		const search = searchIn(set)(locale);
		return {
			find(searchQuery) {
				use.private = true;
				return search.find(searchQuery);
			},
			suggest(typed) {
				use.private = true;
				return search.suggest(typed);
			},
		};
	};

	/** Runs a function of a route's server entry, and turns results, errors and timeouts into an outcome. */
	const runWithDeadline = async <Result extends { readonly kind: string }>(
		render: Render,
		route: SiteRoute,
		{ validate, cookies }: RouteServer,
		params: RouteParams,
		deadline: number,
		work: (context: RouteLoaderContext<never>) => Promise<Result> | Result,
	): Promise<Result | Missing | Unavailable | Failed> => {
		try {
			if (validate && (await validate(params)) !== true) return missing();
		} catch (error) {
			log.error({ route: route.key, remote: route.remote, error: String(error) }, "A validity check threw");
			return { kind: "failed", why: String(error), threw: `The validity check of the route “${route.key}” failed.` };
		}
		try {
			const query = new URLSearchParams(render.request.search);
			const cookie = (name: string) => {
				// Slots reduce cookies to variants; a page that reads a cookie itself is private.
				render.use.private = true;
				return cookies?.includes(name) ? cookieIn(render.request.cookies, name) : undefined;
			};
			const result = await withinDeadline(
				deadline,
				(signal, clock) => {
					const operate: Operate = (operation, input) => {
						render.use.private = true;
						const own = render.request.form
							? AbortSignal.any([signal, AbortSignal.timeout(OPERATION_DEADLINE)])
							: signal;
						return clock.during(operations(operation, input, own));
					};
					return work(
						Object.assign(context(render, route.remote, signal), {
							params,
							query,
							cookie,
							operate,
							search: searchOf(render),
							session: sessionOf(render),
						}),
					);
				},
				Math.max(deadline, CONTENT_TIMEOUT),
			);
			// A remote is built separately, so values that the types exclude can still occur.
			if (result.kind === "done" && typeof result.value?.kind !== "string")
				throw new TypeError("The loader returned no outcome.");
			return result.kind === "done" ? result.value : unavailable(`its loader took longer than ${deadline} ms`);
		} catch (error) {
			// By name, because each remote's bundle has its own copy of the class.
			if (error instanceof Error && error.name === ContentUnavailable.name) return unavailable(error.message);
			const why = (error instanceof Error ? error.stack : undefined) ?? String(error);
			log.error({ route: route.key, remote: route.remote, locale: render.locale, error: why }, "A loader threw");
			return { kind: "failed", why };
		}
	};

	return {
		async begin() {
			await content.ready();
			return beginUse({
				version: content.version(),
				linksVersion: content.linksVersion(),
				outdatedSince: content.outdatedSince(),
			});
		},
		reader,
		context,
		links: pages.links,
		async slots(render, names) {
			const load = (name: string) => {
				const remote = render.set.slots.get(name);
				return remote
					? inSpan("loader", { "hub.remote": remote, "hub.slot": name }, () => loadSlot(render, name))
					: undefined;
			};
			const loaded = await Promise.all(names.map(async (name) => [name, await load(name)] as const));
			return Object.fromEntries(loaded.filter(([, data]) => data !== undefined));
		},
		async route(render, route, params) {
			const part = render.set.remotes.get(route.remote)?.server?.routes[route.key];
			if (!part) return unavailable(`${route.remote} could not be loaded`);
			const { form, visitor = "", network = "" } = render.request;
			const { act } = part;
			if (form && !act) return { kind: "formless" };
			return inSpan("loader", { "hub.remote": route.remote, "hub.route": route.key }, async (span) => {
				const outcome = await runWithDeadline<Outcome>(
					render,
					route,
					part,
					params,
					form ? ACTION_DEADLINE : ROUTE_DEADLINE,
					(own) => (form && act ? act({ ...own, form, visitor, network }) : part.load(own)),
				);
				span.setAttributes({ "hub.outcome": outcome.kind });
				return outcome;
			});
		},
		async file(render, route, params, name) {
			const part = render.set.remotes.get(route.remote)?.server?.routes[route.key];
			const make = part?.files && Object.hasOwn(part.files, name) ? part.files[name] : undefined;
			return part && make && runWithDeadline(render, route, part, params, ROUTE_DEADLINE, make);
		},
	};
}
