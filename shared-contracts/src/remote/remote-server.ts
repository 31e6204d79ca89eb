// Server part of a remote: loaders of its routes and slots, and handlers below /api.

import type { RouteParams } from "../address/route-path.ts";
import type { ContentReader } from "../content/content-reader.ts";
import type { Locale } from "../language/locale.ts";
import type { MessageSource } from "../language/messages.ts";
import type { Search, SearchIn } from "../search/search.ts";
import type { SearchSource } from "../search/search-source.ts";
import type { SignInProvider } from "../session/sign-in-provider.ts";
import type { VisitorSession } from "../session/visitor-session.ts";
import type { FeedItem } from "./feed.ts";
import type { Missing, Outcome, Unavailable } from "./outcome.ts";
import type { Remote } from "./remote.ts";

/** Context of every loader. `Texts`: those of the remote's own messages, `TFunction<"mf-events">`; default none. */
export interface LoaderContext<Texts = unknown> {
	readonly locale: Locale;
	/** The texts of the remote's own messages in the loader's language. */
	readonly t: Texts;
	/** Reads content, with a deadline. It throws `ContentUnavailable`, which the shell turns into a 503. */
	readonly content: ContentReader;
	/** Aborts when the loader's deadline passes or the visitor disconnects. */
	readonly signal: AbortSignal;
	/**
	 * Returns the canonical path of a route, by default in the loader's language; undefined if no release has the route
	 * or the page is known to be missing. Call it after the first read: until then, no other pages are known.
	 */
	href(route: string, params?: RouteParams, locale?: Locale): string | undefined;
	/** The site's public URL without a trailing slash, for absolute addresses. */
	readonly siteUrl: string;
	/** The current time, which separates "past" from "upcoming". */
	readonly now: Date;
}

/**
 * Result of an operation, which the content service runs atomically, such as storing a message or taking a seat.
 * `refused`: rejected (4xx), with the reason in `data`. `unavailable`: it is unknown whether it ran; operations can be
 * retried safely. `data` is unknown: parse it.
 */
export type OperationResponse =
	| { readonly kind: "done"; readonly data: unknown }
	| { readonly kind: "refused"; readonly status: number; readonly data: unknown }
	| { readonly kind: "unavailable" };

/**
 * Calls an operation of the content service: `operate("hub-contact/take", { … })`. The first part names its extension.
 * Ends when the caller's deadline passes.
 */
export type Operate = (operation: string, input: unknown) => Promise<OperationResponse>;

/** Context of a route's loader. */
export interface RouteLoaderContext<Texts = unknown> extends LoaderContext<Texts> {
	readonly params: RouteParams;
	readonly query: URLSearchParams;
	/**
	 * Value of a cookie that the route's server part declares; others are not available. A page that reads one is not
	 * cached.
	 */
	cookie(name: string): string | undefined;
	/** For pages about one person. Public content is read through `content`. */
	readonly operate: Operate;
	/** The search in the loader's language. A page that uses it is cached only for its visitor (CT-5). */
	readonly search: Search;
	/** The visitor's session. A page that reads it is rendered for this visitor only, and not cached. */
	readonly session: VisitorSession;
}

/** Context of an action: that of the page's loader, and the submitted form. */
export interface ActionContext<Texts = unknown> extends RouteLoaderContext<Texts> {
	/** The fields as they were typed: unknown input, to be parsed. Files are refused before. */
	readonly form: ReadonlyMap<string, string>;
	/** Daily pseudonym of the visitor's network address, for rate limits. Does not reveal the address. */
	readonly visitor: string;
	/**
	 * Pseudonym of the surrounding network, such as a provider's, so that a visitor with many addresses is limited too.
	 */
	readonly network: string;
}

/** Context of a slot's loader. */
export interface SlotLoaderContext<Texts = unknown> extends LoaderContext<Texts> {
	/** The result of the slot's `variant` for this visitor; empty if it declares none. */
	readonly variant: string;
	/** Configured third parties, of which nothing is loaded without consent. */
	readonly thirdParties: ThirdParties;
}

/** Configured third parties (CN-3, CN-4); absent ones are not used. */
export interface ThirdParties {
	/** A Matomo: its URL without a trailing slash, and the id of this site there. */
	readonly analytics?: { readonly url: string; readonly siteId: number };
	/** An advertising tag: the URL of its script, and the partner that it counts for. */
	readonly advertising?: { readonly script: string; readonly partnerId: string };
}

/** Documents that are pages of a route: one for each entry, in the languages in which it is live. */
export interface PageDocuments {
	readonly collection: string;
	/**
	 * Field of a document for each parameter of the route: `{ slug: "slug" }`. A document without a value is no page of
	 * the route.
	 */
	readonly params: Readonly<Record<string, string>>;
	/** Conditions: values that a document must have, by name. Default: none. */
	readonly where?: Readonly<Record<string, string>>;
	/** Names of values that must not be empty. Default: none. */
	readonly needs?: readonly string[];
	/**
	 * Key of the route that these addresses redirect to, with the same parameters. Links go there at once. Default: none.
	 */
	readonly movesTo?: string;
}

