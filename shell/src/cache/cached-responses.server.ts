// Responds from the page cache, or renders a page once for all visitors who request it at the same time.

import type { IncomingMessage, ServerResponse } from "node:http";
import type { Locale } from "@hub/shared-contracts/language/locale";
import type { Context, Handler } from "hono";
import { CONTENT_TIMEOUT, RENDER_DEADLINE, withinDeadline } from "../base/deadline.server.ts";
import { setRequestAttributes } from "../base/request-trace.server.ts";
import { compressedResponse } from "../http/compression.server.ts";
import { matchesEtag } from "../http/entity-tag.server.ts";
import type { CookieHeaders } from "../http/language-choice.server.ts";
import { type ProtectionHeaders, pageProtection } from "../http/security.server.ts";
import type { Surroundings } from "../http/surroundings.server.ts";
import { DATA_PATH, SET_HEADER, tabSet } from "../page/client-set.ts";
import type { LoadedSet } from "../remotes/load-set.server.ts";
import { choiceInputOf, type SetChoice } from "../remotes/set-choice.server.ts";
import {
	type CachedPage,
	type CacheRequest,
	inPreferredLanguage,
	type PageCache,
	requestKey,
} from "./page-cache.server.ts";
import { type CacheablePage, type SentPage, storedPage } from "./stored-page.server.ts";

/** A response before it is compressed. */
export interface RenderedResponse extends Omit<CacheablePage, "bytes"> {
	readonly bytes: Uint8Array<ArrayBuffer>;
	/** By lower-case names: all but those of its encoding. */
	readonly headers: Readonly<Record<string, string>>;
	/** `Set-Cookie` for this visitor. */
	readonly cookie?: string | undefined;
	/** True if its content is the same for all visitors; {@link PageUse} has the other conditions for caching. */
	readonly isShared: boolean;
	/** True if the address may not exist. */
	readonly unconfirmed: boolean;
}

/** A request that may be cached. */
interface RequestedPage extends CacheRequest {
	readonly set: LoadedSet;
	/** `Accept-Encoding`. */
	readonly accepted: string | undefined;
	/** `If-None-Match`. */
	readonly known: string | undefined;
	readonly head: boolean;
}

/**
 * Renders the response to a request. Redirects and the like are complete responses; undefined: the site does not have
 * the address.
 */
export type RenderResponse = (context: Context<Surroundings>) => Promise<RenderedResponse | Response | undefined>;

/** Responds to requests. */
export interface CachedResponses {
	/** Responds to a request of Node's server from memory; false if the handlers have to. */
	respond(incoming: IncomingMessage, outgoing: ServerResponse): boolean;
	/** Creates a handler that responds from the cache, or caches what `render` returns if that is allowed. */
	rendered(render: RenderResponse): Handler<Surroundings>;
	/** Sends a response for one visitor, such as the outcome of a form. */
	send(context: Context<Surroundings>, response: RenderedResponse | Response): Promise<Response>;
}

export interface CachedResponsesOptions {
	/** Undefined if nothing is cached. */
	readonly cache: PageCache | undefined;
	readonly choice: Pick<SetChoice, "now">;
	/** Called for each response from the cache. */
	readonly onHit: (set: LoadedSet) => void;
	/** Returns the `Set-Cookie` of a response in a language; see language-choice.server.ts. */
	readonly cookieFor: (set: LoadedSet, locale: Locale, headers: CookieHeaders) => string | undefined;
	readonly shellVersion: string;
	/** Headers of every page. */
	readonly siteHeaders: Promise<Pick<ProtectionHeaders, "pages">>;
	/** Runs `work` when the queue reaches it; responds with 503 if the queue is full. */
	readonly runQueued: <Value>(context: Context<Surroundings>, work: () => Promise<Value>) => Promise<Value | Response>;
}

/** The `Cache-Status` header (RFC 9211). */
const HIT = '"Data Hub"; hit';
const MISS = '"Data Hub"; fwd=miss';
/** Timeout in ms for a page that is being rendered for another visitor. */
const SHARED_RENDER_TIMEOUT_MS = CONTENT_TIMEOUT + RENDER_DEADLINE;

