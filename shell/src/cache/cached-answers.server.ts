// Responds from the page cache, or renders a page once for all visitors who request it at the same time.

import type { IncomingMessage, ServerResponse } from "node:http";
import type { Locale } from "@hub/shared-contracts/language/locale";
import type { Context, Handler } from "hono";
import { CONTENT_TIMEOUT, RENDER_DEADLINE, withinDeadline } from "../base/deadline.server.ts";
import { setRequestAttributes } from "../base/request-trace.server.ts";
import { compressedResponse } from "../http/compression.server.ts";
import { namesEtag } from "../http/entity-tag.server.ts";
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
export interface WrittenAnswer extends Omit<CacheablePage, "bytes"> {
	readonly bytes: Uint8Array<ArrayBuffer>;
	/** By lower-case names: all but those of its encoding. */
	readonly headers: Readonly<Record<string, string>>;
	/** `Set-Cookie` for this visitor. */
	readonly cookie?: string | undefined;
	/** True if its content allows caching; {@link PageUse} has the other conditions. */
	readonly isForAll: boolean;
	/** True if nothing is known that says that the address exists. */
	readonly unconfirmed: boolean;
}

/** A request that the cache may have a response for. */
interface RequestedPage extends CacheRequest {
	readonly set: LoadedSet;
	/** `Accept-Encoding`. */
	readonly accepted: string | undefined;
	readonly known: string | undefined;
	readonly head: boolean;
}

/**
 * Renders the response to a request. Redirects and the like are whole responses; undefined: the address is not ours.
 */
export type WriteAnswer = (context: Context<Surroundings>) => Promise<WrittenAnswer | Response | undefined>;

/** Responds to requests. */
export interface CachedAnswers {
	/** Responds to a request of Node's server from memory; false if the handlers have to. */
	answer(incoming: IncomingMessage, outgoing: ServerResponse): boolean;
	/** Creates a handler that responds from the cache, or caches what `write` returns if that is allowed. */
	written(write: WriteAnswer): Handler<Surroundings>;
	/** Sends a response for one visitor, such as the outcome of a form. */
	send(context: Context<Surroundings>, answer: WrittenAnswer | Response): Promise<Response>;
}

export interface CachedAnswersOptions {
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
	/** Runs work when it is the visitor's turn; returns a 503 if too many requests wait. */
	readonly inTurn: <Answer>(context: Context<Surroundings>, work: () => Promise<Answer>) => Promise<Answer | Response>;
}

/** The `Cache-Status` header (RFC 9211). */
const HIT = '"Data Hub"; hit';
const MISS = '"Data Hub"; fwd=miss';
/** Timeout in ms for a page that is being rendered for another visitor. */
const JOIN_TIMEOUT = CONTENT_TIMEOUT + RENDER_DEADLINE;

export function createCachedAnswers(options: CachedAnswersOptions): CachedAnswers {
	const { cache, choice, cookieFor, shellVersion, siteHeaders, inTurn } = options;
	const onHit = (set: LoadedSet): void => {
		setRequestAttributes({ "hub.cache": "hit", "hub.set": set.id });
		options.onHit(set);
	};
	const underWay = new Map<string, Promise<unknown>>();

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
		return given(cached, requested, context, HIT);
	};

	const given = async (
		cached: CachedPage,
		requested: RequestedPage,
		context: Context<Surroundings>,
		from: string,
	): Promise<Response> => {
		const encoding = cached.page.encodingFor(requested.accepted);
		let sent = cached.page.ready(encoding);
		if (!sent) {
			sent = await cached.page.in(encoding);
			cached.resize();
		}
		const unchanged = isUnchanged(sent, requested.known);
		const headers = new Headers();
		for (let at = 0; at < sent.headers.length; at += 2) {
			const name = sent.headers[at] ?? "";
			if (!unchanged || name !== "content-length") headers.set(name, sent.headers[at + 1] ?? "");
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

	const send: CachedAnswers["send"] = async (context, answer) => {
		if (answer instanceof Response) return answer;
		const { bytes, status, cookie } = answer;
		const headers = pageProtection((await siteHeaders).pages, answer.headers);
		if (cookie) headers["set-cookie"] = cookie;
		return compressedResponse(context.req.raw, bytes, {
			status,
			headers,
			etag: answer.validated && isCacheable(answer),
		});
	};

	/** Renders the response to this request, and caches it if that is allowed. */
	const written = async (
		context: Context<Surroundings>,
		write: WriteAnswer,
		requested?: RequestedPage,
	): Promise<Response | undefined> => {
		const answer = await inTurn(context, () => write(context));
		if (!answer || answer instanceof Response) return answer;
		if (!cache || !requested || !isCacheable(answer)) return send(context, answer);
		const { bytes, status, locale, validated, use, unconfirmed } = answer;
		const headers = pageProtection((await siteHeaders).pages, answer.headers);
		// The first visitor gets the same bytes as all others.
		const cached = cache.put(
			requested.set,
			requested,
			storedPage({ bytes, status, locale, validated, use }, headers),
			unconfirmed,
		);
		return given(cached, requested, context, MISS);
	};

	/** Renders a page once for several visitors who request it at the same time. */
	const joined = async (
		requested: RequestedPage,
		context: Context<Surroundings>,
		write: WriteAnswer,
	): Promise<Response | undefined> => {
		const shared = requestKey(requested.set, requested);
		if (shared === undefined) return written(context, write);
		const key = inPreferredLanguage(shared, requested);
		const first = underWay.get(key);
		if (!first) {
			const work = written(context, write, requested).finally(() => underWay.delete(key));
			underWay.set(key, work);
			return work;
		}
		// All waits within a render have timeouts. One that hangs nevertheless must not block other visitors.
		await withinDeadline(JOIN_TIMEOUT, () => first).catch(() => undefined);
		const cached = cache?.find(requested.set, requested);
		return cached ? hit(cached, requested, context) : written(context, write, requested);
	};

	return {
		answer(incoming, outgoing) {
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
			const all = [...sent.headers, "cache-status", HIT, ...(cookie ? ["set-cookie", cookie] : [])];
			onHit(set);
			if (isUnchanged(sent, known)) outgoing.writeHead(304, withoutLength(all)).end();
			else outgoing.writeHead(cached.page.status, all).end(method === "HEAD" ? undefined : sent.body);
			return true;
		},
		written: (write) => async (context, next) => {
			const requested = requestedBy(context);
			const found = requested && cache?.find(requested.set, requested);
			if (requested && found) return hit(found, requested, context);
			const answer = await (requested ? joined(requested, context, write) : written(context, write));
			return answer ?? next();
		},
		send,
	};
}

function isCacheable({ isForAll, use }: WrittenAnswer): boolean {
	return isForAll && !use.private && !use.lacking;
}

function isUnchanged({ etag }: SentPage, known: string | undefined): boolean {
	return known !== undefined && etag !== undefined && namesEtag(known, etag);
}

function withoutLength(headers: readonly string[]): string[] {
	const at = headers.findIndex((name, index) => index % 2 === 0 && name === "content-length");
	return headers.toSpliced(at, at < 0 ? 0 : 2);
}
