// Reloads a personal page once the visitor has signed out in another tab.

import { SESSION_CHANNEL, SIGNED_IN_COOKIE } from "@hub/shared-contracts/session/session";

/** @param isPersonal true if the current page has data of one visitor */
export function reloadOnceSignedOut(isPersonal: () => boolean): void {
	const hasCookie = () => document.cookie.split("; ").includes(`${SIGNED_IN_COOKIE}=1`);
	let wasSignedIn = hasCookie();
	const check = (): void => {
		const isSignedIn = hasCookie();
		if (wasSignedIn && !isSignedIn && isPersonal()) location.reload();
		wasSignedIn = isSignedIn;
	};
	// Notifies of sign-outs by script in another tab. Its own message is ignored: the tab that signs out goes to the home
	// page, and a reload would stop that.
	new BroadcastChannel(SESSION_CHANNEL).addEventListener(
		"message",
		({ data }) => data !== performance.timeOrigin && check(),
	);
	// After any other sign-out, the visitor comes back to this tab, or to a page in the back-forward cache.
	document.addEventListener("visibilitychange", check);
	for (const event of ["focus", "pageshow"]) addEventListener(event, check);
}
