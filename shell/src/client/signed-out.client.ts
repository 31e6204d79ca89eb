// Reloads a personal page once the visitor has signed out in another tab.

import { SESSION_CHANNEL, SIGNED_IN_COOKIE } from "@hub/shared-contracts/session/session";

/** @param isPersonal true if the page shown has data of one visitor */
export function reloadOnceSignedOut(isPersonal: () => boolean): void {
	const hasCookie = () => document.cookie.split("; ").includes(`${SIGNED_IN_COOKIE}=1`);
	let wasSignedIn = hasCookie();
	const look = (): void => {
		const isSignedIn = hasCookie();
		if (wasSignedIn && !isSignedIn && isPersonal()) location.reload();
		wasSignedIn = isSignedIn;
	};
	// Of a sign-out by script in another tab, which may be visible beside this one.
	// Ignores its own message: the tab that signs out goes to the home page, and a reload would stop that.
	new BroadcastChannel(SESSION_CHANNEL).addEventListener("message", ({ data }) => data !== performance.timeOrigin && look());
	// Of any other, the visitor comes back to this tab, or to a page that the browser kept.
	document.addEventListener("visibilitychange", look);
	for (const event of ["focus", "pageshow"]) addEventListener(event, look);
}
