// The service `session` for other remotes: one session for all open tabs.

import type { SessionService } from "@hub/shared-contracts/remote/services";
import { SESSION_CHANNEL, SIGNED_IN_COOKIE } from "@hub/shared-contracts/session/session";
import { createSessionClient } from "./session-client.ts";

/** Timeout in ms. A name in the header is not worth a longer wait. */
const TIMEOUT_MS = 5_000;

export default function createSessionService(): SessionService {
	const channel = new BroadcastChannel(SESSION_CHANNEL);
	const hasCookie = () => document.cookie.split("; ").includes(`${SIGNED_IN_COOKIE}=1`);
	const client = createSessionClient({
		async ask(method, path, headers, body) {
			const signal = AbortSignal.timeout(TIMEOUT_MS);
			const answer = await fetch(path, {
				method,
				headers,
				...(body ? { body } : {}),
				credentials: "same-origin",
				signal,
			});
			if (!answer.ok) throw new Error(`It was answered with ${answer.status}.`);
			return answer.json();
		},
		hasCookie,
		forgetCookie() {
			// biome-ignore lint/suspicious/noDocumentCookie: the store for cookies is not in every browser yet
			document.cookie = `${SIGNED_IN_COOKIE}=; Max-Age=0; Path=/; SameSite=Lax`;
		},
		address: () => location.href,
		leave: (url) => location.assign(url),
		go: (path) => location.assign(path),
		// Names the sender: its own listeners receive the message, too, and must not reload a page that it is leaving.
		tell: () => channel.postMessage(performance.timeOrigin),
	});
	channel.addEventListener("message", () => void client.fetch());
	// A form without JavaScript also changes the session, so it is checked when the visitor returns to this tab.
	document.addEventListener("visibilitychange", () => {
		const known = client.get().status === "authenticated";
		if (document.visibilityState === "visible" && known !== hasCookie()) void client.fetch();
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