export type RouteLoader = (context: RouteLoaderContext<never>) => Promise<Outcome> | Outcome;

/**
 * Handles a form that was posted to the page's own address. `moved` redirects to a page that can be reloaded safely
 * (303); `found` with a `status` shows the page again with the problems and all typed values. Forms are plain `<form
 * method="post">` elements, which need no script.
 */
export type RouteAction = (context: ActionContext<never>) => Promise<Outcome> | Outcome;

/** A file that belongs to a page, such as the calendar file of an event. */
export interface PageFile {
	readonly kind: "file";
	/** Its media type, e.g. `text/calendar; charset=utf-8`. */
	readonly type: string;
	readonly body: string;
	/** The name that it is saved under. */
	readonly name: string;
}

/** Creates a file of a page, with the context of the page's loader. */
export type RouteFile = (context: RouteLoaderContext<never>) => Promise<PageFile | Missing | Unavailable>;

/** Loads a slot's data. Without data (`undefined`), the page is shown without the slot. */
export type SlotLoader = (context: SlotLoaderContext<never>) => unknown;

/** Context of an `/api` handler. */
export interface ApiContext {
	/** True if the site is served over https, so that cookies may be marked secure. */
	readonly secure: boolean;
	readonly operate: Operate;
	readonly search: SearchIn;
	/** Parameters of the handler's path. */
	readonly params: RouteParams;
	/** The visitor's session. Changes are set as cookies on the response. */
	readonly session: VisitorSession;
	/** The site's public URL without a trailing slash, regardless of the request's URL. */
	readonly siteUrl: string;
	/** Additional sign-in provider; undefined if the settings name none. */
	readonly provider: SignInProvider | undefined;
}

export type ApiHandler = (request: Request, context: ApiContext) => Promise<Response> | Response;

/** A route's part on the server. */
export interface RouteServer {
	readonly load: RouteLoader;
	/**
	 * Cookies whose values change what the page shows; nothing else of the request's headers reaches its loader. Default
	 * none.
	 */
	readonly cookies?: readonly string[];
	/** Handles a form of the page. Default: a POST gets 405. */
	readonly act?: RouteAction;
	/** A validity check on the parameters; anything but `true` is a 404 (RT-6). */
	readonly validate?: (params: RouteParams) => unknown;
	/** Files by the last part of their address, below the page's own: `calendar.ics`. Default none. */
	readonly files?: Readonly<Record<string, RouteFile>>;
	/**
	 * Pages of the route, for the sitemap and for links (MT-5). Absent: a route without parameters is one page in every
	 * language; a route with parameters is in no sitemap, and links to it are not checked.
	 */
	readonly documents?: readonly PageDocuments[];
	/**
	 * False leaves the route's pages out of the sitemap: they have `noIndex` or another canonical address. Default true.
	 */
	readonly listed?: boolean;
	/** Searchable content of the route's pages (CT-5). Default: none. */
	readonly search?: readonly SearchSource[];
}

/** A feed of a remote, one for each language. Its name is the last segment of its address. */
export interface FeedServer<Key extends string = string, Texts = never> {
	/**
	 * The route of the page that lists the same for people. It and what lies below it name the feed in their heads; home
	 * names all.
	 */
	readonly route: string;
	/** Keys of the remote's messages. */
	readonly title: Key;
	readonly description: Key;
	/** Returns all items of the feed, the newest first. */
	readonly load: (context: LoaderContext<Texts>) => Promise<readonly FeedItem[]>;
}

/** The server entry of a remote: the default export of `src/remote.server.ts`. */
export interface RemoteServer {
	readonly remote: Remote;
	/** By route key. */
	readonly routes: Readonly<Record<string, RouteServer>>;
	/**
	 * Words that visitors search for and that pages don't show, by {@link SearchKind.words}, separated by commas (CT-5).
	 */
	readonly searchWords?: MessageSource;
	/** By slot name. */
	readonly slots?: Readonly<Record<string, SlotLoader>>;
	/** By name, which is unique within the site: `insights`. */
	readonly feeds?: Readonly<Record<string, FeedServer>>;
	/**
	 * By the path below `/api/`: `auth/session` handles `/api/auth/session`, `auth/callback/:provider` the callbacks of
	 * all providers.
	 */
	readonly api?: Readonly<Record<string, ApiHandler>>;
}

/** Declares a remote's server part: that of its routes and slots, and the given rest. */
export function defineRemoteServer({ remote, ...more }: Omit<RemoteServer, "routes" | "slots">): RemoteServer {
	return {
		...more,
		remote,
		routes: Object.fromEntries(remote.routes.map(({ key, server }) => [key, server])),
		slots: Object.fromEntries(
			Object.entries(remote.slots ?? {}).flatMap(([name, { load }]) => (load ? [[name, load]] : [])),
		),
	};
}

/** Creates a 405 response of an {@link ApiHandler}. */
export function methodNotAllowed(...allowed: readonly string[]): Response {
	return new Response(`This address accepts only ${allowed.join(" and ")}.\n`, {
		status: 405,
		headers: { allow: allowed.join(", ") },
	});
}
