import {
	GUEST,
	type SessionEvent,
	type SessionState,
	type SignedIn,
	type SignInOptions,
	sessionAfter,
} from "@hub/shared-contracts/session/session";

/** Environment of a tab. */
export interface SessionEnvironment {
	/** Calls the server with the site's cookies; @returns the JSON of its response. @throws Error without one */
	request(
		method: "GET" | "POST",
		path: string,
		headers: Readonly<Record<string, string>>,
		body?: URLSearchParams,
	): Promise<unknown>;
	/** True if there is a session cookie. */
	hasCookie(): boolean;
	/** Removes this cookie. */
	removeCookie(): void;
	/** Address of the current page. */
	address(): string;
	/** Navigates to another site. */
	leave(url: string): void;
	/** Navigates to a path of this site, and reloads if it is the current page. */
	go(path: string): void;
	/** Notifies other tabs of a changed session. */
	notifyTabs(): void;
}

/** Session of a tab (SS-1 to SS-3). */
export interface SessionClient {
	get(): SessionState;
	subscribe(listener: () => void): () => void;
	fetch(): Promise<SessionState>;
	/** Fetches the session; true if the visitor is signed in. */
	verify(): Promise<boolean>;
	/**
	 * @param provider `credentials`, or the name of another
	 * @param params for another provider's page, such as `{ prompt: "login" }`
	 * @returns undefined if the visitor leaves the page
	 */
	signIn(
		provider: string,
		options?: SignInOptions | null,
		params?: Readonly<Record<string, string>>,
	): Promise<SignedIn | undefined>;
	/**
	 * Signs out and goes to the path of the address, without its query.
	 * @throws Error if the server could not do it; the session stays
	 */
	signOut(options?: { readonly callbackUrl?: string }): Promise<void>;
}

/** Requests JSON with the next address instead of a redirect. */
const FORM_HEADERS = { "Content-Type": "application/x-www-form-urlencoded", "X-Auth-Return-Redirect": "1" } as const;

export function createSessionClient(environment: SessionEnvironment): SessionClient {
	let state: SessionState = environment.hasCookie() ? { status: "loading" } : GUEST;
	const listeners = new Set<() => void>();
	const apply = (event: SessionEvent): SessionState => {
		const next = sessionAfter(state, event);
		if (JSON.stringify(next) !== JSON.stringify(state)) {
			state = next;
			for (const listener of listeners) listener();
		}
		return state;
	};

	const fetch = async (): Promise<SessionState> => {
		if (!environment.hasCookie()) return apply({ kind: "answer", session: null });
		const answer = await environment.request("GET", "/api/auth/session", {}).catch(() => null);
		return apply({ kind: "answer", session: isRecord(answer) ? answer : null });
	};

	return {
		get: () => state,
		subscribe(listener) {
			listeners.add(listener);
			return () => void listeners.delete(listener);
		},
		fetch,
		verify: async () => (await fetch()).status === "authenticated",
		async signIn(provider, options, params = {}) {
			apply({ kind: "begin" });
			const { redirect = true, callbackUrl = environment.address(), ...more } = options ?? {};
			const isCredentials = provider === "credentials";
			const path = `/api/auth/${isCredentials ? "callback" : "signin"}/${provider}?${new URLSearchParams(params)}`;
			const body = new URLSearchParams({ csrfToken: "", callbackUrl });
			if (options?.redirect !== undefined) body.set("redirect", String(redirect));
			for (const [name, value] of Object.entries(more)) if (value !== undefined) body.set(name, String(value));
			try {
				const url = addressIn(
					await environment.request("POST", path, FORM_HEADERS, body),
					callbackUrl,
					environment.address(),
				);
				const error = url.searchParams.get("error");
				if (error !== null) {
					apply({ kind: "failed" });
					return { ok: false, error };
				}
				if (!isCredentials) {
					environment.leave(url.href);
					return undefined;
				}
				await fetch();
				environment.notifyTabs();
				if (!redirect) return { ok: true, url: url.href };
				environment.go(url.pathname + url.search + url.hash);
				return undefined;
			} catch (error) {
				apply({ kind: "failed" });
				throw error;
			}
		},
		async signOut({ callbackUrl = environment.address() } = {}) {
			const before = state;
			apply({ kind: "signed out" });
			try {
				const url = addressIn(
					await environment.request("POST", "/api/auth/signout", FORM_HEADERS, new URLSearchParams({ callbackUrl })),
					callbackUrl,
					environment.address(),
				);
				environment.removeCookie();
				environment.notifyTabs();
				environment.go(url.pathname);
			} catch (error) {
				// The session still exists, so a retry may succeed.
				state = before;
				apply({ kind: "failed" });
				throw error;
			}
		},
	};
}

/** Returns the address in a response, else the requested one. */
function addressIn(answer: unknown, callbackUrl: string, base: string): URL {
	return new URL(isRecord(answer) && typeof answer.url === "string" ? answer.url : callbackUrl, base);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
	return typeof value === "object" && value !== null;
}