export function createCachedResponses(options: CachedResponsesOptions): CachedResponses {
	const { cache, choice, cookieFor, shellVersion, siteHeaders, runQueued } = options;
	const onHit = (set: LoadedSet): void => {
		setRequestAttributes({ "hub.cache": "hit", "hub.set": set.id });
		options.onHit(set);
	};
	const pending = new Map<string, Promise<unknown>>();

	/** Returns the set, unless the request is for data of an older one, which is not cached. */
	const setFor = (set: LoadedSet | undefined, path: string, wanted: string | undefined): LoadedSet | undefined => {
		return set && path.startsWith(`${DATA_PATH}?`) && wanted !== tabSet(set.id, shellVersion) ? undefined : set;
	};

	const requestedBy = (context: Context<Surroundings>): RequestedPage | undefined => {
		const { method, raw, url } = context.req;
		if (!cache || (method !== "GET" && method !== "HEAD")) return undefined;
		const address = url.slice(url.indexOf("/", url.indexOf("://") + 3));
		const header = (name: string) => raw.headers.get(name) ?? undefined;
		const chosen = context.get("chosen");
		const set = setFor(chosen?.set, address, header(SET_HEADER));
		// Previews are never cached.
		if (!set || chosen?.pass) return undefined;
		return {
			set,
			address,
			cookie: header("cookie"),
			acceptLanguage: header("accept-language"),
			accepted: header("accept-encoding"),
			known: header("if-none-match"),
			head: method === "HEAD",
		};
	};

	const hit = (cached: CachedPage, requested: RequestedPage, context: Context<Surroundings>): Promise<Response> => {
		onHit(requested.set);
		return sendCached(cached, requested, context, HIT);
	};

	const sendCached = async (
		cached: CachedPage,
		requested: RequestedPage,
		context: Context<Surroundings>,
		from: string,
	): Promise<Response> => {
		const encoding = cached.page.encodingFor(requested.accepted);
		let sent = cached.page.ready(encoding);
		if (!sent) {
			sent = await cached.page.compress(encoding);
			cached.resize();
		}
		const unchanged = isUnchanged(sent, requested.known);
		const headers = new Headers();
		for (let index = 0; index < sent.headers.length; index += 2) {
			const name = sent.headers[index] ?? "";
			if (!unchanged || name !== "content-length") headers.set(name, sent.headers[index + 1] ?? "");
		}
		headers.set("cache-status", from);
		const cookie = cached.page.locale && cookieFor(requested.set, cached.page.locale, cookiesOf(context));
		if (cookie) headers.set("set-cookie", cookie);
		const status = unchanged ? 304 : cached.page.status;
		return new Response(unchanged || requested.head ? null : new Uint8Array(sent.body), { status, headers });
	};

	const cookiesOf = (context: Context<Surroundings>): CookieHeaders => {
		const header = (name: string) => context.req.raw.headers.get(name) ?? undefined;
		return { cookie: header("cookie"), referer: header("referer"), host: header("host") };
	};

	const send: CachedResponses["send"] = async (context, response) => {
		if (response instanceof Response) return response;
		const { bytes, status, cookie } = response;
		const headers = pageProtection((await siteHeaders).pages, response.headers);
		if (cookie) headers["set-cookie"] = cookie;
		return compressedResponse(context.req.raw, bytes, {
			status,
			headers,
			etag: response.validated && isCacheable(response),
		});
	};

	/** Renders the response to this request, and caches it if that is allowed. */
	const renderNow = async (
		context: Context<Surroundings>,
		render: RenderResponse,
		requested?: RequestedPage,
	): Promise<Response | undefined> => {
		const response = await runQueued(context, () => render(context));
		if (!response || response instanceof Response) return response;
		if (!cache || !requested || !isCacheable(response)) return send(context, response);
		const { bytes, status, locale, validated, use, unconfirmed } = response;
		const headers = pageProtection((await siteHeaders).pages, response.headers);
		// The first visitor gets the same bytes as all others.
		const cached = cache.put(
			requested.set,
			requested,
			storedPage({ bytes, status, locale, validated, use }, headers),
			unconfirmed,
		);
		return sendCached(cached, requested, context, MISS);
	};

	/** Renders a page once for several visitors who request it at the same time. */
	const renderOnce = async (
		requested: RequestedPage,
		context: Context<Surroundings>,
		render: RenderResponse,
	): Promise<Response | undefined> => {
		const baseKey = requestKey(requested.set, requested);
		if (baseKey === undefined) return renderNow(context, render);
		const key = inPreferredLanguage(baseKey, requested);
		const first = pending.get(key);
		if (!first) {
			const work = renderNow(context, render, requested).finally(() => pending.delete(key));
			pending.set(key, work);
			return work;
		}
		// All waits within a render have timeouts. One that hangs nevertheless must not block other visitors.
		await withinDeadline(SHARED_RENDER_TIMEOUT_MS, () => first).catch(() => undefined);
		const cached = cache?.find(requested.set, requested);
		return cached ? hit(cached, requested, context) : renderNow(context, render, requested);
	};

	return {
		respond(incoming, outgoing) {
			const { method, url = "", headers } = incoming;
			if (!cache || (method !== "GET" && method !== "HEAD")) return false;
			const wanted = headers[SET_HEADER];
			const set = setFor(choice.now(choiceInputOf(incoming)), url, typeof wanted === "string" ? wanted : undefined);
			if (!set) return false;
			const cached = cache.find(set, {
				address: url,
				cookie: headers.cookie,
				acceptLanguage: headers["accept-language"],
			});
			if (!cached) return false;
			const encodings = headers["accept-encoding"];
			const accepted = typeof encodings === "string" ? encodings : undefined;
			const sent = cached.page.ready(cached.page.encodingFor(accepted));
			if (!sent) return false;
			const known = headers["if-none-match"];
			const { locale } = cached.page;
			const cookie =
				locale && headers.referer
					? cookieFor(set, locale, { cookie: headers.cookie, referer: headers.referer, host: headers.host })
					: undefined;
			const responseHeaders = [...sent.headers, "cache-status", HIT, ...(cookie ? ["set-cookie", cookie] : [])];
			onHit(set);
			if (isUnchanged(sent, known)) outgoing.writeHead(304, withoutLength(responseHeaders)).end();
			else outgoing.writeHead(cached.page.status, responseHeaders).end(method === "HEAD" ? undefined : sent.body);
			return true;
		},
		rendered: (render) => async (context, next) => {
			const requested = requestedBy(context);
			const cached = requested && cache?.find(requested.set, requested);
			if (requested && cached) return hit(cached, requested, context);
			const response = await (requested ? renderOnce(requested, context, render) : renderNow(context, render));
			return response ?? next();
		},
		send,
	};
}

function isCacheable({ isShared, use }: RenderedResponse): boolean {
	return isShared && !use.private && !use.incomplete;
}

function isUnchanged({ etag }: SentPage, known: string | undefined): boolean {
	return known !== undefined && etag !== undefined && matchesEtag(known, etag);
}

function withoutLength(headers: readonly string[]): string[] {
	const at = headers.findIndex((name, index) => index % 2 === 0 && name === "content-length");
	return headers.toSpliced(at, at < 0 ? 0 : 2);
}
