// Refreshes tokens in time, once for concurrent requests (TK-3).

import { createHash } from "node:crypto";
import { type RestCommand, refresh } from "@directus/sdk";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import type { CallOptions, ContentResponse, ContentTransport } from "./content-transport.server.ts";
import { isTokenRefused, parseData } from "./transport-error.ts";

/** The tokens of an account (TK-1). */
export interface Tokens {
	readonly access: string;
	readonly refresh: string;
	/** Lifetime of the access token, in ms. */
	readonly expires: number;
	/** Its end, in ms since 1970. */
	readonly expiresAt: number;
}

/** Stored tokens; during a refresh, access token and end are null. */
export type StoredTokens = { readonly [Name in keyof Tokens]: Tokens[Name] | null };

export const NO_TOKENS: StoredTokens = { access: null, refresh: null, expires: null, expiresAt: null };

/** Remaining lifetime below which tokens are refreshed, in ms. */
const REFRESH_WITHIN = 30_000;

/** Time in which a replaced token still gets its replacement, in ms: Directus refuses it at once. */
const REPLACED_FOR = 30_000;

/** Wait for another process's message if Directus reports that a token was replaced, in ms. */
const PEER_TIMEOUT_MS = 1_000;

export interface Refreshes {
	/** @throws TransportError */
	replace(token: string, options?: CallOptions): Promise<Tokens>;
	/**
	 * Receives a replacement from another process.
	 * @param replaced the digest that was passed to `broadcast`
	 */
	receive(replaced: string, by: Tokens): void;
}

const tokens = z.object({ access_token: z.string(), refresh_token: z.string(), expires: z.number() });

/**
 * Parses the response to a login or refresh.
 * @throws TransportError if it is invalid
 */
export function tokensFrom(data: unknown, now: number): Tokens {
	const { access_token: access, refresh_token: next, expires } = parseData(tokens, data);
	return { access, refresh: next, expires, expiresAt: now + expires };
}

/** @param broadcast notifies other processes, with a digest of the replaced token */
export function createRefreshes(
	transport: ContentTransport,
	broadcast: (replaced: string, by: Tokens) => void = () => undefined,
	now: () => number = Date.now,
): Refreshes {
	// `max` would allocate memory for all of them at once.
	const refreshed = new LRUCache<string, Promise<Tokens>>({
		maxSize: 10_000,
		sizeCalculation: () => 1,
		ttl: REPLACED_FOR,
	});
	const received = new LRUCache<string, Tokens>({ maxSize: 10_000, sizeCalculation: () => 1, ttl: REPLACED_FOR });
	const nameOf = (token: string) => createHash("sha256").update(token).digest("base64url");

	const request = async (token: string, name: string, options: CallOptions): Promise<Tokens> => {
		try {
			const response = await transport.call(refresh({ mode: "json", refresh_token: token }), {
				...options,
				token: undefined,
			});
			const tokens = tokensFrom(response, now());
			broadcast(name, tokens);
			return tokens;
		} catch (error) {
			if (!isTokenRefused(error)) throw error;
			// Another process may have been first, and its message is on the way.
			for (let waited = 0; waited < PEER_TIMEOUT_MS && !received.has(name); waited += 50)
				await new Promise((resolve) => setTimeout(resolve, 50));
			const theirs = received.get(name);
			if (theirs) return theirs;
			throw error;
		}
	};

	return {
		receive: (replaced, by) => void received.set(replaced, by),
		replace(token, options = {}) {
			const name = nameOf(token);
			const theirs = received.get(name);
			if (theirs) return Promise.resolve(theirs);
			const before = refreshed.get(name);
			if (before) return before;
			const replacing = request(token, name, options);
			refreshed.set(name, replacing);
			// Its time in the cache begins with the response; failures are not cached.
			replacing.then(
				() => refreshed.set(name, replacing),
				() => refreshed.delete(name),
			);
			return replacing;
		},
	};
}

export interface TokenStore {
	read(): StoredTokens;
	write(tokens: StoredTokens): void;
}

export interface AccountCallsOptions {
	readonly transport: ContentTransport;
	readonly refreshes: Refreshes;
	readonly store: TokenStore;
	/** A token that is never refreshed; it takes precedence over the store. */
	readonly staticToken?: string | undefined;
	/** Default true. */
	readonly autoRefresh?: boolean;
	/** Default: `Date.now`. */
	readonly now?: () => number;
}

export interface AccountCalls {
	/** @throws TransportError */
	call<Output>(command: RestCommand<Output, object>, options?: CallOptions): Promise<Output>;
	/**
	 * Returns the whole response.
	 * @throws TransportError
	 */
	request<Output>(command: RestCommand<Output, object>, options?: CallOptions): Promise<ContentResponse<Output>>;
	/**
	 * Reads a file as bytes.
	 * @param path relative to the base URL
	 * @throws TransportError
	 */
	file(path: string, options?: CallOptions): Promise<Blob>;
	/**
	 * Returns the access token for calls with a method, refreshed if needed.
	 * @throws TransportError
	 */
	token(method: string, options?: CallOptions): Promise<string | undefined>;
}

export function createAccountCalls({
	transport,
	refreshes,
	store,
	staticToken,
	autoRefresh = true,
	now = Date.now,
}: AccountCallsOptions): AccountCalls {
	let refreshing: Promise<void> | undefined;

	const replace = async (before: StoredTokens & { readonly refresh: string }, options: CallOptions): Promise<void> => {
		store.write({ ...before, access: null, expiresAt: null });
		try {
			store.write(await refreshes.replace(before.refresh, options));
		} catch (error) {
			// Any other failure does not invalidate the token, which is tried again with the next call.
			store.write(isTokenRefused(error) ? NO_TOKENS : before);
			throw error;
		}
	};

	const token: AccountCalls["token"] = async (method, options = {}) => {
		if (staticToken) return staticToken;
		if (autoRefresh && method !== "POST") {
			const { refresh: current, expiresAt, ...rest } = store.read();
			if (expiresAt === null) await refreshing;
			else if (current !== null && expiresAt - now() < REFRESH_WITHIN) {
				refreshing = replace({ ...rest, refresh: current, expiresAt }, options).finally(() => {
					refreshing = undefined;
				});
				await refreshing;
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
		request: async (command, options = {}) => transport.request(command, await withToken(command, options)),
		file: async (path, options = {}) => transport.file(path, { ...options, token: await token("GET", options) }),
	};
}
