// What a remote gives the server: a loader for each of its routes and slots, and handlers below /api.

import type { ContentReader } from "./content-reader.ts";
import type { Locale } from "./locale.ts";
import type { Outcome } from "./outcome.ts";
import type { Remote } from "./remote.ts";
import type { RouteParams } from "./route-path.ts";

/** What every loader may use. */
export interface LoaderContext {
	readonly locale: Locale;
	/** The only way to content; it has a deadline, and throws `ContentUnavailable`, which the shell turns into a 503. */
	readonly content: ContentReader;
	/** Ends when the loader's deadline passes or the visitor is gone. */
	readonly signal: AbortSignal;
	/** The path of a route in the loader's language, canonical for the site's setting; undefined where no release has the route. */
	href(route: string, params?: RouteParams, locale?: Locale): string | undefined;
	/** An address that an editor wrote, in its canonical form where it is one of this site. */
	canonicalHref(href: string): string;
	/** The moment that counts as now for "past" and "upcoming". */
	readonly now: Date;
}

/** What the loader of a route may use. */
export interface RouteLoaderContext extends LoaderContext {
	readonly params: RouteParams;
	readonly query: URLSearchParams;
}

/** What the loader of a slot may use. */
export interface SlotLoaderContext extends LoaderContext {
	/** The value of a cookie that the slot declared; others are not given. */
	cookie(name: string): string | undefined;
}

export type RouteLoader = (context: RouteLoaderContext) => Promise<Outcome> | Outcome;

/** A slot is a side dish: without data (`undefined`) it is left out and the page stays whole. */
export type SlotLoader = (context: SlotLoaderContext) => unknown;

/** What an `/api` handler may use. */
export interface ApiContext {
	/** Whether the site is served over https, so that cookies may be marked secure. */
	readonly secure: boolean;
}

export type ApiHandler = (request: Request, context: ApiContext) => Promise<Response> | Response;

/** A route's part on the server. */
export interface RouteServer {
	readonly load: RouteLoader;
	/** A validity check on the parameters; anything but `true` is a 404 (RT-6). */
	readonly validate?: (params: RouteParams) => unknown;
}

/** The server's door of a remote: the default export of `src/remote.server.ts`. */
export interface RemoteServer {
	readonly remote: Remote;
	/** By route key. */
	readonly routes: Readonly<Record<string, RouteServer>>;
	/** By slot name. */
	readonly slots?: Readonly<Record<string, SlotLoader>>;
	/** By the path below `/api/`: `auth/session` answers `/api/auth/session`. */
	readonly api?: Readonly<Record<string, ApiHandler>>;
}

/**
 * Declares a remote's server part.
 * @throws when a route has no loader or a loader no route: a slip that would otherwise show as a blank page
 */
export function defineRemoteServer(server: RemoteServer): RemoteServer {
	const keys = server.remote.routes.map((route) => route.key);
	const without = keys.filter((key) => !server.routes[key]);
	const unknown = Object.keys(server.routes).filter((key) => !keys.includes(key));
	if (without.length + unknown.length > 0) {
		throw new Error(
			`${server.remote.name}: routes and loaders differ. Without a loader: ${without.join(", ") || "none"}; loaders without a route: ${unknown.join(", ") || "none"}.`,
		);
	}
	return server;
}
