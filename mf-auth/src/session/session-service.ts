import type { SessionService } from "@hub/shared-contracts/remote/services";
import { SESSION_CHANNEL, SIGNED_IN_COOKIE } from "@hub/shared-contracts/session/session";
import { createSessionClient } from "./session-client.ts";

/** Short, because the header shows little more than a name. */
const TIMEOUT_MS = 5_000;

/** Creates the service `session`: one session for all open tabs. */
export default function createSessionService(): SessionService {
	const channel = new BroadcastChannel(SESSION_CHANNEL);
	const hasCookie = () => document.cookie.split("; ").includes(`${SIGNED_IN_COOKIE}=1`);
	const client = createSessionClient({
		async request(method, path, headers, body) {
			const signal = AbortSignal.timeout(TIMEOUT_MS);
			const response = await fetch(path, {
				method,
				headers,
				...(body ? { body } : {}),
				credentials: "same-origin",
				signal,
			});
			if (!response.ok) throw new Error(`The server responded with ${response.status}.`);
			return response.json();
		},
		hasCookie,
		removeCookie() {
			// biome-ignore lint/suspicious/noDocumentCookie: the store for cookies is not in every browser yet
			document.cookie = `${SIGNED_IN_COOKIE}=; Max-Age=0; Path=/; SameSite=Lax`;
		},
		address: () => location.href,
		leave: (url) => location.assign(url),
		go: (path) => location.assign(path),
		// Identifies the sender: its own listeners receive the message, too, and must not reload the page that it leaves.
		notifyTabs: () => channel.postMessage(performance.timeOrigin),
	});
	channel.addEventListener("message", () => void client.fetch());
	// A form without JavaScript also changes the session, so it is checked when the visitor returns to this tab.
	document.addEventListener("visibilitychange", () => {
		const isSignedIn = client.get().status === "authenticated";
		if (document.visibilityState === "visible" && isSignedIn !== hasCookie()) void client.fetch();
	});
	void client.fetch();
	return {
		get: client.get,
		subscribe: client.subscribe,
		fetch: client.fetch,
		verify: client.verify,
		signIn: (provider, options, params) =>
			client.signIn(provider, options, params).catch(() => ({ ok: false, error: "Unavailable" })),
		signOut: ({ callbackUrl = "/" } = {}) =>
			client.signOut({ callbackUrl: new URL(callbackUrl, location.href).href }).then(
				() => true,
				() => false,
			),
	};
}
