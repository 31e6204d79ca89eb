// Runs the loaders of remotes, each with its deadline, and turns whatever happens into an outcome.

import { ContentUnavailable } from "@hub/shared-contracts/content-reader";
import type { Locale, LocaleHints, LocaleStrategy } from "@hub/shared-contracts/locale";
import { type Outcome, unavailable } from "@hub/shared-contracts/outcome";
import type { LoaderContext } from "@hub/shared-contracts/remote-server";
import type { RouteParams } from "@hub/shared-contracts/route-path";
import type { UsageRecord } from "../content/content-usage.server.ts";
import type { ContentSource } from "../content/directus-source.server.ts";
import { createRenderReader } from "../content/render-reader.server.ts";
import type { LoadedSet } from "../remotes/live-set.server.ts";
import { canonicalHref, routeHref } from "../router/address.ts";
import type { SiteRoute } from "../router/site-table.ts";
import { ROUTE_DEADLINE, SLOT_DEADLINE, withinDeadline } from "./deadline.server.ts";
import type { Log } from "./log.server.ts";

/** A visitor's wish, as far as answers may depend on it. */
export interface PageRequest extends LocaleHints {
	readonly pathname: string;
	/** With its `?`, or empty. */
	readonly search: string;
	/** The value of another cookie; only slots that declare it get it. */
	cookieOf(name: string): string | undefined;
}

/** One render: of which set, in which language, for whom, and what it used so far. */
export interface Render {
	readonly set: LoadedSet;
	readonly locale: Locale;
	readonly request: PageRequest;
	readonly usage: UsageRecord;
}

/** How a route ended; `failed` is a bug in its loader. */
export type RouteOutcome = Outcome | { readonly kind: "failed" };

/** Runs loaders. */
export interface PartLoader {
	route(render: Render, route: SiteRoute, params: RouteParams): Promise<RouteOutcome>;
	/** Data of slots by name; one that failed, was late or has nothing to show is absent. */
	slots(render: Render, names: readonly string[]): Promise<Record<string, unknown>>;
	/** What a loader is given. */
	context(render: Render, signal: AbortSignal): LoaderContext;
}

export function createPartLoader(content: ContentSource, log: Log, strategy: LocaleStrategy): PartLoader {
	const context = ({ set, locale, usage }: Render, signal: AbortSignal): LoaderContext => ({
		locale,
		content: createRenderReader(content, log, signal, usage),
		signal,
		href: (key, params, other = locale) => routeHref(set.table, strategy, key, params, other),
		canonicalHref: (href) => canonicalHref(set.table, strategy, href),
		now: new Date(),
	});

	const loadSlot = async (render: Render, name: string): Promise<unknown> => {
		const owner = render.set.remotes.get(render.set.slots.get(name) ?? "");
		const slot = owner?.manifest.slots[name];
		if (!owner?.server || !slot) return undefined;
		const load = owner.server.slots?.[name];
		if (!load) return null;
		const where = { slot: name, remote: owner.manifest.name };
		try {
			const cookie = (cookieName: string) => (slot.cookies.includes(cookieName) ? render.request.cookieOf(cookieName) : undefined);
			const result = await withinDeadline(SLOT_DEADLINE, (signal) => load({ ...context(render, signal), cookie }));
			if (result.kind === "done") return result.value;
			log.warn({ ...where, deadline: SLOT_DEADLINE }, "A slot was late and is left out");
		} catch (error) {
			log.warn({ ...where, error: String(error) }, "A slot failed and is left out");
		}
		return undefined;
	};

	return {
		context,
		async slots(render, names) {
			const loaded = await Promise.all(names.map(async (name) => [name, await loadSlot(render, name)] as const));
			return Object.fromEntries(loaded.filter(([, data]) => data !== undefined));
		},
		async route(render, route, params) {
			const part = render.set.remotes.get(route.remote)?.server?.routes[route.key];
			if (!part) return unavailable(`${route.remote} could not be loaded`);
			try {
				if (part.validate && (await part.validate(params)) !== true) return { kind: "missing" };
				const query = new URLSearchParams(render.request.search);
				const result = await withinDeadline(ROUTE_DEADLINE, (signal) => part.load({ ...context(render, signal), params, query }));
				// A remote is built apart from this shell: what the types rule out can still arrive.
				if (result.kind === "done" && typeof result.value?.kind !== "string")
					throw new TypeError("The loader ended in no outcome.");
				return result.kind === "done" ? result.value : unavailable(`its loader took longer than ${ROUTE_DEADLINE} ms`);
			} catch (error) {
				// By its name, because a remote's bundle has a class of its own.
				if (error instanceof Error && error.name === ContentUnavailable.name) return unavailable(error.message);
				log.error(
					{
						route: route.key,
						remote: route.remote,
						locale: render.locale,
						error: error instanceof Error ? error.stack : String(error),
					},
					"A loader threw",
				);
				return { kind: "failed" };
			}
		},
	};
}
