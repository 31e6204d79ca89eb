// When a token is refreshed, and that many requests at once refresh it once (TK-3).

import { createHash } from "node:crypto";
import { type RestCommand, refresh } from "@directus/sdk";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import type { CallOptions, ContentAnswer, ContentTransport } from "./content-transport.server.ts";
import { isTokenRefused, parseAnswer } from "./transport-error.ts";

/** The tokens of an account (TK-1). */
export interface Tokens {
	readonly access: string;
	readonly refresh: string;
	/** How long the access token is valid, in ms. */
	readonly expires: number;
	/** Until when it is, in ms since 1970. */
	readonly expiresAt: number;
}

/** Tokens as they are stored; while they are refreshed, token and time are missing. */
export type StoredTokens = { readonly [Name in keyof Tokens]: Tokens[Name] | null };

/** Nothing is stored. */
export const NO_TOKENS: StoredTokens = { access: null, refresh: null, expires: null, expiresAt: null };

/** Tokens that expire within so many ms are refreshed. */
const REFRESH_WITHIN = 30_000;

/** For so many ms a replaced token still gets what it was replaced by: the content service refuses it at once. */
const REPLACED_FOR = 30_000;

/** How long, in ms, a process waits for another one's news where the content service says that a token was replaced. */
const NEWS_PATIENCE = 1_000;

/** Refreshes tokens, each once. */
export interface Refreshes {
	/** @throws TransportError */
	replace(token: string, options?: CallOptions): Promise<Tokens>;
	/** What another process of the site replaced. @param replaced as `tell` was given it */
	hear(replaced: string, by: Tokens): void;
}

const answer = z.object({ access_token: z.string(), refresh_token: z.string(), expires: z.number() });

/** Reads the content service's answer to a login or refresh. @throws TransportError where it is none */
export function tokensFrom(data: unknown, now: number): Tokens {
	const { access_token: access, refresh_token: next, expires } = parseAnswer(answer, data);
	return { access, refresh: next, expires, expiresAt: now + expires };
}

/** @param tell tells other processes; what was replaced is told as a digest */
export function createRefreshes(
	transport: ContentTransport,
	tell: (replaced: string, by: Tokens) => void = () => undefined,
	now: () => number = Date.now,
): Refreshes {
	// `max` would take the room for all of them at once.
	const known = new LRUCache<string, Promise<Tokens>>({ maxSize: 10_000, sizeCalculation: () => 1, ttl: REPLACED_FOR });
	const heard = new LRUCache<string, Tokens>({ maxSize: 10_000, sizeCalculation: () => 1, ttl: REPLACED_FOR });
	const nameOf = (token: string) => createHash("sha256").update(token).digest("base64url");

	const ask = async (token: string, name: string, options: CallOptions): Promise<Tokens> => {
		try {
			const said = await transport.call(refresh({ mode: "json", refresh_token: token }), { ...options, token: undefined });
			const tokens = tokensFrom(said, now());
			tell(name, tokens);
			return tokens;
		} catch (error) {
			if (!isTokenRefused(error)) throw error;
			// Another process may have been first, and its news is on the way.
			for (let waited = 0; waited < NEWS_PATIENCE && !heard.has(name); waited += 50)
				await new Promise((resolve) => setTimeout(resolve, 50));
			const theirs = heard.get(name);
			if (theirs) return theirs;
			throw error;
		}
	};

	return {
		hear: (replaced, by) => void heard.set(replaced, by),
		replace(token, options = {}) {
			const name = nameOf(token);
			const theirs = heard.get(name);
			if (theirs) return Promise.resolve(theirs);
			const before = known.get(name);
			if (before) return before;
			const replacing = ask(token, name, options);
			known.set(name, replacing);
			// Its time in the cache begins with the answer; a failure is not cached.
			replacing.then(
				() => known.set(name, replacing),
				() => known.delete(name),
			);
			return replacing;
		},
	};
}

/** Where the tokens of one visitor are stored. */
export interface TokenStore {
	read(): StoredTokens;
	write(tokens: StoredTokens): void;
}

/** What calls of an account are made with. */
export interface AccountCallsOptions {
	readonly transport: ContentTransport;
	readonly refreshes: Refreshes;
	readonly store: TokenStore;
	/** A token that is never refreshed; it comes before those of the store. */
	readonly staticToken?: string | undefined;
	/** Default true. */
	readonly autoRefresh?: boolean;
	/** Default the time. */
	readonly now?: () => number;
}

/** Calls as one account. */
export interface AccountCalls {
	/** @throws TransportError */
	call<Output>(command: RestCommand<Output, object>, options?: CallOptions): Promise<Output>;
	/** The same, with all that the answer says besides. @throws TransportError */
	answer<Output>(command: RestCommand<Output, object>, options?: CallOptions): Promise<ContentAnswer<Output>>;
	/** A file as it is. @param path from the content service's address on @throws TransportError */
	file(path: string, options?: CallOptions): Promise<Blob>;
	/** The access token for calls of a method, refreshed where it has to be. @throws TransportError */
	token(method: string, options?: CallOptions): Promise<string | undefined>;
}

/** Makes the calls of an account, with a token that is refreshed in time. */
export function createAccountCalls({
	transport,
	refreshes,
	store,
	staticToken,
	autoRefresh = true,
	now = Date.now,
}: AccountCallsOptions): AccountCalls {
	let underWay: Promise<void> | undefined;

	const replace = async (before: StoredTokens & { readonly refresh: string }, options: CallOptions): Promise<void> => {
		store.write({ ...before, access: null, expiresAt: null });
		try {
			store.write(await refreshes.replace(before.refresh, options));
		} catch (error) {
			// Any other failure says nothing about the token, which is tried again with the next call.
			store.write(isTokenRefused(error) ? NO_TOKENS : before);
			throw error;
		}
	};

	const token: AccountCalls["token"] = async (method, options = {}) => {
		if (staticToken) return staticToken;
		if (autoRefresh && method !== "POST") {
			const { refresh: current, expiresAt, ...rest } = store.read();
			if (expiresAt === null) await underWay;
			else if (current !== null && expiresAt - now() < REFRESH_WITHIN) {
				underWay = replace({ ...rest, refresh: current, expiresAt }, options).finally(() => {
					underWay = undefined;
				});
				await underWay;
			}
		}
		return store.read().access ?? undefined;
	};
	const withToken = async (command: RestCommand<unknown, object>, options: CallOptions): Promise<CallOptions> => {
		return { ...options, token: await token(command().method ?? "GET", options) };
	};

	return {
		token,
		call: async (command, options = {}) => transport.call(command, await withToken(command, options)),
		answer: async (command, options = {}) => transport.answer(command, await withToken(command, options)),
		file: async (path, options = {}) => transport.file(path, { ...options, token: await token("GET", options) }),
	};
}
